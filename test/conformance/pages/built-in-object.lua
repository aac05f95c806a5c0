local PAGE = "https://api.tabletopsimulator.com/built-in-object/"

-- Each kind by the name that it is spawned by, and the type that it then has.
local TYPES = {
  BlockSquare = "Block", BlockRectangle = "Block", BlockTriangle = "Block", Card = "Card", Deck = "Deck", Bag = "Bag", Infinite_Bag = "Infinite",
  Counter = "Counter", Digital_Clock = "Clock", Die_4 = "Dice", Die_6 = "Dice", Die_20 = "Dice", Quarter = "Coin", Notecard = "Notecard",
  Chip_10 = "Chip", Checker_red = "Checker", Chess_Pawn = "Chess", Domino = "Domino", Tablet = "Tablet", Calculator = "Calculator",
  ScriptingTrigger = "Scripting", LayoutZone = "Layout", HandTrigger = "Hand", rpg_BEAR = "rpgFigurine", ["3DText"] = "3D Text",
}

documented("what is spawned by its name has the type that the page names", PAGE, function()
  local wrong = {}
  for name, kind in pairs(TYPES) do
    local made = spawnObject({ type = name, position = { 30, 3, 0 } })
    if made.type ~= kind then wrong[#wrong + 1] = name .. ": " .. made.type end
    made.destruct()
  end
  equal(wrong, {})
end)
documented("a name that nothing has spawns nothing", PAGE, function()
  local made, answer = pcall(spawnObject, { type = "Nothing_Like_This" })
  equal(made and answer ~= nil, false)
end)
documented("a deck of cards is one of fifty-two, a die of six has six values", PAGE, function()
  local deck, die = spawnObject({ type = "Deck", position = { 30, 3, 0 } }), spawnObject({ type = "Die_6", position = { 34, 3, 0 } })
  return function() equal({ deck.getQuantity(), #die.getRotationValues() }, { 52, 6 }) end
end)
