/**
 * MoonSharp's library where it differs from Lua's. Measured on MoonSharp 2.0.0, with
 * https://github.com/moonsharp-devs/moonsharp at hand for the reasons.
 */

const operators = `
local own = __moonsharp
__moonsharp = nil
local error = error
local PLAIN = { ["nil"] = true, boolean = true, number = true, string = true }
-- Here already, so that the script's line is told.
local function comparable(a, b)
  local one, other = type(a), type(b)
  if one ~= other and PLAIN[one] and PLAIN[other] then
    error("attempt to compare " .. one .. " with " .. other, 3)
  end
end
function __less(a, b)
  if type(a) == "string" and type(b) == "string" then return own.compare(a, b) < 0 end
  comparable(a, b)
  return a < b
end
function __atMost(a, b)
  if type(a) == "string" and type(b) == "string" then return own.compare(a, b) <= 0 end
  comparable(a, b)
  return a <= b
end
-- Not the other way round: what is neither less nor more, as 0/0, is more.
function __more(a, b) return not __atMost(a, b) end
function __atLeast(a, b) return not __less(a, b) end
function __remainder(a, b)
  local value, by = tonumber(a), tonumber(b)
  if not value or not by then return a % b end
  local rest = own.remainder(value, by)
  if rest < 0 then return rest + by end
  return rest
end
__length = own.length
`;

const errors = `
local pcall, xpcall, resume = pcall, xpcall, coroutine.resume
local crashed = false
-- What ends the interpreter itself, no pcall can hold.
local function crash(why)
  crashed = "MoonSharp crashes: " .. why
  error(crashed, 0)
end
local function past(ok, first, ...)
  if not ok and type(first) == "string" and first:find("stack overflow", 1, true) then crash("unbounded recursion") end
  if crashed then error(crashed, 0) end
  return ok, first, ...
end
local function placed(message)
  if type(message) ~= "string" then return message end
  return (message:gsub("^([%w_%-%./]+):(%d+): ", "%1:(%2,0-0): "))
end
local function told(ok, first, ...)
  if ok then return ok, first, ... end
  return ok, placed(first)
end
_G.error = function(...)
  local message = ...
  if type(message) ~= "string" and type(message) ~= "number" then
    local got = select("#", ...) == 0 and "no value" or type(message)
    error("bad argument #1 to 'error' (string expected, got " .. got .. ")", 2)
  end
  error(tostring(message), 2)
end
assert = function(value, message, ...)
  if not value then error(message == nil and "assertion failed!" or tostring(message), 2) end
  return value, message, ...
end
-- The message alone, without its place.
local function bare(ok, first, ...)
  if not ok and type(first) == "string" then first = first:gsub("^[%w_%-%./]+:%d+: ", "") end
  return ok, first, ...
end
local CALLS_BACK, NOT_DIRECTLY
local library, wrapped = {}, setmetatable({}, { __mode = "k" })
local function builtin(f) return library[f] or own.isBuiltin(f) end
local function protected(name, protect, f, ...)
  if type(f) ~= "function" then return false, "attempt to " .. name .. " a non-function" end
  if wrapped[f] then crash(name .. "(coroutine.wrap(…))") end
  if not builtin(f) then return told(past(protect(f, ...))) end
  local class = getmetatable((...))
  if NOT_DIRECTLY[f] and (f ~= tostring or type(class) == "table" and class.__tostring) then
    return false, "the function passed to " .. name .. " cannot be called directly by " .. name ..
      ". wrap in a script function instead."
  end
  -- What its callback throws goes past the pcall.
  if CALLS_BACK[f] then return true, f(...) end
  return bare(past(protect(f, ...)))
end
_G.pcall = function(f, ...) return protected("pcall", pcall, f, ...) end
_G.xpcall = function(f, handler, ...)
  local function handled(message) return handler(placed(message)) end
  return protected("xpcall", function(g, ...) return xpcall(g, handled, ...) end, f, ...)
end
coroutine.resume = function(...) return bare(past(resume(...))) end
local function raised(ok, ...)
  if not ok then error(..., 0) end
  return ...
end
coroutine.wrap = function(f)
  local routine = coroutine.create(f)
  local function resumed(...) return raised(past(resume(routine, ...))) end
  wrapped[resumed] = true
  return resumed
end
`;

