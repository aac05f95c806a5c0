local PAGE = "https://api.tabletopsimulator.com/lua-in-tabletop-simulator/"
local LIBRARIES = PAGE .. "#lua-standard-libraries"

documented("it is Lua 5.2, and nothing later", PAGE .. "#lua-version", function()
  equal({ utf8, table.move, string.pack, math.tointeger, type(bit32), type(table.unpack) }, { nil, nil, nil, nil, "table", "function" })
end)
documented("the basic functions are there", LIBRARIES, function()
  for _, name in ipairs({ "assert", "collectgarbage", "error", "print", "select", "type", "tonumber", "tostring", "pcall", "xpcall",
    "setmetatable", "getmetatable", "rawset", "rawget", "rawequal", "rawlen", "next", "ipairs", "pairs" }) do
    equal({ name, type(_G[name]) }, { name, "function" })
  end
end)
documented("the libraries are there", LIBRARIES, function()
  for _, name in ipairs({ "bit32", "coroutine", "dynamic", "math", "os", "string", "table", "_G", "_MOONSHARP" }) do
    equal({ name, type(_G[name]) }, { name, "table" })
  end
  equal({ type(_VERSION), string.find(_VERSION, "MoonSharp", 1, true) ~= nil }, { "string", true })
end)
documented("of os there is time alone", LIBRARIES, function()
  for _, name in ipairs({ "clock", "difftime", "date", "time" }) do equal({ name, type(os[name]) }, { name, "function" }) end
  equal({ os.execute, os.remove, os.getenv, os.exit, io, debug }, {})
end)
documented("nothing loads files or text", LIBRARIES, function()
  equal({ dofile, loadfile, loadstring, package }, {})
end)
documented("bars round its parameters make a function of an expression, and give what that gives", PAGE .. "#lambda-style-functions", function()
  local double = |x| x * 2
  local both = |a, b| a + b
  local none = || 5
  equal({ double(4), both(1, 2), none() }, { 8, 3, 5 })
end)
documented("it sees what is round it, as any function", PAGE .. "#lambda-style-functions", function()
  local came = 0
  local block = get("block1")
  Wait.condition(|| block.setName("rested"), || block.resting)
  return function() equal(block.getName(), "rested") end
end)
documented("dynamic reads an expression", LIBRARIES, function()
  local three = dynamic.prepare("1 + 2")
  equal({ dynamic.eval("2 * 4"), dynamic.eval(three) }, { 8, 3 })
end)
documented("bit32 counts with bits", LIBRARIES, function()
  equal({ bit32.band(12, 10), bit32.bor(12, 10), bit32.bxor(12, 10), bit32.lshift(1, 4), bit32.rshift(16, 4) }, { 8, 14, 6, 16, 1 })
end)
documented("coroutines are Lua's own", LIBRARIES, function()
  local co = coroutine.create(function(a)
    local b = coroutine.yield(a + 1)
    return b * 2
  end)
  local _, first = coroutine.resume(co, 1)
  local _, second = coroutine.resume(co, 5)
  equal({ first, second, coroutine.status(co) }, { 2, 10, "dead" })
end)
documented("metatables are Lua's own", LIBRARIES, function()
  local t = setmetatable({}, { __index = function(_, key) return key .. "!" end, __len = function() return 7 end, __call = function(_, x) return x + 1 end })
  equal({ t.word, #t, t(1), rawlen(t), rawget(t, "word") }, { "word!", 7, 2, 0, nil })
end)
documented("os.date and os.time agree", LIBRARIES, function()
  equal({ os.date("!%Y", 86400), os.difftime(10, 4) }, { "1970", 6 })
end)
seen("texts are counted in UTF-16 and have contains, startsWith and endsWith", "moonsharp-devs/moonsharp src/MoonSharp.Interpreter/CoreLib/StringModule.cs", function()
  equal({ #"héé", string.startsWith("abc", "ab"), string.endsWith("abc", "bc"), string.contains("abc", "b") }, { 3, true, true, true })
end)
seen("pairs goes in the order in which things were put in", "moonsharp-devs/moonsharp src/MoonSharp.Interpreter/DataTypes/Table.cs", function()
  local t, keys = {}, {}
  t.z, t.a, t[3], t.m = 1, 1, 1, 1
  for key in pairs(t) do keys[#keys + 1] = key end
  equal(keys, { "z", "a", 3, "m" })
end)
seen("numbers are doubles, and whole ones are printed without a point", "moonsharp-devs/moonsharp src/MoonSharp.Interpreter/DataTypes/DynValue.cs", function()
  equal({ tostring(3.0), tostring(0.5), 1 / 0 > 0, 0.1 + 0.2 == 0.3 }, { "3", "0.5", true, false })
end)
assumed("lua/version")
assumed("lua/length")
assumed("lua/string-order")
assumed("lua/modulo")
assumed("lua/great-number")
assumed("lua/random-bounds")
assumed("lua/error-table")
assumed("lua/error-prefix")
