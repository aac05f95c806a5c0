local PAGE = "https://api.tabletopsimulator.com/components/component/"
local function collider() return get("block1").getComponent("BoxCollider") end

documented("a component has a name and an object that it is part of", PAGE .. "#member-variables", function()
  equal({ collider().name, collider().game_object.name ~= "" }, { "BoxCollider", true })
end)
documented("its variables are told with their kinds", PAGE .. "#functions", function()
  local kinds = collider().getVars()
  equal({ type(kinds), type(kinds.enabled) }, { "table", "string" })
end)
documented("a variable is set and read", PAGE .. "#functions", function()
  equal(collider().get("enabled"), true)
  equal({ collider().set("enabled", false), collider().get("enabled") }, { true, false })
end)
documented("whether it casts shadows and makes sounds are variables", "https://api.tabletopsimulator.com/components/examples/", function()
  local block = get("block1")
  equal({ block.getComponent("MeshRenderer").set("receiveShadows", false), block.getComponent("AudioSource").set("mute", true) }, { true, true })
  equal({ block.getComponent("MeshRenderer").get("receiveShadows"), block.getComponent("AudioSource").get("mute") }, { false, true })
end)
