import { allowed, anyOf, several } from "../../../kernel/choice";
import { has, joined, kept, mapped, without } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { isOpen, wordsTo, wordTo } from "../../../kernel/talk";
import type { Seat, Verdict, Word } from "../../../kernel/words";
import { type CityAction, type CitySeen, type CityTalk, type CityTell, NOBODY, type Zone } from "../vocabulary";
import { againstSurvivor } from "./actions";
import { waysFrom } from "./borders";
import { type Group, readyGroups, rivalIn, survivorOf, teamOf } from "./teams";
import { arrivalZone, isFog, isOutdoors, nextTo, tileAt, unitedAt } from "./tiles";

const cellsOf = (groups: readonly Group[]): readonly Word[] => mapped(groups, ({ cell }) => cell);

const groupAt = (groups: readonly Group[], cell: Word): readonly Word[] => {
  for (const group of groups) if (group.cell === cell) return group.ids;
  return [];
};

/** One survivor, and any number more that go with it (OMI-MOVE-03, OMI-RUL-27). */
export const askGroup = (
  talk: CityTalk,
  ids: readonly Word[],
  against: (this: void, word: Word) => Word,
): readonly Word[] => {
  const who = wordTo(talk, "who", () => anyOf(ids, against));
  const others = without(ids, who);
  if (others.length === 0) return [who];
  return joined(
    [who],
    wordsTo(talk, "others", () => several(0, others.length, anyOf(others, against))),
  );
};

/** Whoever comes into a zone with zombies or with another team fights (OMI-ENTER-03, OMI-RUL-42). */
const meet = ({ state, next }: CityTell, seat: Seat, group: readonly Word[], cell: Word, zone: Zone): void => {
  const defender = rivalIn(state, seat, cell, zone);
  if (zone === "in" && tileAt(state, cell).zombies > 0) next({ do: "fight", cell, seat });
  else if (defender !== NOBODY) next({ do: "assault", assault: { cell, zone, attacker: seat, defender, group } });
};

/** Those outdoors, who may leave their tile (OMI-RUL-13). */
const outdoors = (state: CitySeen, seat: Seat): readonly Group[] =>
  kept(readyGroups(state, seat), ({ cell, zone }) => isOutdoors(tileAt(state, cell), zone));

const whyNotMove = (state: CitySeen, seat: Seat): Verdict => {
  if (readyGroups(state, seat).length === 0) return refuse("OMI-AP-08");
  const groups = outdoors(state, seat);
  if (groups.length === 0) return refuse("OMI-RUL-13");
  for (const { cell } of groups) if (waysFrom(state, seat, cell).length > 0) return "fine";
  return refuse("OMI-RUL-19");
};

const standsAt = (state: CitySeen, seat: Seat, cell: Word): boolean => {
  for (const each of teamOf(state, seat).survivors) if (each.cell === cell) return true;
  return false;
};

const whyNotFrom = (state: CitySeen, seat: Seat, cell: Word): Verdict => {
  if (!standsAt(state, seat, cell)) return refuse("OMI-AP-01");
  if (!has(cellsOf(readyGroups(state, seat)), cell)) return refuse("OMI-AP-08");
  if (!has(cellsOf(outdoors(state, seat)), cell)) return refuse("OMI-RUL-13");
  return waysFrom(state, seat, cell).length > 0 ? "fine" : refuse("OMI-RUL-19");
};

const againstMover = (state: CitySeen, seat: Seat, from: Word, word: Word): Word => {
  const survivor = survivorOf(state, seat, word);
  const isThere = survivor !== "none" && survivor.cell === from;
  return againstSurvivor(state, seat, word, isThere ? "OMI-RUL-13" : "OMI-MOVE-01");
};

/** Who goes, and from where to where. */
interface Going {
  readonly from: Word;
  readonly to: Word;
  readonly survivors: readonly Word[];
}

/** To a tile next door, for an action point each (OMI-MOVE-01 to OMI-MOVE-04). */
export const move: CityAction<Going> = {
  act: "move",
  whyNot: whyNotMove,
  asks: (talk, state, seat) => {
    const from = wordTo(talk, "from", () =>
      allowed(cellsOf(outdoors(state, seat)), (cell) => whyNotFrom(state, seat, cell)),
    );
    const against = (cell: Word): Word => (has(nextTo(state, from), cell) ? "OMI-RUL-19" : "OMI-MOVE-01");
    const to = wordTo(talk, "to", () => anyOf(waysFrom(state, seat, from), against));
    const ids = isOpen(talk) ? [] : groupAt(outdoors(state, seat), from);
    return { from, to, survivors: askGroup(talk, ids, (word) => againstMover(state, seat, from, word)) };
  },
  take: (tell, seat, { from, to: cell, survivors }) => {
    const { state, emit, next } = tell;
    const zone = arrivalZone(tileAt(state, cell));
    emit({ was: "moved", seat, survivors, from, cell, zone, by: "OMI-MOVE-01" });
    if (isFog(tileAt(state, cell))) next({ do: "explore", cell });
    meet(tell, seat, survivors, cell, zone);
  },
};

/** From one region of a tile to the other, where they are two (OMI-ZONE-05, OMI-RUL-12). */
interface Passage {
  readonly act: Word;
  readonly from: Zone;
  readonly to: Zone;
  readonly by: Word;
  /** Against those who are not where the passage begins. */
  readonly elsewhere: Word;
}

const passers = (state: CitySeen, seat: Seat, from: Zone): readonly Group[] =>
  kept(readyGroups(state, seat), ({ cell, zone }) => zone === from && !unitedAt(state, cell));

/** Who passes, and on which tile. */
interface Passing {
  readonly cell: Word;
  readonly survivors: readonly Word[];
}

const passage = ({ act, from, to, by, elsewhere }: Passage): CityAction<Passing> => ({
  act,
  whyNot: (state, seat) => {
    if (passers(state, seat, from).length > 0) return "fine";
    return refuse(readyGroups(state, seat).length === 0 ? "OMI-AP-08" : elsewhere);
  },
  asks: (talk, state, seat) => {
    const groups = passers(state, seat, from);
    const cell = wordTo(talk, "cell", () =>
      anyOf(cellsOf(groups), (word) => {
        const isTired = standsAt(state, seat, word) && !has(cellsOf(readyGroups(state, seat)), word);
        return isTired ? "OMI-AP-08" : elsewhere;
      }),
    );
    const against = (word: Word): Word => againstSurvivor(state, seat, word, elsewhere);
    return { cell, survivors: askGroup(talk, groupAt(groups, cell), against) };
  },
  take: (tell, seat, { cell, survivors }) => {
    tell.emit({ was: "moved", seat, survivors, from: cell, cell, zone: to, by });
    meet(tell, seat, survivors, cell, to);
  },
});

/** Into the building, zombies or not (OMI-ENTER-01 to OMI-ENTER-03). */
export const enter = passage({
  act: "enter",
  from: "out",
  to: "in",
  by: "OMI-ENTER-01",
  elsewhere: "OMI-ENTER-02",
});

/** Out of it again (OMI-RUL-12). */
export const leave = passage({
  act: "leave",
  from: "in",
  to: "out",
  by: "OMI-RUL-12",
  elsewhere: "OMI-RUL-12",
});
