local PAGE = "https://api.tabletopsimulator.com/physics/"

documented("play_area is a half until it is set", PAGE .. "#member-variables", function()
  equal(Physics.play_area, 0.5)
  Physics.play_area = 0.75
  equal(Physics.play_area, 0.75)
end)
documented("gravity pulls in the direction that is set", PAGE .. "#functions", function()
  equal(Physics.getGravity().y < 0, true)
  equal(Physics.setGravity({ 0, -5, 0 }), true)
  at(Physics.getGravity(), 0, -5, 0)
end)
documented("a ray tells what it hits, where, and how far away", PAGE .. "#cast", function()
  local hits = Physics.cast({ origin = { -30, 10, 0 }, direction = { 0, -1, 0 }, type = 1 })
  local first = hits[1]
  equal(first.hit_object.guid, "block1")
  near(first.point.x, -30)
  near(first.point.z, 0)
  near(first.normal.y, 1)
  near(first.distance, 10 - first.point.y, 0.02)
end)
documented("hits come in the order of being hit", PAGE .. "#cast", function()
  get("block2").setPosition({ -30, 5, 0 })
  get("block2").setLock(true)
  local hits = Physics.cast({ origin = { -30, 10, 0 }, direction = { 0, -1, 0 } })
  equal({ hits[1].hit_object.guid, hits[2].hit_object.guid, hits[1].distance < hits[2].distance }, { "block2", "block1", true })
end)
documented("max_distance is how far it goes", PAGE .. "#cast", function()
  equal(#Physics.cast({ origin = { -30, 10, 0 }, direction = { 0, -1, 0 }, max_distance = 2 }), 0)
end)
documented("a sphere that does not move finds what it touches", PAGE .. "#cast", function()
  local function hit(size)
    for _, each in ipairs(Physics.cast({ origin = { -28.5, 1, 0 }, direction = { 0, 1, 0 }, type = 2, size = { size, size, size }, max_distance = 0 })) do
      if each.hit_object.guid == "block1" then return true end
    end
    return false
  end
  equal({ hit(0.4), hit(4) }, { false, true })
end)
documented("a box is as large as its size", PAGE .. "#cast", function()
  local function found(width)
    for _, each in ipairs(Physics.cast({ origin = { -33, 1, 0 }, type = 3, size = { width, 1, 1 }, max_distance = 0 })) do
      if each.hit_object.guid == "block1" then return true end
    end
    return false
  end
  equal({ found(2), found(6) }, { false, true })
end)
documented("a box is turned by its orientation", PAGE .. "#cast", function()
  local function found(turn)
    for _, each in ipairs(Physics.cast({ origin = { -33, 1, 0 }, type = 3, size = { 1, 1, 6 }, orientation = { 0, turn, 0 }, max_distance = 0 })) do
      if each.hit_object.guid == "block1" then return true end
    end
    return false
  end
  equal({ found(0), found(90) }, { false, true })
end)
