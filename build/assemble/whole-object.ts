import type { ColourState, ObjectState } from "../../src/tts/save";

const NO_TURN = { x: 0, y: 0, z: 0 };
const WHITE: ColourState = { r: 1, g: 1, b: 1 };
/** What TTS gives every card: its shader brightens it again. */
const CARD_GREY: ColourState = { r: 0.713235259, g: 0.713235259, b: 0.713235259 };

/** What TTS writes for an object of no particular kind, in its order. */
const PLAIN = {
  Nickname: "",
  Description: "",
  GMNotes: "",
  AltLookAngle: NO_TURN,
  ColorDiffuse: WHITE,
  LayoutGroupSortIndex: 0,
  Value: 0,
  Locked: false,
  Grid: true,
  Snap: true,
  IgnoreFoW: false,
  MeasureMovement: false,
  DragSelectable: true,
  Autoraise: true,
  Sticky: true,
  Tooltip: true,
  GridProjection: false,
  HideWhenFaceDown: false,
  Hands: false,
} satisfies Partial<ObjectState>;

const SCRIPTS = { LuaScript: "", LuaScriptState: "", XmlUI: "" } satisfies Partial<ObjectState>;

const CARD: Partial<ObjectState> = {
  ColorDiffuse: CARD_GREY,
  HideWhenFaceDown: true,
  Hands: true,
  SidewaysCard: false,
};

const DECK: Partial<ObjectState> = { ColorDiffuse: CARD_GREY, HideWhenFaceDown: true, SidewaysCard: false };
const BAG: Partial<ObjectState> = { MaterialIndex: -1, MeshIndex: -1, Number: 0, Bag: { Order: 0 } };
const ZONE: Partial<ObjectState> = { Locked: true, Grid: false };

/** Where an object of that type differs from a plain one. */
const BY_NAME: Readonly<Record<string, Partial<ObjectState>>> = {
  Card: CARD,
  CardCustom: CARD,
  Deck: DECK,
  DeckCustom: DECK,
  Bag: BAG,
  Custom_Model_Bag: BAG,
  HandTrigger: ZONE,
  "3DText": { Locked: true },
  Die_6: { MaterialIndex: 0 },
  Die_6_Rounded: { MaterialIndex: 0 },
};

/** The object with everything TTS always writes, so that no version has to guess. */
export const wholeObject = (object: ObjectState): ObjectState => {
  const { GUID, Name, Transform, ...own } = object;
  return { GUID, Name, Transform, ...PLAIN, ...BY_NAME[Name], ...SCRIPTS, ...own };
};
