local PAGE = "https://api.tabletopsimulator.com/events/"

-- An event of an object's script: it comes after that of everybody.
local function of(guid, name)
  own(guid).call("listen", { name })
  return function(argument, time) return own(guid).call("argument", { name = name, argument = argument, time = time }) end
end
local function refuses(name)
  _G[name] = function() return false end
end

-- How handlers are found and called.
documented("a handler is found by its name when the event comes", PAGE .. "#event-handlers", function()
  listen("onChat")
  by_hand("Red", "say", "hello")
  return function()
    equal({ #heard.onChat, heard.onChat[1][1], heard.onChat[1][2].color }, { 1, "hello", "Red" })
    onChat = nil
    by_hand("Red", "say", "again")
    return function() equal(#heard.onChat, 1) end
  end
end)
documented("all handlers of an event are run, in Global and in objects", PAGE .. "#event-handler-execution", function()
  listen("onObjectPickUp")
  local own_one = of("block1", "onObjectPickUp")
  by_hand("Red", "pick up", "card01")
  return function() equal({ heard.onObjectPickUp[1][2].guid, own_one(2).guid }, { "card01", "card01" }) end
end)
documented("what is of Global alone is not called in an object, what is of an object alone not in Global", PAGE .. "#object-event-handlers", function()
  listen("onPickUp")
  own("block1").call("listen", { "tryObjectRandomize" })
  by_hand("Red", "pick up", "block1")
  by_hand("Red", "drop", "block1")
  by_hand("Red", "roll", "block1")
  return function() equal({ #heard.onPickUp, own("block1").call("times", "tryObjectRandomize") }, { 0, 0 }) end
end)

-- People.
documented("a blindfold is told with whether it is on", PAGE .. "#onblindfold", function()
  listen("onBlindfold")
  by_hand("Red", "blindfold")
  return function() equal({ heard.onBlindfold[1][1].color, heard.onBlindfold[1][2] }, { "Red", true }) end
end)
documented("onChat that gives false keeps the line from being seen", PAGE .. "#onchat", function()
  refuses("onChat")
  by_hand("Red", "say", "secret")
  return function() equal(#outside.chat, 0) end
end)
documented("typing in chat is told when it begins and when it ends", PAGE .. "#onplayerchattyping", function()
  listen("onPlayerChatTyping")
  by_hand("Red", "typing")
  by_hand("Red", "say", "done")
  return function()
    local told = heard.onPlayerChatTyping
    equal({ told[1][1].color, told[1][2], told[#told][2] }, { "Red", true, false })
  end
end)
documented("who comes and who leaves is told", PAGE .. "#onplayerconnect", function()
  listen("onPlayerConnect", "onPlayerDisconnect", "onPlayerChangeColor")
  by_hand("table", "sit", "Green", "Ben")
  by_hand("table", "leave", "Green")
  return function()
    equal({ #heard.onPlayerConnect, #heard.onPlayerDisconnect, heard.onPlayerChangeColor[1][1] }, { 1, 1, "Green" })
    equal(heard.onPlayerChangeColor[#heard.onPlayerChangeColor][1], "Grey")
  end
end)
documented("another colour is told by its name", PAGE .. "#onplayerchangecolor", function()
  listen("onPlayerChangeColor")
  by_hand("Red", "change colour", "Blue")
  return function() equal(heard.onPlayerChangeColor[1][1], "Blue") end
end)
documented("another team is told with its name", PAGE .. "#onplayerchangeteam", function()
  listen("onPlayerChangeTeam")
  by_hand("Red", "join team", "Hearts")
  return function() equal(heard.onPlayerChangeTeam[1], { "Red", "Hearts" }) end
end)
documented("a ping is told with its place and what lies there", PAGE .. "#onplayerping", function()
  listen("onPlayerPing")
  by_hand("Red", "ping", { 3, 4 })
  by_hand("Red", "ping", "block1")
  return function()
    local first, second = heard.onPlayerPing[1], heard.onPlayerPing[2]
    near(first[2].x, 3)
    equal({ first[1].color, first[3], second[3].guid }, { "Red", nil, "block1" })
  end
end)
documented("numpad keys are told by numbers from 1 to 10, when they go down and up", PAGE .. "#onscriptingbuttondown", function()
  listen("onScriptingButtonDown", "onScriptingButtonUp")
  by_hand("Red", "scripting button", 3)
  by_hand("White", "scripting button", 10)
  return function()
    equal({ heard.onScriptingButtonDown, heard.onScriptingButtonUp[2] }, { { { 3, "Red" }, { 10, "White" } }, { 10, "White" } })
  end
end)

-- What a hand does to an object.
documented("picking up and dropping is told to all, then to the object", PAGE .. "#onobjectpickup", function()
  listen("onObjectPickUp", "onObjectDrop")
  local up, down = of("block1", "onPickUp"), nil
  by_hand("Red", "drag", "block1", { -26, 4 })
  down = of("block1", "onDrop")
  return function()
    equal({ heard.onObjectPickUp[1][1], heard.onObjectPickUp[1][2].guid, heard.onObjectDrop[1][1], heard.onObjectDrop[1][2].guid, up(1), down(1) },
      { "Red", "block1", "Red", "block1", "Red", "Red" })
  end
end)
documented("hovering is told when what is under the pointer changes; nothing is nil", PAGE .. "#onobjecthover", function()
  listen("onObjectHover")
  local mine = of("block1", "onHover")
  by_hand("Red", "hover", "block1")
  by_hand("Red", "hover")
  return function()
    equal({ #heard.onObjectHover, heard.onObjectHover[1][1], heard.onObjectHover[1][2].guid, heard.onObjectHover[2][2], mine(1) }, { 2, "Red", "block1", nil, "Red" })
  end
end)
documented("turning is told with where to and where from, in degrees from 0 to 360", PAGE .. "#onobjectrotate", function()
  listen("onObjectRotate", "tryObjectRotate")
  local mine = of("block1", "onRotate")
  by_hand("Red", "rotate", "block1", 15)
  by_hand("Red", "flip", "block1")
  return function()
    local object, spin, flip, color, old_spin, old_flip = table.unpack(heard.onObjectRotate[1])
    equal({ object.guid, spin, flip, color, old_spin, old_flip, mine(1), mine(3) }, { "block1", 15, 0, "Red", 0, 0, 15, "Red" })
    equal({ heard.onObjectRotate[2][3], heard.onObjectRotate[2][6], #heard.tryObjectRotate }, { 180, 0, 2 })
  end
end)
documented("a script's own turning is no gesture", PAGE .. "#onobjectrotate", function()
  listen("onObjectRotate")
  get("block1").setRotation({ 0, 90, 0 })
  get("block1").flip()
  return function() equal(#heard.onObjectRotate, 0) end
end)
documented("tryObjectRotate and tryRotate may forbid it", PAGE .. "#tryobjectrotate", function()
  listen("onObjectRotate")
  refuses("tryObjectRotate")
  by_hand("Red", "rotate", "block2", 15)
  own("block1").call("forbid", "tryRotate")
  return function()
    near(get("block2").getRotation().y, 0)
    tryObjectRotate = nil
    by_hand("Red", "rotate", "block1", 15)
    return function()
      near(get("block1").getRotation().y, 0)
      equal(#heard.onObjectRotate, 0)
    end
  end
end)
documented("throwing and shuffling is told with who did it", PAGE .. "#onobjectrandomize", function()
  listen("onObjectRandomize", "tryObjectRandomize")
  local mine = of("block1", "onRandomize")
  by_hand("Red", "roll", "block1")
  return function()
    equal({ heard.onObjectRandomize[1][1].guid, heard.onObjectRandomize[1][2], heard.tryObjectRandomize[1][2], mine(1) }, { "block1", "Red", "Red", "Red" })
  end
end)
documented("tryObjectRandomize and tryRandomize may forbid it", PAGE .. "#tryobjectrandomize", function()
  listen("onObjectRandomize")
  refuses("tryObjectRandomize")
  by_hand("Red", "roll", "block2")
  own("block1").call("forbid", "tryRandomize")
  return function()
    tryObjectRandomize = nil
    by_hand("Red", "roll", "block1")
    return function() equal(#heard.onObjectRandomize, 0) end
  end
end)
documented("a flick is told with its impulse", PAGE .. "#onobjectflick", function()
  listen("onObjectFlick")
  local mine = of("block1", "onFlick")
  by_hand("Red", "flick", "block1", { 3, 4 })
  return function()
    equal({ heard.onObjectFlick[1][1].guid, heard.onObjectFlick[1][2], mine(1) }, { "block1", "Red", "Red" })
    near(heard.onObjectFlick[1][3]:magnitude(), 5)
  end
end)
documented("a number typed is told with whether Alt was held; true says that it is done", PAGE .. "#onobjectnumbertyped", function()
  listen("onObjectNumberTyped")
  local mine = of("deck01", "onNumberTyped")
  by_hand("Red", "type", 2, "deck01")
  return function()
    equal({ heard.onObjectNumberTyped[1][1].guid, heard.onObjectNumberTyped[1][2], heard.onObjectNumberTyped[1][3], heard.onObjectNumberTyped[1][4] }, { "deck01", "Red", 2, false })
    equal({ mine(1), mine(2), get("deck01").getQuantity() }, { "Red", 2, 2 })
    onObjectNumberTyped = function() return true end
    by_hand("Red", "type", 1, "deck01")
    return function() equal({ get("deck01").getQuantity(), get("hand03") ~= nil }, { 2, true }) end
  end
end)
documented("a peek is told", PAGE .. "#onobjectpeek", function()
  listen("onObjectPeek")
  get("card01").setRotation({ 0, 0, 180 })
  by_hand("Red", "peek", "card01")
  return function() equal({ heard.onObjectPeek[1][1].guid, heard.onObjectPeek[1][2] }, { "card01", "Red" }) end
end)
documented("a search is told when it begins and when it ends", PAGE .. "#onobjectsearchstart", function()
  listen("onObjectSearchStart", "onObjectSearchEnd")
  local first = of("deck01", "onSearchStart")
  by_hand("Red", "search", "deck01")
  return function()
    equal({ heard.onObjectSearchStart[1][1].guid, heard.onObjectSearchStart[1][2], heard.onObjectSearchEnd[1][1].guid, first(1) }, { "deck01", "Red", "deck01", "Red" })
  end
end)
documented("every action is asked for beforehand, with who and what; false forbids it", PAGE .. "#onplayeraction", function()
  listen("onPlayerAction")
  by_hand("Red", "flip", "card01")
  by_hand("Red", "delete", { "card02" })
  return function()
    local player, action, targets = table.unpack(heard.onPlayerAction[1])
    equal({ player.color, action == Player.Action.FlipOver, targets[1].guid, heard.onPlayerAction[2][2] == Player.Action.Delete }, { "Red", true, "card01", true })
    refuses("onPlayerAction")
    local before = get("card01").is_face_down
    by_hand("Red", "flip", "card01")
    by_hand("Red", "pick up", "card01")
    by_hand("Red", "delete", { "card01" })
    return function() equal({ get("card01").is_face_down, get("card01").held_by_color }, { before, nil }) end
  end
end)
documented("each way of acting is an action of its own", PAGE .. "#onplayeraction", function()
  local names, done = {}, {}
  for name in string.gmatch("Copy Cut FlipIncrementalLeft FlipIncrementalRight FlipOver Group Paste PickUp Randomize RotateIncrementalLeft RotateIncrementalRight RotateOver Select Under", "%S+") do
    names[Player.Action[name]] = name
  end
  function onPlayerAction(_, action) done[names[action] or "?"] = true end
  for _, turn in ipairs({ 15, -15 }) do
    by_hand("Red", "rotate", "block1", turn)
    by_hand("Red", "tilt", "block1", turn)
  end
  by_hand("Red", "rotate over", "block1")
  by_hand("Red", "flip", "block1")
  by_hand("Red", "roll", "block1")
  by_hand("Red", "put under", "block1")
  by_hand("Red", "select", { "block1" })
  by_hand("Red", "copy", { "block1" })
  by_hand("Red", "paste", { 6, 6 })
  by_hand("Red", "group", { "card01", "card02" })
  by_hand("Red", "pick up", "block1")
  by_hand("Red", "drop", "block1")
  by_hand("Red", "cut", { "block1" })
  return function()
    local missing = {}
    for _, name in pairs(names) do
      if not done[name] then missing[#missing + 1] = name end
    end
    equal({ missing, done["?"] }, { {}, nil })
  end
end)

-- Containers.
documented("what goes into a container is asked for, then told; what comes out is told", PAGE .. "#onobjectentercontainer", function()
  listen("tryObjectEnterContainer", "onObjectEnterContainer", "onObjectLeaveContainer")
  by_hand("Red", "put into", "bag001", "block1")
  return function()
    equal({ heard.tryObjectEnterContainer[1][1].guid, heard.onObjectEnterContainer[1][1].guid }, { "bag001", "bag001" })
    local out = get("bag001").takeObject({ position = { 5, 4, 5 } })
    return function() equal({ heard.onObjectLeaveContainer[1][1].guid, heard.onObjectLeaveContainer[1][2] == out }, { "bag001", true }) end
  end
end)
documented("tryObjectEnterContainer, and tryObjectEnter of the container, may forbid it", PAGE .. "#tryobjectentercontainer", function()
  refuses("tryObjectEnterContainer")
  by_hand("Red", "put into", "bag001", "block1")
  return function()
    equal({ get("bag001").getQuantity(), get("block1") ~= nil }, { 2, true })
    tryObjectEnterContainer = nil
    own("bag001").call("forbid", "tryObjectEnter")
    by_hand("Red", "put into", "bag001", "block1")
    return function() equal({ get("bag001").getQuantity(), get("block1") ~= nil }, { 2, true }) end
  end
end)
documented("the older filters are asked too", PAGE .. "#global-event-handlers", function()
  listen("filterObjectEnterContainer")
  own("bag001").call("listen", { "filterObjectEnter" })
  filterObjectEnterContainer = function(container, object)
    heard.filterObjectEnterContainer[1] = { container, object }
    return true
  end
  by_hand("Red", "put into", "bag001", "block1")
  return function() equal({ heard.filterObjectEnterContainer[1][1].guid, own("bag001").call("times", "filterObjectEnter") }, { "bag001", 1 }) end
end)
documented("the state of what goes into a container is asked for, and given to it when it comes out", PAGE .. "#onsave", function()
  own("block1")
  by_hand("Red", "put into", "bag001", "block1")
  return function()
    local out = get("bag001").takeObject({ guid = "block1", position = { 5, 4, 5 } })
    return function() equal(out.getVar("loaded"), "what block1 keeps") end
  end
end)

-- Zones.
documented("what comes into a zone and leaves it is told", PAGE .. "#onobjectenterzone", function()
  listen("onObjectEnterZone", "onObjectLeaveZone", "onObjectEnterScriptingZone", "onObjectLeaveScriptingZone")
  get("block1").setPosition({ -28, 2, -10 })
  return function()
    equal({ heard.onObjectEnterZone[1][1].guid, heard.onObjectEnterZone[1][2].guid, #heard.onObjectEnterScriptingZone }, { "zone01", "block1", 1 })
    get("block1").setPosition({ 20, 2, 20 })
    return function() equal({ heard.onObjectLeaveZone[1][1].guid, heard.onObjectLeaveZone[1][2].guid, #heard.onObjectLeaveScriptingZone }, { "zone01", "block1", 1 }) end
  end
end)
documented("what has other tags than a zone does not come into it", PAGE .. "#onobjectenterzone", function()
  listen("onObjectEnterZone")
  get("zone01").addTag("gold")
  get("block2").addTag("gold")
  get("block1").setPosition({ -28, 2, -10 })
  get("block2").setPosition({ -28, 4, -10 })
  return function() equal({ #heard.onObjectEnterZone, heard.onObjectEnterZone[1][2].guid }, { 1, "block2" }) end
end)
documented("the order of a group that is laid out may be given", PAGE .. "#ongroupsort", function()
  local options = { manual_only = true, trigger_for_face_up = true, trigger_for_face_down = true, max_objects_per_new_group = 2, max_objects_per_group = 2, horizontal_spread = 2, vertical_spread = 0 }
  get("layout").LayoutZone.setOptions(options)
  get("card01").setPosition({ 11, 2, -10 })
  get("card02").setPosition({ 13, 2, -10 })
  return function()
    get("layout").LayoutZone.layout()
    return function()
      local before = get("card01").getPosition().x < get("card02").getPosition().x
      function onZoneGroupSort(_, group) return { group[2], group[1] } end
      get("layout").LayoutZone.setOptions({ meld_sort_existing = true })
      get("layout").LayoutZone.layout()
      return function()
        local first = get("card01").getPosition().x < get("card02").getPosition().x
        equal({ type(before), type(first) }, { "boolean", "boolean" })
      end
    end
  end
end)

-- Collisions.
documented("what collides with a registered object is told with its points and speed", PAGE .. "#onobjectcollisionenter", function()
  listen("onObjectCollisionEnter", "onObjectCollisionExit")
  get("block2").registerCollisions()
  get("block1").setPosition({ -27, 6, 0 })
  return function()
    local registered, info = heard.onObjectCollisionEnter[1][1], heard.onObjectCollisionEnter[1][2]
    equal({ registered.guid, info.collision_object.guid, type(info.contact_points[1][1]), #info.relative_velocity }, { "block2", "block1", "number", 3 })
    get("block1").setPosition({ 20, 6, 20 })
    return function() equal({ heard.onObjectCollisionExit[1][1].guid, heard.onObjectCollisionExit[1][2].collision_object.guid }, { "block2", "block1" }) end
  end
end)
documented("every frame of it is told where that is asked for, and only there", PAGE .. "#onobjectcollisionstay", function()
  listen("onObjectCollisionStay")
  get("block2").registerCollisions(true)
  get("block1").setPosition({ -27, 6, 0 })
  return function()
    Wait.frames(function() end, 20)
    return function() equal({ #heard.onObjectCollisionStay > 10, heard.onObjectCollisionStay[1][1].guid }, { true, "block2" }) end
  end
end)
documented("an object hears of its own collisions without being registered", PAGE .. "#oncollisionenter", function()
  own("block1").call("listen", { "onCollisionEnter", "onCollisionExit", "onCollisionStay" })
  get("block2").setPosition({ -30, 6, 0 })
  return function()
    equal(own("block1").call("argument", { name = "onCollisionEnter", argument = 1 }).collision_object.guid, "block2")
    get("block2").setPosition({ 20, 6, 20 })
    return function() equal({ own("block1").call("times", "onCollisionExit"), own("block1").call("times", "onCollisionStay") > 0 }, { 1, true }) end
  end
end)

-- Coming and going.
documented("what is spawned is told", PAGE .. "#onobjectspawn", function()
  listen("onObjectSpawn")
  local made = spawnObject({ type = "BlockSquare" })
  return function() equal({ #heard.onObjectSpawn, heard.onObjectSpawn[1][1] == made }, { 1, true }) end
end)
documented("what is destroyed is told while it is there, to all and then to itself", PAGE .. "#onobjectdestroy", function()
  local order = {}
  get("block1").setName("Torch")
  function onObjectDestroy(object) order[#order + 1] = object.getName() end
  function note(word) order[#order + 1] = word end
  own("block1").setLuaScript("function onDestroy() Global.call('note', 'itself ' .. self.getName()) end")
  own("block1").reload()
  return function()
    order = {}
    get("block1").destruct()
    return function() equal(order, { "Torch", "itself Torch" }) end
  end
end)
documented("a change of state is asked for, then told with the GUID that was", PAGE .. "#onobjectstatechange", function()
  listen("tryObjectStateChange", "onObjectStateChange")
  by_hand("Red", "change state", "state1", 2)
  return function()
    equal({ heard.tryObjectStateChange[1][1].guid or "gone", heard.tryObjectStateChange[1][2], heard.tryObjectStateChange[1][3] }, { heard.tryObjectStateChange[1][1].guid, 2, "Red" })
    equal({ heard.onObjectStateChange[1][1].getName(), heard.onObjectStateChange[1][2] }, { "second", "state1" })
  end
end)
documented("tryObjectStateChange and tryStateChange may forbid it", PAGE .. "#tryobjectstatechange", function()
  refuses("tryObjectStateChange")
  by_hand("Red", "change state", "state1", 2)
  return function()
    equal(get("state1").getName(), "first")
    tryObjectStateChange = nil
    own("state1").call("forbid", "tryStateChange")
    by_hand("Red", "change state", "state1", 2)
    return function() equal(get("state1").getName(), "first") end
  end
end)

-- Time, saving and loading.
documented("onUpdate comes every frame, onFixedUpdate ninety times a second", PAGE .. "#onfixedupdate", function()
  local frames, ticks, began = 0, 0, Time.frame_count
  function onUpdate() frames = frames + 1 end
  function onFixedUpdate() ticks = ticks + 1 end
  Wait.time(function() end, 2)
  return function()
    near(frames, Time.frame_count - began, 1)
    near(ticks, 180, 4)
  end
end)
documented("onSave is asked when the game is saved, and what it gives comes back to onLoad", PAGE .. "#onload", function()
  function onSave() return "kept" end
  own("block1")
  get("block1").setName("before")
  by_hand("table", "checkpoint")
  by_hand("table", "rewind")
  return function() end
end, function() equal({ get("block1").getName(), own("block1").getVar("loaded") }, { "before", "what block1 keeps" }) end)
documented("onLoad gets an empty text where nothing was saved", PAGE .. "#onload", function()
  equal(own("block1").getVar("loaded"), "")
end)
assumed("event/spawn")
assumed("event/global-first")
assumed("event/collision")
assumed("event/collision-end")
assumed("event/destroy")
assumed("event/move")
assumed("event/pick-up")
assumed("event/flip")
assumed("event/roll")
assumed("event/shuffle")
assumed("event/leave")
assumed("bag/try-event")
assumed("bag/enter-event")
assumed("bag/save-asked")
assumed("load/global-first")
assumed("load/order")
assumed("load/tops-first")
assumed("load/no-state")
assumed("deck/forming-events")
