local PAGE = "https://api.tabletopsimulator.com/ui/"
local XML = '<Panel id="panel" width="200"><Text id="text" fontSize="30" color="red">words</Text><Button id="button" onClick="clicked">press</Button></Panel>'

-- What is set is there when the table has rested.
local function shown(xml, work)
  UI.setXml(xml)
  return function() return work() end
end

documented("xml that was set is read, as text and as a table", PAGE .. "#setxml", function()
  return shown(XML, function()
    local tree = UI.getXmlTable()
    equal({ UI.loading, string.find(UI.getXml(), "words", 1, true) ~= nil }, { false, true })
    equal({ tree[1].tag, tree[1].attributes.id, tree[1].children[1].tag, tree[1].children[1].value, #tree[1].children }, { "Panel", "panel", "Text", "words", 2 })
  end)
end)
documented("a table makes the same", PAGE .. "#setxmltable", function()
  UI.setXmlTable({ { tag = "HorizontalLayout", attributes = { id = "row", height = 200, color = "rgba(0,0,0,0.7)" },
    children = { { tag = "Text", attributes = { id = "inner", fontSize = 100 }, value = "Example" } } } })
  return function()
    equal({ UI.getAttribute("row", "color"), UI.getValue("inner"), UI.getXmlTable()[1].children[1].tag }, { "rgba(0,0,0,0.7)", "Example", "Text" })
  end
end)
seen("one child alone needs no list around it", "Chr1Z93/Lost-Ruins-of-Arnak-TTS src/Global.ttslua", function()
  UI.setXmlTable({ { tag = "Panel", children = { tag = "HorizontalLayout", children = { tag = "Text", attributes = { id = "inner" }, value = "word" } } } })
  return function() equal(UI.getValue("inner"), "word") end
end)
documented("an attribute is read, one or all of those that were set", PAGE .. "#getattributes", function()
  return shown(XML, function()
    equal({ tostring(UI.getAttribute("text", "fontSize")), UI.getAttribute("text", "color") }, { "30", "red" })
    local all = UI.getAttributes("text")
    equal({ tostring(all.fontSize), all.color, all.width }, { "30", "red", nil })
  end)
end)
documented("attributes are set, one or several, and the others stay", PAGE .. "#setattributes", function()
  return shown(XML, function()
    equal({ UI.setAttribute("text", "fontSize", 50), UI.setAttributes("text", { color = "#000000", alignment = "UpperLeft" }) }, { true, true })
    return function()
      equal({ tostring(UI.getAttribute("text", "fontSize")), UI.getAttribute("text", "color"), UI.getAttribute("text", "alignment") }, { "50", "#000000", "UpperLeft" })
      equal(UI.getAttribute("panel", "width") .. "", "200")
    end
  end)
end)
documented("the text between the tags is read and set", PAGE .. "#setvalue", function()
  return shown(XML, function()
    equal({ UI.getValue("text"), UI.setValue("text", "others") }, { "words", true })
    return function() equal(UI.getValue("text"), "others") end
  end)
end)
documented("an element is hidden, shown, and given classes", PAGE .. "#hide", function()
  return shown(XML, function()
    equal({ UI.hide("panel"), UI.show("panel"), UI.setClass("text", "important large") }, { true, true, true })
  end)
end)
documented("pictures for it are set and told", PAGE .. "#setcustomassets", function()
  UI.setCustomAssets({ { name = "Image1", url = "http://example.com/1.png" }, { name = "Image2", url = "http://example.com/2.png" } })
  return function()
    local assets = UI.getCustomAssets()
    equal({ #assets, assets[1].name, assets[2].url }, { 2, "Image1", "http://example.com/2.png" })
    UI.setCustomAssets({})
    return function() equal(#UI.getCustomAssets(), 0) end
  end
end)
documented("new xml leaves them as they are unless it brings its own", PAGE .. "#setxml", function()
  UI.setCustomAssets({ { name = "Image1", url = "http://example.com/1.png" } })
  UI.setXml("<Text>one</Text>")
  return function()
    equal(#UI.getCustomAssets(), 1)
    UI.setXml("<Text>two</Text>", {})
    return function() equal(#UI.getCustomAssets(), 0) end
  end
end)
documented("a button calls its function with the player and its id", PAGE .. "#inputs", function()
  listen("clicked")
  UI.setXml(XML)
  by_hand("Red", "click", "button")
  return function() equal({ heard.clicked[1][1].color, heard.clicked[1][3] }, { "Red", "button" }) end
end)
documented("what is of an object calls the object's script", PAGE .. "#global-and-object", function()
  own("block1").call("listen", { "clicked" })
  own("block1").UI.setXml('<Button id="own" onClick="clicked">press</Button>')
  by_hand("Red", "click", "own", "block1")
  return function()
    equal({ own("block1").call("times", "clicked"), own("block1").UI.getValue("own"), UI.getXml() == own("block1").UI.getXml() }, { 1, "press", false })
  end
end)
documented("inputs give what was written", PAGE .. "#inputs", function()
  listen("written")
  UI.setXml('<InputField id="field" onEndEdit="written"></InputField>')
  by_hand("Red", "enter", "field", "some words")
  return function() equal({ heard.written[1][1].color, heard.written[1][2], heard.written[1][3] }, { "Red", "some words", "field" }) end
end)
documented("while it loads, what is read is what was before", PAGE .. "#setxml", function()
  return shown(XML, function()
    UI.setXml('<Text id="other">new</Text>')
    equal({ UI.loading, UI.getValue("text") }, { true, "words" })
    return function() equal({ UI.loading, UI.getValue("other") }, { false, "new" }) end
  end)
end)
assumed("ui/missing-id")
assumed("ui/new-element")
assumed("ui/loading")
assumed("ui/loaded")
assumed("ui/read-back")
