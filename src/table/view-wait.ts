import { sentence, wordText } from "../kernel/text";
import type { Event, Step, Word } from "../kernel/words";
import { waitingAt } from "./asked";
import { choice, type View } from "./choice";
import type { Table } from "./state";
import { goOn, rollNow } from "./goes-on";
import { beginnings, startView } from "./view-settings";
import { own } from "./voice";

export const slotsOf = (step: Step): Readonly<Record<string, unknown>> =>
  step as unknown as Readonly<Record<string, unknown>>;

/** What is shown to those who have nothing to answer. */
export const waitView = <S, St extends Step, E extends Event>(table: Table<S, St, E>, colour: Word): View => {
  if (table.busy) return { title: own(table, "table.watch", {}), prompt: "", choices: [] };
  if (table.match === "none") return startView(table, colour);
  if (table.match.paused) {
    const match = table.match;
    const goFurther = choice(own(table, "table.goOn", {}), () => {
      match.paused = false;
      goOn(table);
    });
    return { title: own(table, "table.paused", { what: match.broken }), prompt: "", choices: [goFurther] };
  }
  const waiting = waitingAt(table, table.match);
  if (waiting.for === "nothing") {
    const ended = own(table, "table.over", { rule: table.text[waiting.outcome.rule] ?? waiting.outcome.rule });
    return { title: ended, prompt: "", choices: beginnings(table) };
  }
  if (waiting.for === "chance") {
    const step = sentence(table.text, "step." + waiting.step.do, slotsOf(waiting.step));
    if (table.settings.chance === "quick") return { title: step, prompt: own(table, "table.rolling", {}), choices: [] };
    const roll = choice(own(table, "table.rollForMe", {}), () => {
      rollNow(table);
    });
    return { title: step, prompt: own(table, "table.byHand", {}), choices: [{ ...roll, usual: true }] };
  }
  const seats: Word[] = [];
  for (const ask of waiting.asks) seats.push(wordText(table.text, ask.seat));
  return { title: own(table, "table.wait", { seats }), prompt: "", choices: [] };
};
