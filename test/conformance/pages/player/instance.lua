local PAGE = "https://api.tabletopsimulator.com/player/instance/"
local function white() return Player.White end

documented("who is the host is admin, and others are when they are promoted", PAGE .. "#member-variables", function()
  equal({ white().host, white().admin, Player.Red.host, Player.Red.admin }, { true, true, false, false })
  equal({ Player.Red.promote(), Player.Red.promoted, Player.Red.admin }, { true, true, true })
end)
documented("one that is promoted again is demoted", PAGE .. "#function-summary", function()
  Player.Red.promote()
  Player.Red.promote()
  equal({ Player.Red.promoted, Player.Red.admin }, { false, false })
end)
documented("seated tells whether somebody sits there", PAGE .. "#member-variables", function()
  equal({ white().seated, Player.Blue.seated }, { true, false })
end)
documented("each has a name, an id of their own and a team", PAGE .. "#member-variables", function()
  equal({ type(white().steam_name), white().steam_id ~= Player.Red.steam_id, white().team }, { "string", true, "None" })
  white().team = "Hearts"
  equal(white().team, "Hearts")
end)
documented("the height of lifting and the blindfold are set and read", PAGE .. "#member-variables", function()
  white().lift_height, white().blindfolded = 0.5, true
  equal({ white().lift_height, white().blindfolded }, { 0.5, true })
end)
documented("what is read only cannot be set", PAGE .. "#member-variables", function()
  fails(function() white().color = "Blue" end, "color")
  fails(function() white().steam_name = "me" end, "steam_name")
end)
documented("messages come to that player alone, on the screen where they are broadcast", PAGE .. "#broadcast", function()
  equal({ white().broadcast("loud", { 1, 0, 0 }), Player.Red.print("quiet") }, { true, true })
  return function()
    local chat = outside.chat
    equal({ chat[1].to, chat[1].broadcast, chat[2].to, chat[2].broadcast }, { "White", true, "Red", false })
  end
end)
documented("a player can be given another colour, if nobody sits there", PAGE .. "#changecolor", function()
  equal({ white().changeColor("Red"), white().seated }, { false, true })
  white().changeColor("Blue")
  return function() equal({ Player.Blue.seated, Player.White.seated }, { true, false }) end
end)
documented("hands are counted, and each has its objects", PAGE .. "#gethandobjects", function()
  equal({ get("hand01").getValue(), get("hand02").getValue(), get("hand03").getValue() }, { "White", "White", "Red" })
  equal({ white().getHandCount(), Player.Red.getHandCount() }, { 2, 1 })
  get("card01").deal(1, "White")
  get("card02").deal(1, "White", 2)
  return function()
    equal({ #white().getHandObjects(), white().getHandObjects()[1].guid, white().getHandObjects(2)[1].guid }, { 1, "card01", "card02" })
  end
end)
documented("a hand's place, turn, size and directions are told", PAGE .. "#gethandtransform", function()
  local hand = white().getHandTransform()
  near(hand.position.z, -26)
  near(hand.scale.x, 10)
  at(hand.up, 0, 1, 0)
  at(hand.forward, 0, 0, 1)
  at(hand.right, 1, 0, 0)
  near(white().getHandTransform(2).position.x, 24)
end)
documented("and set", PAGE .. "#sethandtransform", function()
  equal(white().setHandTransform({ position = { 1, 5, -20 }, rotation = { 0, 45, 0 }, scale = { 4, 3, 2 } }, 2), true)
  local hand = white().getHandTransform(2)
  at(hand.position, 1, 5, -20)
  near(hand.rotation.y, 45)
  at(hand.scale, 4, 3, 2)
end)
documented("what a player holds, and what the pointer is over", PAGE .. "#function-summary", function()
  equal({ #white().getHoldingObjects(), white().getHoverObject() }, { 0, nil })
  by_hand("White", "hover", "block1")
  by_hand("White", "pick up", "block1")
  return function()
    equal({ white().getHoldingObjects()[1].guid, white().getHoverObject().guid, get("block1").held_by_color }, { "block1", "block1", "White" })
    near(white().getPointerPosition().x, get("block1").getPosition().x, 1)
    equal(type(white().getPointerRotation()), "number")
  end
end)
documented("what is selected is told, and let go", PAGE .. "#function-summary", function()
  by_hand("White", "select", { "block1", "block2" })
  return function()
    equal({ #white().getSelectedObjects(), white().clearSelectedObjects(), #white().getSelectedObjects() }, { 2, true, 0 })
  end
end)
documented("a player copies and pastes", PAGE .. "#copy", function()
  get("block1").setName("Model")
  equal(white().copy({ get("block1") }), true)
  white().paste({ 3, 2, 3 })
  return function()
    local found = 0
    for _, each in ipairs(getObjects()) do
      if each.getName() == "Model" then found = found + 1 end
    end
    equal(found, 2)
  end
end)
documented("pingTable is an event of that player's", PAGE .. "#function-summary", function()
  listen("onPlayerPing")
  equal(white().pingTable({ 3, 1, 4 }), true)
  return function()
    equal(heard.onPlayerPing[1][1].color, "White")
    near(heard.onPlayerPing[1][2].x, 3)
    near(heard.onPlayerPing[1][2].z, 4)
  end
end)
documented("a camera looks where it is told, follows, and has its modes", PAGE .. "#lookat", function()
  equal({ white().lookAt({ position = { 0, 0, 0 }, pitch = 25, yaw = 180, distance = 20 }), white().attachCameraToObject({ object = get("block1") }),
    white().setCameraMode("TopDown") }, { true, true, true })
end)
documented("muting, themes and kicking are done", PAGE .. "#function-summary", function()
  equal({ white().mute(), white().setUITheme("button_normal #FFC0C0"), Player.Red.kick() }, { true, true, true })
  return function() equal(Player.Red.seated, false) end
end)
documented("cards go from the hand to the stash and back", PAGE .. "#drawhandstash", function()
  get("card01").deal(1, "White")
  return function()
    equal(white().setHandStashLocation({ 0.5, 0, 0 }, 0), true)
    equal(get("card01").moveToHandStash(), true)
    return function()
      equal(#white().getHandObjects(), 0)
      equal(white().drawHandStash(), true)
      return function() equal({ #white().getHandObjects(), white().getHandObjects()[1].guid }, { 1, "card01" }) end
    end
  end
end)

-- Windows.
documented("showConfirmDialog calls back with the colour when OK is clicked", PAGE .. "#showconfirmdialog", function()
  local came
  equal(white().showConfirmDialog("Really?", function(color) came = color end), true)
  by_hand("White", "answer")
  return function() equal(came, "White") end
end)
documented("and not when it is closed otherwise", PAGE .. "#showconfirmdialog", function()
  local came = false
  white().showConfirmDialog("Really?", function() came = true end)
  by_hand("White", "dismiss")
  return function() equal(came, false) end
end)
documented("showInputDialog and showMemoDialog call back with the text", PAGE .. "#showinputdialog", function()
  local words = {}
  white().showInputDialog("Name", "Ann", function(text, color) words[#words + 1] = text .. color end)
  by_hand("White", "answer")
  return function()
    white().showMemoDialog("Text", "", function(text) words[#words + 1] = text end)
    by_hand("White", "answer", "two\nlines")
    return function() equal(words, { "AnnWhite", "two\nlines" }) end
  end
end)
documented("showOptionsDialog calls back with the text and its number from 1", PAGE .. "#showoptionsdialog", function()
  local came
  white().showOptionsDialog("Which?", { "one", "two", "three" }, 2, function(text, index, color) came = { text, index, color } end)
  by_hand("White", "answer")
  return function() equal(came, { "two", 2, "White" }) end
end)
documented("its usual choice may be given by its text", PAGE .. "#showoptionsdialog", function()
  local came
  white().showOptionsDialog("Which?", { "one", "two", "three" }, "three", function(text, index) came = { text, index } end)
  by_hand("White", "answer")
  return function() equal(came, { "three", 3 }) end
end)
documented("showColorDialog calls back with a Color", PAGE .. "#showcolordialog", function()
  local came
  white().showColorDialog({ 1, 0.5, 0 }, function(color, who) came = { color.g, who } end)
  by_hand("White", "answer")
  return function() equal(came, { 0.5, "White" }) end
end)
documented("showInfoDialog only tells", PAGE .. "#showinfodialog", function()
  equal(white().showInfoDialog("Only active players may"), true)
end)
