local PAGE = "https://api.tabletopsimulator.com/webrequest/instance/"

documented("an answer has a code, a text, an address, and has come whole", PAGE .. "#member-variables", function()
  local a
  WebRequest.get("http://answers/here", function(answer) a = { answer.response_code, answer.text, answer.url, answer.download_progress, answer.upload_progress } end)
  return function() equal(a, { 200, "GET ", "http://answers/here", 1, 1 }) end
end)
documented("a code of the web that tells of an error is no error of the request", PAGE .. "#member-variables", function()
  local a
  WebRequest.get("http://missing/", function(answer) a = { answer.response_code, answer.is_error, answer.is_done } end)
  return function() equal(a, { 404, false, true }) end
end)
documented("where nobody answers it is an error, and says why", PAGE .. "#member-variables", function()
  local a
  WebRequest.get("http://nowhere/", function(answer) a = { answer.is_error, answer.is_done, #answer.error > 0 } end)
  return function() equal(a, { true, true, true }) end
end)
documented("headers are had by their names, nil where there is none", PAGE .. "#functions", function()
  local a
  WebRequest.get("http://answers/", function(answer)
    a = { answer.getResponseHeader("Kind"), answer.getResponseHeader("None"), answer.getResponseHeaders()["Content-Type"] }
  end)
  return function() equal(a, { "answer", nil, "text/plain" }) end
end)
documented("one that is disposed of early does not call back", PAGE .. "#functions", function()
  local came = false
  local request = WebRequest.get("http://answers/", function() came = true end)
  request.dispose()
  return function() equal(came, false) end
end)
