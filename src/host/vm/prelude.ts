/**
 * What makes a Lua 5.3 state speak as the game does: the library of MoonSharp (Lua 5.2 with parts of 5.1), and nothing
 * that loads code or reaches the computer.
 */
export const library = `
load, loadfile, dofile, loadstring, require, package, debug, io, utf8 = nil
string.pack, string.unpack, string.packsize, table.move, math.type, math.tointeger, math.ult = nil
os = { clock = os.clock, date = os.date, difftime = os.difftime, time = os.time }
math.maxinteger, math.mininteger, coroutine.isyieldable = nil
_VERSION = "MoonSharp 2.0.0.0"
_MOONSHARP = { version = "2.0.0.0", luacompat = "5.2", platform = "headless" }
unpack = table.unpack
pack = table.pack
math.pow = function(x, y) return x ^ y end
math.atan2 = function(y, x) return math.atan(y, x) end
math.cosh = function(x) return (math.exp(x) + math.exp(-x)) / 2 end
math.sinh = function(x) return (math.exp(x) - math.exp(-x)) / 2 end
math.tanh = function(x) return math.sinh(x) / math.cosh(x) end
math.ldexp = function(m, e) return m * 2 ^ e end
math.frexp = function(x)
  if x == 0 then return 0, 0 end
  local e = math.floor(math.log(math.abs(x), 2)) + 1
  return x / 2 ^ e, e
end
-- The largest number there is, but not infinity.
math.huge = 1.7976931348623157e308
`;

/** Six decimals at most, as the classes print their parts. */
const shown = `
local function shown(n) return (string.format("%f", n):gsub("0+$", ""):gsub("%.$", "")) end
`;

