import { kept, mapped } from "../kernel/list";
import { lineOf, sentence, wordText } from "../kernel/text";
import type { Seat, Word } from "../kernel/words";
import { type Choice, choice, type View } from "./choice";
import { goOnSoon, rollNow } from "./goes-on";
import { pausedText } from "./paused";
import { waitedFor } from "./questions";
import { slotsOf } from "./slots";
import type { Table } from "./table";
import { TRIES } from "./tries";
import { takeOver } from "./view-seats";
import { beginnings, startView } from "./view-start";
import { own } from "./voice";
import { botOf, isLeft } from "./who-speaks";
import { isBusy } from "./worker";

/** A table that did not come right does nothing by itself any more: each step is taken when somebody wants it. */
const lameView = (table: Table): View => {
  const goFurther = choice("go-on", own(table, "table.goOn", {}), () => {
    goOnSoon(table);
  });
  return { title: own(table, "table.isLame", {}), prompt: "", choices: [goFurther] };
};

/** What is shown to those who have nothing to answer. */
export const waitView = (table: Table, colour: Word): View => {
  const watch: View = { title: own(table, "table.watch", {}), prompt: "", choices: [] };
  if (isBusy(table)) return watch;
  if (table.match === "none") return startView(table, colour);
  if (table.match.paused) {
    const match = table.match;
    const goFurther = choice("go-on", own(table, "table.goOn", {}), () => {
      match.paused = false;
      goOnSoon(table);
    });
    return { title: pausedText(table, match), prompt: "", choices: [goFurther] };
  }
  const { asked } = table;
  if (asked === "none") return watch;
  const { waiting } = asked;
  if (table.stumbles > TRIES && waiting.for !== "nothing") return lameView(table);
  if (waiting.for === "answers" && asked.isOld) return watch;
  if (waiting.for === "nothing") {
    const ended = own(table, "table.over", { rule: lineOf(table.text, waiting.outcome.rule) });
    return { title: ended, prompt: "", choices: beginnings(table, colour) };
  }
  if (waiting.for === "chance") {
    const step = sentence(table.text, "step." + waiting.step.do, slotsOf(waiting.step));
    if (table.settings.chance === "quick") return { title: step, prompt: own(table, "table.rolling", {}), choices: [] };
    const roll = choice("roll", own(table, "table.rollForMe", {}), () => {
      rollNow(table);
    });
    return { title: step, prompt: own(table, "table.byHand", {}), choices: [{ ...roll, usual: true }] };
  }
  return waitForOthers(
    table,
    colour,
    mapped(waitedFor(table), ({ seat }) => seat),
  );
};

/** Nobody may have to wait for a seat whose people have all left. */
const waitForOthers = (table: Table, colour: Word, seats: readonly Seat[]): View => {
  const named = (some: readonly Seat[]): readonly string[] => mapped(some, (seat) => wordText(table.text, seat));
  const deserted = kept(seats, (seat) => isLeft(table, seat) && botOf(table, seat) === "none");
  const choices: Choice[] = [];
  for (const seat of deserted) for (const each of takeOver(table, colour, seat)) choices.push(each);
  return {
    title: own(table, "table.wait", { seats: named(seats) }),
    prompt: deserted.length > 0 ? own(table, "table.left", { seats: named(deserted) }) : "",
    choices,
  };
};
