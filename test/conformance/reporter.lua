-- A page's checks: each is a sentence of ours about the game, the source it rests on, and what kind of source that is.
-- What is only assumed is no check: it names the question of Outbreak - Check that settles it.

local checks, questions, hands, expected = {}, {}, {}, {}

function documented(sentence, source, try, after) checks[#checks + 1] = { sentence, source, "documented", try, after } end

function seen(sentence, source, try, after) checks[#checks + 1] = { sentence, source, "seen in real mods", try, after } end

-- What this table cannot do and says so by the member's name: a script that asks for it gets an error, and nothing silent.
function refused(sentence, source, member, try)
  checks[#checks + 1] = { sentence, source, "refused", function() fails(try, "does not imitate " .. member) end }
end

function assumed(question) questions[#questions + 1] = question end

-- What a person does before the check goes on; objects are named by their GUIDs.
function by_hand(who, gesture, ...) hands[#hands + 1] = { who, gesture, ... } end

-- An error that the game is to report while this is checked.
function faulty(words) expected[#expected + 1] = words end

local function shown(value)
  if type(value) ~= "table" then return type(value) == "string" and '"' .. value .. '"' or tostring(value) end
  local parts = {}
  for i = 1, #value do parts[i] = shown(value[i]) end
  return "{ " .. table.concat(parts, ", ") .. " }"
end

function equal(value, wanted)
  local has, wants = shown(value), shown(wanted)
  if has ~= wants then error(has .. " instead of " .. wants, 0) end
end

function near(value, wanted, by)
  if math.abs(value - wanted) > (by or 0.01) then error(tostring(value) .. " instead of " .. tostring(wanted), 0) end
end

-- The three numbers of a place, a rotation or a scale.
function at(vector, x, y, z)
  for i, wanted in ipairs({ x, y, z }) do near(vector[i], wanted) end
end

function fails(try, words)
  local ok, message = pcall(try)
  if ok then error("it does not fail", 0) end
  if not string.find(tostring(message), words or "", 1, true) then error("it fails with " .. tostring(message), 0) end
end

-- Writes down how often these events come, and with what: `heard.onChat[1]` are the arguments of the first.
heard = {}
function listen(...)
  for _, name in ipairs({ ... }) do
    heard[name] = {}
    _G[name] = function(...) heard[name][#heard[name] + 1] = { ... } end
  end
end

get = getObjectFromGUID
-- One whose script can be called, and writes down events of its own.
own = getObjectFromGUID

-- The table's part: which check, and what came of it.
local at_work, going_on, wrong = 0, nil, ""

local function step(try)
  local ok, answer = pcall(try)
  going_on = ok and type(answer) == "function" and answer or nil
  if not ok then wrong = tostring(answer) end
  return going_on ~= nil
end

function count() return #checks end
function left() return questions end
function try(number)
  at_work = number
  return step(checks[number][4])
end
function reloaded(number)
  at_work = number
  return checks[number][5] ~= nil and step(checks[number][5])
end
function go_on() return step(going_on) end
function gestures()
  local these = hands
  hands = {}
  return these
end
function answer()
  local check = checks[at_work]
  return { sentence = check[1], source = check[2], basis = check[3], wrong = wrong, faults = expected }
end
