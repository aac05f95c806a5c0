local PAGE = "https://api.tabletopsimulator.com/timer/"
local told

function tell(what) told[#told + 1] = what and what.word or "nothing" end

documented("a timer calls a function by its name after its delay, with its table", PAGE .. "#create", function()
  told = {}
  local began = Time.time
  function tellTime(what) told = { what.word, Time.time - began >= 2, Time.time - began < 2.2 } end
  equal(Timer.create({ identifier = "one", function_name = "tellTime", parameters = { word = "hi" }, delay = 2 }), true)
  return function() equal(told, { "hi", true, true }) end
end)
documented("it does so as often as it is told", PAGE .. "#create", function()
  told = {}
  Timer.create({ identifier = "one", function_name = "tell", delay = 0.5, repetitions = 3 })
  return function() equal(told, { "nothing", "nothing", "nothing" }) end
end)
documented("without a delay it waits a frame", PAGE .. "#create", function()
  local began, came = Time.frame_count, nil
  function tellFrame() came = Time.frame_count - began end
  Timer.create({ identifier = "one", function_name = "tellFrame" })
  equal(came, nil)
  return function() equal(came, 1) end
end)
documented("the function may be another object's", PAGE .. "#create", function()
  Timer.create({ identifier = "one", function_name = "rename", function_owner = own("block1"), parameters = { name = "named" } })
  return function() equal(get("block1").getName(), "named") end
end)
documented("one that is destroyed does not go off", PAGE .. "#destroy", function()
  told = {}
  Timer.create({ identifier = "one", function_name = "tell", delay = 1 })
  equal(Timer.destroy("one"), true)
  return function() equal(told, {}) end
end)
documented("two of one name cannot be at the same time, but one after the other", PAGE .. "#create", function()
  told = {}
  Timer.create({ identifier = "one", function_name = "tell", parameters = { word = "first" }, delay = 1 })
  local made, answer = pcall(Timer.create, { identifier = "one", function_name = "tell", parameters = { word = "second" }, delay = 1 })
  equal(made and answer, false)
  return function()
    equal(told, { "first" })
    equal(Timer.create({ identifier = "one", function_name = "tell", parameters = { word = "later" }, delay = 1 }), true)
    return function() equal(told, { "first", "later" }) end
  end
end)
