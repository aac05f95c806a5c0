import type { Sealed } from "../../../../src/kernel/gather";
import type { Graph } from "../../../../src/kernel/graph";
import type { Seat, Seen, Word } from "../../../../src/kernel/words";

/** A test game: runners cross a town of walkers; everything a dice and board game asks of the kernel, and no more. */
export interface Runner {
  readonly seat: Seat;
  area: Word;
  wounds: number;
  luck: number;
  /** The dice still to be paid with. */
  ready: readonly Word[];
}

export interface Town {
  round: number;
  dark: boolean;
  runners: Runner[];
  walkers: Record<Word, number>;
  /** The risk dice as they lie in the tray. */
  tray: readonly Word[];
}

export type TownStep =
  | { readonly do: "round" }
  | { readonly do: "turn"; readonly seat: Seat }
  | { readonly do: "risk"; readonly seat: Seat; readonly dice: number }
  | { readonly do: "lucky"; readonly seat: Seat; readonly faces: readonly Word[]; readonly sealed: readonly Sealed[] }
  | { readonly do: "harm"; readonly seat: Seat; readonly faces: readonly Word[] }
  | { readonly do: "cheer"; readonly seat: Seat; readonly whom: Seat }
  | { readonly do: "creep" };

export type StepOf<Do extends TownStep["do"]> = Extract<TownStep, { readonly do: Do }>;

export type TownEvent =
  | { readonly was: "roundBegan"; readonly round: number }
  | { readonly was: "ran"; readonly seat: Seat; readonly area: Word; readonly dice: readonly Word[] }
  | { readonly was: "rested"; readonly seat: Seat }
  | { readonly was: "shared"; readonly seat: Seat; readonly whom: Seat }
  | { readonly was: "cheered"; readonly seat: Seat; readonly whom: Seat }
  | { readonly was: "risked"; readonly seat: Seat; readonly faces: readonly Word[] }
  | { readonly was: "luckSpent"; readonly seat: Seat }
  | { readonly was: "hurt"; readonly seat: Seat; readonly wounds: number }
  | { readonly was: "crept"; readonly area: Word };

export const AREAS = ["gate", "lane", "yard", "alley", "bridge"] as const;
export const STREETS: Graph = {
  gate: ["lane", "yard"],
  lane: ["gate", "alley"],
  yard: ["gate"],
  alley: ["lane", "bridge"],
  bridge: ["alley"],
};
export const FACES = ["bite", "bite", "miss", "miss", "miss", "scare"] as const;
export const DICE = ["grey", "red"] as const;
export const SEATS = ["p1", "p2", "p3"] as const;
export const WALKERS = 6;
export const ROUNDS = 8;
export const WOUNDS = 3;

export const runnerOf = (town: Seen<Town>, seat: Seat): Seen<Runner> | undefined => {
  for (const runner of town.runners) if (runner.seat === seat) return runner;
  return undefined;
};

export const areaOf = (town: Seen<Town>, seat: Seat): Word => runnerOf(town, seat)?.area ?? "nowhere";

/** Runners who share an area with this one. */
export const besides = (town: Seen<Town>, seat: Seat): Seat[] => {
  const others: Seat[] = [];
  for (const runner of town.runners) {
    if (runner.seat !== seat && runner.area === areaOf(town, seat)) others.push(runner.seat);
  }
  return others;
};

/** What this game is made of. */
export interface TownNouns {
  readonly State: Town;
  readonly Step: TownStep;
  readonly Event: TownEvent;
  readonly Part: "action" | "to" | "pay" | "whom" | "again";
  readonly Option: "dark";
}
