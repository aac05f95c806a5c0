-- A page's checks: each is a sentence of ours about the game, the source it rests on, and what kind of source that is.
-- What is only assumed is no check: it names the question of Outbreak - Check that settles it.

local checks, questions, told = {}, {}, {}

function documented(sentence, source, try) checks[#checks + 1] = { sentence, source, "documented", try } end

function seen(sentence, source, try) checks[#checks + 1] = { sentence, source, "seen in real mods", try } end

function assumed(question) questions[#questions + 1] = question end

local function shown(value)
  if type(value) ~= "table" then return type(value) == "string" and '"' .. value .. '"' or tostring(value) end
  local parts = {}
  for _, each in ipairs(value) do parts[#parts + 1] = shown(each) end
  return "{ " .. table.concat(parts, ", ") .. " }"
end

function equal(value, wanted)
  local has, wants = shown(value), shown(wanted)
  if has ~= wants then error(has .. " instead of " .. wants, 0) end
end

function fails(try, words)
  local ok, message = pcall(try)
  if ok then error("it does not fail", 0) end
  if not string.find(tostring(message), words, 1, true) then error("it fails with " .. tostring(message), 0) end
end

local function tell(check, ok, message)
  told[#told + 1] = { sentence = check[1], source = check[2], basis = check[3], wrong = ok and "" or tostring(message) }
end

-- A check that waits for something gives back a function: it is asked again when the table has come to rest.
local later = {}

function run()
  for _, check in ipairs(checks) do
    local ok, answer = pcall(check[4])
    if ok and type(answer) == "function" then later[#later + 1] = { check, answer } else tell(check, ok, answer) end
  end
end

function report()
  for _, each in ipairs(later) do tell(each[1], pcall(each[2])) end
  return { checks = told, questions = questions }
end
