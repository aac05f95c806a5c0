import { anyOf, several } from "../../../kernel/choice";
import { has, kept } from "../../../kernel/list";
import { sorted } from "../../../kernel/order";
import { wordsTo } from "../../../kernel/talk";
import type { Word } from "../../../kernel/words";
import type { CityTalk, SurvivorSeen } from "../vocabulary";
import { idsOf } from "./teams";

const gearOf = ({ armed, suited }: SurvivorSeen): number => (armed || suited ? 1 : 0);

/** In the order in which they stand, whatever the order in which they were named. */
const namedAmong = (survivors: readonly SurvivorSeen[], words: readonly Word[]): readonly Word[] =>
  kept(idsOf(survivors), (id) => has(words, id));

/** Who falls if nobody chooses: fewest action points first; among equals one without gear (OMI-RUL-29, OMI-RUL-45). */
export const usuallyFall = (survivors: readonly SurvivorSeen[], count: number): readonly Word[] =>
  namedAmong(
    survivors,
    idsOf(sorted(survivors, (a, b) => (a.ap === b.ap ? gearOf(a) - gearOf(b) : a.ap - b.ap))).slice(0, count),
  );

const areAlike = (survivors: readonly SurvivorSeen[]): boolean => {
  const [first] = survivors;
  for (const each of survivors)
    if (first !== undefined && (each.ap !== first.ap || each.armed !== first.armed || each.suited !== first.suited))
      return false;
  return true;
};

/** Whether it matters who falls: fewer than there are, and they differ (D5 and D6 of the ledger). */
export const isChoice = (survivors: readonly SurvivorSeen[], count: number): boolean =>
  count < survivors.length && !areAlike(survivors);

/** Who falls, of those who stand there. */
export const askLosses = (
  talk: CityTalk,
  survivors: readonly SurvivorSeen[],
  count: number,
  against: (this: void, word: Word) => Word,
): readonly Word[] => {
  const ids = idsOf(survivors);
  const words = wordsTo(talk, "die", () => several(count, count, anyOf(ids, against, usuallyFall(survivors, count))));
  return namedAmong(survivors, words);
};
