local PAGE = "https://api.tabletopsimulator.com/ui/attributes/"

documented("an element that is not active is not seen by anybody", PAGE, function()
  listen("clicked")
  UI.setXml('<Panel><Button id="seen" onClick="clicked">a</Button><Button id="unseen" active="false" onClick="clicked">b</Button></Panel>')
  by_hand("Red", "click", "seen")
  return function()
    equal(#heard.clicked, 1)
    UI.setAttribute("unseen", "active", true)
    by_hand("Red", "click", "unseen")
    return function() equal(#heard.clicked, 2) end
  end
end)
documented("a handler may be another object's, by its GUID before it", PAGE, function()
  own("block1").call("listen", { "clicked" })
  UI.setXml('<Button id="button" onClick="block1/clicked">a</Button>')
  by_hand("Red", "click", "button")
  return function() equal(own("block1").call("times", "clicked"), 1) end
end)
documented("a handler may have a word of its own, which comes as the value", PAGE, function()
  listen("clicked")
  UI.setXml('<Button id="button" onClick="clicked(three)">a</Button>')
  by_hand("Red", "click", "button")
  return function() equal(heard.clicked[1][2], "three") end
end)
documented("the pointer coming onto it is told", PAGE, function()
  listen("entered")
  UI.setXml('<Button id="button" onMouseEnter="entered">a</Button>')
  by_hand("Red", "point", "button")
  return function() equal({ heard.entered[1][1].color, heard.entered[1][3] }, { "Red", "button" }) end
end)
