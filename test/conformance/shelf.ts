import type { ObjectState } from "../../src/tts/save";
import { bag, card, deck, die, handZone, piece, token, zone } from "../support/host-pieces";

/** One of everything, under a GUID of six letters that says what it is: what the pages of the conformance suite check on. */

/** What a script of an object offers to those who call it, and what it writes down of its own events. */
const HEARING = `
number, list = 3, { "kept" }
function plus(by) return number + by end
function given(what) return what end
function where() return self.getPosition() end
function rename(to) self.setName(to.name) end
function two() return "first", "second" end
function mine() return self.guid end
heard = {}
function listen(names)
  for _, name in ipairs(names) do
    heard[name] = {}
    _G[name] = function(...) heard[name][#heard[name] + 1] = { ... } end
  end
end
function times(name) return #heard[name] end
function argument(at) return heard[at.name][at.time or 1][at.argument] end
function forbid(name) _G[name] = function() return false end end
function onSave() return "what " .. self.guid .. " keeps" end
function onLoad(state) loaded = state end
`;

const SIX = [
  [-90, 0, 0],
  [0, 0, 0],
  [0, 0, -90],
  [0, 0, 90],
  [0, 0, -180],
  [90, 0, 0],
].map(([x = 0, y = 0, z = 0], i) => ({ Value: i + 1, Rotation: { x, y, z } }));

const BLOCKS: readonly ObjectState[] = [
  piece("block1", "BlockSquare", { x: -30 }),
  piece("block2", "BlockSquare", { x: -27 }),
  piece("block3", "BlockSquare", { x: -24 }, { Locked: true }),
  piece("chip01", "Chip_10", { x: -21 }),
  piece("chip02", "Chip_10", { x: -19 }),
  piece("chip03", "Chip_10", { x: -17 }),
];

const CARDS: readonly ObjectState[] = [
  card("card01", { x: -14 }, { Nickname: "ace" }),
  card("card02", { x: -11 }, { CardID: 101 }),
  card("card03", { x: -8 }, { CardID: 102 }),
  deck("deck01", ["one", "two", "three", "four"], { x: -5 }),
  deck("deck02", ["five", "six"], { x: -2 }),
  deck("deck03", ["a", "b", "c", "d", "e", "f", "g"], { x: 1 }),
];

const BAGS: readonly ObjectState[] = [
  bag("bag001", [token("inside"), token("other", {}, { Nickname: "Other" })], { x: 5 }),
  piece("bag002", "Infinite_Bag", { x: 8 }, { ContainedObjects: [token("always")] }),
];

const DICE: readonly ObjectState[] = [
  piece("die001", "Die_6", { x: 11 }, { RotationValues: SIX }),
  die("die002", ["hit", "miss", "#crit", 4, 5, 6], { x: 14 }),
];

const BEHAVING: readonly ObjectState[] = [
  piece("count1", "Counter", { x: -30, z: 8 }),
  piece("clock1", "Digital_Clock", { x: -26, z: 8 }),
  piece(
    "book01",
    "Custom_PDF",
    { x: -22, z: 8 },
    { CustomPDF: { PDFUrl: "http://pages/ten.pdf", PDFPassword: "", PDFPage: 0, PDFPageOffset: 0 } },
  ),
  piece("tablet", "Tablet", { x: -16, z: 8 }),
  piece("text01", "3DText", { x: -10, z: 8 }),
  piece("figure", "rpg_BEAR", { x: -4, z: 8 }),
  piece("other1", "rpg_CHIMERA", { x: -4, z: 9.5 }),
  piece("assets", "Custom_Assetbundle", { x: 2, z: 8 }),
];

const STATES: Readonly<Record<string, ObjectState>> = {
  "2": token("second", {}, { Nickname: "second", Description: "the other side" }),
};

const OTHERS: readonly ObjectState[] = [
  token(
    "token1",
    { x: 8, z: 8 },
    { CustomImage: { ImageURL: "http://pictures/token.png", ImageSecondaryURL: "", WidthScale: 0 } },
  ),
  token("state1", { x: 12, z: 8 }, { Nickname: "first", States: STATES }),
  piece("tile01", "Custom_Tile", { x: 16, z: 8 }),
];

const ZONES: readonly ObjectState[] = [
  zone("zone01", 4, { x: -28, z: -10, y: 2 }),
  piece("fog001", "FogOfWar", { x: -14, z: -10, scale: 4 }, { Locked: true }),
  piece("hidden", "FogOfWarTrigger", { x: -8, z: -10, scale: 4 }, { Locked: true, FogColor: "White" }),
  piece("layout", "LayoutZone", { x: 12, z: -10, scale: 10 }, { Locked: true }),
  handZone("hand01", "White", { z: -26, y: 4 }),
  handZone("hand02", "White", { x: 24, z: -26, y: 4 }),
  handZone("hand03", "Red", { z: 26, y: 4, turn: 180 }),
];

const SHELF: readonly ObjectState[] = [...BLOCKS, ...CARDS, ...BAGS, ...DICE, ...BEHAVING, ...OTHERS, ...ZONES];

const namedIn = (page: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...page.matchAll(pattern)].map(([, guid = ""]) => guid));

/** What a page names, and with a script of its own what it calls `own`: everything else would only cost time. */
export const shelfFor = (page: string): readonly ObjectState[] => {
  const named = namedIn(page, /"(\w{6})"/g);
  const own = namedIn(page, /(?:own|of)\("(\w{6})"/g);
  const scripted = (state: ObjectState): ObjectState =>
    own.has(state.GUID) ? { ...state, LuaScript: HEARING } : state;
  return SHELF.filter(({ GUID }) => named.has(GUID)).map(scripted);
};
