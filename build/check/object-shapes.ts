import {
  each,
  either,
  type Fields,
  FLAG,
  keyed,
  list,
  NUMBER,
  oneOf,
  record,
  type Shape,
  TEXT,
  upTo,
  WHOLE,
} from "./shape";

/*
 * What objects of real saves look like, condensed from 37,000 of them in 163 public saves of the versions v9 to v13.
 * What is always there is what at least 95 in 100 objects of a type have as the latest of these versions writes them;
 * the rest TTS writes as needed. Anything else TTS would drop in silence, so to us it is a mistake. Numbers that choose
 * are checked against the game's own lists.
 */

export const VECTOR = record(each(NUMBER, "x y z"));
export const COLOUR = record(each(NUMBER, "r g b"), { a: NUMBER });
export const SNAP_POINT = record({ Position: VECTOR }, { Rotation: VECTOR, Tags: list(() => TEXT) });
/** What is drawn on an object. */
const VECTOR_LINE = record(
  { points3: list(() => VECTOR), color: COLOUR, thickness: NUMBER },
  { rotation: VECTOR, loop: FLAG, square: FLAG },
);
export const UI_ASSET = record({ Name: TEXT, URL: TEXT, Type: upTo(1) });

const TRANSFORM = record(each(NUMBER, "posX posY posZ rotX rotY rotZ scaleX scaleY scaleZ"));

const SHEET = record({
  ...each(TEXT, "FaceURL BackURL"),
  NumWidth: oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
  NumHeight: oneOf(1, 2, 3, 4, 5, 6, 7),
  ...each(FLAG, "BackIsHidden UniqueBack"),
  Type: upTo(4),
});

const IMAGE: Fields = { ...each(TEXT, "ImageURL ImageSecondaryURL"), ...each(NUMBER, "ImageScalar WidthScale") };
const TOKEN = record({ ...each(NUMBER, "Thickness MergeDistancePixels"), Stackable: FLAG }, { StandUp: FLAG });
const TILE = record({ Type: upTo(3), Thickness: NUMBER, ...each(FLAG, "Stackable Stretch") });

const SHADER = record({
  SpecularColor: COLOUR,
  ...each(NUMBER, "SpecularIntensity SpecularSharpness FresnelStrength"),
});

const MESH = record(
  {
    ...each(TEXT, "MeshURL DiffuseURL NormalURL ColliderURL"),
    ...each(FLAG, "Convex CastShadows"),
    MaterialIndex: upTo(4),
    TypeIndex: upTo(7),
  },
  { CustomShader: SHADER },
);

const ROTATION_VALUES = list(() => record({ Value: either(TEXT, WHOLE), Rotation: VECTOR }));

const COMMON: Fields = {
  ...each(TEXT, "GUID Name Nickname Description GMNotes LuaScript LuaScriptState XmlUI"),
  ...each(FLAG, "Locked Grid Snap IgnoreFoW MeasureMovement DragSelectable Autoraise Sticky Tooltip"),
  ...each(FLAG, "GridProjection HideWhenFaceDown Hands"),
  ...each(WHOLE, "LayoutGroupSortIndex Value"),
  Transform: TRANSFORM,
  AltLookAngle: VECTOR,
  ColorDiffuse: COLOUR,
};

const SOMETIMES: Fields = {
  Memo: TEXT,
  AltSound: FLAG,
  Tags: list(() => TEXT),
  CustomUIAssets: list(() => UI_ASSET),
  RotationValues: ROTATION_VALUES,
  AttachedSnapPoints: list(() => SNAP_POINT),
  AttachedVectorLines: list(() => VECTOR_LINE),
  States: keyed(() => OBJECT),
  ChildObjects: list(() => OBJECT),
  Rigidbody: record({ ...each(NUMBER, "Mass Drag AngularDrag"), UseGravity: FLAG }),
  PhysicsMaterial: record({
    ...each(NUMBER, "StaticFriction DynamicFriction Bounciness"),
    ...each(upTo(3), "FrictionCombine BounceCombine"),
  }),
};

const CONTENTS = list(() => OBJECT);
const SHEETS = keyed(() => SHEET);
const CARD: Fields = { CardID: WHOLE, SidewaysCard: FLAG, CustomDeck: SHEETS };
const DECK: Fields = { SidewaysCard: FLAG, DeckIDs: list(() => WHOLE), CustomDeck: SHEETS, ContainedObjects: CONTENTS };
const BAG: Fields = { ...each(WHOLE, "MaterialIndex MeshIndex Number"), Bag: record({ Order: upTo(2) }) };
const DIE: Fields = { MaterialIndex: WHOLE, RotationValues: ROTATION_VALUES };
const SEAT = oneOf("White", "Brown", "Red", "Orange", "Yellow", "Green", "Teal", "Blue", "Purple", "Pink");

/** What an object of a type always has beside the common fields. */
const OWN: Readonly<Record<string, Fields>> = {
  Card: CARD,
  CardCustom: CARD,
  Deck: DECK,
  DeckCustom: DECK,
  Bag: BAG,
  Custom_Model_Bag: { ...BAG, CustomMesh: MESH },
  Custom_Model: { CustomMesh: MESH },
  Custom_Tile: { CustomImage: record({ ...IMAGE, CustomTile: TILE }) },
  Custom_Token: { CustomImage: record({ ...IMAGE, CustomToken: TOKEN }) },
  Custom_Board: { CustomImage: record(IMAGE) },
  Custom_Dice: {
    CustomImage: record({ ...IMAGE, CustomDice: record({ Type: upTo(5) }) }),
    RotationValues: ROTATION_VALUES,
  },
  Figurine_Custom: { CustomImage: record(IMAGE) },
  Die_6: DIE,
  Die_6_Rounded: DIE,
  BlockSquare: {},
  BlockRectangle: {},
  Notecard: {},
  Counter: { Counter: record({ value: WHOLE }) },
  "3DText": { Text: record({ Text: TEXT, colorstate: COLOUR, fontSize: WHOLE }) },
  HandTrigger: { FogColor: SEAT },
  ScriptingTrigger: {},
};

/** An empty bag has no list of what is in it. */
const SOMETIMES_OWN: Readonly<Record<string, Fields>> = {
  Bag: { ContainedObjects: CONTENTS },
  Custom_Model_Bag: { ContainedObjects: CONTENTS },
};

const shapeOf = (name: string, own: Fields): Shape =>
  record({ ...COMMON, ...own }, { ...SOMETIMES, ...SOMETIMES_OWN[name] });

/** An object is as its `Name` says. */
export const OBJECT: Shape = {
  is: "by name",
  names: new Map(Object.entries(OWN).map(([name, own]) => [name, shapeOf(name, own)] as const)),
};
