local PAGE = "https://api.tabletopsimulator.com/behavior/book/"
local function book() return get("book01").Book end

documented("only a custom PDF has this behaviour", PAGE, function()
  equal({ book() ~= nil, get("block2").Book }, { true, nil })
end)
documented("a page that there is can be turned to, and one that is not gives false", PAGE .. "#setpage", function()
  equal({ book().setPage(4), book().getPage(), book().setPage(400), book().getPage() }, { true, 4, false, 4 })
end)
documented("page_offset is added to the numbers where that is asked for", PAGE .. "#getpage", function()
  book().page_offset = 10
  book().setPage(3)
  equal({ book().page_offset, book().getPage(), book().getPage(true) }, { 10, 3, 13 })
  book().setPage(15, true)
  equal({ book().getPage(), book().getPage(true) }, { 5, 15 })
end)
documented("the offset may be negative", PAGE .. "#member-variables", function()
  book().page_offset = -2
  book().setPage(5)
  equal(book().getPage(true), 3)
end)
documented("a highlight is drawn and cleared", PAGE .. "#sethighlight", function()
  equal({ book().setHighlight(0.5, 0.5, 1, 1), book().clearHighlight() }, { true, true })
end)
documented("everybody is told that a page was turned, and the book itself", "https://api.tabletopsimulator.com/events/#onobjectpagechange", function()
  listen("onObjectPageChange")
  own("book01").call("listen", { "onPageChange" })
  book().setPage(2)
  return function() equal({ heard.onObjectPageChange[1][1].guid, own("book01").call("times", "onPageChange") }, { "book01", 1 }) end
end)
