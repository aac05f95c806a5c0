local PAGE = "https://api.tabletopsimulator.com/custom-game-objects/"
local function made(kind, custom, work)
  local object = spawnObject({ type = kind, position = { 20, 3, 0 } })
  object.setCustomObject(custom)
  return function() return work(object) end
end
local function kept(kind, custom)
  return made(kind, custom, function(object)
    local is, wrong = object.getCustomObject(), {}
    for key, value in pairs(custom) do
      if type(value) == "number" and math.abs((is[key] or 0) - value) < 0.001 then
      elseif is[key] ~= value then wrong[#wrong + 1] = key .. ": " .. tostring(is[key]) end
    end
    equal(wrong, {})
  end)
end

documented("an asset bundle has two addresses, a type and a material", PAGE .. "#custom-assetbundle", function()
  return kept("Custom_Assetbundle", { assetbundle = "http://x/a.unity3d", assetbundle_secondary = "http://x/b.unity3d", type = 1, material = 2 })
end)
documented("a board has a picture", PAGE .. "#custom-board", function() return kept("Custom_Board", { image = "http://x/a.png" }) end)
documented("a die has a picture and a kind", PAGE .. "#custom-dice", function() return kept("Custom_Dice", { image = "http://x/a.png", type = 1 }) end)
documented("a figurine has one picture or two", PAGE .. "#custom-figurine", function()
  return kept("Figurine_Custom", { image = "http://x/a.png", image_secondary = "http://x/b.png" })
end)
documented("a model has a mesh, pictures, a collider, a kind and a material", PAGE .. "#custom-model", function()
  return kept("Custom_Model", { mesh = "http://x/a.obj", diffuse = "http://x/a.png", normal = "http://x/n.png", collider = "http://x/c.obj", convex = false,
    type = 1, material = 3, specular_intensity = 0.25, specular_sharpness = 4, freshnel_strength = 0.5, cast_shadows = false })
end)
documented("a tile has pictures, a kind, a thickness, and whether it stacks and stretches", PAGE .. "#custom-tile", function()
  return kept("Custom_Tile", { image = "http://x/a.png", image_bottom = "http://x/b.png", type = 2, thickness = 0.4, stackable = true, stretch = false })
end)
documented("a token has a picture, a thickness, a merge distance, and whether it stands and stacks", PAGE .. "#custom-token", function()
  return kept("Custom_Token", { image = "http://x/a.png", thickness = 0.4, merge_distance = 10, stand_up = true, stackable = true })
end)
documented("a card has a face and a back, and may lie sideways", PAGE .. "#custom-card", function()
  return kept("CardCustom", { face = "http://x/a.png", back = "http://x/b.png", sideways = true })
end)
documented("a deck has sheets of so many faces", PAGE .. "#custom-deck", function()
  return made("DeckCustom", { face = "http://x/a.png", back = "http://x/b.png", width = 4, height = 2, number = 6 }, function(deck)
    equal({ deck.getQuantity(), deck.type }, { 6, "Deck" })
  end)
end)