const tables = `
local select, unpack = select, table.unpack
table.unpack = function(list, from, to)
  from, to = from or 1, to or own.border(list)
  if to < from - 1 then crash("unpack from " .. from .. " to " .. to) end
  if to < from then return nil end
  return unpack(list, from, to)
end
_G.unpack = table.unpack
local insert, remove = table.insert, table.remove
table.insert = function(list, ...)
  if select("#", ...) > 2 then error("wrong number of arguments to 'insert'", 2) end
  local at, value = ...
  -- A nil that is to be put somewhere puts the number of the place at the end.
  if value == nil then at, value = own.border(list) + 1, at end
  if type(at) ~= "number" or at < 1 or at > own.border(list) + 1 then
    error("bad argument #2 to 'insert' (position out of bounds)", 2)
  end
  if value == nil then list[at] = nil else insert(list, at, value) end
  return list
end
table.remove = function(list, ...)
  local size = own.border(list)
  local at = ... or size
  if at >= size + 1 or at < 1 and size > 0 then error("bad argument #1 to 'remove' (position out of bounds)", 2) end
  return remove(list, at)
end

-- Array.Sort of .NET: its order of ties is its own.
local SHORT = 16
local function sortedWith(list, size, compared)
  local function order(i, j)
    if compared(list[i], list[j]) > 0 then list[i], list[j] = list[j], list[i] end
  end
  local function insertion(low, high)
    for i = low + 1, high do
      local item, at = list[i], i - 1
      while at >= low and compared(item, list[at]) < 0 do
        list[at + 1] = list[at]
        at = at - 1
      end
      list[at + 1] = item
    end
  end
  local function sink(low, i, count)
    local item = list[low + i - 1]
    while i <= math.floor(count / 2) do
      local child = 2 * i
      if child < count and compared(list[low + child - 1], list[low + child]) < 0 then child = child + 1 end
      if compared(item, list[low + child - 1]) >= 0 then break end
      list[low + i - 1] = list[low + child - 1]
      i = child
    end
    list[low + i - 1] = item
  end
  local function heap(low, high)
    local count = high - low + 1
    for i = math.floor(count / 2), 1, -1 do sink(low, i, count) end
    for i = count, 2, -1 do
      list[low], list[low + i - 1] = list[low + i - 1], list[low]
      sink(low, 1, i - 1)
    end
  end
  local function parted(low, high)
    local middle = low + math.floor((high - low) / 2)
    order(low, middle)
    order(low, high)
    order(middle, high)
    local pivot = list[middle]
    list[middle], list[high - 1] = list[high - 1], list[middle]
    local left, right = low, high - 1
    while left < right do
      repeat left = left + 1 until compared(list[left], pivot) >= 0
      repeat right = right - 1 until compared(pivot, list[right]) >= 0
      if left >= right then break end
      list[left], list[right] = list[right], list[left]
    end
    list[left], list[high - 1] = list[high - 1], list[left]
    return left
  end
  local function sort(low, high, depth)
    while high > low do
      if high - low == 2 then return order(low, low + 1), order(low, high), order(low + 1, high) end
      if high - low < SHORT then return insertion(low, high) end
      if depth == 0 then return heap(low, high) end
      depth = depth - 1
      local pivot = parted(low, high)
      sort(pivot + 1, high, depth)
      high = pivot - 1
    end
  end
  local depth, halved = 2, size
  while halved > 1 do depth, halved = depth + 2, math.floor(halved / 2) end
  sort(1, size, depth)
end
local function comparedBy(less)
  return function(a, b)
    local before, behind = less(a, b), less(b, a)
    if before and behind then error("invalid order function for sorting", 0) end
    return before and -1 or behind and 1 or 0
  end
end
table.sort = function(list, less)
  local size = own.border(list)
  local items = { unpack(list, 1, size) }
  sortedWith(items, size, comparedBy(less or __less))
  for i = 1, size do list[i] = items[i] end
  return list
end
`;

const texts = `
string.len, string.sub, string.byte, string.char = own.size, own.part, own.codes, own.chars
string.reverse, string.upper, string.lower = own.reverse, own.upper, own.lower
local format = string.format
string.format = function(template, ...)
  local at = 1
  for kind in template:gsub("%%%%", ""):gmatch("%%[%-+ #0-9%.]*(%a)") do
    local value = (select(at, ...))
    if select("#", ...) < at then error("bad argument #" .. at + 1 .. " to 'format' (no value)", 2) end
    if (kind == "s" or kind == "q") and type(value) ~= "string" and type(value) ~= "number" then
      error("bad argument #" .. at + 1 .. " to 'format' (string expected, got " .. type(value) .. ")", 2)
    end
    at = at + 1
  end
  return format(template, ...)
end
local tonumber = tonumber
_G.tonumber = function(value, base)
  if base == nil then
    if type(value) == "string" then return own.readNumber(value) end
    return type(value) == "number" and value or nil
  end
  if base ~= 16 and (base > 10 or base < 2) then error("bad argument #2 to 'tonumber' (base out of range)", 2) end
  local number = tonumber(tostring(value):gsub("^%s*0[xX]", ""), base)
  if number then return number end
  if base == 2 or base == 8 or base == 10 or base == 16 then crash("tonumber of no number, with a base") end
  error("bad argument #1 to 'tonumber' (invalid character)", 2)
end
math.fmod = function(a, b) return own.remainder(a + 0, b + 0) end
math.modf = function(number) return math.floor(number), number - math.floor(number) end
-- The largest number there is, but not infinity.
math.huge = 1.7976931348623157e308
`;

const known = `
for _, members in ipairs({ _G, string, table, math, coroutine, os, bit32 }) do
  for _, member in pairs(members) do
    if type(member) == "function" then library[member] = true end
  end
end
CALLS_BACK = { [table.sort] = true, [string.gsub] = true }
NOT_DIRECTLY = { [_G.pcall] = true, [_G.xpcall] = true, [tostring] = true }
for _, name in ipairs({ "__less", "__atMost", "__more", "__atLeast", "__remainder", "__length" }) do
  library[_G[name]] = nil
end
`;

export const moonsharpLibrary = `do${operators}${errors}${tables}${texts}${known}end`;
