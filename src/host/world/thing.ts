import type { DecalState, ObjectState, SnapPointState, VectorLineState } from "../../tts/save";
import { angles, apart, far, minus, plus, stretched, turned, turnedBack, UP } from "../geometry";
import {
  type Colour,
  type HostObject,
  type HostType,
  isLuaFunction,
  type LuaFunction,
  type LuaTable,
  type LuaValue,
  textOf,
  Vec,
} from "../vm/value";
import type { Vm } from "../vm/vm";
import type { Bounds, Measure } from "./bounds";
import { Standing } from "./standing";
import { XmlUi } from "./xml-ui";

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The fields of a saved object, as scripts and players change them. */
export type Saved = Mutable<ObjectState>;

/** A smooth move: it takes its frames, whatever the way. */
export interface Motion {
  readonly from: Vec;
  readonly to: Vec;
  frame: number;
  readonly frames: number;
}

/** What lies on an object, or on the table itself. */
export interface Surface {
  snapPoints: readonly SnapPointState[];
  decals: readonly DecalState[];
  lines: readonly VectorLineState[];
}

export interface ClassicButton {
  readonly fields: LuaTable;
  readonly owner: Vm;
  readonly handler: string;
}

/** Hidden is seen as a back, invisible is not seen. */
export interface Hider {
  readonly how: "hidden" | "invisible";
  readonly from: readonly string[] | "everybody";
}

export interface MenuItem {
  readonly label: string;
  readonly call: LuaFunction;
  readonly keepOpen: boolean;
}

/** https://api.tabletopsimulator.com/base/#addhotkey */
export interface Hotkey {
  readonly label: string;
  readonly call: LuaFunction;
  /** Whether it is told when the key is let go, too. */
  readonly onKeyUp: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  Card: "Card",
  CardCustom: "Card",
  Deck: "Deck",
  DeckCustom: "Deck",
  Bag: "Bag",
  Infinite_Bag: "Infinite",
  Custom_Tile: "Tile",
  Custom_Board: "Board",
  Custom_Dice: "Dice",
  Figurine_Custom: "Figurine",
  HandTrigger: "Hand",
  ScriptingTrigger: "Scripting",
  RandomizeTrigger: "Randomize",
  LayoutZone: "Layout",
  FogOfWarTrigger: "FogOfWar",
  FogOfWar: "Fog",
  "3DText": "3D Text",
  Notecard: "Notecard",
  Counter: "Counter",
  Digital_Clock: "Clock",
  Tablet: "Tablet",
  Calculator: "Calculator",
  PlayerPawn: "Figurine",
  "Metal Ball": "Figurine",
  Custom_PDF: "Tile",
  Quarter: "Coin",
  ChipStack: "Stack",
  Jigsaw_Box: "Jigsaw Box",
};
/** Families of pieces, by how their names begin. */
const FAMILIES = [
  ["Die_", "Dice"],
  ["rpg_", "rpgFigurine"],
  ["Figurine_", "Figurine"],
  ["Chess_", "Chess"],
  ["Checker_", "Checker"],
  ["Chinese_Checkers_Piece", "Checker"],
  ["Chip_", "Chip"],
  ["Block", "Block"],
  ["Deck", "Deck"],
  ["Domino", "Domino"],
  ["Mahjong_", "Domino"],
  ["go_game_", "GoPiece"],
  ["PiecePack_", "Piecepack"],
  ["Tileset_", "Tileset"],
  ["backgammon_piece", "Backgammon Piece"],
  ["Table_", "Surface"],
] as const;
const MODEL_TYPES = ["Generic", "Figurine", "Dice", "Coin", "Board", "Chip", "Bag", "Infinite"];

const typeOf = (data: ObjectState): string => {
  const known = TYPES[data.Name];
  if (known !== undefined) return known;
  if (data.Name.endsWith("_Stack")) return "Stack";
  if (data.Name.endsWith("_Infinite_Bag")) return "Infinite";
  if (data.Name.endsWith("_Bag")) return "Bag";
  if (data.Name.endsWith("_board") || data.Name.endsWith("_Board")) return "Board";
  if (data.Name === "Custom_Model") return MODEL_TYPES[data.CustomMesh?.TypeIndex ?? 0] ?? "Generic";
  return FAMILIES.find(([start]) => data.Name.startsWith(start))?.[1] ?? "Generic";
};

const ZONES: readonly string[] = ["Hand", "Scripting", "Randomize", "Layout", "FogOfWar", "Fog"];

let made = 0;

