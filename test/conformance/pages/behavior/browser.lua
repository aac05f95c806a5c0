local PAGE = "https://api.tabletopsimulator.com/behavior/browser/"
local function browser() return get("tablet").Browser end

documented("only a tablet has this behaviour", PAGE, function()
  equal({ browser() ~= nil, get("block2").Browser }, { true, nil })
end)
documented("url is the address that it shows, and can be set", PAGE .. "#member-variables", function()
  browser().url = "http://example.com/rules"
  equal(browser().url, "http://example.com/rules")
end)
documented("pixel_width is how wide it is drawn", PAGE .. "#member-variables", function()
  browser().pixel_width = 800
  equal(browser().pixel_width, 800)
end)
documented("setValue of a tablet loads an address", "https://api.tabletopsimulator.com/object/#setvalue", function()
  get("tablet").setValue("http://example.com/other")
  equal({ browser().url, get("tablet").getValue() }, { "http://example.com/other", "http://example.com/other" })
end)
