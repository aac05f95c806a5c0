local PAGE = "https://api.tabletopsimulator.com/turns/"

documented("turns are off until they are enabled, and then somebody's", PAGE .. "#member-variables", function()
  equal(Turns.enable, false)
  Turns.enable = true
  equal({ Turns.enable, Turns.turn_color == "White" or Turns.turn_color == "Red" }, { true, true })
end)
documented("a custom order is kept, and followed", PAGE .. "#member-variables", function()
  Turns.type = 2
  Turns.order = { "Red", "White" }
  Turns.enable = true
  Turns.turn_color = "Red"
  equal({ Turns.type, Turns.order, Turns.getNextTurnColor(), Turns.getPreviousTurnColor() }, { 2, { "Red", "White" }, "White", "White" })
  equal(Turns.getTurnOrder(), { "Red", "White" })
end)
documented("endTurn gives the turn to the next, and everybody is told who has it and who had", PAGE .. "#functions", function()
  listen("onPlayerTurn")
  Turns.enable = true
  Turns.turn_color = "White"
  local before = #heard.onPlayerTurn
  Turns.endTurn()
  return function()
    local now = heard.onPlayerTurn[#heard.onPlayerTurn]
    equal({ Turns.turn_color, #heard.onPlayerTurn > before, now[1].color, now[2].color }, { "Red", true, "Red", "White" })
  end
end)
documented("at the first turn nobody had it before", "https://api.tabletopsimulator.com/events/#onplayerturn", function()
  listen("onPlayerTurn")
  Turns.enable = true
  return function() equal({ #heard.onPlayerTurn, heard.onPlayerTurn[1][2] }, { 1, nil }) end
end)
documented("reverse_order turns the direction", PAGE .. "#member-variables", function()
  by_hand("table", "sit", "Green", "Ben")
  return function()
    Turns.type = 2
    Turns.order = { "White", "Red", "Green" }
    Turns.enable = true
    Turns.turn_color = "White"
    equal(Turns.getNextTurnColor(), "Red")
    Turns.reverse_order = true
    equal({ Turns.getNextTurnColor(), Turns.getPreviousTurnColor() }, { "Green", "Red" })
  end
end)
documented("skip_empty_hands passes over who holds nothing", PAGE .. "#member-variables", function()
  Turns.type = 2
  Turns.order = { "White", "Red" }
  Turns.skip_empty_hands = true
  get("card01").deal(1, "White")
  return function()
    Turns.enable = true
    Turns.turn_color = "White"
    equal({ Turns.skip_empty_hands, Turns.getNextTurnColor() }, { true, "White" })
  end
end)
documented("the flag that is misspelt there is misspelt here", PAGE .. "#member-variables", function()
  Turns.disable_interactations = true
  Turns.pass_turns = false
  equal({ Turns.disable_interactations, Turns.pass_turns }, { true, false })
end)
documented("who has a turn may end it, others may not", PAGE .. "#functions", function()
  Turns.enable = true
  Turns.turn_color = "White"
  by_hand("Red", "end turn")
  return function()
    equal(Turns.turn_color, "White")
    by_hand("White", "end turn")
    return function() equal(Turns.turn_color, "Red") end
  end
end)
