import { COLOUR, OBJECT, SNAP_POINT, UI_ASSET, VECTOR } from "./object-shapes";
import {
  each,
  either,
  type Fields,
  FLAG,
  keyed,
  list,
  NOTHING,
  NUMBER,
  oneOf,
  record,
  type Shape,
  TEXT,
  upTo,
  WHOLE,
} from "./shape";

/** What the header of real saves looks like; see object-shapes.ts for where this is from. */

const TAB = record({ ...each(TEXT, "title body color"), visibleColor: COLOUR, id: WHOLE });
const LABEL = record(each(TEXT, "displayed normalized"));
const HANDS = record({ ...each(FLAG, "Enable DisableUnused"), Hiding: upTo(2) });

const GRID = record({
  Type: upTo(2),
  ...each(FLAG, "Lines ThickLines Snapping Offset BothSnapping"),
  ...each(NUMBER, "Opacity xSize ySize"),
  Color: COLOUR,
  PosOffset: VECTOR,
});

const LIGHTING = record(
  {
    ...each(NUMBER, "LightIntensity AmbientIntensity ReflectionIntensity LutContribution"),
    ...each(COLOUR, "LightColor AmbientSkyColor AmbientEquatorColor AmbientGroundColor"),
    AmbientType: upTo(1),
    LutIndex: WHOLE,
  },
  { LutURL: TEXT },
);

const TURNS = record(
  {
    ...each(FLAG, "Enable Reverse SkipEmpty DisableInteractions PassTurns"),
    Type: upTo(1),
    TurnOrder: list(() => TEXT),
  },
  { TurnColor: TEXT },
);

const TABLES = oneOf(
  ...["Table_Circular", "Table_Custom", "Table_Custom_Square", "Table_Glass", "Table_Hexagon", "Table_None"],
  ...["Table_Octagon", "Table_Plastic", "Table_Poker", "Table_RPG", "Table_Square"],
);

const CAMERA = record({
  ...each(VECTOR, "Position Rotation AbsolutePosition"),
  Distance: NUMBER,
  Zoomed: FLAG,
});

const HEADER: Fields = {
  ...each(TEXT, "SaveName Date VersionNumber GameMode Table Sky Note LuaScript LuaScriptState XmlUI"),
  Gravity: NUMBER,
  TabStates: keyed(() => TAB),
  ObjectStates: list(() => OBJECT),
};

const SOMETIMES: Fields = { ...each(TEXT, "GameType GameComplexity"), Tags: list(() => TEXT), PlayArea: NUMBER };

export const SAVED_OBJECT: Shape = record(HEADER, SOMETIMES);

export const SAVE: Shape = record(
  {
    ...HEADER,
    Table: TABLES,
    EpochTime: WHOLE,
    Grid: GRID,
    Hands: HANDS,
    Lighting: LIGHTING,
    Turns: TURNS,
    DecalPallet: list(() => record({})),
  },
  {
    ...SOMETIMES,
    ...each(TEXT, "TableURL SkyURL Rules"),
    ComponentTags: record({ labels: list(() => LABEL) }),
    CameraStates: list(() => either(CAMERA, NOTHING)),
    PlayingTime: list(() => WHOLE),
    PlayerCounts: list(() => WHOLE),
    SnapPoints: list(() => SNAP_POINT),
    CustomUIAssets: list(() => UI_ASSET),
  },
);
