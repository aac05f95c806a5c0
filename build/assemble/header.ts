import type {
  GridState,
  LightingState,
  ObjectState,
  SaveState,
  SnapPointState,
  TabState,
  TurnsState,
} from "../../src/tts/save";
import { cameraStates } from "./cameras";
import type { Maker } from "./maker";

/** No clock goes into a build, or no two would be alike. */
const EPOCH = 1767225600;
const DATE = "1/1/2026 12:00:00 AM";
/** The version whose saves ours look like. */
const VERSION = "v13.1.1";

const GRID: GridState = {
  Type: 0,
  Lines: false,
  Color: { r: 0, g: 0, b: 0 },
  Opacity: 0.75,
  ThickLines: false,
  Snapping: false,
  Offset: false,
  BothSnapping: false,
  xSize: 2,
  ySize: 2,
  PosOffset: { x: 0, y: 1, z: 0 },
};

const GREY = { r: 0.5, g: 0.5, b: 0.5 };

const LIGHTING: LightingState = {
  LightIntensity: 0.54,
  LightColor: { r: 1, g: 0.9804, b: 0.8902 },
  AmbientIntensity: 1.3,
  AmbientType: 0,
  AmbientSkyColor: GREY,
  AmbientEquatorColor: GREY,
  AmbientGroundColor: GREY,
  ReflectionIntensity: 1,
  LutIndex: 0,
  LutContribution: 1,
};

const TURNS: TurnsState = {
  Enable: false,
  Type: 0,
  TurnOrder: [],
  Reverse: false,
  SkipEmpty: false,
  DisableInteractions: false,
  PassTurns: true,
  TurnColor: "",
};

const notebook = ({ table }: Maker): Record<string, TabState> =>
  Object.fromEntries(
    table.notebook.map(({ title, body }, id) => [String(id), { title, body, color: "Grey", visibleColor: GREY, id }]),
  );

const tagsIn = (objects: readonly ObjectState[]): string[] =>
  objects.flatMap(({ Tags = [], ContainedObjects = [] }) => [...Tags, ...tagsIn(ContainedObjects)]);

const labels = (tags: readonly string[]) =>
  [...new Set(tags)].sort().map((tag) => ({ displayed: tag, normalized: tag.toLowerCase() }));

export const saveOf = (
  maker: Maker,
  objects: readonly ObjectState[],
  snapPoints: readonly SnapPointState[],
): SaveState => {
  const { table, game } = maker;
  return {
    SaveName: table.saveName,
    EpochTime: EPOCH,
    Date: DATE,
    VersionNumber: VERSION,
    GameMode: table.saveName,
    GameType: "Game",
    GameComplexity: table.about.complexity,
    PlayingTime: table.about.minutes,
    PlayerCounts: [game.seats.least, game.seats.most],
    Tags: table.about.tags,
    Gravity: 0.5,
    PlayArea: 0.5,
    Table: table.table,
    Sky: table.sky,
    Note: table.note,
    TabStates: notebook(maker),
    Grid: GRID,
    Lighting: LIGHTING,
    Hands: { Enable: true, DisableUnused: false, Hiding: 0 },
    ComponentTags: { labels: labels([...table.tags, ...tagsIn(objects)]) },
    Turns: TURNS,
    CameraStates: cameraStates(table.cameras),
    DecalPallet: [],
    LuaScript: maker.resolved(table.script ?? "", "script"),
    LuaScriptState: "",
    XmlUI: "",
    SnapPoints: snapPoints,
    ObjectStates: objects,
  };
};

/** A saved object has the header of a save with nothing in it. */
export const savedObjectOf = (object: ObjectState): SaveState => ({
  SaveName: "",
  Date: "",
  VersionNumber: "",
  GameMode: "",
  GameType: "",
  GameComplexity: "",
  Tags: [],
  Gravity: 0.5,
  PlayArea: 0.5,
  Table: "",
  Sky: "",
  Note: "",
  TabStates: {},
  LuaScript: "",
  LuaScriptState: "",
  XmlUI: "",
  ObjectStates: [object],
});
