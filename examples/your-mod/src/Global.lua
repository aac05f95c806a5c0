local trick = require("trick")

local DECK, BOARD, MIDDLE = "dec000", "b0a4d0", "201e00"
local MARKER = { White = "3a4c01", Blue = "3a4c02" }
local HAND = 3
local STEP = 2

-- What is saved: points by colour. What a trick holds lives no longer than the trick.
local points = { White = 0, Blue = 0 }
local played, cards = {}, {}

local function players()
  local found = {}
  for _, colour in ipairs(getSeatedPlayers()) do
    if MARKER[colour] then found[#found + 1] = colour end
  end
  return found
end

local function show(colour)
  local marker = getObjectFromGUID(MARKER[colour])
  local at = marker.getPosition()
  marker.setPositionSmooth({ -8 + STEP * points[colour], at.y, at.z })
end

function deal()
  local deck = getObjectFromGUID(DECK)
  deck.shuffle()
  for _, colour in ipairs(players()) do deck.deal(HAND, colour) end
  getObjectFromGUID(BOARD).clearButtons()
end

local function taken(by)
  points[by] = points[by] + 1
  broadcastToAll(by .. " takes the trick.")
  for _, card in pairs(cards) do card.destruct() end
  played, cards = {}, {}
  show(by)
end

function onObjectEnterZone(zone, card)
  if zone.getGUID() ~= MIDDLE or card.type ~= "Card" then return end
  local colour = card.held_by_color or card.getVar("from")
  if colour == nil then return end
  local why = trick.whyNot(played, colour)
  if why then
    broadcastToColor(why, colour)
    card.deal(1, colour)
    return
  end
  played[colour], cards[colour] = tonumber(card.getName()), card
  local by = trick.taker(played, players())
  if by then taken(by) end
end

function onObjectDrop(colour, card)
  card.setVar("from", colour)
end

function onSave()
  return JSON.encode(points)
end

function onLoad(saved)
  if saved ~= "" then points = JSON.decode(saved) end
  for colour in pairs(MARKER) do show(colour) end
  getObjectFromGUID(BOARD).createButton({
    click_function = "deal", function_owner = Global, label = "Deal",
    position = { 0, 0.3, 0 }, width = 1200, height = 400, font_size = 200,
  })
end
