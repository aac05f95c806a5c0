import type { EditorMessage } from "../editor";
import { onFengari } from "../vm/fengari-vm";
import type { HostType, Watch } from "../vm/value";
import { type MakeVm, USUAL_LIMITS, type Vm, type VmLimits } from "../vm/vm";
import type { Models, Pictures } from "./bounds";
import type { Thing } from "./thing";
import { NO_WEB, type Web } from "./web";
import type { World } from "./world";

/** What a script did wrong; the game reports it and goes on. */
export interface ScriptFault {
  readonly where: string;
  readonly message: string;
  /** An error of the host, or a member it does not imitate: never the script's fault. */
  readonly ofHost: boolean;
  /** The script went past what it may use, and does not run any more. */
  readonly isStopped: boolean;
}

export interface WorldTypes {
  readonly object: HostType;
  readonly player: HostType;
  /** Gives a new script environment everything the game offers. */
  furnish(vm: Vm, world: World, self: Thing | undefined): void;
}

export interface WorldOptions {
  readonly models: Models;
  /** How large a picture is, by its address. */
  readonly pictures: Pictures;
  /** How many pages a PDF has, by its address. */
  readonly pages: (url: string) => number | undefined;
  readonly limits: VmLimits;
  /** What scripts run on. */
  readonly vm: MakeVm;
  /** Is told of each call of a script into the game: see `Caller`. */
  readonly watch: Watch;
  readonly seed: number;
  /** What answers scripts that ask the web. */
  readonly web: Web;
  /** Is told what the game tells a script editor. */
  readonly toEditor: (this: void, message: EditorMessage) => void;
  /** Whose `onLoad` comes first: the game does not say. */
  readonly order: "global-first" | "objects-first";
  /** Seconds from one Rewind checkpoint to the next, and from one autosave to the next: 10 and 300 in the game. */
  readonly rewindEvery: number;
  readonly autosaveEvery: number;
  /** What the computer's clock says when the table is opened, in seconds since 1970. */
  readonly opened: number;
}

export const USUAL_WORLD: WorldOptions = {
  models: () => undefined,
  pictures: () => undefined,
  pages: () => undefined,
  limits: USUAL_LIMITS,
  vm: onFengari,
  watch: () => undefined,
  seed: 1,
  web: NO_WEB,
  toEditor: () => undefined,
  order: "global-first",
  rewindEvery: Infinity,
  autosaveEvery: Infinity,
  opened: 1_767_225_600.25,
};
