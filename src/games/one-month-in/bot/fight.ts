import { has, kept } from "../../../kernel/list";
import type { Say, Seat, Word } from "../../../kernel/words";
import { wordAt } from "../../../kernel/talk";
import { TRADE_PRICE } from "../content/limits";
import { idsOf, ownIn, teamOf } from "../rules/teams";
import { isPrize, tileAt } from "../rules/tiles";
import type { CitySeen, SurvivorSeen } from "../vocabulary";
import { againstZombies } from "./chances";

/** Below this a fight is lost. */
const LOST = 0.3;
/** Below this it is worth two cards to help it. */
const HARD = 0.8;

const isArming = (state: CitySeen, seat: Seat, fighters: readonly SurvivorSeen[], zombies: number): boolean => {
  if (teamOf(state, seat).salvage.length < TRADE_PRICE) return false;
  const { won } = againstZombies(fighters.length, zombies);
  const isBare = kept(fighters, ({ armed }) => !armed).length > 0;
  return isBare && won >= LOST && won < HARD && zombies <= fighters.length + 2;
};

/** Fight on, arm somebody, or get away: one gives itself up where most of the others could not run. */
const deedInFight = (state: CitySeen, seat: Seat, cell: Word): Word => {
  const tile = tileAt(state, cell);
  const fighters = ownIn(state, seat, cell, "in");
  const { won, lost } = againstZombies(fighters.length, tile.zombies);
  if (isArming(state, seat, fighters, tile.zombies) && (isPrize(tile) || lost > 1)) return "trade";
  if (won >= LOST) return "fight";
  const ready = kept(fighters, ({ ap }) => ap > 0).length;
  if (ready === 0) return "fight";
  if (fighters.length - ready >= 1 && fighters.length >= 3) return "sacrifice";
  return ready === fighters.length || lost > 0.8 ? "run" : "fight";
};

/** All who can run, run; arms go to who has none. */
export const scoreInFight = (state: CitySeen, seat: Seat, cell: Word, said: Say, word: Word): number => {
  if (said.length === 0) return word === deedInFight(state, seat, cell) ? 3 : 1;
  if (wordAt(said, 0) !== "trade") return 1;
  if (said.length === 1) return word === "arm" ? 2 : 1;
  return has(idsOf(ownIn(state, seat, cell, "in")), word) ? 2 : 1;
};
