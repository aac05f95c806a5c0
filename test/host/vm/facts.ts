/**
 * What a piece of Lua gives on MoonSharp 2.0.0: as `tostring` writes its results, or, after `!`, what it stops with. Written
 * by MoonSharp itself; `facts.test.ts` asks both interpreters. Numbers that tell one table from another are left out.
 */
export const FACTS: Readonly<Record<string, readonly (readonly [lua: string, gives: string])[]>> = {
  "goto, and labels": [
    ["for i = 1, 2 do\n goto next\n ::next::\nend return 'past'", "past"],
    [
      "local out = {} for i = 1, 4 do if i == 2 then goto continue end do local x = i * 2 out[#out + 1] = x end ::continue:: end return table.concat(out, ',')",
      "2,6,8",
    ],
    ["local i = 1 ::top:: i = i + 1 if i < 5 then goto top end return i", "5"],
    ["while true do do goto out end end ::out:: return 'out'", "out"],
    ["repeat local x = 5 if x == 5 then goto e end ::e:: until x == 5 return 'r'", "r"],
    [
      "local fs = {} for i = 1, 3 do local j = i fs[i] = function() return j end if i == 2 then goto c end ::c:: end return fs[1](), fs[2](), fs[3]()",
      "1 2 3",
    ],
    [
      "if true then goto c end local x = 1 ::c:: return x",
      "! script:(1,32-36): <goto c> at line 1 jumps into the scope of local 'x'",
    ],
    [
      "for i = 1, 2 do if i == 1 then goto c end local x, y = i ::c:: end",
      "! script:(1,50-54): <goto c> at line 1 jumps into the scope of local 'y'",
    ],
    ["goto nowhere", "! script:(1,19-23): no visible label 'nowhere' for <goto> at line 1"],
    ["local function f() goto out end ::out::", "! script:(1,38-42): no visible label 'out' for <goto> at line 1"],
    ["do\n goto b end ::b::\n ::b::", "! script:(3,3-4): label 'b' already defined on line 2"],
    ["::a:: do ::a:: end return 'each block has its own'", "each block has its own"],
    ["break", "! script:(1,19-24): <break> at line 1 not inside a loop"],
  ],
  "a local that is given nothing": [
    ["local l = {7} for _ in ipairs(l) do local a, b, c return a == l, b, c end", "true 1 nil"],
    ["local l = {x = 7} for _ in pairs(l) do if true then do local a, b return a == l, b end end end", "true x"],
    ["local l = {7} for _ in ipairs(l) do while true do local a return a == l end end", "true"],
    ["for _ in ipairs({7}) do for i = 1, 1 do local a, b return a, b end end", "nil nil"],
    ["for _ in ipairs({7}) do local f = function() local a return a end return f() end", "nil"],
    ["for i = 1, 1 do for _ in ipairs({1}) do end local a return a end", "nil"],
    ["for i in function(_, i) if i < 2 then return i + 1 end end, 'state', 0 do local a, b return a, b end", "state 1"],
  ],
  "texts, in units of UTF-16": [
    ['return #"é", #"日本", #"😀", ("é"):len()', "1 2 2 1"],
    ['return ("日本語"):sub(2, 2), ("aé"):reverse(), ("é"):upper(), ("日"):byte(1), ("é"):byte(1)', "本 éa É 63 233"],
    ['return ("日"):unicode(1), string.unicode("a")', "26085 97"],
    ["return #string.char(233), string.char(233), string.char(65, 66)", "1 é AB"],
    ['return ("日本"):find("本"), ("日本"):match("(.)本"), (("日本"):gsub("日", "x"))', "2 日 x本"],
    ['return "a\\u{1F600}b", #"\\u{1F600}", "\\233", #"\\233", "\\xe9"', "a😀b 2 é 1 é"],
    ['return select("#", assert(1, 2, 3))', "3"],
    ['return string.contains(nil, "x"), string.startsWith("x", nil), string.endsWith(nil, nil)', "false false false"],
    [
      'return ("abc"):contains("b"), ("abc"):startsWith("a"), ("abc"):endsWith("c"), ("abc"):contains("")',
      "true true true true",
    ],
    ['return string.contains(12, 1), ("a.c"):contains(".")', "true true"],
    ['return "10" + 1, "1,000" + 1, "3" * "4", 10 .. 20, -"2"', "11 1001 12 1020 -2"],
    [
      'return ("abc"):sub(2), ("abc"):sub(-2), ("abc"):sub(0), ("abc"):sub(2, 1), ("abc"):sub(5), ("abc"):sub(-10, 2)',
      "bc bc abc   ab",
    ],
    ['return ("abc"):byte(1, -1)', "97 98 99"],
    ['return string.rep("x", 3, "-"), string.rep("x", 0), string.rep("x", -1), string.rep("", 5)', "x-x-x   "],
    ['return ("x"):rep(2.7), ("abc"):sub(1.9, 2.1)', "xx ab"],
    ['return string.format("%s %5.1f %d%% %x|%-4s|", "a", 1.5, 3, 255, "b")', "a   1.5 3% ff|b   |"],
    ['return string.format("%d", 3.7), string.format("%5.2f|%g", 1/3, 0.1)', "3  0.33|0.1"],
    [
      'return ("hello world"):match("^(%w+)"), ("  x "):match("^%s*(.-)%s*$"), ("k=v"):match("(%w+)=(%w+)")',
      "hello x k v",
    ],
    ['return (("é日x"):gsub("%a", "."))', "..."],
    [
      'return ("é"):match("%a"), ("é"):match("%w"), ("日"):match("%a"), (" "):match("%s"), ("É"):match("%u"), ("é"):lower(), ("É"):match("%l")',
      "é é 日   É é nil",
    ],
    ['local s = "" for i = 1, 2, 0.25 do s = s .. i .. " " end return s', "1 1.25 1.5 1.75 2 "],
    ['return next({}), next({ 5 }), rawlen({ 1, 2 }), rawequal({}, {}), rawget({ a = 1 }, "a")', "nil 1 2 false 1"],
    ['return select(-1, 1, 2, 3), select(2, "a", "b", "c")', "3 b c"],
    ["return [[\nx]], [==[a]]b]==], 'it\\'s', \"tab\\tnew\\\\\"", "x a]]b it's tab\tnew\\"],
    ['return "a\\z\n   b"', "ab"],
    ['return string.format("%q", \'a"b\')', '"a\\"b"'],
    [
      'return string.format("%5s|%-5s|%05d|%+d|%e|%g", "a", "b", 42, 5, 12345.678, 1e20)',
      "    a|b    |00042|+5|1.234568e+004|1e+20",
    ],
    ['return ("%d items"):format(3), ("x"):upper()', "3 items X"],
    [
      'return string.gsub("abc", "b", "%0%0"), string.gsub("abc", "", "-"), string.gsub("hello", "l", { l = "L" })',
      "abbc -a-b-c- heLLo 2",
    ],
    ['return string.gsub("abc", "%w", function(c) return c == "b" and "X" or nil end)', "aXc 3"],
    [
      'return string.find("abc", "b", 1, true), string.find("abc", "x"), string.find("a.c", ".", 1, true), string.find("", "")',
      "2 nil 2 1 0",
    ],
    ['local s = "" for k, v in string.gmatch("a=1, b=2", "(%w+)=(%w+)") do s = s .. k .. v end return s', "a1b2"],
    [
      'return ("+"):match("%p"), ("."):match("%p"), ("$"):match("%p"), ("日本"):match("[本]"), ("日"):match("[%a]"), ("å"):match("[à-ö]")',
      "nil . nil 本 日 å",
    ],
  ],
  order: [
    ['return "a" < "B", "B" < "a", "a" < "A", "_a" < "a", "p1.a" < "p1_a"', "true false true true false"],
    ['return "a" <= "A", "A" > "a", "é" < "f", "10" < "9", "a b" < "ab", "" < "a"', "true true true true true true"],
    [
      'return "Z" < "a", "a-b" < "ab", "ab" < "a-c", "co-op" < "coop", "é" < "e", "ä" < "b"',
      "false true false true false true",
    ],
    ["return 0/0 > 1, 0/0 >= 1, 0/0 < 1, 0/0 <= 1", "true true false false"],
  ],
  numbers: [
    ["return math.fmod(5, 3), math.fmod(-5, 3), math.fmod(6, 4), math.fmod(5, -3)", "-1 1 -2 -1"],
    ["return math.modf(-1.5), math.modf(1.5), math.modf(3)", "-2 1 3 0"],
    ["return 5 % -3, -5 % -3, 5.5 % 2, -1 % 3, -5 % 3, 7 % 4, 0 % 5, 5 % 0", "-4 1 1.5 2 1 3 0 NaN"],
    ['return pcall(tonumber, "5")', "true 5"],
    [
      'return tonumber("0x10"), tonumber("1,000"), tonumber("(5)"), tonumber("5-"), tonumber(" 7 "), tonumber("1e2"), tonumber("")',
      "nil 1000 -5 -5 7 100 nil",
    ],
    [
      'return tonumber("ff", 16), tonumber("0xff", 16), tonumber("777", 8), tonumber("12", 3), tonumber(" 10 ", 2)',
      "255 255 511 5 2",
    ],
    [
      'return pcall(function() return tonumber("5", 3) end)',
      "false script:(1,43-66): bad argument #1 to 'tonumber' (invalid character)",
    ],
    [
      'return pcall(function() return tonumber("5", 36) end)',
      "false script:(1,43-67): bad argument #2 to 'tonumber' (base out of range)",
    ],
    ["return math.floor(3.7), math.ceil(3.2), math.abs(-5), math.sqrt(16), math.pow(2, 3)", "3 4 5 4 8"],
    [
      'return pcall(function() return math.floor("x") end)',
      "false script:(1,43-65): bad argument #1 to 'floor' (number expected, got string)",
    ],
    [
      "return pcall(function() return math.floor() end)",
      "false script:(1,43-62): bad argument #1 to 'floor' (number expected, got no value)",
    ],
    ['return math.floor("3.7"), math.max("3", 2)', "3 3"],
    ["return pcall(math.max)", "false bad argument #1 to 'max' (number expected, got no value)"],
    [
      'return pcall(function() return math.max("x", 1) end)',
      "false script:(1,43-66): bad argument #1 to 'max' (number expected, got string)",
    ],
  ],
  "tables: their length and their order": [
    ["local t = { 1, 2, nil, 4 } return #t", "2"],
    ["local t = { 1, nil } return #t", "1"],
    ["local t = { nil, 2 } return #t", "0"],
    ["local t = {} t[1] = 1 t[2] = 2 t[4] = 4 return #t", "2"],
    ["local t = { 1, 2, 3 } t[2] = nil local a = #t t[2] = 5 return a, #t", "1 3"],
    ["local t = { 1, 2, 3 } t[3] = nil return #t", "2"],
    ["local t = { n = 1, [1] = 5, [2] = 6 } return #t", "2"],
    ['local t = setmetatable({}, { __len = function() return 3 end }) return #t, table.concat({}, ",")', "3 "],
    [
      'local keys = "" local t = { first = 1, 10, 20, second = 2, 30 } for k in pairs(t) do keys = keys .. k .. " " end return keys',
      "first second 1 2 3 ",
    ],
    [
      'local keys = "" local t = {} t.b = 1 t[3] = 1 t.a = 1 t[1] = 1 for k in pairs(t) do keys = keys .. k .. " " end return keys',
      "b 3 a 1 ",
    ],
    [
      'local keys = "" local t = {} t.a = 1 t.b = 2 t.a = nil t.a = 3 for k in pairs(t) do keys = keys .. k .. " " end return keys',
      "a b ",
    ],
    [
      'local keys = "" local t = { a = 1, b = 2, c = 3 } t.b = nil t.d = 4 t.b = 5 for k in pairs(t) do keys = keys .. k .. " " end return keys',
      "a c d b ",
    ],
    ['local t = { 5, 6, 7 } local s = "" for k, v in ipairs(t) do s = s .. k .. v end return s', "152637"],
    [
      'local keys = "" local t = { a = 1, b = 2, c = 3 } for k in pairs(t) do t[k] = nil keys = keys .. k end t.b = 1 t.a = 1 for k in pairs(t) do keys = keys .. k end return keys, next(t)',
      "abcba b 1",
    ],
    [
      'local t = { 1, 2, 3 } t[1] = nil t[1] = 9 local s = "" for k, v in pairs(t) do s = s .. k .. "=" .. v .. " " end return s, #t',
      "1=9 2=2 3=3  3",
    ],
  ],
  lists: [
    [
      "local t = {} for i = 1, 3 do t[i] = { key = i * 7 - math.floor(i * 7 / 3) * 3, i = i } end table.sort(t, function(a, b) return a.key < b.key end) for i, each in ipairs(t) do t[i] = each.i end return unpack(t)",
      "3 1 2",
    ],
    [
      "local t = {} for i = 1, 8 do t[i] = { key = i * 7 - math.floor(i * 7 / 3) * 3, i = i } end table.sort(t, function(a, b) return a.key < b.key end) for i, each in ipairs(t) do t[i] = each.i end return unpack(t)",
      "3 6 1 4 7 2 5 8",
    ],
    [
      "local t = {} for i = 1, 15 do t[i] = { key = i * 7 - math.floor(i * 7 / 3) * 3, i = i } end table.sort(t, function(a, b) return a.key < b.key end) for i, each in ipairs(t) do t[i] = each.i end return unpack(t)",
      "3 6 9 12 15 1 4 7 10 13 2 5 8 11 14",
    ],
    [
      "local t = {} for i = 1, 22 do t[i] = { key = i * 7 - math.floor(i * 7 / 3) * 3, i = i } end table.sort(t, function(a, b) return a.key < b.key end) for i, each in ipairs(t) do t[i] = each.i end return unpack(t)",
      "3 18 6 15 9 12 21 1 19 16 13 22 7 4 10 8 14 5 17 2 20 11",
    ],
    [
      "local t = {} for i = 1, 29 do t[i] = { key = i * 7 - math.floor(i * 7 / 3) * 3, i = i } end table.sort(t, function(a, b) return a.key < b.key end) for i, each in ipairs(t) do t[i] = each.i end return unpack(t)",
      "15 27 3 24 6 21 9 18 12 25 22 19 16 28 1 13 10 7 4 17 11 20 8 23 5 26 2 14 29",
    ],
    ['local t = { "b", "B", "a", "A", "c" } table.sort(t) return table.concat(t)', "aAbBc"],
    [
      'local t = {} for i = 1, 1000 do t[i] = (i * 7919 + 13) % 1009 end table.sort(t) for i = 2, #t do if t[i] < t[i - 1] then return i end end return "sorted"',
      "sorted",
    ],
    [
      "return pcall(function() table.sort({ 3, 1, 2 }, function() return true end) end)",
      "false script:(1,53-94): invalid order function for sorting",
    ],
    ["return table.insert({}, 1) ~= nil, type(table.insert({}, 1))", "true table"],
    ["local t = { 7, 8 } table.insert(t, 1, nil) return unpack(t)", "7 8 1"],
    ["local t = { 7, 8 } table.insert(t, 1, 6) return unpack(t)", "6 7 8"],
    [
      "return pcall(function() table.insert({ 1 }, 5, 6) end)",
      "false script:(1,55-68): bad argument #2 to 'insert' (position out of bounds)",
    ],
    [
      'return pcall(function() table.insert({ 1 }, "x", 6) end)',
      "false script:(1,55-70): bad argument #2 to 'table.insert' (number expected, got string)",
    ],
    [
      "return pcall(function() table.insert({ 1 }, 1, 6, 7) end)",
      "false script:(1,55-71): wrong number of arguments to 'insert'",
    ],
    [
      "return pcall(function() table.insert(nil, 1) end)",
      "false script:(1,55-63): bad argument #1 to 'table.insert' (table expected, got nil)",
    ],
    ["local t = { 1, 2, 3 } return table.remove(t, 1), #t, table.remove(t), #t", "1 2 3 1"],
    [
      "return pcall(function() local t = { 1, 2 } table.remove(t, 3) end)",
      "false script:(1,74-80): bad argument #1 to 'remove' (position out of bounds)",
    ],
    [
      "return pcall(function() local t = { 1, 2 } table.remove(t, 0) end)",
      "false script:(1,74-80): bad argument #1 to 'remove' (position out of bounds)",
    ],
    ["local t = {} return table.remove(t), #t", "nil 0"],
    ['return select("#", ("x"):byte(5)), select("#", unpack({})), select("#", table.unpack({}, 1, 0))', "1 1 1"],
    ["local all = { unpack({}), 1 } return all[1], all[2]", "nil 1"],
    ['return table.concat({ 1, 2, "x" }, "-"), table.concat({}), table.concat({ 1, 2, 3 }, ",", 2, 3)', "1-2-x  2,3"],
    [
      "return pcall(function() return table.concat({ 1, {}, 3 }) end)",
      "false script:(1,43-76): invalid value (table) at index 2 in table for 'concat'",
    ],
    ["local t = table.pack(1, nil, 3) return t.n, t[1], t[2], t[3], #t", "3 1 nil 3 1"],
  ],
  "assignments, from the right": [
    [
      'local log = "" local t = setmetatable({}, { __newindex = function(t, k, v) log = log .. k end }) local function f(x) log = log .. "(" .. x .. ")" return x end t[f("a")], t[f("b")] = f(1), f(2) return log',
      "(1)(2)(a)a(b)b",
    ],
    ["local i, t = 1, {} i, t[i] = i + 1, 20 return tostring(t[1]), t[2]", "nil 20"],
    ["local a, b = 1, 2 a, b = b, a return a, b", "2 1"],
    ["local x, y = {}, {} local function two() return 1, 2 end x.a, y.b = two() return x.a, y.b", "1 2"],
    ["local x, y = {}, { b = 1 } x.a, y.b = 7 return x.a, tostring(y.b)", "7 nil"],
    ["local t = { a = { b = {} } } t.a.b.c = 5 t.a.b.d, t.a.b.e = 6, 7 return t.a.b.c, t.a.b.d, t.a.b.e", "5 6 7"],
    ["local t = {} t.x, t.y, t.z = 1, 2 return t.x, t.y, t.z", "1 2 nil"],
  ],
  metatables: [
    [
      "local a, b = setmetatable({}, { __eq = function() return true end }), setmetatable({}, {}) return a == b",
      "false",
    ],
    ["local m = { __eq = function() return true end } return setmetatable({}, m) == setmetatable({}, m)", "true"],
    ['local t = setmetatable({}, { __tostring = function() return "mine" end }) return tostring(t)', "mine"],
  ],
  coroutines: [
    [
      "return tostring({}), tostring(print), tostring(function() end), tostring(coroutine.create(print))",
      "table: <id> function: <id> function: <id> thread: <id>",
    ],
    ['return coroutine.resume(coroutine.create(function() error("x") end))', "false x"],
    ['return pcall(function() coroutine.wrap(function() error("x") end)() end)', "false script:(1,74-79): x"],
    ["local next = coroutine.wrap(function() coroutine.yield(1) return 2 end) return next(), next()", "1 2"],
    [
      "return coroutine.resume(coroutine.create(function() local x = nil + 1 end))",
      "false attempt to perform arithmetic on a nil value",
    ],
    [
      'local co = coroutine.create(function() return pcall(function() coroutine.yield(1) error("z") end) end) local a, b = coroutine.resume(co) return a, b, coroutine.resume(co)',
      "true 1 true false script:(1,106-111): z",
    ],
    [
      "return pcall(function() coroutine.resume(nil) end)",
      "false script:(1,59-64): bad argument #1 to 'resume' (coroutine expected, got nil)",
    ],
    [
      "return pcall(function() coroutine.create(5) end)",
      "false script:(1,59-62): bad argument #1 to 'create' (function expected, got number)",
    ],
    ["return coroutine.status(coroutine.create(print)), coroutine.running()", "suspended thread: <id> true"],
  ],
  dates: [
    [
      'return os.date("!%Y-%m-%d %H:%M:%S", 0), os.date("!%A %B %d %j", 86400 * 45)',
      "1970-01-01 00:00:00 Sunday February 15 046",
    ],
    [
      'return os.date("!%a %b %e %I %p %y %D %F %R %T %u %w %C", 1e9)',
      "Sun Sep  9 01 AM 01 09/09/01 2001-09-09 01:46 01:46:40 7 0 20",
    ],
    [
      'return os.date("!%x|%X|%c|%r|%h|%g|%G|%n|%t|%%|%z", 1e9)',
      "09/09/2001|01:46:40|Sunday, 09 September 2001 01:46|1:46:40 AM|Sep|01|2001|\n|\t|%|+00:00",
    ],
    [
      'local t = os.date("!*t", 1e9) return t.year, t.month, t.day, t.hour, t.min, t.sec, t.wday, t.yday, t.isdst',
      "2001 9 9 1 46 40 1 252 false",
    ],
    [
      'return pcall(function() return os.date("!%Q", 0) end)',
      "false script:(1,43-67): bad argument #1 to 'date' (invalid conversion specifier '%Q')",
    ],
    [
      "return pcall(function() return os.date(5, {}) end)",
      "false script:(1,43-64): bad argument #2 to 'date' (nil or number expected, got table)",
    ],
  ],
  "its own grammar": [
    ["local f = |x|\n  x * 2\nreturn f(4)", "8"],
    ["local f = |a, b| a + b return f(2, 3)", "5"],
    ["local f = |x| x * 2 local y = 5 return f(y)", "10"],
    ["local t = { 3, 1, 2 } table.sort(t, |a, b| a > b) return table.concat(t)", "321"],
    ["local f = |x| { x,\n  (x * 2) }\nreturn f(4)[2]", "8"],
    [
      'return (|| 7)(), (|x| |y| x - y)(9)(4), (|...| select("#", ...))(1, 2, 3)',
      "! script:(1,43-44): ')' expected (to close '(' at line 1) near '|'",
    ],
    ["local f = |x| math.modf(x) return f(2.5)", "2 0.5"],
    ["return 1 != 2, not (1 != 1)", "true true"],
    [
      "return pcall(function() local f = |x| x + nil; f(1) end)",
      "false script:(1,57-64): attempt to perform arithmetic on a nil value",
    ],
    ["local f = |x| |y| 5 return 1", "! script:(1,35-36): unexpected symbol near '|'"],
  ],
  "errors: their words and their places": [
    [
      "return pcall(function() error({ code = 1 }) end)",
      "false script:(1,48-62): bad argument #1 to 'error' (string expected, got table)",
    ],
    [
      "return pcall(function() error() end)",
      "false script:(1,48-50): bad argument #1 to 'error' (string expected, got no value)",
    ],
    [
      "return pcall(function() error(nil) end)",
      "false script:(1,48-53): bad argument #1 to 'error' (string expected, got nil)",
    ],
    [
      "return pcall(function() error(true) end)",
      "false script:(1,48-54): bad argument #1 to 'error' (string expected, got boolean)",
    ],
    ["return pcall(function() error(42) end)", "false script:(1,48-52): 42"],
    ['return pcall(function() error("x", 0) end)', "false script:(1,48-56): x"],
    ['return pcall(function() error("x", 2) end)', "false script:(1,48-56): x"],
    ["return pcall(function() assert(false, {}) end)", "false script:(1,49-60): table: <id>"],
    ['return pcall(function() assert(false, "mine") end)', "false script:(1,49-64): mine"],
    ["return pcall(function() assert(nil) end)", "false script:(1,49-54): assertion failed!"],
    [
      'return pcall(function() return string.contains({}, "x") end)',
      "false script:(1,43-74): bad argument #1 to 'contains' (nil or string expected, got table)",
    ],
    ["return pcall(function() local x = nil; return x.y end)", "false script:(1,58-68): attempt to index a nil value"],
    ["return pcall(function() local x = nil\n  x.y = 5 end)", "false script:(2,2-9): attempt to index a nil value"],
    ["return pcall(function() local x = nil; x() end)", "false script:(1,59-61): attempt to call a nil value"],
    ["return pcall(function() local x = {}; x.y() end)", "false script:(1,60-62): attempt to call a nil value"],
    ["return pcall(function() local x = {}; x:y(1, 2) end)", "false script:(1,59-66): attempt to call a nil value"],
    [
      "return pcall(function() local x = {}; x.a.b:y(1, 2) end)",
      "false script:(1,63-70): attempt to index a nil value",
    ],
    [
      'return pcall(function() local x = "a" + 1 end)',
      "false script:(1,43-60): attempt to perform arithmetic on a string value",
    ],
    [
      "return pcall(function() local x = {} + 1 end)",
      "false script:(1,43-59): attempt to perform arithmetic on a table value",
    ],
    [
      'return pcall(function() local x = "a" .. {} end)',
      "false script:(1,43-62): attempt to concatenate a table value",
    ],
    ["return pcall(function() local x = #5 end)", "false script:(1,43-55): attempt to get length of a number value"],
    [
      "return pcall(function() local x = -{} end)",
      "false script:(1,43-56): attempt to perform arithmetic on a table value",
    ],
    ["return pcall(function() return nil < 1 end)", "false script:(1,43-57): attempt to compare nil with number"],
    ["return pcall(function() return {} < {} end)", "false script:(1,43-57): attempt to compare two table values"],
    ['return pcall(function() return 1 < "2" end)', "false script:(1,43-57): attempt to compare number with string"],
    ["return pcall(function() return {} > 1 end)", "false script:(1,43-56): attempt to compare table with number"],
    ["return pcall(function() if nil > 1 then end end)", "false script:(1,43-58): attempt to compare nil with number"],
    ["return pcall(function() while nil > 1 do end end)", "false script:(1,43-56): attempt to compare nil with number"],
    [
      "return pcall(function() repeat local x = 1 until nil > x end)",
      "false script:(1,62-75): attempt to compare nil with number",
    ],
    ["return pcall(function() for i = 1, nil do end end)", "false script:(1,43-60): 'for' limit must be a number"],
    [
      'return pcall(function() for i = "a", 2 do end end)',
      "false script:(1,43-60): 'for' initial value must be a number",
    ],
    [
      "return pcall(function() for k in pairs(nil) do end end)",
      "false script:(1,43-65): bad argument #1 to 'next' (table expected, got nil)",
    ],
    [
      "return pcall(function() for k in nil do end end)",
      "false script:(1,43-58): attempt to call a nil value near 'for..in'",
    ],
    [
      "return pcall(function() for k in 5 do end end)",
      "false script:(1,43-56): attempt to call a number value near 'for..in'",
    ],
    [
      'return pcall(function() local t = setmetatable({}, { __index = function(t, k) error("no " .. k) end }) return t.foo end)',
      "false script:(1,102-114): no foo",
    ],
    ["return pcall(function() local t = {} t[nil] = 1 end)", "false script:(1,56-66): table index is nil"],
    ["return pcall(function() local t = {} t[0/0] = 1 end)", "false script:(1,56-66): table index is NaN"],
    [
      "return pcall(function()\n  local a = 1 -- a comment\n  local b = a.b.c -- another\n  return b\nend)",
      "false script:(3,2-4,0): attempt to index a number value",
    ],
    ["return pcall(function()\n  foo(1,\n    2)\nend)", "false script:(2,5-3,6): attempt to call a nil value"],
    ['return pcall(function() foo "x" return 1 end)', "false script:(1,47-57): attempt to call a nil value"],
    ["return pcall(function() foo { 1 } return 1 end)", "false script:(1,47-52): attempt to call a nil value"],
    [
      "return pcall(function() local a, b = 1, nil + 1 return a end)",
      "false script:(1,43-66): attempt to perform arithmetic on a nil value",
    ],
    [
      "return pcall(function() if 1 then elseif 2 then end if nil + 1 then end end)",
      "false script:(1,71-86): attempt to perform arithmetic on a nil value",
    ],
    [
      "return pcall(function() if false then elseif nil + 1 then end end)",
      "false script:(1,57-76): attempt to perform arithmetic on a nil value",
    ],
    [
      "return pcall(function() local function f() return nil + 1 end local x = f() return x end)",
      "false script:(1,62-76): attempt to perform arithmetic on a nil value",
    ],
    ["return pcall(function() function a.b.c() end end)", "false script:(1,57-59): attempt to index a nil value"],
    [
      "return pcall(function() string.rep() end)",
      "false script:(1,53-55): bad argument #1 to 'rep' (string expected, got no value)",
    ],
    [
      'return pcall(function() string.rep("x", {}) end)',
      "false script:(1,53-62): bad argument #2 to 'rep' (number expected, got table)",
    ],
    [
      'return pcall(function() ("x"):rep(nil) end)',
      "false script:(1,49-57): bad argument #2 to 'rep' (number expected, got nil)",
    ],
    [
      "return pcall(function() setmetatable(1, {}) end)",
      "false script:(1,55-62): bad argument #1 to 'setmetatable' (table expected, got number)",
    ],
    [
      "return pcall(function() tostring() end)",
      "false script:(1,51-53): bad argument #1 to 'tostring' (value expected)",
    ],
    ["return pcall(function() ipairs(nil) end)", "true"],
    ["return pcall(function() ipairs() end)", "true"],
    ['return pcall(function() return ("x"):bad() end)', "false script:(1,43-61): attempt to call a nil value"],
    ["return pcall(string.rep)", "false bad argument #1 to 'rep' (string expected, got no value)"],
    ['return pcall(error, "bare")', "false bare"],
    ["return pcall(nil)", "false attempt to pcall a non-function"],
    [
      'return xpcall(function() error("x") end, function(why) return "handled " .. why end)',
      "false handled script:(1,49-54): x",
    ],
    ["return xpcall(function() return 1, 2 end, print)", "true 1 2"],
    ['return xpcall(function(...) return select("#", ...) end, print, 1, 2, 3)', "true 3"],
    [
      'return pcall(function() local ok, why = pcall(function() error("boom") end) error(why) end)',
      "false script:(1,100-105): script:(1,81-89): boom",
    ],
    [
      'return pcall(function() return "0x10" + 1 end)',
      "false script:(1,43-60): attempt to perform arithmetic on a string value",
    ],
    [
      'return pcall(function() return string.format("%s", nil) end)',
      "false script:(1,43-74): bad argument #2 to 'format' (string expected, got nil)",
    ],
    [
      'return pcall(function() return string.format("%d", "x") end)',
      "false script:(1,43-74): bad argument #2 to 'format' (number expected, got string)",
    ],
    ["return type(nil), type(print), pcall(type)", "nil function false bad argument #1 to 'type' (value expected)"],
    ['return pcall(function() return ("x"):rep(1e2):find("(.-)$") end)', "false script:(1,43-78): pattern too complex"],
    [
      'return pcall(function() return ("x"):rep(300):match("^(.-)$") end)',
      "false script:(1,43-80): pattern too complex",
    ],
    [
      "return pcall(function() return select(0) end)",
      "false script:(1,43-59): bad argument #1 to 'select' (index out of range)",
    ],
    [
      "return pcall(function() return 1 + nil end)",
      "false script:(1,43-57): attempt to perform arithmetic on a nil value",
    ],
    [
      'return pcall(function() return "x" + nil end)',
      "false script:(1,43-59): attempt to perform arithmetic on a nil value",
    ],
    ['return pcall(function() return nil .. "x" end)', "false script:(1,43-60): attempt to concatenate a nil value"],
    [
      'return pcall(function() local t = setmetatable({}, {__index = function(t,k) return k .. "!" end}) return t.foo, t[1] end)',
      "true foo! 1!",
    ],
    [
      "local ok, e = pcall(function() local t = nil for i = 1, 2 do\n t[i] = i end end) return e",
      "script:(2,1-9): attempt to index a nil value",
    ],
    ['return pcall(function() return ("x").y.z end)', "false script:(1,43-59): attempt to index a nil value"],
    [
      "return pcall(function() local a = { b = { } } a.b.c.d = 1 end)",
      "false script:(1,65-76): attempt to index a nil value",
    ],
    ["return pcall(function() return (nil)() end)", "false script:(1,43-57): attempt to call a nil value"],
    ['return pcall(next, {}, "nokey")', "false invalid key to 'next'"],
    [
      "return pcall(function() for i, v in ipairs(nil) do end end)",
      "false script:(1,43-69): bad argument #1 to '!!next_i!!' (table expected, got nil)",
    ],
    ["return pcall(pcall, tostring, 5)", "true true 5"],
    [
      "return pcall(pcall, function() end)",
      "false the function passed to pcall cannot be called directly by pcall. wrap in a script function instead.",
    ],
    ["return pcall(pcall, nil)", "true false attempt to pcall a non-function"],
  ],
  "all else": [
    ["return 0xff, 0xA, 1e3, .5, 3., 0x.8", "255 10 1000 0.5 3 0.5"],
    ["local s = 0 for i = 1, 3 do s = s + i end for i = 3, 1, -1 do s = s * 2 + i end return s", "65"],
    ["return #arg", "! script:(1,19-30): attempt to get length of a nil value"],
  ],
};
