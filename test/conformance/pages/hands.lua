local PAGE = "https://api.tabletopsimulator.com/hands/"

documented("getHands gives every hand zone", PAGE .. "#function-summary", function()
  local guids = {}
  for _, zone in ipairs(Hands.getHands()) do guids[#guids + 1] = zone.guid end
  table.sort(guids)
  equal({ guids, Hands.getHands()[1].type }, { { "hand01", "hand02", "hand03" }, "Hand" })
end)
documented("enable says whether hand zones hold objects", PAGE .. "#member-variable-summary", function()
  equal(Hands.enable, true)
  Hands.enable = false
  get("card01").setPosition({ 0, 4, -26 })
  return function() equal({ Hands.enable, #Player.White.getHandObjects() }, { false, 0 }) end
end)
documented("a card that comes into a hand zone is held by it", PAGE .. "#member-variable-summary", function()
  get("card01").setPosition({ 0, 4, -26 })
  return function() equal({ #Player.White.getHandObjects(), Player.White.getHandObjects()[1].guid }, { 1, "card01" }) end
end)
documented("disable_unused and hiding are read and set", PAGE .. "#hiding", function()
  equal(Hands.hiding, 1)
  Hands.hiding = 3
  Hands.disable_unused = true
  equal({ Hands.hiding, Hands.disable_unused }, { 3, true })
end)
assumed("hand/takes")
assumed("hand/pulls-back")
assumed("hand/use-hands")
assumed("hand/order")
assumed("hand/zone-event")
