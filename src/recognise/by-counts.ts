import { breathe } from "../kernel/breath";
import type { Colour, PieceForm, Sort } from "../kernel/known-by";
import { has, joined, kept, mapped } from "../kernel/list";
import { type Fit, fitOf, isCard } from "./form-fit";
import type { Glimpse } from "./glimpse";
import type { Group } from "./group";

/** What a group may be by the number of its pieces, when nothing is written on them. */
export interface Guess {
  readonly group: Group;
  readonly sorts: readonly Sort[];
  /** There is one sort it may be, and no other group that may be it. Else a person has to say. */
  readonly isLikely: boolean;
  readonly by: "count" | "colour";
}

/** A sort of which so many are not found yet; "untold" where no book says how many there are, and none is found. */
export interface Lack {
  readonly sort: Sort;
  readonly lacks: number | "untold";
}

/** Fewer pieces than these are alike by chance. */
const TELLING = 3;
/** Of a sort whose number no book tells there are seldom more. */
const MOST_UNTOLD = 8;
const NEAR = 0.35;

const first = ({ pieces }: Group): Glimpse | "none" => pieces[0] ?? "none";

const lookOf = (group: Group): string => {
  const one = first(group);
  return one === "none" ? "" : one.look;
};

const alikeSets = (group: Group, groups: readonly Group[]): number => {
  let count = 0;
  for (const each of groups) if (lookOf(each) === lookOf(group) && each.count === group.count) count++;
  return count;
};

const isAsMany = (group: Group, groups: readonly Group[], { sort, lacks }: Lack): boolean => {
  if (lacks === "untold") return group.count <= MOST_UNTOLD;
  if (sort.sets === 0) return group.count === sort.count;
  if (sort.form !== "card" && sort.sets === 1) return group.count === lacks;
  return group.count === sort.count && alikeSets(group, groups) === sort.sets;
};

/** Some of them may be lost, or some of its sets. */
const isNearly = (group: Group, { sort, lacks }: Lack): boolean => {
  if (lacks === "untold") return false;
  if (sort.sets === 1) return group.count < lacks && 2 * group.count >= lacks;
  return group.count <= sort.count && 2 * group.count >= sort.count;
};

/** A token is smaller than a card and a board is not, where the game itself says how large a type is. */
const isOfSize = ({ type, wide }: Glimpse, form: PieceForm, cardWide: number): boolean => {
  if (cardWide <= 0 || (type !== "Custom_Tile" && type !== "Custom_Token")) return true;
  if (form === "token") return wide < cardWide;
  return form !== "board" || wide >= cardWide;
};

const ofFit = (one: Glimpse, lacks: readonly Lack[], cardWide: number, fit: Fit): readonly Lack[] =>
  kept(lacks, ({ sort: { form } }) => fitOf(one, form) === fit && isOfSize(one, form, cardWide));

/** What it was made for, or else what people make of it too. */
const madeSo = (one: Glimpse, lacks: readonly Lack[], cardWide: number): readonly Lack[] => {
  const made = ofFit(one, lacks, cardWide, 2);
  return made.length > 0 ? made : ofFit(one, lacks, cardWide, 1);
};

const sortsOf = (lacks: readonly Lack[]): readonly Sort[] => mapped(lacks, ({ sort }) => sort);

const far = (a: Colour, b: Colour): number => Math.abs(a.r - b.r) + Math.abs(a.g - b.g) + Math.abs(a.b - b.b);

/** Those of the candidates whose tint it has. */
const ofColour = (one: Glimpse, lacks: readonly Lack[]): readonly Lack[] =>
  kept(lacks, ({ sort: { colour } }) => colour !== "any" && far(colour, one.colour) < NEAR);

interface Chosen {
  readonly group: Group;
  readonly sorts: readonly Sort[];
  /** There are as many of them as there have to be. */
  readonly isExact: boolean;
  readonly by: Guess["by"];
}

/** As much as it is to look at a sort, or at another group. */
const A_LOOK = 0.7;

const chosenFor = (group: Group, groups: readonly Group[], lacks: readonly Lack[], cardWide: number): Chosen => {
  breathe(1 + A_LOOK * (groups.length + 4 * lacks.length));
  const one = first(group);
  if (one === "none" || (group.count < TELLING && !isCard(one))) {
    return { group, sorts: [], isExact: false, by: "count" };
  }
  const might = madeSo(
    one,
    kept(lacks, (lack) => isAsMany(group, groups, lack)),
    cardWide,
  );
  const exact = kept(might, ({ lacks: count }) => count !== "untold").length > 0;
  const near = exact
    ? []
    : madeSo(
        one,
        kept(lacks, (lack) => isNearly(group, lack)),
        cardWide,
      );
  const tinted = ofColour(one, might);
  if (might.length > 1 && tinted.length === 1) return { group, sorts: sortsOf(tinted), isExact: exact, by: "colour" };
  return { group, sorts: sortsOf(joined(near, might)), isExact: exact && near.length === 0, by: "count" };
};

/** How many groups claim this sort alone; its sets claim it together. */
const claims = (chosen: readonly Chosen[], sort: Sort): number => {
  let count = 0;
  for (const { sorts } of chosen) if (sorts.length === 1 && has(sorts, sort)) count++;
  return sort.sets === 1 ? count : Math.min(count, 1);
};

/** With how wide a card is on that table, 0 if there is none. */
export const guessed = (groups: readonly Group[], lacks: readonly Lack[], cardWide: number): readonly Guess[] => {
  const chosen = mapped(groups, (group) => chosenFor(group, groups, lacks, cardWide));
  return mapped(chosen, (each) => {
    const [only, other] = each.sorts;
    const isOnly = only !== undefined && other === undefined && claims(chosen, only) === 1;
    return { ...each, isLikely: each.isExact && isOnly };
  });
};
