local PAGE = "https://api.tabletopsimulator.com/behavior/layoutzone/"
local CARDS = { "card01", "card02", "card03" }
local function layout() return get("layout").LayoutZone end
local function set(options)
  layout().setOptions(options)
  return layout().getOptions()
end

documented("only a layout zone has this behaviour", PAGE, function()
  equal({ layout() ~= nil, get("block2").LayoutZone }, { true, nil })
end)
documented("all its options are there to be read", PAGE .. "#options", function()
  local options, missing = layout().getOptions(), {}
  for name in string.gmatch(
    "allow_swapping alternate_direction cards_per_deck combine_into_decks direction horizontal_group_padding " ..
    "horizontal_spread instant_refill manual_only max_objects_per_group max_objects_per_new_group meld_direction " ..
    "meld_reverse_sort meld_sort meld_sort_existing new_object_facing randomize split_added_decks sticky_cards " ..
    "trigger_for_face_down trigger_for_face_up trigger_for_non_cards vertical_group_padding vertical_spread", "%S+"
  ) do
    if options[name] == nil then missing[#missing + 1] = name end
  end
  equal(missing, {})
end)
documented("an option that is not given stays as it was", PAGE .. "#functions", function()
  set({ horizontal_spread = 2.5, manual_only = true })
  local options = set({ horizontal_spread = 3 })
  equal({ options.horizontal_spread, options.manual_only }, { 3, true })
end)
documented("layout lays out what lies in it, so far apart as it is told", PAGE .. "#functions", function()
  set({ manual_only = true, trigger_for_face_up = true, trigger_for_face_down = true, max_objects_per_new_group = 3,
    max_objects_per_group = 3, horizontal_spread = 2, vertical_spread = 0 })
  for i = 1, 2 do get("card0" .. i).setPosition({ 11 + i * 0.1, 2, -10 }) end
  return function()
    equal(layout().layout(), true)
    return function()
      near(math.abs(get("card01").getPosition().x - get("card02").getPosition().x), 2)
      near(get("card01").getPosition().z, get("card02").getPosition().z)
    end
  end
end)
documented("randomize lays them out in any order, and loses none", PAGE .. "#options", function()
  set({ manual_only = true, randomize = true, trigger_for_face_up = true, trigger_for_face_down = true, max_objects_per_new_group = 3,
    max_objects_per_group = 3, horizontal_spread = 2, vertical_spread = 0 })
  for i, card in ipairs(CARDS) do get(card).setPosition({ 11 + i * 0.1, 2, -10 }) end
  return function()
    layout().layout()
    return function()
      local places = {}
      for i, card in ipairs(CARDS) do places[i] = get(card).getPosition().x end
      table.sort(places)
      near(places[2] - places[1], 2)
      near(places[3] - places[2], 2)
    end
  end
end)
documented("a card dropped on it is laid out by itself, unless that is to be done by hand", PAGE .. "#options", function()
  set({ manual_only = false, trigger_for_face_up = true, trigger_for_face_down = true })
  by_hand("White", "drag", "card01", { 13, -8 })
  return function()
    local alone = get("card01").getPosition()
    set({ manual_only = true })
    by_hand("White", "drag", "card02", { 10.5, -12.5 })
    return function()
      equal({ math.abs(alone.x - 13) + math.abs(alone.z + 8) > 0.5 }, { true })
      near(get("card02").getPosition().x, 10.5, 0.05)
    end
  end
end)
documented("onZoneGroupSort may order a group otherwise", "https://api.tabletopsimulator.com/events/#onzonegroupsort", function()
  listen("onZoneGroupSort")
  set({ manual_only = true, trigger_for_face_up = true, trigger_for_face_down = true, max_objects_per_new_group = 2, max_objects_per_group = 2 })
  for i = 1, 2 do get("card0" .. i).setPosition({ 11 + i * 0.1, 2, -10 }) end
  return function()
    layout().layout()
    return function()
      local zone, group = heard.onZoneGroupSort[1][1], heard.onZoneGroupSort[1][2]
      equal({ zone.guid, #group, heard.onZoneGroupSort[1][3] }, { "layout", 2, false })
    end
  end
end)
