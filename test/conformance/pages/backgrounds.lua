local PAGE = "https://api.tabletopsimulator.com/backgrounds/#function-summary"

documented("one is set by its name, and told by it", PAGE, function()
  equal({ Backgrounds.setBackground("Forest"), Backgrounds.getBackground() }, { true, "Forest" })
end)
documented("one that is no custom one has no address", PAGE, function()
  Backgrounds.setBackground("Forest")
  equal(Backgrounds.getCustomURL(), nil)
end)
documented("an address makes a custom one of it", PAGE, function()
  equal({ Backgrounds.setCustomURL("http://example.com/sky.png"), Backgrounds.getCustomURL() }, { true, "http://example.com/sky.png" })
end)
