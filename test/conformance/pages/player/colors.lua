local PAGE = "https://api.tabletopsimulator.com/player/colors/"

documented("the colours of players are twelve, of which Grey looks on and Black is the master", PAGE, function()
  local colors = table.concat(Player.getColors(), " ")
  equal({ #Player.getColors(), string.find(colors, "Grey", 1, true) ~= nil, string.find(colors, "Black", 1, true) ~= nil }, { 12, true, true })
end)
documented("each has a Color of its name", PAGE, function()
  for _, name in ipairs(Player.getColors()) do equal(Color.fromString(name):toString(), name) end
end)
