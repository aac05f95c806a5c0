-- A trick: each player plays one card, the highest takes it.
local trick = {}

--- Who has taken it: nobody as long as somebody has not played.
function trick.taker(played, players)
  local best
  for _, colour in ipairs(players) do
    local value = played[colour]
    if value == nil then return nil end
    if best == nil or value > played[best] then best = colour end
  end
  return best
end

--- Why a player may not play now; nothing if they may.
function trick.whyNot(played, colour)
  if played[colour] ~= nil then return "You have played already: wait for the others." end
end

return trick
