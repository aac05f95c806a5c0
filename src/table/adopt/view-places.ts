import { has, kept, mapped } from "../../kernel/list";
import { byBytes, sorted } from "../../kernel/order";
import { knownWord, wordText } from "../../kernel/text";
import type { Word } from "../../kernel/words";
import { type Choice, choice, type View } from "../choice";
import type { Table } from "../table";
import type { TableKey } from "../text/en";
import { own } from "../voice";
import type { Adopting, Asking } from "./adopting";
import { say } from "./begin";
import { hotkeyHere } from "./hotkey";
import { boardName, sortName } from "./names";
import { goesBack, goesTo } from "./ways";

/** Where the boards lie, who sits where, and where decks and supplies are. */

export const boardsView = (table: Table, adopting: Adopting): View => {
  const { binding, found } = adopting.made;
  const choices: Choice[] = [];
  for (const { board } of adopting.known.boards) {
    const isKnown = kept(binding.boards, (each) => each.board === board).length > 0;
    const key: TableKey = !isKnown
      ? "adopt.boardUnknown"
      : has(found.guessed, board)
        ? "adopt.boardGuessed"
        : "adopt.boardKnown";
    const text = own(table, key, { board: boardName(table, adopting, board) });
    choices.push(goesTo(table, adopting, "adopt board " + board, text, { about: "corners", board, points: [], y: 0 }));
  }
  choices.push(goesBack(table, adopting));
  return { title: own(table, "adopt.boards", {}), prompt: own(table, "adopt.boardsHow", {}), choices };
};

const CORNERS: readonly TableKey[] = ["adopt.corner1", "adopt.corner2", "adopt.corner3"];

export const cornersView = (
  table: Table,
  adopting: Adopting,
  { board, points }: Extract<Asking, { about: "corners" }>,
): View => ({
  title: own(table, CORNERS[points.length] ?? "adopt.corner3", { board: boardName(table, adopting, board) }),
  prompt: own(table, "adopt.placeHow", { hotkey: hotkeyHere(table) }),
  choices: [goesBack(table, adopting, { about: "boards" })],
});

/** The colour whose hand zone comes after; none after the last. */
const colourAfter = ({ survey: { zones } }: Adopting, colour: Word): Word => {
  const colours = mapped(zones, (zone) => zone.colour);
  return colours[colours.indexOf(colour) + 1] ?? colours[0] ?? "";
};

export const seatsView = (table: Table, adopting: Adopting): View => {
  const choices: Choice[] = [];
  for (const seat of adopting.survey.seats) {
    const [bound] = kept(adopting.made.binding.seats, (each) => each.seat === seat);
    const colour = bound?.colour ?? "";
    const text = own(table, "adopt.seat", {
      seat: wordText(table.text, seat),
      colour: colour === "" ? own(table, "adopt.nowhere", {}) : (knownWord(table.text, colour) ?? colour),
    });
    const next = colourAfter(adopting, colour);
    choices.push(
      choice("adopt seat " + seat, text, () => {
        if (next !== "") say(table, adopting, { said: "seat", seat, colour: next });
      }),
    );
  }
  choices.push(goesBack(table, adopting));
  return { title: own(table, "adopt.seats", {}), prompt: own(table, "adopt.seatsHow", {}), choices };
};

/** The decks there are when a match begins, each with its sort; what lies beside them goes along. */
const decksOf = ({ survey: { spots, opening }, known }: Adopting): Readonly<Record<Word, Word>> => {
  const decks: Record<Word, Word> = {};
  for (const { sort, kinds } of known.sorts)
    for (const { kind } of kinds)
      for (const { at } of opening[kind] ?? []) if (spots[at]?.holds.as === "pile") decks[at] = sort;
  return decks;
};

const deckNames = (decks: Readonly<Record<Word, Word>>): readonly Word[] => {
  const names: Word[] = [];
  for (const name in decks) names.push(name);
  return sorted(names, byBytes);
};

/** What lies there, and whose it is. */
const spotName = (table: Table, adopting: Adopting, spot: Word): string => {
  const sort = sortName(adopting, decksOf(adopting)[spot] ?? "");
  const [seat = ""] = spot.split(".");
  return has(adopting.survey.seats, seat) ? own(table, "adopt.spotOf", { sort, seat }) : sort;
};

export const spotsView = (table: Table, adopting: Adopting): View => {
  const choices: Choice[] = [];
  for (const spot of deckNames(decksOf(adopting))) {
    const isKnown = kept(adopting.made.binding.spots, (each) => each.spot === spot).length > 0;
    const text = own(table, isKnown ? "adopt.spotKnown" : "adopt.spotUsual", { spot: spotName(table, adopting, spot) });
    choices.push(goesTo(table, adopting, "adopt spot " + spot, text, { about: "spot", spot }));
  }
  choices.push(goesBack(table, adopting));
  return { title: own(table, "adopt.spots", {}), prompt: own(table, "adopt.spotsHow", {}), choices };
};

export const spotView = (table: Table, adopting: Adopting, spot: Word): View => ({
  title: own(table, "adopt.spot", { spot: spotName(table, adopting, spot) }),
  prompt: own(table, "adopt.placeHow", { hotkey: hotkeyHere(table) }),
  choices: [goesBack(table, adopting, { about: "spots" })],
});
