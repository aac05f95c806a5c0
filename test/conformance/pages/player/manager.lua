local PAGE = "https://api.tabletopsimulator.com/player/manager/"

documented("getColors gives every colour in its order", PAGE .. "#function-summary", function()
  equal(Player.getColors(), { "White", "Brown", "Red", "Orange", "Yellow", "Green", "Teal", "Blue", "Purple", "Pink", "Grey", "Black" })
end)
documented("getAvailableColors gives the seats that this table has", PAGE .. "#function-summary", function()
  equal({ get("hand01") ~= nil, get("hand03") ~= nil, Player.getAvailableColors() }, { true, true, { "White", "Red" } })
end)
documented("getPlayers gives who is there", PAGE .. "#getplayers", function()
  local colors = {}
  for _, player in ipairs(Player.getPlayers()) do colors[#colors + 1] = player.color end
  table.sort(colors)
  equal(colors, { "Red", "White" })
end)
documented("getSpectators gives those who are Grey", PAGE .. "#getspectators", function()
  equal(#Player.getSpectators(), 0)
  by_hand("table", "join", "Ann")
  return function() equal({ #Player.getSpectators(), Player.getSpectators()[1].steam_name, Player.getSpectators()[1].color }, { 1, "Ann", "Grey" }) end
end)
documented("a player is had by a colour", PAGE, function()
  equal({ Player.White.color, Player["Red"].color }, { "White", "Red" })
end)
documented("Action names every action by another whole number", PAGE .. "#actions", function()
  local numbers, seen_before = {}, {}
  for name in string.gmatch("Copy Cut Delete FlipIncrementalLeft FlipIncrementalRight FlipOver Group Paste PickUp Randomize RotateIncrementalLeft RotateIncrementalRight RotateOver Select Under", "%S+") do
    local number = Player.Action[name]
    if type(number) ~= "number" or number % 1 ~= 0 or seen_before[number] then numbers[#numbers + 1] = name end
    seen_before[number] = true
  end
  equal(numbers, {})
end)
assumed("lua/pairs-player")
assumed("player/grey")
