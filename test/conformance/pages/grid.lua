local PAGE = "https://api.tabletopsimulator.com/grid/#member-variables"

documented("all of it can be read and set", PAGE, function()
  Grid.show_lines, Grid.thick_lines, Grid.opacity = true, true, 0.25
  Grid.offsetX, Grid.offsetY, Grid.sizeX, Grid.sizeY = 1, 2, 3, 4
  equal({ Grid.show_lines, Grid.thick_lines, Grid.opacity }, { true, true, 0.25 })
  equal({ Grid.offsetX, Grid.offsetY, Grid.sizeX, Grid.sizeY }, { 1, 2, 3, 4 })
end)
documented("kinds and ways of snapping are counted from 1", PAGE, function()
  equal({ Grid.type, Grid.snapping }, { 1, 1 })
  Grid.type, Grid.snapping = 3, 4
  equal({ Grid.type, Grid.snapping }, { 3, 4 })
end)
documented("its colour is a Color", PAGE, function()
  Grid.color = { r = 1, g = 0.5, b = 0 }
  near(Grid.color.g, 0.5)
end)
documented("what is dropped snaps to the centre of a cell where that is on", PAGE, function()
  Grid.sizeX, Grid.sizeY, Grid.offsetX, Grid.offsetY, Grid.snapping = 2, 2, 0, 0, 3
  by_hand("White", "drag", "block2", { 3.2, 3.3 })
  return function()
    near(math.abs(get("block2").getPosition().x % 2), 1, 0.05)
    near(math.abs(get("block2").getPosition().z % 2), 1, 0.05)
  end
end)
documented("and stays where it is dropped where snapping is off, or the object does not use the grid", PAGE, function()
  Grid.sizeX, Grid.sizeY, Grid.snapping = 2, 2, 1
  by_hand("White", "drag", "block2", { 3.2, 3.3 })
  return function()
    near(get("block2").getPosition().x, 3.2, 0.05)
    Grid.snapping = 3
    get("block2").use_grid = false
    by_hand("White", "drag", "block2", { 5.3, 5.4 })
    return function() near(get("block2").getPosition().x, 5.3, 0.05) end
  end
end)

assumed("grid/middle")
assumed("grid/hexagons")
assumed("grid/upright-hexagons")
