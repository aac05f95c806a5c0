import { breathe } from "../kernel/breath";
import type { Sort } from "../kernel/known-by";
import { kept, mapped } from "../kernel/list";
import { numberText } from "../kernel/number-text";
import type { Word } from "../kernel/words";
import { guessed, type Lack } from "./by-counts";
import { kindTold, type Told, toldBy, type Witness } from "./by-words";
import { isCard, isPieceLike } from "./form-fit";
import type { Glimpse } from "./glimpse";
import { byLook, bySize, type Group, grouped } from "./group";

/** What an object is taken for, and why. */
export interface Finding {
  readonly id: Word;
  /** "sure": it says so. "likely": there are as many as there have to be. "unsure": a person has to say. */
  readonly is: "sure" | "likely" | "unsure";
  /** What it is, or what it may be. */
  readonly sorts: readonly Word[];
  /** Which of the sort's kinds; "" where only its face or its place tells. */
  readonly kind: Word;
  readonly pieces: number;
  readonly by: Witness | "count" | "colour";
  /** The words that told it. */
  readonly text: string;
}

/** How many pieces of a sort lie there, sure and likely ones, of how many. */
export interface Tally {
  readonly sort: Word;
  readonly found: number;
  readonly isEndless: boolean;
  readonly wanted: number;
}

export interface Recognised {
  readonly findings: readonly Finding[];
  readonly tallies: readonly Tally[];
}

const sortWords = (sorts: readonly Sort[]): readonly Word[] => mapped(sorts, ({ sort }) => sort);

const holdersOf = (glimpses: readonly Glimpse[]): Readonly<Record<Word, Glimpse | undefined>> => {
  const all: Record<Word, Glimpse | undefined> = {};
  for (const glimpse of glimpses) all[glimpse.id] = glimpse;
  return all;
};

/** What those have in common of which all the same is said. */
const saidOf = ({ type, model, name, description, notes, tags, addresses, holder }: Glimpse): string =>
  [type, numberText(model + 1), name, description, notes, tags.join("\n"), addresses.join("\n"), holder].join("\n");

/** As much as it is to read what is written on a piece. */
const A_PIECE = 8;

const byTexts = (glimpses: readonly Glimpse[], sorts: readonly Sort[]): readonly Finding[] => {
  const holders = holdersOf(glimpses);
  const before: Record<string, Told | "nothing" | undefined> = {};
  const findings: Finding[] = [];
  for (const glimpse of glimpses) {
    breathe(A_PIECE);
    const said = saidOf(glimpse);
    const told =
      before[said] ?? (isPieceLike(glimpse) ? toldBy(glimpse, holders[glimpse.holder] ?? "none", sorts) : "nothing");
    before[said] = told;
    if (told !== "nothing") {
      const [only, other] = told.sorts;
      findings.push({
        id: glimpse.id,
        is: other === undefined ? "sure" : "unsure",
        sorts: sortWords(told.sorts),
        kind: only !== undefined && other === undefined ? kindTold(glimpse, only) : "",
        pieces: glimpse.count,
        by: told.witness,
        text: told.text,
      });
    }
  }
  return findings;
};

/** As much as it is to look at one. */
const A_FINDING = 0.1;

const talliesOf = (findings: readonly Finding[], sorts: readonly Sort[]): readonly Tally[] =>
  mapped(sorts, ({ sort, count, sets }) => {
    breathe(1 + A_FINDING * findings.length);
    let found = 0;
    let isEndless = false;
    for (const finding of findings)
      if (finding.is !== "unsure" && finding.sorts[0] === sort) {
        found += finding.pieces;
        if (finding.pieces === 0) isEndless = true;
      }
    return { sort, found, isEndless, wanted: count * Math.max(1, sets) };
  });

const lacksOf = (tallies: readonly Tally[], sorts: readonly Sort[]): readonly Lack[] => {
  const lacks: Lack[] = [];
  for (let i = 0; i < sorts.length; i++) {
    const sort = sorts[i];
    const tally = tallies[i];
    if (sort !== undefined && tally !== undefined && !tally.isEndless) {
      const isUntold = tally.wanted === 0;
      if (sort.sets === 0 && !isUntold) lacks.push({ sort, lacks: sort.count });
      else if (tally.wanted > tally.found) lacks.push({ sort, lacks: tally.wanted - tally.found });
      else if (isUntold && tally.found === 0) lacks.push({ sort, lacks: "untold" });
    }
  }
  return lacks;
};

const cardWidth = (glimpses: readonly Glimpse[]): number => {
  for (const glimpse of glimpses) if (isCard(glimpse) && glimpse.look !== "") return glimpse.wide;
  return 0;
};

/** As much as it is to say whether something is made as a piece. */
const A_FORM = 6;

const unknown = (glimpses: readonly Glimpse[], findings: readonly Finding[]): readonly Glimpse[] => {
  const known: Record<Word, boolean> = {};
  for (const { id } of findings) known[id] = true;
  return kept(glimpses, (glimpse) => {
    if (known[glimpse.id] === true) return false;
    breathe(A_FORM);
    return isPieceLike(glimpse);
  });
};

const ofGroup = (group: Group, sorts: readonly Sort[], isLikely: boolean, by: Finding["by"]): readonly Finding[] =>
  mapped(group.pieces, (piece) => {
    const [only] = sorts;
    return {
      id: piece.id,
      is: isLikely ? "likely" : "unsure",
      sorts: sortWords(sorts),
      kind: isLikely && only !== undefined ? kindTold(piece, only) : "",
      pieces: piece.count,
      by,
      text: "",
    };
  });

/** What nobody has said is guessed by numbers, first of what looks alike, then of what is made alike. */
const byNumbers = (
  glimpses: readonly Glimpse[],
  sorts: readonly Sort[],
  before: readonly Finding[],
  by: (this: void, glimpse: Glimpse) => string,
): readonly Finding[] => {
  const groups = grouped(unknown(glimpses, before), by);
  const findings = before.slice();
  const lacks = lacksOf(talliesOf(before, sorts), sorts);
  for (const { group, sorts: might, isLikely, by: reason } of guessed(groups, lacks, cardWidth(glimpses)))
    if (might.length > 0) for (const finding of ofGroup(group, might, isLikely, reason)) findings.push(finding);
  return findings;
};

/** What each object is, by what is written on it and by how many there are of it; never by its GUID. */
export const recognised = (glimpses: readonly Glimpse[], sorts: readonly Sort[]): Recognised => {
  const told = byTexts(glimpses, sorts);
  const alike = byNumbers(glimpses, sorts, told, byLook);
  const findings = byNumbers(glimpses, sorts, alike, bySize);
  return { findings, tallies: talliesOf(findings, sorts) };
};
