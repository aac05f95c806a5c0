local PAGE = "https://api.tabletopsimulator.com/externaleditorapi/"
local function told(kind)
  local all = {}
  for _, text in ipairs(outside.editor) do
    local message = JSON.decode(text)
    if message.messageID == kind then all[#all + 1] = message end
  end
  return all
end
local function rest() return function() end end

documented("an editor is told of all scripts when a game is loaded", PAGE .. "#loading-a-new-game", function()
  own("block1")
  return function()
    local states = told(1)[1].scriptStates
    equal({ states[1].name, states[1].guid, states[2].guid, #states }, { "Global", "-1", "block1", 2 })
  end
end)
documented("it is told what is printed", PAGE .. "#printdebug-messages", function()
  print("a word")
  return function() equal(told(2)[1].message, "a word") end
end)
documented("it is told of errors, whose they are and where", PAGE .. "#error-messages", function()
  faulty("attempt to")
  Wait.frames(function() local x = nil + 1 end, 1)
  return function()
    local message = told(3)[1]
    equal({ message.guid, string.find(message.error, "%(%d+,%d+%-%d+%)") ~= nil, message.errorMessagePrefix }, { "-1", true, "Error in Global Script: " })
  end
end)
documented("it is told of what a player creates", PAGE .. "#object-created", function()
  own("block1").setName("Model")
  by_hand("White", "copy", { "block1" })
  by_hand("White", "paste", { 4, 4 })
  return function()
    return function() equal(get(told(7)[1].guid).getName(), "Model") end
  end
end)
documented("it is told that the game was saved", PAGE .. "#game-saved", function()
  by_hand("table", "save")
  return function() return function() equal(#told(6), 1) end end
end)
documented("it may ask for all scripts", PAGE .. "#get-lua-scripts", function()
  by_hand("table", "editor", '{"messageID":0}')
  return function() equal(#told(1), 2) end
end)
documented("a message of its own comes as an event, if it is a table", PAGE .. "#custom-message", function()
  listen("onExternalMessage")
  by_hand("table", "editor", '{"messageID":2,"customMessage":{"word":"hello"}}')
  by_hand("table", "editor", '{"messageID":2,"customMessage":"no table"}')
  return function() equal({ #heard.onExternalMessage, heard.onExternalMessage[1][1].word }, { 1, "hello" }) end
end)
documented("it may have Lua run, and is told what that gives", PAGE .. "#execute-lua-code", function()
  by_hand("table", "editor", '{"messageID":3,"guid":"-1","script":"return 1 + 2"}')
  return function() equal(told(5)[1].returnValue, 3) end
end)
documented("in an object's script too", PAGE .. "#execute-lua-code", function()
  own("block1")
  by_hand("table", "editor", '{"messageID":3,"guid":"block1","script":"self.setName(\'run\')"}')
  return function() equal(get("block1").getName(), "run") end
end)
documented("Save & Play changes the scripts it names and loads the game as it was loaded last", PAGE .. "#save-play", function()
  own("block1").setName("changed since")
  by_hand("table", "editor", '{"messageID":1,"scriptStates":[{"name":"block","guid":"block1","script":"function new() return 5 end"}]}')
  return rest()
end, function()
  equal({ get("block1").call("new"), get("block1").getName() }, { 5, "" })
end)