/** One object on the table. */
export class Thing implements HostObject, Surface {
  readonly made = made++;
  readonly type: string;
  readonly isZone: boolean;
  /** Vectors and lists are never changed in place: who holds the same one knows that nothing has changed. */
  position: Vec;
  rotation: Vec;
  scale: Vec;
  states: Record<string, ObjectState>;
  tags: readonly string[];
  vm: Vm | undefined;
  motion: Motion | undefined;
  turning: Motion | undefined;
  /** Frames until a thrown die or shaken deck lies still, and what it will show. */
  rolling: { frames: number; to: Vec } | undefined;
  /** The container it flies into: until it has arrived it is an object on the table like any other. */
  entering: { readonly container: Thing; readonly index: number | undefined } | undefined;
  /** Who looks through it, and how far from the top: meanwhile it takes nothing. */
  searchedBy: string | undefined;
  searchedTo = Infinity;
  /** The container it was last taken out of. */
  takenFrom: Thing | undefined;
  /** The colour beside whose hand it lies aside: that hand does not take it back by itself. */
  aside: string | undefined;
  /** How fast it falls, and frames until its body sleeps. */
  falling = 0;
  wakeful = 0;
  /** How fast it goes over the table by itself, and turns, in radians. */
  slide = new Vec(0, 0, 0);
  spin = new Vec(0, 0, 0);
  spawning = true;
  awake = true;
  /** Asked to go; it goes at the end of the frame. */
  doomed = false;
  gone = false;
  heldBy: string | undefined;
  pickUpPosition = new Vec(0, 0, 0);
  pickUpRotation = new Vec(0, 0, 0);
  interactable = true;
  useHands: boolean;
  remainder: Thing | undefined;
  readonly zones = new Set<Thing>();
  /** What they were worked out by. */
  zoned: { readonly position: Vec; readonly tags: readonly string[]; readonly holder: Thing | undefined } | undefined;
  buttons: ClassicButton[] = [];
  inputs: ClassicButton[] = [];
  menu: MenuItem[] = [];
  readonly extra = new Map<string, LuaValue>();
  /** What scripts hide it from, each by a name. */
  readonly hiders = new Map<string, Hider>();
  /** The colours it glows in: the last is seen. */
  readonly highlights = new Map<string, Colour>();
  readonly ui: XmlUi;
  /** What a script asked to be told when the object is ready. */
  readonly whenReady: ((thing: Thing) => void)[] = [];
  #bounds: Bounds;
  #contained: readonly ObjectState[];
  #standing: Standing | undefined;

  constructor(
    readonly hostType: HostType,
    readonly data: Saved,
    readonly measure: Measure,
  ) {
    this.#bounds = measure.of(data);
    this.#contained = data.ContainedObjects ?? [];
    const t = data.Transform;
    this.type = typeOf(data);
    this.isZone = ZONES.includes(this.type);
    this.position = new Vec(t.posX, t.posY, t.posZ);
    this.rotation = angles(new Vec(t.rotX, t.rotY, t.rotZ));
    this.scale = new Vec(t.scaleX, t.scaleY, t.scaleZ);
    this.states = { ...(data.States ?? {}) };
    this.tags = [...(data.Tags ?? [])];
    this.useHands = data.Hands ?? (this.type === "Card" || this.type === "Deck");
    this.ui = new XmlUi(data.XmlUI ?? "", data.CustomUIAssets);
  }

  get guid(): string {
    return this.data.GUID;
  }

  get name(): string {
    return this.data.Nickname ?? "";
  }

  get locked(): boolean {
    return this.data.Locked ?? false;
  }

  get isContainer(): boolean {
    return this.type === "Deck" || this.type === "Bag" || this.type === "Infinite";
  }

  get isCards(): boolean {
    return this.type === "Deck" || this.type === "Card";
  }

  get faceDown(): boolean {
    return turned(UP, this.rotation).y < 0;
  }

  get moving(): boolean {
    return this.motion !== undefined || this.turning !== undefined;
  }

  get resting(): boolean {
    const flies = this.moving || this.rolling !== undefined || this.entering !== undefined;
    return !flies && this.heldBy === undefined && !this.awake && this.wakeful === 0;
  }

  get velocity(): Vec {
    return new Vec(this.slide.x, 0 - this.falling, this.slide.z);
  }

  /** Adds to its speed; a smooth move goes on undisturbed. */
  push(by: Vec): void {
    if (this.moving) return;
    this.slide = new Vec(this.slide.x + by.x, 0, this.slide.z + by.z);
    this.falling -= by.y;
    this.awake = true;
  }

  turnBy(by: Vec): void {
    if (this.moving) return;
    this.spin = plus(this.spin, by);
    this.awake = true;
  }

  /** Its body sleeps at once. */
  rest(): void {
    this.stand();
    this.awake = false;
    this.wakeful = 0;
  }

  /** It moves no longer by itself. */
  stand(): void {
    this.slide = new Vec(0, 0, 0);
    this.spin = new Vec(0, 0, 0);
    this.falling = 0;
  }

  /** Made by somebody's pictures or models. */
  get isCustom(): boolean {
    const { CustomImage, CustomMesh, CustomDeck, CustomPDF, CustomAssetbundle } = this.data;
    return [CustomImage, CustomMesh, CustomDeck, CustomPDF, CustomAssetbundle].some((part) => part !== undefined);
  }

