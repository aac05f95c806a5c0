local PAGE = "https://api.tabletopsimulator.com/wait/"

documented("frames runs the function once, after so many frames", PAGE .. "#frames", function()
  local began, came = Time.frame_count, {}
  Wait.frames(function() came[#came + 1] = Time.frame_count - began end, 10)
  return function() equal(came, { 10 }) end
end)
documented("time runs it after so many seconds", PAGE .. "#time", function()
  local began, passed = Time.time, 0
  Wait.time(function() passed = Time.time - began end, 2)
  return function() equal({ passed >= 2, passed < 2.2 }, { true, true }) end
end)
documented("a third number says how often it runs", PAGE .. "#time", function()
  local times = 0
  Wait.time(function() times = times + 1 end, 0.5, 3)
  return function() equal(times, 3) end
end)
documented("what is stopped does not run, and stop says whether there was something", PAGE .. "#stop", function()
  local ran = false
  local id = Wait.frames(function() ran = true end, 5)
  local first, second = Wait.stop(id), Wait.stop(id)
  return function() equal({ ran, first, second }, { false, true, false }) end
end)
documented("condition runs when its other function says yes", PAGE .. "#condition", function()
  local ready, came = false, false
  Wait.condition(function() came = ready end, function() return ready end)
  Wait.frames(function() ready = true end, 20)
  return function() equal(came, true) end
end)
documented("condition gives up after its time and runs the last function", PAGE .. "#condition", function()
  local what = ""
  Wait.condition(function() what = "came" end, function() return false end, 1, function() what = "gave up" end)
  return function() equal(what, "gave up") end
end)
assumed("time/frames-0")
assumed("time/condition-poll")
assumed("time/destroyed-wait")
