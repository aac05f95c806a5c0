import { existsSync, readFileSync } from "node:fs";
import { fileAtAddress } from "../../../build/local-address";
import type { Hand } from "../../host/hand";
import { type OpenTable, openTable } from "../../host/open";
import type { Thing } from "../../host/world/thing";
import type { Kept } from "../../kernel/keep";
import type { ObjectState } from "../../tts/save";
import type { Word } from "../../kernel/words";
import { type VmLimits, USUAL_LIMITS } from "../../host/vm/vm";
import { keptIn } from "./standing-right";

const CONTROLLER = "outbreak-controller";

const modelsOf = new Map<string, string>();

/** Models as the build wrote them; what is not there is measured by its name. */
const models = (url: string): string | undefined => {
  const file = fileAtAddress(url);
  if (file === undefined) return undefined;
  const known = modelsOf.get(file) ?? (existsSync(file) ? readFileSync(file, "utf8") : undefined);
  if (known !== undefined) modelsOf.set(file, known);
  return known;
};

/**
 * A table's scripts hold 12 to 16 MB when a match has begun. With three times that they are stopped, which is a finding as
 * any other failure of a script: the usual limit, 256 MB, is one for scripts of anybody's.
 */
const LIMITS: VmLimits = { ...USUAL_LIMITS, memory: 48 << 20 };

/** A table under somebody's hands, with what was saved of it on the way. */
export class Session {
  table: OpenTable;
  readonly checkpoints: string[] = [];
  /** The objects that were there when it began: what is more has been made since. */
  readonly pieces: number;
  /** So many copies of pieces people have made, and so many pieces they have deleted. */
  copied = 0;
  deleted = 0;
  /** What the game's own undo would bring back, the last first. */
  undoable: ObjectState[] = [];
  /** Of the match that would be begun now. */
  nextSeed: number;
  /** Who searches what. */
  searches: { close(): void }[] = [];

  constructor(text: string, seed: number, seated: readonly Word[]) {
    this.nextSeed = seed;
    this.table = openTable(text, { models, seated, limits: LIMITS });
    this.pieces = countOf(this.table);
  }

  get controller(): Thing {
    const [controller] = this.table.tagged(CONTROLLER);
    if (controller === undefined) throw new Error("the controller is gone");
    return controller;
  }

  /** The colours at which somebody sits. */
  get seated(): Word[] {
    return [...this.table.world.players.values()].filter(({ seated }) => seated).map(({ colour }) => colour);
  }

  /** What the controller keeps of its match; "none" while there is none. */
  get kept(): Kept | "none" {
    return keptIn(this.controller);
  }

  /** Which match it is and how many answers it has taken. */
  get answers(): string {
    const { kept } = this;
    return kept === "none" ? "" : `${String(kept.seed)} ${String(kept.at)}`;
  }

  /** The next match is the same whenever it is begun: otherwise the clock gives its seed. */
  typeSeed(hand: Hand): void {
    hand.type(this.nextSeed, this.controller);
  }

  saved(): string {
    return JSON.stringify(this.table.save());
  }

  load(text: string): void {
    const { seated } = this;
    const faults = this.table.world.faults.splice(0);
    this.table.world.close();
    this.searches = [];
    this.undoable = [];
    this.table = openTable(text, { models, seated, limits: LIMITS });
    this.table.world.faults.unshift(...faults);
  }

  /** The game's own Rewind: the same table as it was, and its scripts begin anew. */
  rewind(): void {
    this.searches = [];
    this.undoable = [];
    this.table.rewind();
  }

  /** Nobody holds or searches anything any more. */
  handsOff(): void {
    for (const search of this.searches.splice(0)) search.close();
    for (const thing of this.table.world.things)
      if (thing.heldBy !== undefined) this.table.seat(thing.heldBy).drop(thing);
  }
}

const within = (states: readonly { readonly ContainedObjects?: readonly object[] }[]): number =>
  states.reduce((sum, { ContainedObjects: inside }) => sum + (inside === undefined ? 1 : within(inside)), 0);

/** The piece itself, or all that are in a deck or bag. */
export const piecesIn = (thing: Thing): number => (thing.isContainer ? within(thing.contained) : 1);

/** All pieces there are, in decks and bags too. */
export const countOf = ({ world }: OpenTable): number =>
  world.things.filter(({ doomed }) => !doomed).reduce((sum, thing) => sum + piecesIn(thing), 0);
