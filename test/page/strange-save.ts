import type { ObjectState, SaveState } from "../../src/tts/save";
import { bag, card, deck, die, handZone, piece, token } from "../support/host-pieces";

/** A table that somebody else has made: panels of every kind, hands, pieces with buttons, pictures that nobody has. */

const SCRIPT = `
function onLoad()
  local box = getObjectFromGUID("c0ffee")
  box.createButton({ click_function = "rung", function_owner = Global, label = "Ring", position = { 0, 0.6, 0 },
    width = 900, height = 400, font_size = 250, tooltip = "rings the bell" })
  box.createInput({ input_function = "written", function_owner = Global, label = "a word", value = "before",
    position = { 0, 0.6, 1 }, width = 900, height = 300 })
  box.addContextMenuItem("Whisper", function(colour) print("whispered to " .. colour) end)
end
function rung(_, colour) print("rung by " .. colour) end
function written(_, _, text, editing) if not editing then print("written: " .. text) end end
function pressed(player, value, id) print(player.color .. " pressed " .. id) end
function chosen(player, value, id) print(id .. " is " .. value) end
`;

const PANELS = `
<Defaults><Text class="small" fontSize="11" /><Button color="#f2b134" /></Defaults>
<Panel id="kinds" rectAlignment="UpperLeft" offsetXY="10 -10" width="320" height="430" color="#ffffffee" padding="8 8 8 8">
  <VerticalLayout spacing="4" childForceExpandHeight="false">
    <Text id="heading" fontSize="18" fontStyle="Bold">All <b>kinds</b> of <color color="#aa0000">things</color></Text>
    <Button id="bell" onClick="pressed" preferredHeight="30">Bell</Button>
    <Button id="rest" onClick="pressed" interactable="false" preferredHeight="30">Rest</Button>
    <Toggle id="lamp" onValueChanged="chosen" preferredHeight="24">Lamp</Toggle>
    <InputField id="word" onEndEdit="chosen" placeholder="a word" preferredHeight="30" />
    <Dropdown id="way" onValueChanged="chosen" preferredHeight="30">
      <Option>north</Option><Option selected="true">south</Option>
    </Dropdown>
    <Slider id="amount" onValueChanged="chosen" minValue="0" maxValue="10" wholeNumbers="true" value="3" preferredHeight="24" />
    <ProgressBar id="done" percentage="40" preferredHeight="16" />
    <TableLayout preferredHeight="60" cellSpacing="4">
      <Row preferredHeight="28"><Cell><Text class="small">one</Text></Cell><Cell><Text class="small">two</Text></Cell></Row>
      <Row preferredHeight="28"><Cell columnSpan="2"><Text class="small">both</Text></Cell></Row>
    </TableLayout>
    <VerticalScrollView preferredHeight="60"><VerticalLayout height="150" childForceExpandHeight="false">
      <Text>first</Text><Text>second</Text><Text>third</Text><Text>fourth</Text><Text>fifth</Text>
    </VerticalLayout></VerticalScrollView>
  </VerticalLayout>
</Panel>
<Text id="secret" visibility="Red" rectAlignment="LowerRight" width="180" height="30" color="#ffffff">for Red alone</Text>
`;

const inHand = (colour: string, z: number, ...names: readonly string[]): ObjectState[] => [
  handZone(`hand${colour}`, colour, { z, y: 2 }),
  ...names.map((name, i) => card(`${colour}${String(i)}`, { x: i - 1, z, y: 2 }, { Nickname: name })),
];

export const STRANGE: SaveState = {
  SaveName: "Somebody's table",
  LuaScript: SCRIPT,
  XmlUI: PANELS,
  ObjectStates: [
    piece("c0ffee", "BlockSquare", { x: -8 }, { Nickname: "the box", Description: "It is made of wood." }),
    piece("dddddd", "SomethingNew", { x: 8 }, { Nickname: "a thing of tomorrow" }),
    piece("nnnnnn", "Notecard", { x: 5, z: -6 }, { Nickname: "a note", Description: "Do not open." }),
    piece(
      "tttttt",
      "3DText",
      { x: 0, z: 6 },
      { Text: { Text: "Somebody's table", fontSize: 100, colorstate: { r: 1, g: 1, b: 1 } } },
    ),
    deck("eeeeee", ["ace", "king", "queen"], { x: 2, faceDown: true }, { Nickname: "the deck" }),
    bag("ffffff", [die("d2", [1, 2, 3, 4, 5, 6])], { x: -3, z: -4 }, { Nickname: "the bag" }),
    die("d1", ["one", "two", "three", "four", "five", "six"], { x: -3 }),
    piece("hidden", "FogOfWarTrigger", { x: -18, y: 2, scale: 5 }, { FogColor: "Red", Locked: true }),
    token("ssssss", { x: -18 }, { Nickname: "a secret plan" }),
    ...inHand("White", -14, "a white lie", "a white flag"),
    ...inHand("Red", 14, "a red herring"),
  ],
};

