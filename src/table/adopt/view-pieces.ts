import { kindsOfSort } from "../../bind/survey";
import { joined, kept } from "../../kernel/list";
import { numberText } from "../../kernel/number-text";
import type { Word } from "../../kernel/words";
import { type Choice, choice, type View } from "../choice";
import type { Table } from "../table";
import type { TableKey } from "../text/en";
import { own } from "../voice";
import type { Adopting, Asking } from "./adopting";
import { say } from "./begin";
import { kindName, sortName } from "./names";
import { candidatesFor, isWhole, type Row } from "./rows";
import { goesBack, goesTo } from "./ways";

/** The pieces of a sort: how many were found, and how a person says which they are. */

const foundText = (table: Table, { found }: Row): string =>
  found === "endless" ? own(table, "adopt.endless", {}) : numberText(found);

/** A sort of no certain number has as many as there are. */
const wantedText = ({ wanted, found }: Row): string =>
  numberText(wanted === 0 ? (found === "endless" ? 1 : Math.max(1, found)) : wanted);

const rowText = (table: Table, adopting: Adopting, row: Row): string => {
  const { maybe, unnamed, sort } = row;
  const slots = { sort: sortName(adopting, sort.sort), found: foundText(table, row), of: wantedText(row) };
  if (maybe > 0 && !isWhole(row)) return own(table, "adopt.rowMaybe", { ...slots, maybe });
  if (unnamed > 0) return own(table, "adopt.rowUnnamed", { ...slots, unnamed });
  return own(table, "adopt.row", slots);
};

export const rowChoice = (table: Table, adopting: Adopting, row: Row): Choice => {
  const { sort } = row.sort;
  return goesTo(table, adopting, "adopt sort " + sort, rowText(table, adopting, row), {
    about: "pieces",
    sort,
    kind: "",
  });
};

const candidateChoices = (table: Table, adopting: Adopting, sort: Word): readonly Choice[] => {
  const choices: Choice[] = [];
  let nth = 0;
  for (const { ids, pieces, name, type } of candidatesFor(adopting, sort)) {
    const text = own(table, "adopt.these", { count: pieces, name: name === "" ? type : name });
    choices.push(
      choice("adopt these " + numberText(nth), text, () => {
        say(table, adopting, { said: "pieces", ids, sort, kind: onlyKind(adopting, sort) }, () => ({ about: "all" }));
      }),
    );
    nth++;
  }
  return choices;
};

/** The kind of a sort that has but one. */
export const onlyKind = (adopting: Adopting, sort: Word): Word => {
  const kinds = kindsOfSort(adopting.survey, sort);
  return kinds.length === 1 ? (kinds[0] ?? "") : "";
};

const INSTEAD = ["our own", "nothing"] as const;

const insteadChoice = (table: Table, adopting: Adopting, { sort: { sort }, instead }: Row): Choice => {
  const now = instead === "our own" ? "our own" : "nothing";
  const other = INSTEAD[1 - INSTEAD.indexOf(now)] ?? "nothing";
  const word = own(table, now === "our own" ? "adopt.ourOwn" : "adopt.without", {});
  return choice("adopt instead", own(table, "adopt.instead", { choice: word }), () => {
    say(table, adopting, { said: "instead", without: { sort, instead: other } });
  });
};

const idsOf = ({ survey }: Adopting, sort: Word): readonly Word[] => {
  const ids: Word[] = [];
  for (const thing of survey.things) if (thing.sort === sort) ids.push(thing.id);
  return ids;
};

const noneChoice = (table: Table, adopting: Adopting, sort: Word): Choice =>
  choice("adopt none", own(table, "adopt.none", { sort: sortName(adopting, sort) }), () => {
    say(table, adopting, { said: "pieces", ids: idsOf(adopting, sort), sort: "", kind: "" });
  });

/** Which of its sort each piece is. */
const kindChoices = (table: Table, adopting: Adopting, { sort, unnamed }: Row): readonly Choice[] => {
  const choices: Choice[] = [];
  const kinds = unnamed > 0 && sort.form !== "card" ? kindsOfSort(adopting.survey, sort.sort) : [];
  for (const kind of kinds.length > 1 ? kinds : []) {
    const found = kept(adopting.made.told, (told) => told.kind === kind).length;
    const text = own(table, "adopt.kind", { kind: kindName(adopting, kind), found });
    choices.push(goesTo(table, adopting, "adopt kind " + kind, text, { about: "pieces", sort: sort.sort, kind }));
  }
  return choices;
};

/** What a card shows that somebody has turned: those come first that nobody has seen yet. */
export const faceView = (table: Table, adopting: Adopting, { sort, ids }: Extract<Asking, { about: "face" }>): View => {
  const named: Record<Word, boolean> = {};
  for (const { kind } of adopting.made.told) named[kind] = true;
  const kinds = kindsOfSort(adopting.survey, sort);
  const choices: Choice[] = [];
  for (const kind of joined(
    kept(kinds, (each) => named[each] !== true),
    kept(kinds, (each) => named[each] === true),
  )) {
    choices.push(
      choice("adopt face " + kind, kindName(adopting, kind), () => {
        say(table, adopting, { said: "pieces", ids, sort, kind }, () => ({ about: "pieces", sort, kind: "" }));
      }),
    );
  }
  choices.push(goesBack(table, adopting, { about: "pieces", sort, kind: "" }));
  return {
    title: own(table, "adopt.face", { sort: sortName(adopting, sort) }),
    prompt: own(table, "adopt.faceHow", {}),
    choices,
  };
};

const howTo = ({ sort: { form }, unnamed, found }: Row): TableKey => {
  if (form !== "card") return "adopt.pieceHow";
  return unnamed > 0 && found !== 0 ? "adopt.cardsHow" : "adopt.deckHow";
};

const sortView = (table: Table, adopting: Adopting, row: Row): View => {
  const { sort } = row.sort;
  const choices: Choice[] = [];
  for (const each of candidateChoices(table, adopting, sort)) choices.push(each);
  for (const each of kindChoices(table, adopting, row)) choices.push(each);
  if (!isWhole(row)) choices.push(insteadChoice(table, adopting, row));
  if (row.found !== 0) choices.push(noneChoice(table, adopting, sort));
  choices.push(goesBack(table, adopting));
  return {
    title: own(table, row.sort.form === "card" ? "adopt.deck" : "adopt.piece", {
      sort: sortName(adopting, sort),
      found: foundText(table, row),
      of: wantedText(row),
    }),
    prompt: own(table, howTo(row), {}),
    choices,
  };
};

export const piecesView = (
  table: Table,
  adopting: Adopting,
  { sort, kind }: Extract<Asking, { about: "pieces" }>,
): View => {
  const [row] = kept(adopting.rows, (each) => each.sort.sort === sort);
  if (row === undefined) return { title: "", prompt: "", choices: [goesBack(table, adopting)] };
  if (kind === "") return sortView(table, adopting, row);
  return {
    title: own(table, "adopt.oneKind", { kind: kindName(adopting, kind) }),
    prompt: own(table, "adopt.oneKindHow", { sort: sortName(adopting, sort) }),
    choices: [goesBack(table, adopting, { about: "pieces", sort, kind: "" })],
  };
};
