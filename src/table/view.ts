import { has, kept } from "../kernel/list";
import { seenOf } from "../kernel/match";
import { waitingAt } from "./asked";
import { asUsual, type OpenAsk } from "../kernel/say";
import { sentence, wordText } from "../kernel/text";
import type { Event, Say, Step, Word } from "../kernel/words";
import { type Choice, choice, type View } from "./choice";
import { isStacked, offersOf } from "./offers";
import { open, shownTo } from "./pages";
import { isRosterAsked, playLaid } from "./rosters";
import { colours } from "./seats";
import type { Table } from "./state";
import { agree, takeBack } from "./take-back";
import { asksFor, chooseWord, dropWalk, endPart, goOn, rollNow, sayOn, walkOf } from "./talk";
import { beginnings, optionsView, settingsView, startView } from "./view-settings";
import { seatView } from "./view-seats";
import { whyView } from "./view-why";
import { own } from "./voice";

/** What a colour's panel shows: made anew from what is asked, so that it can never be out of date. */

const slotsOf = (step: Step): Readonly<Record<string, unknown>> => step as unknown as Readonly<Record<string, unknown>>;

/** The whole say if everything from here on is answered as usual; nothing if that leaves something open. */
const restAsUsual = <S, St extends Step, E extends Event>(table: Table<S, St, E>, ask: OpenAsk<St>, said: Say): Say => {
  if (table.match === "none") return [];
  const walk = asUsual(table.game, seenOf(table.match), ask, said);
  return walk.part === "said" ? walk.said : [];
};

/** An answer without a choice that a person must still give. */
const confirmation = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  ask: OpenAsk<St>,
  said: Say,
  colour: Word,
): Choice => {
  const words: string[] = [];
  for (const part of said) for (const word of part) words.push(wordText(table.text, word));
  const text = words.length > 0 ? words.join(", ") : own(table, "table.goOn", {});
  const confirm = choice(text, () => {
    sayOn(table, ask, said, colour);
  });
  return { ...confirm, usual: true };
};

/** The words of a part: the usual ones first. */
const wordChoices = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  ask: OpenAsk<St>,
  colour: Word,
): readonly Choice[] => {
  const { said, part, picked, begun } = walkOf(table, ask);
  if (part === "said") return [confirmation(table, ask, said, colour)];
  const usual: Choice[] = [];
  const others: Choice[] = [];
  for (const { text, word } of offersOf(table.text, part, picked)) {
    const isUsual = has(part.usual, word);
    const made: Choice = {
      text,
      usual: isUsual,
      chosen: () => {
        chooseWord(table, ask, word, colour);
      },
      word,
    };
    if (isUsual) usual.push(made);
    else others.push(made);
  }
  const all: Choice[] = [];
  const rest = restAsUsual(table, ask, said);
  if (rest.length > said.length + 1) {
    const takeRest = choice(own(table, "table.usual", {}), () => {
      sayOn(table, ask, rest, colour);
    });
    all.push({ ...takeRest, usual: true });
  }
  for (const each of usual) all.push(each);
  for (const each of others) all.push(each);
  if ((part.most > 1 || part.least === 0) && picked.length >= part.least) {
    const done = choice(own(table, "table.done", {}), () => {
      endPart(table, ask, colour);
    });
    all.push({ ...done, usual: part.usual.length === 0 && part.least === 0 });
  }
  if (begun) {
    all.push(
      choice(own(table, "table.cancel", {}), () => {
        dropWalk(table);
      }),
    );
  }
  return all;
};

/** Whether it is this that is waited for, and not something that may be said meanwhile. */
const isWaitedFor = <S, St extends Step, E extends Event>(table: Table<S, St, E>, { step }: OpenAsk<St>): boolean => {
  const waiting = table.match === "none" ? "nothing" : waitingAt(table, table.match);
  return waiting !== "nothing" && waiting.for === "answers" && waiting.asks[0]?.step === step;
};

/** The words of what may be said meanwhile, each naming what it is about; nobody has to end it. */
const meanwhileChoices = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  ask: OpenAsk<St>,
  colour: Word,
): readonly Choice[] => {
  const about = sentence(table.text, "step." + ask.step.do, slotsFor(ask)) + ": ";
  const choices: Choice[] = [];
  for (const each of wordChoices(table, ask, colour)) {
    const mayStay = each.word !== "" || isWaitedFor(table, ask) || walkOf(table, ask).begun;
    if (mayStay) choices.push({ ...each, text: about + each.text });
  }
  return choices;
};

const idle = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  asks: readonly OpenAsk<St>[],
): readonly OpenAsk<St>[] => kept(asks, (ask) => !walkOf(table, ask).begun);

/** So many have room beside the question; whoever leads more seats than that finds them on a page of their own. */
const MEANWHILE_BESIDE = 2;

