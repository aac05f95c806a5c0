import { range } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import type { Text } from "../../../kernel/text";
import type { Word } from "../../../kernel/words";
import { BORDERS, CELLS, type Way } from "../content/city-map";
import { SURVIVORS } from "../content/limits";
import { SEARCH_CARDS } from "../content/search-cards";
import { TILES } from "../content/tiles";

/** How a language names what there are many of; the names themselves are made from the content. */
export interface Naming {
  readonly ways: Readonly<Record<Way, string>>;
  survivor(this: void, number: string): string;
  survivors(this: void, count: string): string;
  zombies(this: void, count: string): string;
  beaten(this: void, count: string): string;
  fallen(this: void, count: string): string;
  between(this: void, one: string, other: string): string;
  edge(this: void, cell: string, way: string): string;
  survivorOf(this: void, team: string): string;
  flagOf(this: void, team: string): string;
  wallOf(this: void, team: string): string;
}

const TEAMS = 6;

/** No roll and no number of a choice is higher. */
const NUMBERS = 30;

const capital = (cell: Word): string => cell.slice(0, 1).toUpperCase() + cell.slice(1);

const addPlaces = (all: Record<Word, string>, { ways, between, edge }: Naming): void => {
  for (const { cell } of CELLS) all["word." + cell] = capital(cell);
  for (const { border, cell, way, beyond } of BORDERS)
    all["word." + border] = beyond === "" ? edge(capital(cell), ways[way]) : between(capital(cell), capital(beyond));
};

const addTeams = (all: Record<Word, string>, { survivor, survivorOf, flagOf, wallOf }: Naming): void => {
  for (const n of range(1, TEAMS)) {
    const seat = "p" + numberText(n);
    const team = all["word." + seat] ?? seat;
    for (const each of range(1, SURVIVORS)) all["word." + seat + "s" + numberText(each)] = survivor(numberText(each));
    all["word.survivor." + seat] = survivorOf(team);
    all["word.flag." + seat] = flagOf(team);
    all["word.wall." + seat] = wallOf(team);
  }
};

/** Pairs of dice in an attack. */
const PAIRS = 2;

const addContent = (all: Record<Word, string>, { survivors, zombies, beaten, fallen }: Naming): void => {
  for (const { tile } of TILES) all["word.tile." + tile] = all["word." + tile] ?? tile;
  for (const { card, find, number } of SEARCH_CARDS) {
    if (find !== "salvage") {
      const many = find === "survivors" ? survivors : zombies;
      all["word." + card] = all["word." + card] ?? many(numberText(number));
    }
  }
  for (const n of range(0, PAIRS)) {
    all["word.beaten" + numberText(n)] = beaten(numberText(n));
    all["word.fallen" + numberText(n)] = fallen(numberText(n));
  }
  for (const n of range(0, NUMBERS)) all["word." + numberText(n)] = numberText(n);
};

/** A language's words, with those that are made. */
export const withMadeWords = (words: Text, naming: Naming): Text => {
  const all: Record<Word, string> = {};
  for (const key in words) all[key] = words[key] ?? key;
  addPlaces(all, naming);
  addTeams(all, naming);
  addContent(all, naming);
  return all;
};
