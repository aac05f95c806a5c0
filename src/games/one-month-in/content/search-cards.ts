import { joined } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import type { Word } from "../../../kernel/words";

export type Find = "salvage" | "survivors" | "zombies";

/** A search card: what is found, and how many of it (OMI-CARD-01). */
export interface SearchCard<Name extends Word = Word> {
  readonly card: Name;
  readonly find: Find;
  readonly number: number;
  readonly copies: number;
}

const salvage = <Name extends Word>(card: Name): SearchCard<Name> => ({ card, find: "salvage", number: 1, copies: 6 });

const found = (find: Find, number: number, copies: number): SearchCard => ({
  card: find + numberText(number),
  find,
  number,
  copies,
});

/**
 * Prototype values: replaceable (OMI-PROTO-05); that there is a card with ten zombies is published. Salvage is alike in
 * play, whatever its picture shows.
 */
const SALVAGE = [
  salvage("rope"),
  salvage("planks"),
  salvage("toolbox"),
  salvage("batteries"),
  salvage("tarpaulin"),
  salvage("chain"),
  salvage("paint"),
  salvage("wire"),
];

export const SEARCH_CARDS: readonly SearchCard[] = joined<SearchCard>(SALVAGE, [
  found("survivors", 1, 16),
  found("survivors", 2, 12),
  found("survivors", 3, 6),
  found("zombies", 1, 12),
  found("zombies", 2, 10),
  found("zombies", 3, 5),
  found("zombies", 10, 1),
]);

export type SalvageName = (typeof SALVAGE)[number]["card"];
