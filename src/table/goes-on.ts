import { botWith, knownTo, muse, type Musing, musingOf } from "../kernel/bot";
import { has, joined, mapped, without } from "../kernel/list";
import { answer, NATURE, natureInput, outcomeOf, seenOf, type Waiting } from "../kernel/match";
import { onlySay, usualSay } from "../kernel/say";
import type { Draw, Input, OpenAsk, Say, Word } from "../kernel/words";
import { waitingAt } from "./asked";
import { botOf } from "./asked-of";
import { later } from "./later";
import { refreshPanel } from "./panel";
import { unlockAll } from "./reconcile";
import { catchUp, putRight, showEvents, write } from "./show";
import type { Fact, Table } from "./state";
import { own, refusalText, tell } from "./voice";

/** The match goes on: what is said goes into it, what comes of it is shown, and the table does what it does by itself. */

const BOT_THINKS = 25;
const CHANCE_WAITS = 10;

/** Gives the match an input; tells the colour why if it is refused. */
const giveNow = (table: Table, input: Input, colour: Word): void => {
  if (table.match === "none") return;
  table.stumbles = 0;
  const { verdict, events } = answer(table.match, input);
  if (verdict !== "fine") {
    if (colour !== "") tell(colour, refusalText(table, verdict.rule));
    if (table.match.paused) {
      write(table, own(table, "table.paused", { what: table.match.broken }));
      standAgain(table);
    } else dropWalk(table);
    return;
  }
  table.walks = {};
  table.facts = [];
  table.undoAsked = "none";
  table.events = joined(table.events, events);
  // The rules have had this frame; showing what came of it begins with another.
  later(table, 1, () => {
    showEvents(table, () => {
      goOn(table);
    });
  });
};

/** Gives the match an input with the next frame: finding out what is said and doing it are too much for one. */
export const give = (table: Table, input: Input, colour: Word): void => {
  table.busy = true;
  refreshPanel(table);
  later(table, 1, () => {
    giveNow(table, input, colour);
  });
};

/** The table stands as the state says, then the game goes on. */
export const standAgain = (table: Table): void => {
  catchUp(table);
  table.busy = true;
  refreshPanel(table);
  later(table, 1, () => {
    unlockAll(table.layout, table.known);
    putRight(table, () => {
      table.busy = false;
      goOn(table);
    });
  });
};

/** What the table does by itself once everything is shown: roll, answer what has one answer, let bots speak. */
export const goOn = (table: Table): void => {
  if (table.match === "none") return;
  refreshPanel(table);
  if (table.match.paused) return;
  const waiting = waitingAt(table, table.match);
  if (waiting.for === "chance" && table.settings.chance === "quick") rollSoon(table);
  if (waiting.for === "answers") answerSoon(table, waiting);
  if (waiting.for === "nothing") {
    write(table, own(table, "table.over", { rule: table.text[waiting.outcome.rule] ?? waiting.outcome.rule }));
  }
};

const rollSoon = (table: Table): void => {
  const at = table.match === "none" ? 0 : table.match.at;
  later(table, table.settings.pace === "jump" ? 1 : CHANCE_WAITS, () => {
    if (table.match !== "none" && table.match.at === at && !table.busy) rollNow(table);
  });
};

/** What came of each draw as far as hands have brought it; "" where nature still owes. */
export const broughtFor = (draws: readonly Draw[], facts: readonly Fact[]): readonly Word[] => {
  let left = facts;
  return mapped(draws, (draw) => {
    for (const fact of left) {
      if (fact.with === draw.with && has(draw.sides, fact.came)) {
        left = without(left, fact);
        return fact.came;
      }
    }
    return "";
  });
};

/** The generator makes what nature owes; what hands have brought already stays. */
export const rollNow = (table: Table): void => {
  if (table.match === "none" || table.busy) return;
  const waiting = waitingAt(table, table.match);
  if (waiting.for !== "chance") return;
  const generated = natureInput(table.match, waiting.step);
  const brought = broughtFor(waiting.draws, table.facts);
  const say = mapped(brought, (came, i) => (came === "" ? (generated.say[i] ?? []) : [came]));
  give(table, { at: generated.at, seat: NATURE, to: generated.to, say }, "");
};

/** What a seat's ask is answered with by the table itself, if it is not to be asked. */
const routine = (table: Table, ask: OpenAsk): Say | "several" => {
  const asking = table.asking[ask.seat];
  if (table.match === "none" || asking === "every") return "several";
  const state = seenOf(table.match);
  // What was taken back is asked again, or it would be answered as before at once.
  const few = asking === "few" && table.takenBack !== table.match.at;
  return few ? usualSay(table.game, state, ask) : onlySay(table.game, state, ask);
};

/** A bot has one thought a frame: to weigh everything at once is too much for one. */
const botMuses = (table: Table, musing: Musing, at: number): void => {
  const say = muse(musing);
  if (say !== "not yet") {
    const { seat, step } = musing.known.ask;
    give(table, { at, seat, to: step.do, say }, "");
    return;
  }
  later(table, 1, () => {
    if (isStillAt(table, at)) botMuses(table, musing, at);
  });
};

const botAnswers = (table: Table, ask: OpenAsk): void => {
  if (table.match === "none") return;
  const bot = botWith(table.game, botOf(table, ask.seat));
  const musing = musingOf(table.game, bot, knownTo(table.match, ask), table.botDice);
  botMuses(table, musing, table.match.at);
};

const isStillAt = (table: Table, at: number): boolean => table.match !== "none" && table.match.at === at && !table.busy;

const answerSoon = (table: Table, waiting: Waiting): void => {
  if (table.match === "none" || waiting.for !== "answers") return;
  const at = table.match.at;
  for (const ask of waiting.asks) {
    const { seat, step } = ask;
    const isBots = botOf(table, seat) !== "none";
    // What may be said meanwhile nobody has to say: the first ask is the one that is waited for.
    const say = step !== waiting.asks[0]?.step ? "several" : isBots ? "bot" : routine(table, ask);
    if (say !== "several") {
      later(table, table.settings.pace === "jump" ? 1 : BOT_THINKS, () => {
        if (!isStillAt(table, at)) return;
        if (say === "bot") botAnswers(table, ask);
        else give(table, { at, seat, to: step.do, say }, "");
      });
      return;
    }
  }
};

/** Forgets what was said so far; pieces that were moved for it go back. */
export const dropWalk = (table: Table): void => {
  table.walks = {};
  table.laid = {};
  settleTable(table);
};

/** Puts back what stands amiss, without a word. */
export const settleTable = (table: Table): void => {
  table.busy = true;
  putRight(table, () => {
    table.busy = false;
    // A roll that was due meanwhile, or a bot that was thinking, found the table busy and has to be asked once more.
    if (table.match !== "none" && outcomeOf(table.match) === "playing") goOn(table);
    else refreshPanel(table);
  });
};
