local PAGE = "https://api.tabletopsimulator.com/webrequest/manager/"

local function asked(send)
  local came
  local request = send(function(answer) came = answer.text end)
  return function()
    equal(request.is_done, true)
    return came
  end
end

documented("get asks and calls back with what was answered", PAGE .. "#get", function()
  local came
  local request = WebRequest.get("http://answers/one", function(answer) came = { answer.text, answer.is_done, answer.is_error } end)
  equal({ request.is_done, request.url }, { false, "http://answers/one" })
  return function() equal(came, { "GET ", true, false }) end
end)
documented("post sends a form, written as the web writes forms", PAGE .. "#post", function()
  local ask = asked(function(back) return WebRequest.post("http://answers/", { word = "a b&c" }, back) end)
  return function()
    local text = ask()
    equal({ string.sub(text, 1, 10), string.find(text, "%26", 1, true) ~= nil }, { "POST word=", true })
  end
end)
documented("a form that is a text is sent as it is", PAGE .. "#post", function()
  local ask = asked(function(back) return WebRequest.post("http://answers/", "a=1", back) end)
  return function() equal(ask(), "POST a=1") end
end)
documented("put sends data", PAGE .. "#put", function()
  local ask = asked(function(back) return WebRequest.put("http://answers/", "some data", back) end)
  return function() equal(ask(), "PUT some data") end
end)
documented("delete and head are asked by those methods", PAGE .. "#function-summary", function()
  local methods = {}
  WebRequest.delete("http://answers/", function(answer) methods[#methods + 1] = answer.is_error end)
  WebRequest.head("http://answers/", function(answer) methods[#methods + 1] = answer.getResponseHeader("Kind") end)
  return function() equal(methods, { false, "answer" }) end
end)
documented("custom has a method, a body and headers of one's own", PAGE .. "#custom", function()
  local ask = asked(function(back) return WebRequest.custom("http://answers/", "PATCH", true, "body", { Accept = "text/plain" }, back) end)
  return function() equal(ask(), "PATCH body") end
end)
documented("without download the text cannot be read", PAGE .. "#custom", function()
  local text
  WebRequest.custom("http://answers/", "PATCH", false, "body", {}, function(answer) text = answer.text or "" end)
  return function() equal(text, "") end
end)
