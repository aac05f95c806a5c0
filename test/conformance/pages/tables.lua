local PAGE = "https://api.tabletopsimulator.com/tables/"

documented("the table's name is that of its object", PAGE .. "#function-summary", function()
  Tables.setTable("Table_Poker")
  equal({ Tables.getTable(), Tables.getTableObject().name }, { "Table_Poker", "Table_Poker" })
end)
documented("one is set by the name that people read, too", PAGE .. "#human-readable-names", function()
  local names = {
    ["Custom Rectangle"] = "Table_Custom", ["Custom Square"] = "Table_Custom_Square", Hexagon = "Table_Hexagon",
    None = "Table_None", Octagon = "Table_Octagon", Poker = "Table_Poker", Rectangle = "Table_RPG",
    Round = "Table_Circular", ["Round Glass"] = "Table_Glass", ["Round Plastic"] = "Table_Plastic", Square = "Table_Square",
  }
  local wrong = {}
  for name, resource in pairs(names) do
    Tables.setTable(name)
    if Tables.getTable() ~= resource then wrong[#wrong + 1] = name .. ": " .. Tables.getTable() end
  end
  equal(wrong, {})
end)
documented("a custom table has an address, any other has none", PAGE .. "#function-summary", function()
  Tables.setTable("Table_Custom")
  Tables.setCustomURL("http://example.com/table.png")
  equal(Tables.getCustomURL(), "http://example.com/table.png")
  Tables.setTable("Table_Square")
  equal(Tables.getCustomURL(), nil)
end)
documented("an address does nothing to a table that is no custom one", PAGE .. "#function-summary", function()
  Tables.setTable("Table_Square")
  Tables.setCustomURL("http://example.com/table.png")
  equal(Tables.getCustomURL(), nil)
end)
documented("the table is an object like any other, in the middle", PAGE .. "#function-summary", function()
  Tables.setTable("Table_Square")
  local place = Tables.getTableObject().getPosition()
  at({ place.x, 0, place.z }, 0, 0, 0)
end)
