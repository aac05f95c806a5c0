local PAGE = "https://api.tabletopsimulator.com/lighting/"

documented("how strong light, surroundings and reflections are can be read and set", PAGE .. "#member-variables", function()
  Lighting.light_intensity, Lighting.ambient_intensity, Lighting.reflection_intensity = 2, 3, 0.5
  Lighting.apply()
  equal({ Lighting.light_intensity, Lighting.ambient_intensity, Lighting.reflection_intensity }, { 2, 3, 0.5 })
end)
documented("the light around is the background's or a gradient, counted from 1", PAGE .. "#member-variables", function()
  equal(Lighting.ambient_type, 1)
  Lighting.ambient_type = 2
  equal(Lighting.ambient_type, 2)
end)
documented("a LUT has an address, a number and a part in it", PAGE .. "#member-variables", function()
  Lighting.lut_url, Lighting.lut_index, Lighting.lut_contribution = "http://example.com/lut.png", 3, 0.5
  equal({ Lighting.lut_url, Lighting.lut_index, Lighting.lut_contribution }, { "http://example.com/lut.png", 3, 0.5 })
end)
documented("each of the four colours is set and read for itself", PAGE .. "#functions", function()
  local names = { "LightColor", "AmbientSkyColor", "AmbientEquatorColor", "AmbientGroundColor" }
  for i, name in ipairs(names) do equal(Lighting["set" .. name]({ r = i / 10, g = 0.5, b = 0.25 }), true) end
  for i, name in ipairs(names) do near(Lighting["get" .. name]().r, i / 10) end
end)
documented("apply makes changes seen", PAGE .. "#functions", function() equal(Lighting.apply(), true) end)
