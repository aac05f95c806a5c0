import type { TakeParameters, TtsObject, TtsPlayer, TtsVector, TtsWait, XmlNode } from "../tts/api";
import type { ObjectState } from "../tts/save";

/** What the check calls beyond what our tables do. Looked up by name: not all of it need be there. */

export interface CheckedUi {
  readonly loading: boolean;
  setXmlTable(this: void, nodes: readonly XmlNode[]): boolean;
  setAttribute(this: void, id: string, name: string, value: string): boolean;
  setAttributes(this: void, id: string, attributes: Readonly<Record<string, string>>): boolean;
  getAttribute(this: void, id: string, name: string): string | undefined;
}

export interface CheckedObject extends Omit<TtsObject, "takeObject" | "putObject" | "remainder"> {
  readonly remainder: CheckedObject | undefined;
  readonly UI: CheckedUi;
  script_state: string;
  clone(this: void, parameters: { readonly position: TtsVector; readonly snap_to_grid?: boolean }): CheckedObject;
  reload(this: void): CheckedObject;
  randomize(this: void): boolean;
  flip(this: void): boolean;
  registerCollisions(this: void, stay?: boolean): boolean;
  takeObject(
    this: void,
    parameters: Omit<TakeParameters, "callback_function"> & {
      readonly callback_function?: (this: void, taken: CheckedObject) => void;
    },
  ): CheckedObject;
  putObject(this: void, object: CheckedObject): CheckedObject | undefined;
  getCustomObject(this: void): { diffuse?: string };
  setCustomObject(this: void, parameters: { diffuse: string }): boolean;
}

interface Notes {
  getNotebookTabs(this: void): readonly { readonly index: number; readonly title: string }[];
  addNotebookTab(this: void, tab: { readonly title: string; readonly body: string }): number;
  editNotebookTab(this: void, tab: { readonly index: number; readonly title: string; readonly body: string }): boolean;
}

export interface CheckedPlayer extends TtsPlayer {
  changeColor(this: void, colour: string): boolean;
  getHandObjects(this: void, index?: number): readonly CheckedObject[];
}

interface Json {
  encode(this: void, value: unknown): string;
  decode(this: void, text: string): unknown;
}

interface Players {
  getPlayers(this: void): readonly CheckedPlayer[];
  getSpectators(this: void): readonly CheckedPlayer[];
}

/** A class of Lua: what is called is given the value itself. */
interface CheckedColor {
  readonly toHex: (this: void, color: CheckedColor) => string;
}

interface Grid {
  type: number;
  snapping: number;
  sizeX: number;
  sizeY: number;
  offsetX: number;
  offsetY: number;
}

export interface Game {
  readonly Grid: Grid;
  readonly Color: (this: void, r: number, g: number, b: number) => CheckedColor;
  readonly Time: { readonly time: number; readonly frame_count: number };
  readonly Wait: TtsWait;
  readonly Notes: Notes;
  readonly UI: CheckedUi;
  readonly JSON: Json;
  readonly Player: Players & Readonly<Record<string, CheckedPlayer>>;
  readonly Global: {
    getVar(this: void, name: string): unknown;
    setVar(this: void, name: string, value: unknown): boolean;
  };
  readonly Vector: (this: void, x: number, y: number, z: number) => TtsVector;
  readonly os: { readonly time: (this: void) => number; readonly clock: (this: void) => number };
  readonly math: { readonly random: (this: void, from: number, to: number) => number };
  readonly json: { readonly parse?: unknown } | undefined;
  readonly _VERSION: string;
  readonly self: CheckedObject;
  getObjects(this: void): readonly CheckedObject[];
  getObjectFromGUID(this: void, guid: string): CheckedObject | undefined;
  getObjectsWithTag(this: void, tag: string): readonly CheckedObject[];
  spawnObjectData(
    this: void,
    parameters: {
      readonly data: ObjectState;
      readonly callback_function?: (this: void, made: CheckedObject) => void;
    },
  ): CheckedObject;
  getmetatable(this: void, value: unknown): unknown;
  /** Gives the function that takes one step. */
  pairs(this: void, value: unknown): (this: void, value: unknown, before: unknown) => unknown;
  tostring(this: void, value: unknown): string;
  error(this: void, message: string): never;
  printToAll(this: void, message: string): boolean;
  /** A function of ours that another script, or this one, calls by its name. */
  checkTold: (this: void, told: unknown) => void;
  onObjectSpawn: (this: void) => void;
}

export const game = globalThis as unknown as Game;