const vector = `
Vector = {}
local NAMES = { "x", "y", "z" }
local function axis(key) return NAMES[key] or key end
Vector.__index = function(self, key)
  local name = NAMES[key]
  if name then return rawget(self, name) end
  return Vector[key]
end
Vector.__newindex = function(self, key, value) rawset(self, axis(key), value) end
local function made(x, y, z) return setmetatable({ x = x or 0, y = y or 0, z = z or 0 }, Vector) end
local function read(t) return t.x or t[1] or 0, t.y or t[2] or 0, t.z or t[3] or 0 end
Vector.__add = function(a, b) return made(a.x + b.x, a.y + b.y, a.z + b.z) end
Vector.__sub = function(a, b) return made(a.x - b.x, a.y - b.y, a.z - b.z) end
Vector.__mul = function(a, b)
  if type(a) == "number" then return made(a * b.x, a * b.y, a * b.z) end
  if type(b) == "number" then return made(a.x * b, a.y * b, a.z * b) end
  return made(a.x * b.x, a.y * b.y, a.z * b.z)
end
Vector.__eq = function(a, b) return a:equals(b) end
Vector.__tostring = function(a) return a:string("Vector") end
setmetatable(Vector, { __call = function(_, ...) return Vector.new(...) end })
function Vector.new(x, y, z)
  if type(x) == "table" then return made(read(x)) end
  return made(x, y, z)
end
function Vector.min(a, b) return made(math.min(a.x, b.x), math.min(a.y, b.y), math.min(a.z, b.z)) end
function Vector.max(a, b) return made(math.max(a.x, b.x), math.max(a.y, b.y), math.max(a.z, b.z)) end
function Vector.between(from, to) return to - from end
function Vector:setAt(key, value) self[axis(key)] = value return self end
function Vector:set(x, y, z)
  if type(x) == "table" then x, y, z = read(x) end
  self.x, self.y, self.z = x or self.x, y or self.y, z or self.z
  return self
end
function Vector:get() return self.x, self.y, self.z end
function Vector:copy() return made(self.x, self.y, self.z) end
function Vector:add(b) return self:set(self.x + b.x, self.y + b.y, self.z + b.z) end
function Vector:sub(b) return self:set(self.x - b.x, self.y - b.y, self.z - b.z) end
function Vector:scale(b, y, z)
  if y then return self:set(self.x * b, self.y * y, self.z * z) end
  if type(b) == "number" then return self:set(self.x * b, self.y * b, self.z * b) end
  return self:set(self.x * b.x, self.y * b.y, self.z * b.z)
end
function Vector:dot(b) return self.x * b.x + self.y * b.y + self.z * b.z end
function Vector:sqrMagnitude() return self:dot(self) end
function Vector:magnitude() return math.sqrt(self:dot(self)) end
function Vector:sqrDistance(b) return (self - b):sqrMagnitude() end
function Vector:distance(b) return (self - b):magnitude() end
function Vector:equals(b, margin) return self:sqrDistance(b) <= (margin or 0.001) end
function Vector:clamp(most)
  local size = self:magnitude()
  if size > most then self:scale(most / size) end
  return self
end
function Vector:normalize()
  local size = self:magnitude()
  if size > 0 then self:scale(1 / size) end
  return self
end
function Vector:normalized() return self:copy():normalize() end
function Vector:inverse() return self:scale(-1) end
function Vector:cross(b)
  return made(self.y * b.z - self.z * b.y, self.z * b.x - self.x * b.z, self.x * b.y - self.y * b.x)
end
function Vector:project(b)
  local length = b:sqrMagnitude()
  if length == 0 then return self:set(0, 0, 0) end
  return self:set(b * (self:dot(b) / length))
end
function Vector:projectOnPlane(normal) return self:sub(self:copy():project(normal)) end
function Vector:reflect(normal)
  local n = normal:normalized()
  return self:sub(n * (2 * self:dot(n)))
end
function Vector:lerp(b, t) return self + (b - self) * t end
function Vector:moveTowards(b, step)
  local way = b - self
  local far = way:magnitude()
  if far <= step or far == 0 then return self:set(b) end
  return self:add(way * (step / far))
end
function Vector:angle(b) return math.deg(math.acos(self:dot(b) / (self:magnitude() * b:magnitude()))) end
function Vector:rotateTowardsUnit(target, most)
  assert(self:dot(target) > -0.95, "the vectors are too close to opposite")
  local angle = self:angle(target)
  if angle == 0 or (most and angle <= most) then return self:set(target) end
  if not most then return self:set(target) end
  local t = most / angle
  local sine = math.sin(math.rad(angle))
  local a = math.sin(math.rad((1 - t) * angle)) / sine
  local b = math.sin(math.rad(t * angle)) / sine
  return self:set(self * a + target * b)
end
function Vector:rotateTowards(target, most)
  local size = self:magnitude()
  return self:normalize():rotateTowardsUnit(target:normalized(), most):scale(size)
end
function Vector:rotateOver(name, angle)
  local s, c = math.sin(math.rad(angle)), math.cos(math.rad(angle))
  local x, y, z = self:get()
  if name == "x" then return self:set(x, y * c - z * s, y * s + z * c) end
  if name == "y" then return self:set(x * c + z * s, y, z * c - x * s) end
  return self:set(x * c - y * s, x * s + y * c, z)
end
function Vector:heading(name)
  local headings = {
    x = math.deg(math.atan2(self.y, self.z)),
    y = math.deg(math.atan2(self.x, self.z)),
    z = math.deg(math.atan2(self.x, self.y)),
  }
  if name then return headings[name] end
  return headings.x, headings.y, headings.z
end
function Vector:orthoNormalize(planar)
  local base = self:normalized()
  if not planar then planar = self:angle(made(1, 0, 0)) < 10 and made(0, 0, 1) or made(1, 0, 0) end
  local normal = base:cross(planar):normalize()
  return base, normal, base:cross(normal)
end
function Vector:string(prefix)
  return (prefix and prefix .. ": " or "") .. "{ " .. shown(self.x) .. ", " .. shown(self.y) .. ", " .. shown(self.z) .. " }"
end
vector = function(x, y, z) return Vector.new(x, y, z) end
`;