const notBegun = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  asks: readonly OpenAsk<St>[],
  colour: Word,
): readonly Choice[] => {
  const left = idle(table, asks);
  if (left.length > MEANWHILE_BESIDE) {
    return [
      choice(own(table, "table.meanwhile", {}), () => {
        open(table, colour, "meanwhile", 0);
      }),
    ];
  }
  const choices: Choice[] = [];
  for (const ask of left) for (const each of meanwhileChoices(table, ask, colour)) choices.push(each);
  return choices;
};

/** Everything that may be said meanwhile; once something of it is begun, it goes on beside the question. */
const meanwhileView = <S, St extends Step, E extends Event>(table: Table<S, St, E>, colour: Word): View => {
  const choices: Choice[] = [];
  for (const ask of idle(table, asksFor(table, colour))) {
    for (const each of isWaitedFor(table, ask) ? [] : meanwhileChoices(table, ask, colour)) {
      const chosen = (): void => {
        open(table, colour, "ask", 0);
        each.chosen();
      };
      choices.push({ ...each, chosen });
    }
  }
  if (choices.length === 0) return askView(table, asksFor(table, colour), colour);
  return { title: own(table, "table.meanwhile", {}), prompt: "", choices };
};

const askView = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  asks: readonly OpenAsk<St>[],
  colour: Word,
): View => {
  const first = asks[0];
  if (first === undefined) return waitView(table, colour);
  const isMain = isWaitedFor(table, first);
  const meanwhile = isMain ? asks.slice(1) : asks;
  const choices: Choice[] = [];
  for (const ask of meanwhile) {
    if (walkOf(table, ask).begun) for (const each of meanwhileChoices(table, ask, colour)) choices.push(each);
  }
  // The first question has the title to say what it is about.
  if (isMain) for (const each of wordChoices(table, first, colour)) choices.push(each);
  for (const each of notBegun(table, meanwhile, colour)) choices.push(each);
  if (isRosterAsked(table, colour)) {
    choices.push(
      choice(own(table, "table.playLaid", {}), () => {
        playLaid(table, colour);
      }),
    );
  }
  if (!isMain) return { ...waitView(table, colour), choices };
  const slots = slotsFor(first);
  return {
    title: sentence(table.text, "step." + first.step.do, slots),
    prompt: promptFor(table, first),
    choices,
  };
};

/** What the part asks; of a long list that is gone through page by page, how many have been picked too. */
const promptFor = <S, St extends Step, E extends Event>(table: Table<S, St, E>, ask: OpenAsk<St>): string => {
  const { part, picked } = walkOf(table, ask);
  if (part === "said") return "";
  const prompt = sentence(table.text, "part." + part.ask, slotsFor(ask));
  return isStacked(part) ? own(table, "table.picked", { prompt, n: picked.length, most: part.most }) : prompt;
};

const slotsFor = <St extends Step>({ seat, step }: OpenAsk<St>): Readonly<Record<string, unknown>> => ({
  seat,
  ...slotsOf(step),
});

/** What is shown to those who have nothing to answer. */
const waitView = <S, St extends Step, E extends Event>(table: Table<S, St, E>, colour: Word): View => {
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

const undoView = <S, St extends Step, E extends Event>(table: Table<S, St, E>, colour: Word, seat: Word): View => ({
  title: own(table, "table.undoAsk", { seat: wordText(table.text, seat) }),
  prompt: "",
  choices: [
    choice(own(table, "table.undoYes", {}), () => {
      agree(table, colour, true);
    }),
    choice(own(table, "table.undoNo", {}), () => {
      agree(table, colour, false);
    }),
  ],
});

export const viewFor = <S, St extends Step, E extends Event>(table: Table<S, St, E>, colour: Word): View => {
  const shows = shownTo(table, colour);
  if (shows === "settings") return settingsView(table, colour);
  if (shows === "options") return optionsView(table);
  if (shows === "seat") return seatView(table, colour);
  if (shows === "why") return whyView(table, colour);
  if (shows === "meanwhile") return meanwhileView(table, colour);
  const asked = table.undoAsked;
  if (asked !== "none" && asked.from !== colour && !has(asked.agreed, colour)) {
    return undoView(table, colour, asked.seat);
  }
  return askView(table, asksFor(table, colour), colour);
};

/** The seat this colour last answered for, whose answer Undo takes back. */
export const undoSeat = <S, St extends Step, E extends Event>(table: Table<S, St, E>, colour: Word): Word => {
  if (table.match === "none") return "";
  const { inputs, seats } = table.match;
  for (let i = inputs.length - 1; i >= 0; i--) {
    const seat = inputs[i]?.seat ?? "";
    const free = colours(table.claims, seat).length === 0 || has(colours(table.claims, seat), colour);
    if (has(seats, seat) && free) return seat;
  }
  return "";
};

export const undoFor = <S, St extends Step, E extends Event>(table: Table<S, St, E>, colour: Word): void => {
  takeBack(table, undoSeat(table, colour), colour);
};
