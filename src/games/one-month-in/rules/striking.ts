import { has, kept } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import type { Seat, Word } from "../../../kernel/words";
import type { CityAsk, CityChance, CitySeen } from "../vocabulary";
import { askLosses, isChoice, usuallyFall } from "./casualties";
import { diceOf, reaching } from "./dice";
import { fighters } from "./fighting";
import { tileAt } from "./tiles";
import { COMMANDS } from "./turn";

const SURVIVOR_HITS = 4;
const ARMED_HITS = 3;
const ZOMBIE_HITS = 5;
const SUITED_HITS = 6;

const armedAmong = (state: CitySeen, seat: Seat, cell: Word): number =>
  kept(fighters(state, seat, cell), ({ armed }) => armed).length;

const suitedAmong = (state: CitySeen, seat: Seat, cell: Word): number =>
  kept(fighters(state, seat, cell), ({ suited }) => suited).length;

const kills = (state: CitySeen, seat: Seat, cell: Word, came: readonly Word[]): number =>
  Math.min(tileAt(state, cell).zombies, reaching(came, SURVIVOR_HITS, armedAmong(state, seat, cell), ARMED_HITS));

/** A die for each survivor, the armed first (OMI-FIGHT-02 to OMI-FIGHT-05, OMI-RUL-40). */
export const strike: CityChance<"strike"> = {
  kind: "chance",
  draws: (state, { cell, seat }) =>
    diceOf(fighters(state, seat, cell).length, armedAmong(state, seat, cell), "armed-strike", "strike"),
  land: ({ state, emit, next }, { cell, seat }, came) => {
    emit({ was: "struck", seat, cell, dice: came, killed: kills(state, seat, cell, came) });
    if (tileAt(state, cell).zombies === 0) emit({ was: "fightEnded", seat, cell });
    else next({ do: "maul", cell, seat });
  },
  read: (state, { cell, seat }, came) => [numberText(kills(state, seat, cell, came))],
};

const hits = (state: CitySeen, seat: Seat, cell: Word, came: readonly Word[]): number =>
  reaching(came, ZOMBIE_HITS, suitedAmong(state, seat, cell), SUITED_HITS);

/** A die for each zombie that is left; as many as are suited need a 6 (OMI-FIGHT-06, OMI-FIGHT-07, OMI-RUL-41). */
export const maul: CityChance<"maul"> = {
  kind: "chance",
  draws: (state, { cell, seat }) =>
    diceOf(tileAt(state, cell).zombies, suitedAmong(state, seat, cell), "suited-maul", "maul"),
  land: ({ state, emit, next }, { cell, seat }, came) => {
    const count = hits(state, seat, cell, came);
    emit({ was: "mauled", seat, cell, dice: came, hits: count });
    if (count > 0) next({ do: "casualties", cell, seat, count });
    next({ do: "stand", cell, seat });
  },
  read: (state, { cell, seat }, came) => [numberText(hits(state, seat, cell, came))],
};

/** The rule against what does not help any more. */
const against = (word: Word): Word => {
  if (word === "end") return "OMI-RUL-04";
  return has(COMMANDS, word) || has(["run", "sacrifice"], word) ? "OMI-RUL-30" : "OMI-RUL-29";
};

/** Any of those who fight, after the dice are seen; asked only where it matters (OMI-FIGHT-07, OMI-RUL-29). */
export const casualties: CityAsk<"casualties", readonly Word[]> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state, { cell, seat, count }) => (isChoice(fighters(state, seat, cell), count) ? [seat] : []),
  asks: (talk, state, { cell, seat, count }) => askLosses(talk, fighters(state, seat, cell), count, against),
  take: ({ emit }, { cell, seat }, _seat, survivors) => {
    emit({ was: "died", seat, cell, survivors, of: "zombies", by: "OMI-RUL-29" });
  },
  nobody: ({ state, emit }, { cell, seat, count }) => {
    const survivors = usuallyFall(fighters(state, seat, cell), count);
    emit({ was: "died", seat, cell, survivors, of: "zombies", by: "OMI-FIGHT-07" });
  },
};
