import { has, joined, kept, mapped, without } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { answered, type Talk, talkFrom, wordAt, wordTo } from "../../../kernel/talk";
import type { Say, Seat, Verdict, Word } from "../../../kernel/words";
import { type CitySeen, type CityTell, NOBODY, type Zone } from "../vocabulary";
import { againstSurvivor, type CityAction } from "./actions";
import { isBarred, waysFrom } from "./borders";
import { type Group, readyGroups, rivalIn, survivorOf, teamOf } from "./teams";
import { arrivalZone, isFog, isOutdoors, nextTo, tileAt, unitedAt } from "./tiles";

const cellsOf = (groups: readonly Group[]): readonly Word[] => mapped(groups, ({ cell }) => cell);

const groupAt = (groups: readonly Group[], cell: Word): readonly Word[] => {
  for (const group of groups) if (group.cell === cell) return group.ids;
  return [];
};

/** One survivor, and any number more that go with it (OMI-MOVE-03, OMI-RUL-27). */
const askWho = (talk: Talk, ids: readonly Word[]): void => {
  const others = without(ids, wordTo(talk, "who", ids));
  if (others.length > 0) answered(talk, { ask: "others", of: others, least: 0, most: others.length, usual: [] });
};

/** Everybody named from that part on. */
const namedFrom = (say: Say, at: number): readonly Word[] => joined(say[at] ?? [], say[at + 1] ?? []);

/** Whoever comes into a zone with zombies or with another team fights (OMI-ENTER-03, OMI-RUL-42). */
const meet = ({ state, next }: CityTell, seat: Seat, group: readonly Word[], cell: Word, zone: Zone): void => {
  const defender = rivalIn(state, seat, cell, zone);
  if (zone === "in" && tileAt(state, cell).zombies > 0) next({ do: "fight", cell, seat });
  else if (defender !== NOBODY) next({ do: "assault", assault: { cell, zone, attacker: seat, defender, group } });
};

/** Those outdoors, who may leave their tile (OMI-RUL-13). */
const outdoors = (state: CitySeen, seat: Seat): readonly Group[] =>
  kept(readyGroups(state, seat), ({ cell, zone }) => isOutdoors(tileAt(state, cell), zone));

const free = (state: CitySeen, seat: Seat): readonly Group[] =>
  kept(outdoors(state, seat), ({ cell }) => waysFrom(state, seat, cell).length > 0);

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

const againstFrom = (state: CitySeen, seat: Seat, word: Word): Word => {
  if (!standsAt(state, seat, word)) return "OMI-AP-01";
  if (!has(cellsOf(readyGroups(state, seat)), word)) return "OMI-AP-08";
  return has(cellsOf(outdoors(state, seat)), word) ? "OMI-RUL-19" : "OMI-RUL-13";
};

const againstMover = (state: CitySeen, seat: Seat, from: Word, word: Word): Word => {
  const survivor = survivorOf(state, seat, word);
  const isThere = survivor !== "none" && survivor.cell === from;
  return againstSurvivor(state, seat, word, isThere ? "OMI-RUL-13" : "OMI-MOVE-01");
};

/** To a tile next door, for an action point each (OMI-MOVE-01 to OMI-MOVE-04). */
export const move: CityAction = {
  act: "move",
  whyNot: whyNotMove,
  talk: (state, seat, said) => {
    const talk = talkFrom(said, 1);
    // The ways of every group are many to look at: only where they are asked for.
    const from = wordTo(talk, "from", said.length > 1 ? [] : cellsOf(free(state, seat)));
    wordTo(talk, "to", waysFrom(state, seat, from));
    askWho(talk, groupAt(outdoors(state, seat), from));
    return talk;
  },
  against: (state, seat, ask, word, said) => {
    const from = wordAt(said, 1);
    if (ask === "from") return againstFrom(state, seat, word);
    if (ask !== "to") return againstMover(state, seat, from, word);
    return has(nextTo(state, from), word) && isBarred(state, seat, from, word) ? "OMI-RUL-19" : "OMI-MOVE-01";
  },
  take: (tell, seat, say) => {
    const { state, emit, next } = tell;
    const cell = wordAt(say, 2);
    const zone = arrivalZone(tileAt(state, cell));
    const survivors = namedFrom(say, 3);
    emit({ was: "moved", seat, survivors, from: wordAt(say, 1), cell, zone, by: "OMI-MOVE-01" });
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

const passage = ({ act, from, to, by, elsewhere }: Passage): CityAction => ({
  act,
  whyNot: (state, seat) => {
    if (passers(state, seat, from).length > 0) return "fine";
    return refuse(readyGroups(state, seat).length === 0 ? "OMI-AP-08" : elsewhere);
  },
  talk: (state, seat, said) => {
    const talk = talkFrom(said, 1);
    const groups = passers(state, seat, from);
    const cell = wordTo(talk, "cell", cellsOf(groups));
    askWho(talk, groupAt(groups, cell));
    return talk;
  },
  against: (state, seat, ask, word) => {
    if (ask !== "cell") return againstSurvivor(state, seat, word, elsewhere);
    return standsAt(state, seat, word) && !has(cellsOf(readyGroups(state, seat)), word) ? "OMI-AP-08" : elsewhere;
  },
  take: (tell, seat, say) => {
    const cell = wordAt(say, 1);
    const survivors = namedFrom(say, 2);
    tell.emit({ was: "moved", seat, survivors, from: cell, cell, zone: to, by });
    meet(tell, seat, survivors, cell, to);
  },
});

/** Into the building, zombies or not (OMI-ENTER-01 to OMI-ENTER-03). */
export const enter: CityAction = passage({
  act: "enter",
  from: "out",
  to: "in",
  by: "OMI-ENTER-01",
  elsewhere: "OMI-ENTER-02",
});

/** Out of it again (OMI-RUL-12). */
export const leave: CityAction = passage({
  act: "leave",
  from: "in",
  to: "out",
  by: "OMI-RUL-12",
  elsewhere: "OMI-RUL-12",
});
