import type { Board, Print } from "./component";
import { Draw } from "./draw";
import type { ObjectState, TransformState } from "../../src/tts/save";
import { type Lie, transformOf } from "./objects";
import { globalScript } from "./scripts";
import type { StandIn, TrueBoard, Truth } from "./stand-in";
import { type Style, styleOf } from "./style";
import { laidOut, type Made, placed } from "./table";

class Guids {
  readonly #taken = new Set<string>();
  readonly #shared = new Map<string, string>();

  constructor(
    readonly style: Style,
    readonly draw: Draw,
  ) {}

  #own(): string {
    let guid = this.draw.hex(this.style.guids === "long" ? 12 : 6);
    while (this.#taken.has(guid)) guid = this.draw.hex(6);
    this.#taken.add(guid);
    return guid;
  }

  of({ alike, data }: Made): string {
    const { guids } = this.style;
    const isShared = guids === "shared by all alike" || (guids === "shared in decks" && data.CardID !== undefined);
    if (!isShared) return this.#own();
    const guid = this.#shared.get(alike) ?? this.#own();
    this.#shared.set(alike, guid);
    return guid;
  }
}

const saved = (made: Made, path: string, guids: Guids, truth: Truth[]): ObjectState => {
  const guid = guids.of(made);
  if (made.is !== undefined) truth.push({ path, guid, nickname: made.data.Nickname ?? "", ...made.is });
  const inside = made.inside.map((each, i) => saved(each, `${path}.ContainedObjects[${String(i)}]`, guids, truth));
  const object = { GUID: guid, ...made.data };
  return inside.length > 0 ? { ...object, ContainedObjects: inside } : object;
};

const SEAT_COLOURS = ["Purple", "White", "Orange", "Teal", "Pink", "Green"];

/** A hand zone lies before its seat and is as high as cards are held. */
const zoneOf = (lie: Lie, scale: number): TransformState => ({
  ...transformOf(lie, 8 * scale, 3 * scale),
  scaleY: 6,
});

const handsOf = (print: Print, style: Style, guids: Guids): ObjectState[] =>
  style.hands !== "zones"
    ? []
    : print.seats.map((seat, i): ObjectState => {
        const lie = {
          ...placed(style, seat),
          y: style.height + 2,
          facing: seat.facing + style.turn,
          isFaceDown: false,
        };
        const data = { Name: "HandTrigger", Transform: zoneOf(lie, style.scale), FogColor: SEAT_COLOURS[i] ?? "Red" };
        return { ...data, GUID: guids.of({ data, inside: [], alike: `hand ${String(i)}` }) };
      });

/** Long ago seats were fields of the save. */
const oldHands = (print: Print, style: Style): object => ({
  Enable: true,
  HandTransforms: print.seats.map((seat, i) => ({
    Color: SEAT_COLOURS[i],
    Transform: transformOf({ ...placed(style, seat), y: 3, facing: seat.facing, isFaceDown: false }, 10),
  })),
});

const headerOf = (print: Print, style: Style, seed: number): object => {
  const { lua, xml } = globalScript(style.script);
  const scripts = { LuaScript: lua, LuaScriptState: "", XmlUI: xml };
  const name = { SaveName: `Prebuilt ${String(seed)}`, GameMode: "Prebuilt" };
  const Hands =
    style.hands === "transforms" ? oldHands(print, style) : { Enable: true, DisableUnused: false, Hiding: 0 };
  const rest = { Gravity: 0.5, PlayArea: 0.5, Table: "Table_RPG", Sky: "Sky_Museum", Note: "", Hands, ...scripts };
  if (style.header === "old") return { ...name, Date: "3/9/2016 1:02:03 PM", ...rest, DrawImage: "iVBORw0KGgo=" };
  if (style.header === "without version") return { ...name, Date: "7/1/2019 10:00:00 AM", ...rest };
  return { ...name, EpochTime: 1_700_000_000, Date: "11/14/2023 10:13:20 PM", VersionNumber: "v13.2.2", ...rest };
};

/** Whole numbers of a transform are written as the game writes them. */
const asTheGameWrites = (save: object): string =>
  JSON.stringify(save, null, 2).replace(/("(?:pos|rot|scale)[XYZ]": -?\d+)(?=[,\n])/g, "$1.0");

const trueBoard = ({ board, x, z, width, depth, zones }: Board, style: Style): TrueBoard => {
  const corner = (east: number, north: number) =>
    placed(style, { x: x + (east * width) / 2, z: z + (north * depth) / 2 });
  return {
    board,
    corners: [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)],
    zones: Object.fromEntries(Object.entries(zones).map(([zone, home]) => [zone, placed(style, home)])),
  };
};

/** The same seed is the same table, byte for byte. */
export const standInOf = (print: Print, seed: number): StandIn => {
  const draw = new Draw(7919 * seed + print.game.length);
  const style = styleOf(seed, draw);
  const { made, missing } = laidOut(print, style, draw);
  const guids = new Guids(style, draw);
  const truth: Truth[] = [];
  const objects = made.map((each, i) => saved(each, `ObjectStates[${String(i)}]`, guids, truth));
  const save = { ...headerOf(print, style, seed), ObjectStates: [...objects, ...handsOf(print, style, guids)] };
  return {
    game: print.game,
    seed,
    heldBack: seed % 3 === 0,
    style,
    text: `${style.header === "byte order mark" ? "\uFEFF" : ""}${asTheGameWrites(save)}`,
    truth,
    boards: print.boards.map((board) => trueBoard(board, style)),
    missing,
  };
};
