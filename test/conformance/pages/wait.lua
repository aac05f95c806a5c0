local PAGE = "https://api.tabletopsimulator.com/wait/"

documented("frames runs the function once, after so many frames", PAGE .. "#frames", function()
  local began, came = Time.frame_count, {}
  Wait.frames(function() came[#came + 1] = Time.frame_count - began end, 10)
  return function() equal(came, { 10 }) end
end)
documented("without a number after one frame", PAGE .. "#frames", function()
  local began, came = Time.frame_count, {}
  Wait.frames(function() came[#came + 1] = Time.frame_count - began end)
  return function() equal(came, { 1 }) end
end)
documented("time runs it after so many seconds", PAGE .. "#time", function()
  local began, passed = Time.time, 0
  Wait.time(function() passed = Time.time - began end, 2)
  return function() equal({ passed >= 2, passed < 2.2 }, { true, true }) end
end)
documented("a third number says how often it runs, with the time between", PAGE .. "#time", function()
  local began, times = Time.time, {}
  Wait.time(function() times[#times + 1] = Time.time - began end, 0.5, 3)
  return function()
    equal(#times, 3)
    near(times[3], 1.5, 0.1)
  end
end)
documented("-1 is for ever, until it is stopped", PAGE .. "#time", function()
  local times, id = 0, nil
  id = Wait.time(function()
    times = times + 1
    if times == 20 then Wait.stop(id) end
  end, 0.1, -1)
  Wait.time(function() end, 3)
  return function() equal(times, 20) end
end)
documented("nothing waits for it: the next line is run at once", PAGE, function()
  local came = false
  Wait.frames(function() came = true end, 1)
  equal(came, false)
end)
documented("what is stopped does not run, and stop says whether there was something", PAGE .. "#stop", function()
  local ran = false
  local id = Wait.frames(function() ran = true end, 5)
  local first, second = Wait.stop(id), Wait.stop(id)
  return function() equal({ ran, first, second }, { false, true, false }) end
end)
documented("stopAll stops all of them", PAGE .. "#stopall", function()
  local ran = {}
  Wait.frames(function() ran[#ran + 1] = "frames" end, 5)
  Wait.time(function() ran[#ran + 1] = "time" end, 1)
  Wait.condition(function() ran[#ran + 1] = "condition" end, function() return true end)
  Wait.stopAll()
  return function() equal(ran, {}) end
end)
documented("each has a number of its own", PAGE .. "#function-summary", function()
  local a, b = Wait.frames(function() end), Wait.time(function() end, 1)
  equal({ type(a), a ~= b }, { "number", true })
end)
documented("condition runs when its other function says yes", PAGE .. "#condition", function()
  local ready, came = false, false
  Wait.condition(function() came = ready end, function() return ready end)
  Wait.frames(function() ready = true end, 20)
  return function() equal(came, true) end
end)
documented("condition gives up after its time and runs the last function alone", PAGE .. "#condition", function()
  local began, what = Time.time, {}
  Wait.condition(function() what[#what + 1] = "came" end, function() return false end, 1, function() what[#what + 1] = Time.time - began end)
  return function()
    equal(#what, 1)
    near(what[1], 1, 0.1)
  end
end)
documented("a condition that came in time does not give up", PAGE .. "#condition", function()
  local what = {}
  Wait.condition(function() what[#what + 1] = "came" end, function() return true end, 1, function() what[#what + 1] = "gave up" end)
  return function() equal(what, { "came" }) end
end)
documented("collect is done when every id has been added, with all their results", PAGE .. "#collect", function()
  local added, done = {}, nil
  local collect = Wait.collect({ "White", "Red" }, function(results) done = results end, function(id, what) added[#added + 1] = id .. what end)
  collect:add("White", "a")
  equal(done, nil)
  collect:add("Red", "b")
  return function()
    equal({ added, type(done), done.White ~= nil, done.Red ~= nil, collect.results.White ~= nil }, { { "Whitea", "Redb" }, "table", true, true, true })
  end
end)
documented("an id that comes twice and one that nobody waits for are errors, each of its kind", PAGE .. "#collect", function()
  local errors = {}
  local collect = Wait.collect({ "White", "Red" }, function() end, nil, function(kind, id, what) errors[#errors + 1] = { kind, id, what } end)
  collect:add("White", 1)
  collect:add("White", 2)
  collect:add("Blue", 3)
  equal(errors, { { Wait.COLLECT_DUPLICATE, "White", 2 }, { Wait.COLLECT_UNKNOWN, "Blue", 3 } })
  equal(Wait.COLLECT_DUPLICATE ~= Wait.COLLECT_UNKNOWN, true)
end)
documented("one that was reset begins anew", PAGE .. "#collect", function()
  local done = 0
  local collect = Wait.collect({ "White" }, function() done = done + 1 end)
  collect:add("White")
  collect:reset()
  collect:add("White")
  equal(done, 2)
end)
assumed("time/frames-0")
assumed("time/frames-1")
assumed("time/condition-poll")
assumed("time/condition-run")
assumed("time/destroyed-wait")