const TITLE = "document.title='taken'";

/** What would be an element, or run, wherever a text is taken for markup. */
export const MARKUP = `"'><img src=x onerror="${TITLE}"><script>${TITLE}</script><svg onload="${TITLE}"></svg><a href="javascript:${TITLE}">x</a>`;
const AS_XML = MARKUP.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const FLOOD_OF_MARKUP = `
local evil = [==[${MARKUP}]==]
function onLoad()
  local box = getObjectFromGUID("aaaaaa")
  box.createButton({ click_function = "rung", function_owner = Global, label = evil, tooltip = evil,
    position = { 0, 0.6, 0 }, width = 900, height = 400 })
  box.createInput({ input_function = "rung", function_owner = Global, label = evil, value = evil,
    position = { 0, 0.6, 1 }, width = 900, height = 300 })
  box.addContextMenuItem(evil, function() end)
  print(evil)
  broadcastToAll(evil, { 1, 1, 1 })
end
function rung() end
`;

/** Markup in every text that a save has, and that its script can make. */
export const ALL_MARKUP: SaveState = {
  SaveName: MARKUP,
  LuaScript: FLOOD_OF_MARKUP,
  XmlUI: `<VerticalLayout width="400" height="300">
    <Text id="${AS_XML}" text="${AS_XML}" tooltip="${AS_XML}" color="${AS_XML}" fontSize="${AS_XML}" />
    <Text>&lt;b onclick="x"&gt;${AS_XML}&lt;/b&gt; &lt;color=${AS_XML}&gt;c&lt;/color&gt;</Text>
    <Button onClick="rung" text="${AS_XML}" color="red;background:url(https://evil.example/)" />
    <Toggle text="${AS_XML}" /><InputField placeholder="${AS_XML}" text="${AS_XML}" />
    <Dropdown><Option>${AS_XML}</Option></Dropdown>
    <Image image="javascript:${TITLE}" /><Image image="${AS_XML}" />
  </VerticalLayout>`,
  ObjectStates: [
    piece("aaaaaa", "BlockSquare", {}, { Nickname: `box ${MARKUP}`, Description: MARKUP, GMNotes: MARKUP }),
    piece("tttttt", "3DText", { x: 4 }, { Text: { Text: MARKUP, fontSize: 60, colorstate: { r: 1, g: 1, b: 1 } } }),
    deck("dddddd", [MARKUP, "king"], { x: -4 }, { Nickname: `deck ${MARKUP}` }),
    bag("bbbbbb", [die("d9", [1, 2])], { z: 4 }, { Nickname: `bag ${MARKUP}` }),
    piece(
      "iiiiii",
      "Custom_Tile",
      { z: -4 },
      { CustomImage: { ImageURL: `javascript:${TITLE}`, ImageSecondaryURL: "", WidthScale: 1 } },
    ),
    ...inHand("White", -14, MARKUP),
  ],
};

/** A save that would do harm if it could: scripts in its names, a text without end, a script that never rests. */
export const HOSTILE: SaveState = {
  SaveName: `<script>${TITLE}</script>`,
  LuaScript: "function onUpdate() while true do end end",
  XmlUI: '<Text text="&lt;img src=x onerror=alert(1)&gt;"/>',
  ObjectStates: [
    piece("aaaaaa", "BlockSquare", {}, { Nickname: `<img src=x onerror="${TITLE}">` }),
    piece("bbbbbb", "SomethingNew", { x: 4 }, { Nickname: "x".repeat(2_000_000) }),
  ],
};
