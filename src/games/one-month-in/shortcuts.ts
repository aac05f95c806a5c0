import { has, joined, kept, mapped, range } from "../../kernel/list";
import { numberText } from "../../kernel/number-text";
import { sorted } from "../../kernel/order";
import { asItIs, type Asked, type Shortcut, type Shortened } from "../../kernel/shortcut";
import { wordAt } from "../../kernel/talk";
import type { Say, Word } from "../../kernel/words";
import { idsOf, teamOf } from "./rules/teams";
import type { CityNouns, SurvivorSeen } from "./vocabulary";

/** A group goes in one choice: all five, three of five. Who is named alone is one who differs from the others. */

export type CityShort = "all" | "some" | "ablest" | "withAll" | "with" | "withAblest";

/** What a group does. */
const TOGETHER: readonly Word[] = ["move", "enter", "leave", "run"];

/** More sizes of a group than these are not offered one by one. */
const SIZES_AT_MOST = 8;

const gearOf = ({ armed, suited }: SurvivorSeen): number => (armed ? 2 : 0) + (suited ? 1 : 0);

const areAlike = (one: SurvivorSeen, other: SurvivorSeen): boolean =>
  one.ap === other.ap && gearOf(one) === gearOf(other);

/** Whoever can do most comes first. */
const ablestFirst = (survivors: readonly SurvivorSeen[]): readonly SurvivorSeen[] =>
  sorted(survivors, (a, b) => (a.ap === b.ap ? gearOf(b) - gearOf(a) : b.ap - a.ap));

/** One of each sort. */
const oneOfEach = (survivors: readonly SurvivorSeen[]): readonly SurvivorSeen[] => {
  const each: SurvivorSeen[] = [];
  for (const survivor of survivors)
    if (kept(each, (known) => areAlike(known, survivor)).length === 0) each.push(survivor);
  return each;
};

/** From all down to one; of many sizes the largest, and the smaller ones. */
const sizesOf = (all: number): readonly number[] =>
  kept(
    mapped(range(1, all), (size) => all + 1 - size),
    (size) => all <= SIZES_AT_MOST || size === all || size < SIZES_AT_MOST,
  );

const isOf = (ids: readonly Word[]): ((this: void, survivor: SurvivorSeen) => boolean) => {
  return ({ id }) => has(ids, id);
};

const groups = (
  all: number,
  names: { readonly whole: CityShort; readonly some: CityShort },
  sayOf: (this: void, size: number) => Say,
): readonly Shortcut[] =>
  mapped(sizesOf(all), (size) => ({
    key: "group" + numberText(size),
    short: size === all ? names.whole : names.some,
    slots: { some: size, all },
    say: sayOf(size),
    word: "",
    after: [],
  }));

/** Who goes: the one that is named, and those that come along, are said at once. */
const wholeGroup = ({ said, part }: Asked<CityNouns>, ids: readonly Word[], differ: boolean): readonly Shortcut[] =>
  groups(part.of.length, { whole: "all", some: differ ? "ablest" : "some" }, (size) =>
    joined(said, [ids.slice(0, 1), ids.slice(1, size)]),
  );

const company = ({ said, part }: Asked<CityNouns>, ids: readonly Word[], differ: boolean): readonly Shortcut[] =>
  groups(part.of.length, { whole: "withAll", some: differ ? "withAblest" : "with" }, (size) =>
    joined(said, [ids.slice(0, size)]),
  );

export const shortened = (asked: Asked<CityNouns>): Shortened => {
  const { state, ask, said, part, picked } = asked;
  const isGroup = has(TOGETHER, wordAt(said, 0)) && (part.ask === "who" || part.ask === "others");
  if (!isGroup || part.of.length === 1) return asItIs(part);
  const there = ablestFirst(kept(teamOf(state, ask.seat).survivors, isOf(part.of)));
  const differ = oneOfEach(there).length > 1;
  // Where all are alike and each size is offered, nobody has to be named.
  const isNamed = differ || there.length > SIZES_AT_MOST || picked.length > 0;
  const left = kept(there, ({ id }) => !has(picked, id));
  const words = joined(picked, isNamed ? idsOf(oneOfEach(left)) : []);
  if (picked.length > 0) return { shortcuts: [], words };
  const shortcuts = (part.ask === "who" ? wholeGroup : company)(asked, idsOf(there), differ);
  return { shortcuts: [shortcuts], words };
};
