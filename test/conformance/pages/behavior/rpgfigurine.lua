local PAGE = "https://api.tabletopsimulator.com/behavior/rpgfigurine/"
local function bear() return get("figure").RPGFigurine end

documented("only an animated figurine has this behaviour", PAGE, function()
  equal({ bear() ~= nil, get("block2").RPGFigurine }, { true, nil })
end)
documented("it attacks, changes its mode, dies and lives again", PAGE .. "#functions", function()
  equal({ bear().attack(), bear().changeMode(), bear().die(), bear().die() }, { true, true, true, true })
end)
documented("onAttack is called when it attacks, with a table of those it reaches", PAGE .. "#onattack", function()
  local hit
  bear().onAttack = function(figures) hit = figures end
  bear().attack()
  return function() equal(type(hit), "table") end
end)
documented("onHit of another one that it reaches is called with the attacker", PAGE .. "#onhit", function()
  local by
  get("other1").setPosition({ -4, 1, 9.5 })
  get("figure").setRotation({ 0, 0, 0 })
  get("other1").RPGFigurine.onHit = function(attacker) by = attacker.guid end
  local hit
  bear().onAttack = function(figures) hit = figures end
  bear().attack()
  return function() equal({ #hit, hit[1].guid, by }, { 1, "other1", "figure" }) end
end)
