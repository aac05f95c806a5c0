local PAGE = "https://api.tabletopsimulator.com/behavior/assetbundle/"
local function bundle() return get("assets").AssetBundle end

documented("only what was made of an asset bundle has this behaviour", PAGE, function()
  equal({ bundle() ~= nil, get("block2").AssetBundle }, { true, nil })
end)
documented("a looping effect is started by its number from 0, and told by it", PAGE .. "#function-summary", function()
  bundle().playLoopingEffect(2)
  equal(bundle().getLoopingEffectIndex(), 2)
end)
documented("the event of a looping effect tells the object and its number", PAGE .. "#function-summary", function()
  listen("onObjectLoopingEffect")
  bundle().playLoopingEffect(1)
  return function() equal({ heard.onObjectLoopingEffect[1][1].guid, heard.onObjectLoopingEffect[1][2] }, { "assets", 1 }) end
end)
documented("so does that of a trigger effect", PAGE .. "#function-summary", function()
  listen("onObjectTriggerEffect")
  bundle().playTriggerEffect(3)
  return function() equal({ heard.onObjectTriggerEffect[1][1].guid, heard.onObjectTriggerEffect[1][2] }, { "assets", 3 }) end
end)
refused("looping effects are listed: they stand in the bundle's file", PAGE .. "#getloopingeffects", "AssetBundle.getLoopingEffects", function()
  return bundle().getLoopingEffects()
end)
refused("trigger effects are listed: they stand in the bundle's file", PAGE .. "#gettriggereffects", "AssetBundle.getTriggerEffects", function()
  return bundle().getTriggerEffects()
end)