  /** The colour it is seen to glow in. */
  get glow(): Colour | undefined {
    return [...this.highlights.values()].at(-1);
  }

  /** Whether a script hides it from a colour in this way. */
  isHiddenBy(how: Hider["how"], colour: string): boolean {
    return [...this.hiders.values()].some(
      (hider) => hider.how === how && (hider.from === "everybody" || hider.from.includes(colour)),
    );
  }

  /** What scripts have it call. */
  *functions(): Generator<LuaFunction> {
    for (const { call } of this.menu) yield call;
    for (const value of this.extra.values()) if (value !== undefined && isLuaFunction(value)) yield value;
  }

  get count(): number {
    return this.isContainer ? this.contained.length : (this.data.Number ?? 0) > 1 ? (this.data.Number ?? 0) : -1;
  }

  get bounds(): Bounds {
    return this.#bounds;
  }

  /** What lies in a deck or bag, in its order. */
  get contained(): readonly ObjectState[] {
    return this.#contained;
  }

  /** A deck grows and shrinks with its cards, and stays on what it lies on. */
  set contained(list: readonly ObjectState[]) {
    this.#contained = list;
    if (this.type !== "Deck") return;
    const low = this.foot;
    this.#bounds = this.measure.deck(list.length);
    this.position = plus(this.position, new Vec(0, this.foot - low, 0));
  }

  get size(): Vec {
    return stretched(this.bounds.size, this.scale);
  }

  get standing(): Standing {
    const { bounds, rotation, scale } = this;
    if (this.#standing?.isOf(bounds, rotation, scale) !== true) this.#standing = new Standing(bounds, rotation, scale);
    return this.#standing;
  }

  /** Where the middle of its box is. */
  get middle(): Vec {
    return plus(this.position, this.standing.middle);
  }

  /** How far its lowest point is under its origin, as it stands. */
  get foot(): number {
    return 0 - this.standing.low;
  }

  /** Where the top of the object is, as it stands. */
  get top(): number {
    return this.position.y + this.standing.high;
  }

  /** How high it is over or under a point; nothing where it is not. */
  surfaceAt({ x, z }: Vec): number | undefined {
    const high = this.standing.surface(x - this.position.x, z - this.position.z);
    return high === undefined ? undefined : this.position.y + high;
  }

  /** Whether the point lies within the object's outline as seen from above. */
  covers({ x, z }: Vec): boolean {
    return this.standing.covers(x - this.position.x, z - this.position.z);
  }

  /** Whether a point lies in this zone's box: its scale is its size. */
  holds(point: Vec): boolean {
    const local = turnedBack(minus(point, this.position), this.rotation);
    const half = 0.5;
    return (
      Math.abs(local.x) <= this.scale.x * half &&
      Math.abs(local.y) <= this.scale.y * half &&
      Math.abs(local.z) <= this.scale.z * half
    );
  }

  toWorld(local: Vec): Vec {
    return plus(this.position, turned(stretched(local, this.scale), this.rotation));
  }

  toLocal(world: Vec): Vec {
    const back = turnedBack(minus(world, this.position), this.rotation);
    return new Vec(back.x / this.scale.x, back.y / this.scale.y, back.z / this.scale.z);
  }

  /** The number of the value that points up, or -1. */
  get rotationValueIndex(): number {
    const values = this.data.RotationValues ?? [];
    let best = -1;
    let least = Infinity;
    // The direction within the object that points up tells which side shows, however it is turned about.
    const shows = turnedBack(UP, this.rotation);
    values.forEach((value, i) => {
      const side = turnedBack(UP, new Vec(value.Rotation.x, value.Rotation.y, value.Rotation.z));
      const off = far(side, shows);
      if (off < least - 1e-6) {
        least = off;
        best = i;
      }
    });
    return best;
  }

  /** The value that points up; nothing where it has none. */
  get shows(): string | number | undefined {
    return this.data.RotationValues?.[this.rotationValueIndex]?.Value;
  }

  /** What is written on its buttons. */
  get labels(): readonly string[] {
    return this.buttons.map(({ fields }) => textOf(fields.get("label")));
  }

  get snapPoints(): readonly SnapPointState[] {
    return this.data.AttachedSnapPoints ?? [];
  }

  set snapPoints(points: readonly SnapPointState[]) {
    this.data.AttachedSnapPoints = points;
  }

  get decals(): readonly DecalState[] {
    return this.data.AttachedDecals ?? [];
  }

  set decals(decals: readonly DecalState[]) {
    this.data.AttachedDecals = decals;
  }

  get lines(): readonly VectorLineState[] {
    return this.data.AttachedVectorLines ?? [];
  }

  set lines(lines: readonly VectorLineState[]) {
    this.data.AttachedVectorLines = lines;
  }

  /** Whether it stands there already, to the eye. */
  standsAt(position: Vec, rotation: Vec): boolean {
    const off = minus(position, this.position);
    return Math.hypot(off.x, off.y, off.z) < 0.025 && apart(rotation, this.rotation) < 1;
  }
}
