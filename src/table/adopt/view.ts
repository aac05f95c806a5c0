import { joined, kept } from "../../kernel/list";
import { type Choice, choice, type View } from "../choice";
import { lineOf } from "../../kernel/text";
import type { Table } from "../table";
import { own } from "../voice";
import { isBusy } from "../worker";
import type { Word } from "../../kernel/words";
import type { Adopting } from "./adopting";
import { lookHere } from "./begin";
import { bindHere } from "./bind-here";
import { offerHotkey } from "./hotkey";
import { boardName } from "./names";
import { bindingInNotebook } from "./notebook";
import { bindByText } from "./paste";
import { isWhole, type Row } from "./rows";
import { boardsView, cornersView, seatsView, spotsView, spotView } from "./view-places";
import { faceView, piecesView, rowChoice } from "./view-pieces";
import { goesTo, leaves } from "./ways";

/** What is asked while it is settled what lies on somebody's table: the same of everybody. */

const lookingView = (table: Table): View => ({ title: own(table, "adopt.looking", {}), prompt: "", choices: [] });

/** A long text is pasted into the notebook. */
const notebookChoices = (table: Table, colour: Word): readonly Choice[] =>
  bindingInNotebook() === ""
    ? []
    : [
        choice("adopt notebook", own(table, "adopt.fromNotebook", {}), () => {
          bindByText(table, colour, bindingInNotebook());
        }),
      ];

/** Where it is to be played, on a table on which something lies already. */
export const groundView = (table: Table, colour: Word): View => {
  if (isBusy(table)) return lookingView(table);
  const here = choice("adopt here", own(table, "adopt.here", {}), () => {
    offerHotkey(table);
    lookHere(table);
  });
  const ours = choice("adopt own", own(table, "adopt.ownTable", {}), () => {
    leaves(table, "own");
  });
  return {
    title: own(table, "adopt.ground", { game: lineOf(table.text, "game.name") }),
    prompt: own(table, "adopt.groundHow", {}),
    choices: joined([here, ours], notebookChoices(table, colour)),
  };
};

const isBoardKnown = ({ made }: Adopting): boolean => made.binding.boards.length > 0;

/** First of all it has to be known by what everything else is measured. */
const mainChoice = (table: Table, adopting: Adopting): Choice => {
  if (isBoardKnown(adopting)) {
    const plays = choice("adopt play", own(table, "adopt.play", {}), () => {
      bindHere(table, adopting);
    });
    return { ...plays, usual: true };
  }
  const board = adopting.known.boards[0]?.board ?? "";
  const text = own(table, "adopt.showBoard", { board: boardName(table, adopting, board) });
  return {
    ...goesTo(table, adopting, "adopt board", text, { about: "corners", board, points: [], y: 0 }),
    usual: true,
  };
};

/** What a person can say most about comes first. */
const byNeed = (rows: readonly Row[]): readonly Row[] => {
  const open = kept(rows, (row) => !isWhole(row));
  const unsure = kept(open, ({ maybe, unnamed }) => maybe > 0 || unnamed > 0);
  return joined(
    unsure,
    kept(open, ({ maybe, unnamed }) => maybe === 0 && unnamed === 0),
  );
};

const allView = (table: Table, adopting: Adopting): View => {
  const rows = adopting.rows;
  const choices: Choice[] = [mainChoice(table, adopting)];
  for (const row of byNeed(rows)) choices.push(rowChoice(table, adopting, row));
  choices.push(goesTo(table, adopting, "adopt boards", own(table, "adopt.boards", {}), { about: "boards" }));
  choices.push(goesTo(table, adopting, "adopt seats", own(table, "adopt.seats", {}), { about: "seats" }));
  if (isBoardKnown(adopting))
    choices.push(goesTo(table, adopting, "adopt spots", own(table, "adopt.spots", {}), { about: "spots" }));
  choices.push(goesTo(table, adopting, "adopt sorts", own(table, "adopt.sorts", {}), { about: "sorts" }));
  choices.push(
    choice("adopt again", own(table, "adopt.again", {}), () => {
      lookHere(table);
    }),
  );
  choices.push(
    choice("adopt leave", own(table, "adopt.leave", {}), () => {
      leaves(table, "unsaid");
    }),
  );
  return {
    title: own(table, "adopt.found", {}),
    prompt: own(table, "adopt.foundHow", { known: kept(rows, isWhole).length, of: rows.length }),
    choices,
  };
};

const sortsView = (table: Table, adopting: Adopting): View => {
  const choices: Choice[] = [];
  for (const row of adopting.rows) choices.push(rowChoice(table, adopting, row));
  choices.push(goesTo(table, adopting, "adopt back", own(table, "adopt.back", {}), { about: "all" }));
  return { title: own(table, "adopt.sorts", {}), prompt: own(table, "adopt.sortsHow", {}), choices };
};

/** What a panel shows before a match, where the table is somebody else's; nothing where it is not asked. */
export const adoptView = (table: Table, colour: Word): View | "nothing" => {
  const { adopting } = table;
  if (adopting === "not") return "nothing";
  if (isBusy(table)) return lookingView(table);
  if (adopting === "looking") return groundView(table, colour);
  const { asking } = adopting;
  if (asking.about === "sorts") return sortsView(table, adopting);
  if (asking.about === "pieces") return piecesView(table, adopting, asking);
  if (asking.about === "face") return faceView(table, adopting, asking);
  if (asking.about === "boards") return boardsView(table, adopting);
  if (asking.about === "corners") return cornersView(table, adopting, asking);
  if (asking.about === "seats") return seatsView(table, adopting);
  if (asking.about === "spots") return spotsView(table, adopting);
  if (asking.about === "spot") return spotView(table, adopting, asking.spot);
  return allView(table, adopting);
};
