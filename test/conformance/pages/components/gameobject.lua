local PAGE = "https://api.tabletopsimulator.com/components/gameobject/#functions"
local function inner() return get("block1").getComponent("BoxCollider").game_object end

documented("it has components, all of them or those of a name", PAGE, function()
  equal({ #inner().getComponents() > #inner().getComponents("BoxCollider"), #inner().getComponents("BoxCollider") }, { true, 1 })
  equal({ inner().getComponent("BoxCollider").name, inner().getComponent("Nothing") }, { "BoxCollider", nil })
end)
documented("its children are objects of the same kind", PAGE, function()
  equal({ type(inner().getChildren()), inner().getChild("nobody") }, { "table", nil })
end)
documented("it finds components in itself and its children", PAGE, function()
  equal({ inner().getComponentInChildren("BoxCollider").name, #inner().getComponentsInChildren("BoxCollider") >= 1 }, { "BoxCollider", true })
end)
documented("it has materials", PAGE, function()
  equal({ #inner().getMaterials() >= 1, #inner().getMaterialsInChildren() >= #inner().getMaterials() }, { true, true })
end)
