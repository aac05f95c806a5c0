local PAGE = "https://api.tabletopsimulator.com/components/material/"
local function material() return get("block1").getComponent("MeshRenderer").game_object.getMaterials()[1] end

documented("a material has a shader and an object", PAGE .. "#member-variables", function()
  equal({ type(material().shader), material().game_object.name ~= "" }, { "string", true })
end)
documented("its variables are told with their kinds, set and read", PAGE .. "#functions", function()
  local name
  for each in pairs(material().getVars()) do name = name or each end
  equal(type(name), "string")
  material().set(name, material().get(name))
end)
