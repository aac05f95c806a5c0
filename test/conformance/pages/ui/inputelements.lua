local PAGE = "https://api.tabletopsimulator.com/ui/inputelements/"

documented("a toggle tells True or False, as a text", PAGE, function()
  listen("changed")
  UI.setXml('<Toggle id="toggle" onValueChanged="changed">on</Toggle>')
  by_hand("Red", "enter", "toggle", "True")
  return function() equal({ heard.changed[1][2], heard.changed[1][3] }, { "True", "toggle" }) end
end)
documented("a slider tells its number", PAGE, function()
  listen("changed")
  UI.setXml('<Slider id="slider" minValue="0" maxValue="10" onValueChanged="changed" />')
  by_hand("Red", "enter", "slider", "4")
  return function() equal({ tostring(heard.changed[1][2]), heard.changed[1][3] }, { "4", "slider" }) end
end)
documented("a dropdown tells the text that was chosen", PAGE, function()
  listen("changed")
  UI.setXml('<Dropdown id="list" onValueChanged="changed"><Option selected="true">one</Option><Option>two</Option></Dropdown>')
  by_hand("Red", "enter", "list", "two")
  return function() equal({ heard.changed[1][2], heard.changed[1][3] }, { "two", "list" }) end
end)
