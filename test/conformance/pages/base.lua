local PAGE = "https://api.tabletopsimulator.com/base/"
local function guids(objects)
  local list = {}
  for _, each in ipairs(objects) do list[#list + 1] = each.guid end
  table.sort(list)
  return list
end

-- What there is.
documented("an object is found by its GUID, and nil where there is none of that", PAGE .. "#getobjectfromguid", function()
  equal({ getObjectFromGUID("block1").guid, getObjectFromGUID("nobody") }, { "block1", nil })
end)
documented("getObjects gives all there are, getAllObjects all but hand zones", PAGE .. "#global-functions", function()
  local all, without = table.concat(guids(getObjects()), " "), table.concat(guids(getAllObjects()), " ")
  local function has(list, guid) return string.find(list, guid, 1, true) ~= nil end
  equal({ has(all, "block1"), has(all, "hand01"), has(without, "block1"), has(without, "hand01") }, { true, true, true, false })
end)
documented("objects are found by one tag, by any of several, by all of several", PAGE .. "#getobjectswithanytags", function()
  get("block1").setTags({ "red", "big" })
  get("block2").setTags({ "red" })
  get("card01").setTags({ "green" })
  equal(guids(getObjectsWithTag("red")), { "block1", "block2" })
  equal(guids(getObjectsWithAnyTags({ "big", "green" })), { "block1", "card01" })
  equal(guids(getObjectsWithAllTags({ "big", "red" })), { "block1" })
end)
documented("who sits is told by colours", PAGE .. "#global-functions", function()
  local seated = getSeatedPlayers()
  table.sort(seated)
  equal(seated, { "Red", "White" })
end)
documented("a colour's name is its Color", PAGE .. "#stringcolortorgb", function()
  local blue = stringColorToRGB("Blue")
  near(blue.b, 1)
  equal({ blue.r < 0.3, blue.g < 0.7 }, { true, true })
end)
documented("setLookingForPlayers and flipTable are done", PAGE .. "#global-functions", function()
  equal({ setLookingForPlayers(true), flipTable() }, { true, true })
end)

-- Spawning, copying, destroying.
documented("spawnObject makes one of a kind where it is told, and calls back with it when it is there", PAGE .. "#spawnobject", function()
  local came
  local made = spawnObject({ type = "BlockSquare", position = { 20, 4, 3 }, rotation = { 0, 90, 0 }, scale = { 2, 2, 2 }, sound = false,
    callback_function = function(object) came = { object.guid, object.spawning } end })
  equal({ made.type, made.spawning }, { "Block", true })
  return function()
    equal({ came[1] == made.guid, came[2] }, { true, false })
    at(made.getScale(), 2, 2, 2)
    near(made.getPosition().x, 20)
    near(made.getRotation().y, 90)
  end
end)
documented("without a place, a turn and a size it is at the middle, straight, and as large as it is", PAGE .. "#spawnobject-spawn-parameters", function()
  local made = spawnObject({ type = "BlockSquare" })
  at(made.getPosition(), 0, 0, 0)
  at(made.getRotation(), 0, 0, 0)
  at(made.getScale(), 1, 1, 1)
end)
documented("spawnObjectData takes what getData gives; a place that is given counts more than that of the data", PAGE .. "#spawnobjectdata", function()
  get("block1").setName("Model")
  local made = spawnObjectData({ data = get("block1").getData(), position = { 3, 4, 5 } })
  return function()
    equal({ made.getName(), made.guid ~= "block1" }, { "Model", true })
    near(made.getPosition().x, 3)
    near(made.getPosition().z, 5)
    local there = spawnObjectData({ data = { Name = "BlockSquare", Transform = { posX = 9, posY = 2, posZ = 9, rotX = 0, rotY = 45, rotZ = 0, scaleX = 2, scaleY = 2, scaleZ = 2 } } })
    return function()
      near(there.getPosition().x, 9)
      near(there.getRotation().y, 45)
      at(there.getScale(), 2, 2, 2)
    end
  end
end)
documented("spawnObjectJSON does so from a text", PAGE .. "#spawnobjectjson", function()
  local came
  local made = spawnObjectJSON({ json = '{"Name":"BlockSquare","Nickname":"Read","Transform":{"posX":1,"posY":2,"posZ":3,"rotX":0,"rotY":0,"rotZ":0,"scaleX":1,"scaleY":1,"scaleZ":1}}',
    rotation = { 0, 30, 0 }, scale = { 3, 3, 3 }, callback_function = function(object) came = object.getName() end })
  return function()
    equal(came, "Read")
    near(made.getRotation().y, 30)
    at(made.getScale(), 3, 3, 3)
  end
end)
documented("what is copied is pasted at a place, or above the middle", PAGE .. "#paste", function()
  get("block1").setName("Model")
  equal(copy({ get("block1") }), true)
  local pasted = paste({ position = { 6, 2, 6 } })
  local other = paste({})
  return function()
    equal({ #pasted, pasted[1].getName(), pasted[1].guid ~= "block1" }, { 1, "Model", true })
    near(pasted[1].getPosition().x, 6)
    near(other[1].getPosition().x, 0)
    near(other[1].getPosition().z, 0)
  end
end)
documented("destroyObject destroys", PAGE .. "#destroyobject", function()
  local block = get("block1")
  equal({ destroyObject(block), block.isDestroyed() }, { true, true })
  return function() equal(getObjectFromGUID("block1"), nil) end
end)
documented("group joins what can be, each kind for itself, and gives what came of it", PAGE .. "#group", function()
  local made = group({ get("card01"), get("card02"), get("chip01"), get("chip02"), get("block1") })
  return function()
    local kinds = {}
    for _, each in ipairs(made) do kinds[#kinds + 1] = each.type .. " " .. each.getQuantity() end
    table.sort(kinds)
    equal({ kinds, get("block1") ~= nil }, { { "Deck 2", "Stack 2" }, true })
  end
end)

documented("what came of it is another object than any of them", PAGE .. "#group", function()
  local made = group({ get("chip01"), get("chip02") })
  return function() equal({ made[1].guid ~= "chip01", made[1].guid ~= "chip02", get("chip01"), get("chip02") }, { true, true, nil, nil }) end
end)

-- Coroutines.
documented("a coroutine rests for a frame at each yield of 0", PAGE .. "#startluacoroutine", function()
  local began, frames = Time.frame_count, {}
  function counting()
    for i = 1, 3 do
      frames[i] = Time.frame_count - began
      coroutine.yield(0)
    end
    return 1
  end
  equal(startLuaCoroutine(Global, "counting"), true)
  return function() equal({ frames[2] - frames[1], frames[3] - frames[2] }, { 1, 1 }) end
end)
documented("one that does not end with 1 is an error", PAGE .. "#startluacoroutine", function()
  faulty("coroutine")
  function ending() coroutine.yield(0) end
  startLuaCoroutine(Global, "ending")
  return function() end
end)

-- Rewind.
documented("storeRewindState calls back with whether it went well and whether anything was stored", PAGE .. "#storerewindstate", function()
  local told
  storeRewindState(function(success, stored) told = { success, stored } end)
  return function()
    equal(told[1], true)
    equal(allowRewindStore(), true)
  end
end)

-- Keys and menus.
documented("an entry of the table's menu is called with who chose it and where", PAGE .. "#addcontextmenuitem", function()
  local chosen
  addContextMenuItem("Set up", function(color, place) chosen = { color, place.x, place.z } end)
  by_hand("White", "choose on table", "Set up", { 4, 5 })
  return function()
    equal(chosen, { "White", 4, 5 })
    equal(clearContextMenu(), true)
  end
end)
documented("a hotkey is called with who pressed it, over what, where, and that it is not released", PAGE .. "#addhotkey", function()
  local calls = {}
  addHotkey("End turn", function(color, over, place, isUp) calls[#calls + 1] = { color, over and over.guid, type(place), isUp } end)
  by_hand("Red", "hover", "block1")
  by_hand("Red", "hotkey", "End turn")
  return function() equal(calls, { { "Red", "block1", "table", false } }) end
end)
documented("on its release too where that is asked for", PAGE .. "#addhotkey", function()
  local calls = {}
  addHotkey("Hold", function(_, _, _, isUp) calls[#calls + 1] = isUp end, true)
  by_hand("Red", "hotkey", "Hold")
  return function()
    equal(calls, { false, true })
    equal({ clearHotkeys(), showHotkeyConfig() }, { true, true })
  end
end)

-- Messages.
documented("print is read by the host alone, printToAll by everybody, printToColor by one", PAGE .. "#printtocolor", function()
  print("to the host")
  printToAll("to all", { 1, 0, 0 })
  printToColor("to one", "Red", { 1, 0, 0 })
  return function()
    local chat = outside.chat
    equal({ chat[1].text, chat[2].to, chat[2].broadcast, chat[3].to, chat[3].text }, { "to the host", "all", false, "Red", "to one" })
    equal(chat[1].to ~= "all", true)
  end
end)
documented("broadcasts stand on the screen besides", PAGE .. "#broadcasttoall", function()
  broadcastToAll("to all", { r = 1, g = 0, b = 0 })
  broadcastToColor("to one", "White", { r = 1, g = 0, b = 0 })
  return function()
    local chat = outside.chat
    equal({ chat[1].broadcast, chat[1].to, chat[2].broadcast, chat[2].to }, { true, "all", true, "White" })
  end
end)
documented("logString gives what log would write: a label before it, tables by their keys and values", PAGE .. "#logstring", function()
  equal(logString("plain"), "plain")
  local text = logString({ first = 1, second = { deep = "yes" } }, "label")
  for _, word in ipairs({ "label", "first", "1", "second", "deep", "yes" }) do equal({ word, string.find(text, word, 1, true) ~= nil }, { word, true }) end
end)
documented("concise has fewer lines", PAGE .. "#logstring", function()
  local function lines(text) return select(2, string.gsub(text, "\n", "\n")) end
  equal(lines(logString({ 1, 2, 3 }, "label", "tag", true)) < lines(logString({ 1, 2, 3 }, "label", "tag")), true)
end)
documented("displayTag puts the tag before it", PAGE .. "#logstring", function()
  equal(string.find(logString("value", "", "seats", true, true), "seats", 1, true) ~= nil, true)
end)
documented("a tag's style puts text before and behind", PAGE .. "#logstyle", function()
  equal(logStyle("seats", { 0.5, 0.5, 0.5 }, "<", ">"), true)
  log("word", nil, "seats")
  return function() equal(string.find(outside.chat[1].text, "<.*word.*>") ~= nil, true) end
end)
documented("sendExternalMessage tells a script editor", PAGE .. "#message-functions", function()
  sendExternalMessage({ word = "hello" })
  return function()
    local last = outside.editor[#outside.editor]
    equal({ JSON.decode(last).messageID, JSON.decode(last).customMessage.word }, { 4, "hello" })
  end
end)

-- Choosing in hand.
documented("chooseInHand asks those who sit, and what they chose is an event", PAGE .. "#chooseinhand", function()
  listen("onPlayerHandChoice")
  get("card01").deal(1, "White")
  return function()
    local asked = chooseInHand("discard", 1, 1, "Choose one", { "White" })
    equal({ asked, currentChooseInHand("White") }, { { "White" }, "discard" })
    by_hand("White", "choose in hand", { "card01" })
    return function()
      local color, label, cards, confirmed = table.unpack(heard.onPlayerHandChoice[1])
      equal({ color, label, #cards, cards[1].guid, confirmed }, { "White", "discard", 1, "card01", true })
    end
  end
end)
documented("chooseInHandOrCancel can be cancelled", PAGE .. "#chooseinhandorcancel", function()
  listen("onPlayerHandChoice")
  get("card01").deal(1, "White")
  return function()
    chooseInHandOrCancel("discard", 1, 1, "Choose one", { "White" })
    by_hand("White", "cancel choice")
    return function() equal({ heard.onPlayerHandChoice[1][2], heard.onPlayerHandChoice[1][4] }, { "discard", false }) end
  end
end)
documented("clearChooseInHand ends it, and gives whom it concerned", PAGE .. "#clearchooseinhand", function()
  get("card01").deal(1, "White")
  return function()
    chooseInHand("discard", 1, 1, "Choose one", { "White" })
    equal(clearChooseInHand({ "White" }), { "White" })
    equal(currentChooseInHand("White") ~= "discard", true)
  end
end)
documented("a second choice waits for the first", PAGE .. "#chooseinhand", function()
  get("card01").deal(1, "White")
  return function()
    chooseInHand("first", 1, 1, "Choose", { "White" })
    chooseInHand("second", 1, 1, "Choose", { "White" })
    equal(currentChooseInHand("White"), "first")
    by_hand("White", "choose in hand", { "card01" })
    return function() equal(currentChooseInHand("White"), "second") end
  end
end)
assumed("object/spawn-listed")
assumed("object/spawn-ready")
assumed("object/free-guid")
assumed("object/taken-guid")
