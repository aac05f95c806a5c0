/** What somebody's Global does: nothing, something of its own, or something that is in our way. */

export const SCRIPTS = ["none", "own", "moves back", "refuses bags", "swallows numbers", "sets XML anew"] as const;
export type ScriptName = (typeof SCRIPTS)[number];

export interface GlobalScript {
  readonly lua: string;
  readonly xml: string;
}

const OWN: GlobalScript = {
  lua: `-- counts how often somebody passed the turn
turns = 0
function onLoad(saved)
  if saved ~= "" then turns = tonumber(saved) or 0 end
  self_help = "press Pass when you are done"
end
function onSave() return tostring(turns) end
function passTurn(player) turns = turns + 1; UI.setAttribute("count", "text", tostring(turns)) end`,
  xml: `<Panel width="200" height="80" rectAlignment="LowerLeft">
  <Text id="count">0</Text><Button onClick="passTurn">Pass</Button>
</Panel>`,
};

/** Whatever moved without a hand goes home. */
const MOVES_BACK: GlobalScript = {
  lua: `local homes = {}
function onLoad()
  for _, object in ipairs(getObjects()) do
    if not object.getLock() then homes[object.getGUID()] = object.getPosition() end
  end
  Wait.time(tidy, 2, -1)
end
function onObjectDrop(_, object) homes[object.getGUID()] = object.getPosition() end
function tidy()
  for guid, home in pairs(homes) do
    local object = getObjectFromGUID(guid)
    if object ~= nil and object.held_by_color == nil then
      local at = object.getPosition()
      if math.abs(at.x - home.x) + math.abs(at.z - home.z) > 0.5 then object.setPosition(home) end
    end
  end
end`,
  xml: "",
};

const REFUSES_BAGS: GlobalScript = {
  lua: `function tryObjectEnterContainer(container, object)
  return container.type ~= "Bag"
end`,
  xml: "",
};

const SWALLOWS_NUMBERS: GlobalScript = {
  lua: `heard = 0
function onObjectNumberTyped(object, colour, number)
  heard = number
  return true
end`,
  xml: "",
};

const SETS_XML_ANEW: GlobalScript = {
  lua: `local round = 0
function onLoad() Wait.time(draw, 1, -1) end
function draw()
  round = round + 1
  UI.setXml('<Text id="round" fontSize="20">Round ' .. round .. '</Text>')
end`,
  xml: `<Text id="round">Round 0</Text>`,
};

const BY_NAME: Readonly<Record<ScriptName, GlobalScript>> = {
  none: { lua: "", xml: "" },
  own: OWN,
  "moves back": MOVES_BACK,
  "refuses bags": REFUSES_BAGS,
  "swallows numbers": SWALLOWS_NUMBERS,
  "sets XML anew": SETS_XML_ANEW,
};

export const globalScript = (name: ScriptName): GlobalScript => BY_NAME[name];
