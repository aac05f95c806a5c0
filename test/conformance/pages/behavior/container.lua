local PAGE = "https://api.tabletopsimulator.com/behavior/container/"

documented("bags and decks have this behaviour, and nothing else", PAGE, function()
  equal({ get("bag001").Container ~= nil, get("deck01").Container ~= nil, get("block2").Container }, { true, true, nil })
end)
documented("search opens the window in front of a player, who is told of as one who searches", PAGE .. "#search", function()
  listen("onObjectSearchStart")
  equal(get("deck01").Container.search(Player.White, 2), true)
  return function() equal({ heard.onObjectSearchStart[1][1].guid, heard.onObjectSearchStart[1][2] }, { "deck01", "White" }) end
end)
