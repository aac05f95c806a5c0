local PAGE = "https://api.tabletopsimulator.com/info/#member-variables"

documented("what the game is called, its kind and how hard it is can be read and set", PAGE, function()
  equal(Info.name, "a test")
  Info.name, Info.type, Info.complexity = "My Game", "Strategy", "High Complexity"
  equal({ Info.name, Info.type, Info.complexity }, { "My Game", "Strategy", "High Complexity" })
end)
documented("how many play it, how long it takes and its tags are tables", PAGE, function()
  Info.number_of_players, Info.playing_time, Info.tags = { 2, 4 }, { 30, 60 }, { "Cards", "Dice" }
  equal({ Info.number_of_players, Info.playing_time, Info.tags }, { { 2, 4 }, { 30, 60 }, { "Cards", "Dice" } })
end)
