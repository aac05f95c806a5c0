import type { ObjectState, SaveState } from "../../../tts/save";

/** A large table as strangers make them: many pieces, decks, zones, and scripts that mostly wait to be asked. */

const OBJECTS = 1400;
const SCRIPTS = 150;
const DECKS = 60;
const ZONES = 40;
const CARDS = 52;
const FUNCTIONS = 30;

const guid = (number: number): string => number.toString(16).padStart(6, "0");

/** Three hundred lines and more: helpers, a table of data, buttons, and what is saved. */
const script = (number: number): string => {
  const helpers = Array.from(
    { length: FUNCTIONS },
    (_, i) => `
function helper${String(i)}(list, by)
  local sum = 0
  for index, value in ipairs(list) do
    if value % 2 == 0 then
      sum = sum + value * by
    else
      sum = sum - index
    end
  end
  return sum
end`,
  );
  return `
local state = { count = 0, names = {}, number = ${String(number)} }
local parts = { "one", "two", "three", "four" }
${helpers.join("\n")}

function onLoad(saved)
  if saved ~= "" then state = JSON.decode(saved) end
  for index, name in ipairs(parts) do state.names[index] = name .. "-" .. index end
  self.createButton({ label = "count", click_function = "clicked", function_owner = self, width = 400, height = 200 })
end

function clicked(object, colour)
  state.count = state.count + helper1({ 1, 2, 3 }, state.number)
  self.editButton({ index = 0, label = tostring(state.count) })
end

function onSave() return JSON.encode(state) end

function onObjectEnterZone(zone, object)
  if zone == self then state.count = state.count + 1 end
end
`;
};

const WAITING = `
function busy(onUpdates, waits)
  updates, ticks = 0, 0
  for _, object in ipairs(getObjectsWithTag("busy")) do
    if onUpdates > 0 then
      object.call("wake")
      onUpdates = onUpdates - 1
    end
  end
  for i = 1, waits do Wait.time(function() ticks = ticks + 1 end, 0.5 + i / 100, -1) end
end
`;

const WOKEN = `
function wake()
  onUpdate = function()
    local p = self.getPosition()
    if p.y < -5 then self.setPosition({ p.x, 2, p.z }) end
  end
end
`;

const at = (i: number): ObjectState["Transform"] => ({
  posX: (i % 40) * 3 - 60,
  posY: 1.5,
  posZ: Math.floor(i / 40) * 3 - 52,
  rotX: 0,
  rotY: 180,
  rotZ: 0,
  scaleX: 1,
  scaleY: 1,
  scaleZ: 1,
});

const SHEET = {
  "1": { FaceURL: "f", BackURL: "b", NumWidth: 10, NumHeight: 7, BackIsHidden: true, UniqueBack: false },
};

const card = (id: number, i: number): ObjectState => ({
  GUID: "",
  Name: "Card",
  Transform: at(i),
  Nickname: `card ${String(id)}`,
  CardID: id,
  CustomDeck: SHEET,
});

const deck = (i: number): ObjectState => {
  const ids = Array.from({ length: CARDS }, (_, n) => 100 + n);
  return {
    GUID: guid(i),
    Name: "Deck",
    Transform: at(i),
    DeckIDs: ids,
    CustomDeck: SHEET,
    ContainedObjects: ids.map((id) => card(id, i)),
  };
};

const zone = (i: number): ObjectState => ({
  GUID: guid(i),
  Name: "ScriptingTrigger",
  Transform: { ...at(i * 30), scaleX: 8, scaleY: 4, scaleZ: 8 },
});

const piece = (i: number): ObjectState => ({
  GUID: guid(i),
  Name: i % 3 === 0 ? "Custom_Tile" : "PlayerPawn",
  Transform: at(i),
  Nickname: `piece ${String(i)}`,
  Description: "y".repeat(200),
  ...(i % 5 === 0 ? { Tags: ["piece", "busy"] } : {}),
});

const objectAt = (i: number): ObjectState => {
  if (i <= DECKS) return deck(i);
  if (i <= DECKS + ZONES) return zone(i);
  const scripted = i <= DECKS + ZONES + SCRIPTS;
  const plain = { ...piece(i), Locked: i % 2 === 0 };
  return scripted ? { ...plain, Tags: ["busy"], LuaScript: script(i) + WOKEN } : plain;
};

export const strangersSave = (): SaveState => ({
  SaveName: "a stranger's table",
  LuaScript: WAITING,
  LuaScriptState: "",
  XmlUI: "",
  ObjectStates: Array.from({ length: OBJECTS }, (_, i) => objectAt(i + 1)),
});
