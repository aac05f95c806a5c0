import { attached } from "../../src/cli/attach/attached";
import { controllerIn } from "../../src/cli/attach/our-controller";
import { foundOn } from "../../src/cli/bind/suggested";
import { tableSeen, type TableSeen } from "../../src/cli/bind/table-seen";
import { isGame, withGame } from "../../src/games/index";
import type { OpenOptions, OpenTable } from "../../src/host/open";
import type { Hand } from "../../src/host/hand";
import { readSave } from "../../src/saves/save";
import { BUILT } from "../support/built-once";
import { click, controllerOn, sitDown } from "../support/person";
import { amissOn, branded, type Judge, judgeOf } from "./judge";
import { knownTruly } from "./known";
import { nextAsked, played, type Sitting } from "./played";
import type { StandIn } from "./stand-in";

/** Our controller in the save of a stand-in, put there by somebody who knows what lies on it. */

export interface Opened {
  readonly its: StandIn;
  readonly table: OpenTable;
  readonly hand: Hand;
  readonly sitting: Sitting;
  readonly judge: Judge;
}

const SEED = 7;

/** As it is loaded; the match that will be begun is always the same. */
export const opened = (its: StandIn, options: OpenOptions = {}, seed = SEED): Opened => {
  const name = its.game;
  if (!isGame(name)) throw new Error(`no game ${name}`);
  const seenAs = (text: string): TableSeen => tableSeen(readSave(Buffer.from(text)), name);
  const { seen, binding } = knownTruly(its, seenAs(branded(its, seenAs(its.text))));
  const { text } = attached(seen, binding, controllerIn(BUILT, name), foundOn(seen));
  const table = sitDown(text, { seated: ["Yellow"], ...options });
  const hand = table.seat("Yellow");
  hand.type(seed, controllerOn(table));
  const sitting: Sitting = { table, controller: controllerOn(table), colour: "Yellow" };
  const judge = withGame(name, (game) => judgeOf(table, game, seen, binding, sitting.controller));
  return { its, table, hand, sitting, judge };
};

/** A match for two on it. */
export const begun = (its: StandIn): Opened => {
  const all = opened(its);
  click(all.hand, "2 players");
  nextAsked(all.sitting);
  return all;
};

/** How a match went, and what was amiss after each answer. */
export const wholeMatch = ({ sitting, judge }: Opened, answersAtMost = Infinity) => {
  const amiss: string[] = [];
  let looks = 0;
  const look = (at: number): void => {
    looks++;
    amiss.push(...amissOn(judge).map((what) => `${String(at)}: ${what}`));
  };
  const end = played(judge.game, sitting, look, answersAtMost);
  return { end, looks, amiss };
};
