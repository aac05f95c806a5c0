import type { Sort } from "../../../src/kernel/known-by";
import { numberOf, numberText } from "../../../src/kernel/number-text";
import type { Glimpse } from "../../../src/recognise/glimpse";
import { recognised } from "../../../src/recognise/recognise";

/** Glimpses as lines of fields, so that a Lua can be given them; colours and widths in thousandths. */
export const FIELD = "|";
const LIST = "^";

const thousandths = (text: string): number => numberOf(text) / 1000;

const listOf = (text: string): readonly string[] => (text === "" ? [] : text.split(LIST));

const glimpseIn = (line: string): Glimpse => {
  const fields = line.split(FIELD);
  const field = (n: number): string => fields[n] ?? "";
  return {
    id: field(0),
    holder: field(1),
    type: field(2),
    model: numberOf(field(3)) - 1,
    name: field(4),
    description: field(5),
    notes: field(6),
    tags: listOf(field(7)),
    addresses: listOf(field(8)),
    look: field(9),
    mould: field(10),
    colour: { r: thousandths(field(11)), g: thousandths(field(12)), b: thousandths(field(13)) },
    wide: thousandths(field(14)),
    count: numberOf(field(15)),
  };
};

export const told = (lines: string, sorts: readonly Sort[], line: (this: void, text: string) => void): void => {
  const glimpses: Glimpse[] = [];
  for (const each of lines.split("\n")) glimpses.push(glimpseIn(each));
  const { findings, tallies } = recognised(glimpses, sorts);
  for (const { id, is, sorts: might, kind, pieces, by, text } of findings)
    line(id + " " + is + " " + might.join("/") + " " + kind + " " + numberText(pieces) + " " + by + " " + text);
  for (const { sort, found, wanted } of tallies) line(sort + " " + numberText(found) + " of " + numberText(wanted));
};
