import { kept } from "../../../kernel/list";
import type { Say, Seat, Word } from "../../../kernel/words";
import { wordAt } from "../../../kernel/talk";
import { TRADE_PRICE } from "../content/limits";
import { bearerOf, fightersOf, type Gear, geared } from "../odds/falling";
import { fightOdds } from "../odds/zombie-fight";
import { ownIn, teamOf } from "../rules/teams";
import { tileAt } from "../rules/tiles";
import type { CitySeen, SurvivorSeen } from "../vocabulary";
import { againstZombies } from "./chances";
import { glanceAt } from "./glance";
import { goalAt } from "./goals";

/** Below this a fight is lost. */
const LOST = 0.3;
/** A survivor is a point, and what it will do yet; two cards are a point. */
const A_SURVIVOR = 2;
const A_TRADE = 1;

const GEAR: Readonly<Record<Gear, Word>> = { suited: "suit", armed: "arm" };

/** What a fight is worth with what they bear: the tile, if it is won, and those who live. */
const valueOf = (group: readonly SurvivorSeen[], zombies: number, worth: number): number => {
  const { win, losses } = fightOdds(fightersOf(group), zombies);
  return win * worth - A_SURVIVOR * losses;
};

/** A suit, or arms, where they are worth more than the two cards; "none" otherwise (OMI-RUL-40, OMI-RUL-41). */
const gearFor = (state: CitySeen, seat: Seat, cell: Word): Gear | "none" => {
  if (teamOf(state, seat).salvage.length < TRADE_PRICE) return "none";
  const tile = tileAt(state, cell);
  const group = ownIn(state, seat, cell, "in");
  const { worth } = goalAt(glanceAt(state, seat), tile);
  const bare = valueOf(group, tile.zombies, worth);
  let best: Gear | "none" = "none";
  let gain = A_TRADE;
  for (const gear of ["suited", "armed"] as const) {
    const more = valueOf(geared(group, gear), tile.zombies, worth) - bare;
    if (more > gain) [best, gain] = [gear, more];
  }
  return best;
};

/** Fight on, buy gear, or get away: one gives itself up where most of the others could not run. */
const deedInFight = (state: CitySeen, seat: Seat, cell: Word): Word => {
  const fighters = ownIn(state, seat, cell, "in");
  if (gearFor(state, seat, cell) !== "none") return "trade";
  const { won, lost } = againstZombies(fighters.length, tileAt(state, cell).zombies);
  if (won >= LOST) return "fight";
  const ready = kept(fighters, ({ ap }) => ap > 0).length;
  if (ready === 0) return "fight";
  if (fighters.length - ready >= 1 && fighters.length >= 3) return "sacrifice";
  return ready === fighters.length || lost > 0.8 ? "run" : "fight";
};

/** Who bears it: the one who will stand longest. */
const scoreOfGear = (state: CitySeen, seat: Seat, cell: Word, benefit: Word, word: Word): number => {
  const bearer = bearerOf(ownIn(state, seat, cell, "in"), benefit === GEAR.suited ? "suited" : "armed");
  return bearer !== "none" && bearer.id === word ? 2 : 1;
};

/** All who can run, run. */
export const scoreInFight = (state: CitySeen, seat: Seat, cell: Word, said: Say, word: Word): number => {
  if (said.length === 0) return word === deedInFight(state, seat, cell) ? 3 : 1;
  if (wordAt(said, 0) !== "trade") return 1;
  if (said.length > 1) return scoreOfGear(state, seat, cell, wordAt(said, 1), word);
  const gear = gearFor(state, seat, cell);
  return gear !== "none" && word === GEAR[gear] ? 2 : 1;
};
