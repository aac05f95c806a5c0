import { optionsOf } from "../../kernel/match";
import { seatsFor } from "../../kernel/replay-code";
import { withItem } from "../../kernel/list";
import type { Word } from "../../kernel/words";
import { type Finding, recognised } from "../../recognise/recognise";
import { refreshPanel } from "../panel";
import type { Table } from "../table";
import { begin, isBusy } from "../worker";
import { type Adopting, type Asking, settled, type Step } from "./adopting";
import { knownBy } from "./known-by";
import { lookedAt } from "./look";
import { namesHere } from "./names";
import { rowsOf } from "./rows";

/** Looks at what lies here, and puts together anew what is known of it when somebody has said something. */

const openingOf = ({ game }: Table): Adopting["survey"]["opening"] =>
  game.scene(game.setup(seatsFor(game.seats.most), optionsOf(game, {})).state);

const recogniseHere = (table: Table): Adopting => {
  const known = knownBy(table);
  const looked = lookedAt();
  const findings: Record<Word, Finding> = {};
  for (const finding of recognised(looked.glimpses, known.sorts).findings) findings[finding.id] = finding;
  const { survey, made } = settled(table, { known, looked, findings }, [], openingOf(table));
  const adopting = { known, looked, findings, steps: [], survey, made, names: namesHere(table, known) };
  return { ...adopting, asking: { about: "all" }, rows: rowsOf({ ...adopting, asking: { about: "all" } }) };
};

export const lookHere = (table: Table): void => {
  if (isBusy(table)) return;
  table.adopting = "looking";
  begin(table, () => {
    table.adopting = recogniseHere(table);
    refreshPanel(table);
  });
  refreshPanel(table);
};

/** What is asked next; the pages that were open belonged to what was asked before. */
export const ask = (table: Table, adopting: Adopting, asking: Asking): void => {
  adopting.asking = asking;
  table.pages = {};
  refreshPanel(table);
};

const settle = (table: Table, adopting: Adopting, steps: readonly Step[]): void => {
  const { survey, made } = settled(table, adopting, steps, adopting.survey.opening);
  adopting.steps = steps;
  adopting.survey = survey;
  adopting.made = made;
  adopting.rows = rowsOf(adopting);
};

/** What is asked when it is known what came of an answer. */
type Next = (this: void, adopting: Adopting) => Asking;

const asBefore: Next = ({ asking }) => asking;

/** Works out what somebody says, then what comes of it. */
export const saySoon = (
  table: Table,
  adopting: Adopting,
  step: (this: void) => Step | "nothing",
  next: Next = asBefore,
): void => {
  if (isBusy(table)) return;
  begin(table, () => {
    const said = step();
    if (said !== "nothing") {
      settle(table, adopting, withItem(adopting.steps, said));
      ask(table, adopting, next(adopting));
    }
    refreshPanel(table);
  });
  refreshPanel(table);
};

export const say = (table: Table, adopting: Adopting, step: Step, next: Next = asBefore): void => {
  saySoon(table, adopting, () => step, next);
};

/** Takes back what was said last. */
export const unsay = (table: Table, adopting: Adopting): void => {
  const { steps } = adopting;
  if (isBusy(table) || steps.length === 0) return;
  begin(table, () => {
    settle(table, adopting, steps.slice(0, steps.length - 1));
    ask(table, adopting, adopting.asking);
  });
  refreshPanel(table);
};
