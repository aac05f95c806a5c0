local PAGE = "https://api.tabletopsimulator.com/time/"

documented("time goes on", PAGE .. "#member-variables", function()
  local began, over = Time.time, false
  Wait.time(function() over = true end, 3)
  return function() equal({ over, Time.time - began >= 3, Time.time - began < 4 }, { true, true, true }) end
end)
documented("delta_time is what passed since the last frame", PAGE .. "#member-variables", function()
  local began, frames = Time.time, nil
  Wait.frames(function() frames = Time.time - began end, 10)
  return function() near(frames, 10 * Time.delta_time, 0.02) end
end)
documented("physics goes on in steps of fixed_delta_time", PAGE .. "#member-variables", function()
  equal({ Time.fixed_delta_time > 0, Time.fixed_delta_time <= 1 / 50 }, { true, true })
end)
documented("none of them can be set", PAGE .. "#member-variables", function()
  fails(function() Time.time = 1 end, "time")
  fails(function() Time.delta_time = 1 end, "delta_time")
end)
assumed("time/frames-a-second")