const color = `
Color = {}
local CHANNELS = { "r", "g", "b", "a" }
local named = {}
local names = {}
local function channel(key)
  local name = CHANNELS[key] or key
  if name ~= "r" and name ~= "g" and name ~= "b" and name ~= "a" then return nil end
  return name
end
local function within(n) return math.max(0, math.min(1, n)) end
local function made(r, g, b, a)
  return setmetatable({ r = within(r or 0), g = within(g or 0), b = within(b or 0), a = within(a or 1) }, Color)
end
Color.__index = function(self, key)
  if type(key) == "number" then
    return rawget(self, CHANNELS[key] or error("bad argument to Color: index " .. key))
  end
  return Color[key]
end
Color.__newindex = function(self, key, value) rawset(self, CHANNELS[key] or key, value) end
Color.__eq = function(a, b) return a:equals(b) end
Color.__tostring = function(self) return self:dump("Color") end
setmetatable(Color, {
  __call = function(_, ...) return Color.new(...) end,
  __index = function(_, key)
    if type(key) == "number" then error("bad argument to Color: index " .. key) end
    local known = named[string.lower(key)]
    return known and known:copy() or nil
  end,
})
function Color.new(r, g, b, a)
  if type(r) == "table" then return made(r.r, r.g, r.b, r.a) end
  return made(r, g, b, a)
end
function Color.Add(name, value)
  assert(not named[name:lower()], name .. " is a colour already")
  named[name:lower()] = Color.new(value)
  names[#names + 1] = name:sub(1, 1):upper() .. name:sub(2):lower()
end
Color.list = names
function Color.fromString(name)
  local known = named[name:lower()]
  if not known then error(name .. " is not a colour name") end
  return known:copy()
end
function Color.fromHex(hex)
  local r, g, b, a = hex:match("^#?(%x%x)(%x%x)(%x%x)(%x?%x?)$")
  assert(r and #a ~= 1, hex .. " is not the hex of a colour")
  local function part(digits) return tonumber(digits, 16) / 255 end
  return made(part(r), part(g), part(b), a == "" and 1 or part(a))
end
function Color:setAt(key, value) self[channel(key) or error("bad key for Color")] = within(value) return self end
function Color:set(r, g, b, a)
  self.r, self.g, self.b, self.a = within(r or self.r), within(g or self.g), within(b or self.b), within(a or self.a)
end
function Color:get() return self.r, self.g, self.b, self.a end
function Color:copy() return made(self.r, self.g, self.b, self.a) end
function Color:toHex(alpha)
  local function part(n) return string.format("%02x", n * 255) end
  return part(self.r) .. part(self.g) .. part(self.b) .. (alpha and part(self.a) or "")
end
function Color:equals(other, margin)
  local off = math.abs(self.r - other.r) + math.abs(self.g - other.g) + math.abs(self.b - other.b) + math.abs(self.a - other.a)
  return off <= (margin or 0.01)
end
function Color:toString(tolerance)
  for _, name in ipairs(names) do
    if named[name:lower()]:equals(self, tolerance) then return name end
  end
  return nil
end
function Color:lerp(other, t)
  return made(self.r + (other.r - self.r) * t, self.g + (other.g - self.g) * t,
    self.b + (other.b - self.b) * t, self.a + (other.a - self.a) * t)
end
function Color:dump(prefix)
  local name = self:toString()
  local alpha = self.a < 1 and ", a = " .. shown(self.a) or ""
  return (prefix and prefix .. ": " or "") .. (name and name .. " " or "")
    .. "{ r = " .. shown(self.r) .. ", g = " .. shown(self.g) .. ", b = " .. shown(self.b) .. alpha .. " }"
end
color = function(r, g, b, a) return Color.new(r, g, b, a) end
`;

/**
 * The game's own Vector and Color, written anew from their documentation (https://api.tabletopsimulator.com/vector/ and
 * /color/), for any interpreter. Each class is the metatable of its instances, as in the game.
 */
export const classes = `do ${shown} ${vector} ${color} end`;
