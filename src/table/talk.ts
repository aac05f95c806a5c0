import { botWith, knownTo, muse, type Musing, musingOf } from "../kernel/bot";
import { seeded } from "../kernel/generator";
import { has, joined, kept, mapped, without, withItem } from "../kernel/list";
import { carriedAt, waitingAt } from "./asked";
import { answer, NATURE, seenOf, started, type Waiting } from "../kernel/match";
import { natureInput } from "../kernel/play";
import { refuse } from "../kernel/refusal";
import { seatsFor } from "../kernel/replay-code";
import { asUsual, carriedOn, onlySay, type OpenAsk, usualSay, verdictOnSay } from "../kernel/say";
import type { Draw, Event, Input, Part, Say, Seat, Step, Verdict, Word } from "../kernel/words";
import { sitAtHands } from "./at-hands";
import { refreshPanel } from "./panel";
import { spotUnder, unlockAll } from "./reconcile";
import { maySpeak } from "./seats";
import { catchUp, later, putRight, showEvents, write } from "./show";
import type { Fact, Table, Walk } from "./state";
import { own, refusalText, tell } from "./voice";

/** What is said at the table goes into the match here, and what comes of it is shown. */

const BOT_THINKS = 25;
const CHANCE_WAITS = 10;

/** Gives the match an input; tells the colour why if it is refused. */
const giveNow = <S, St extends Step, E extends Event>(table: Table<S, St, E>, input: Input, colour: Word): void => {
  if (table.match === "none") return;
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
const give = <S, St extends Step, E extends Event>(table: Table<S, St, E>, input: Input, colour: Word): void => {
  table.busy = true;
  refreshPanel(table);
  later(table, 1, () => {
    giveNow(table, input, colour);
  });
};

/** The table stands as the state says, then the game goes on. */
export const standAgain = <S, St extends Step, E extends Event>(table: Table<S, St, E>): void => {
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
export const goOn = <S, St extends Step, E extends Event>(table: Table<S, St, E>): void => {
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

const rollSoon = <S, St extends Step, E extends Event>(table: Table<S, St, E>): void => {
  const at = table.match === "none" ? 0 : table.match.inputs.length;
  later(table, table.settings.pace === "jump" ? 1 : CHANCE_WAITS, () => {
    if (table.match !== "none" && table.match.inputs.length === at && !table.busy) rollNow(table);
  });
};

/** What came of each draw as far as hands have brought it; "" where nature still owes. */
const broughtFor = (draws: readonly Draw[], facts: readonly Fact[]): readonly Word[] => {
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
export const rollNow = <S, St extends Step, E extends Event>(table: Table<S, St, E>): void => {
  if (table.match === "none" || table.busy) return;
  const waiting = waitingAt(table, table.match);
  if (waiting.for !== "chance") return;
  const generated = natureInput(table.match, waiting.step);
  const brought = broughtFor(waiting.draws, table.facts);
  const say = mapped(brought, (came, i) => (came === "" ? (generated.say[i] ?? []) : [came]));
  give(table, { at: generated.at, seat: NATURE, to: generated.to, say }, "");
};

/** A hand has brought an outcome; when all are in, they land. Whether it was owed. */
export const bring = <S, St extends Step, E extends Event>(table: Table<S, St, E>, fact: Fact): boolean => {
  if (table.match === "none") return false;
  const waiting = waitingAt(table, table.match);
  if (waiting.for !== "chance") return false;
  // A die that is thrown again shows something else now.
  const others = kept(table.facts, (each) => each.by !== fact.by);
  const before = kept(broughtFor(waiting.draws, others), (came) => came !== "").length;
  const facts = withItem(others, fact);
  const after = kept(broughtFor(waiting.draws, facts), (came) => came !== "").length;
  if (after === before) return false;
  table.facts = facts;
  if (after === waiting.draws.length) rollNow(table);
  else refreshPanel(table);
  return true;
};

/** Somebody reached for a pile that nature is to draw from: the table draws. */
export const drawFrom = <S, St extends Step, E extends Event>(table: Table<S, St, E>, spot: Word): void => {
  if (table.match === "none") return;
  const waiting = waitingAt(table, table.match);
  if (waiting.for !== "chance") return;
  for (const draw of waiting.draws) {
    if (draw.with === spot) {
      rollNow(table);
      return;
    }
  }
};

/** What a seat's ask is answered with by the table itself, if it is not to be asked. */
const routine = <S, St extends Step, E extends Event>(table: Table<S, St, E>, ask: OpenAsk<St>): Say | "several" => {
  const asking = table.asking[ask.seat];
  if (table.match === "none" || asking === "every") return "several";
  const state = seenOf(table.match);
  // What was taken back is asked again, or it would be answered as before at once.
  const few = asking === "few" && table.takenBack !== table.match.inputs.length;
  return few ? usualSay(table.game, state, ask) : onlySay(table.game, state, ask);
};

/** A bot has one thought a frame: to weigh everything at once is too much for one. */
const botMuses = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  musing: Musing<S, St, E>,
  at: number,
): void => {
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

/** The policy of the bot that plays this seat; "none" while nobody does but people. */
export const botOf = <S, St extends Step, E extends Event>({ bots }: Table<S, St, E>, seat: Seat): Word =>
  bots[seat] ?? "none";

const botAnswers = <S, St extends Step, E extends Event>(table: Table<S, St, E>, ask: OpenAsk<St>): void => {
  if (table.match === "none") return;
  const bot = botWith(table.game, botOf(table, ask.seat));
  const musing = musingOf(table.game, bot, knownTo(table.match, ask), table.botDice);
  botMuses(table, musing, table.match.inputs.length);
};

const isStillAt = <S, St extends Step, E extends Event>(table: Table<S, St, E>, at: number): boolean =>
  table.match !== "none" && table.match.inputs.length === at && !table.busy;

const answerSoon = <S, St extends Step, E extends Event>(table: Table<S, St, E>, waiting: Waiting<St>): void => {
  if (table.match === "none" || waiting.for !== "answers") return;
  const at = table.match.inputs.length;
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

/** Whether one question is put to two seats, and the same may be said to it. */
const isOneQuestion = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  a: OpenAsk<St>,
  b: OpenAsk<St>,
): boolean => {
  if (a.step !== b.step || table.match === "none") return false;
  const [one, other] = [carriedAt(table, table.match, a, []).part, carriedAt(table, table.match, b, []).part];
  return one === "said" || other === "said"
    ? one === other
    : one.ask === other.ask && one.of.join() === other.of.join();
};

/** All asks this colour may answer: a hand may speak for any of its seats. */
export const openTo = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  colour: Word,
): readonly OpenAsk<St>[] => {
  if (table.match === "none" || table.busy || table.match.paused) return [];
  const waiting = waitingAt(table, table.match);
  if (waiting.for !== "answers") return [];
  return kept(waiting.asks, ({ seat }) => maySpeak(table.claims, colour, seat) && botOf(table, seat) === "none");
};

/** What a panel asks this colour: the same question put to several of its seats is asked once. */
export const asksFor = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  colour: Word,
): readonly OpenAsk<St>[] => {
  const asks: OpenAsk<St>[] = [];
  for (const ask of openTo(table, colour)) {
    let isAsked = false;
    for (const each of asks) if (isOneQuestion(table, each, ask)) isAsked = true;
    if (!isAsked) asks.push(ask);
  }
  return asks;
};

/** What a seat has begun to say to an ask, if it is still what is asked. */
const begunBy = <S, St extends Step, E extends Event>(table: Table<S, St, E>, { seat, step }: OpenAsk<St>): Walk => {
  const at = table.match === "none" ? 0 : table.match.inputs.length;
  const walk = table.walks[seat];
  return walk?.at === at && walk.to === step.do ? walk : { at, to: step.do, said: [], picked: [], early: [] };
};

interface WalkSoFar {
  readonly said: Say;
  readonly part: Part | "said";
  readonly picked: readonly Word[];
  readonly early: readonly Word[];
  /** There is something to take back. */
  readonly begun: boolean;
}

/** What a seat has said so far to an ask, with what goes without saying, and the choice it is at. */
export const walkOf = <S, St extends Step, E extends Event>(table: Table<S, St, E>, ask: OpenAsk<St>): WalkSoFar => {
  if (table.match === "none") return { said: [], part: "said", picked: [], early: [], begun: false };
  const { said: begun, picked, early } = begunBy(table, ask);
  const { said, part } = carriedAt(table, table.match, ask, begun);
  return { said, part, picked, early, begun: begun.length + picked.length + early.length > 0 };
};

interface Begun {
  readonly said: Say;
  readonly part: Part | "said";
  readonly early: readonly Word[];
}

const firstOf = (words: readonly Word[], part: Part): Word => {
  for (const word of words) if (has(part.of, word)) return word;
  return "";
};

/** Goes on with a say by the words that were brought early for it. */
const withEarly = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  ask: OpenAsk<St>,
  say: Say,
  early: readonly Word[],
): Begun => {
  if (table.match === "none") return { said: say, part: "said", early };
  const state = seenOf(table.match);
  let walk = carriedOn(table.game, state, ask, say);
  let left = early;
  while (walk.part !== "said" && walk.part.most === 1) {
    const word = firstOf(left, walk.part);
    if (word === "") return { ...walk, early: left };
    left = without(left, word);
    walk = carriedOn(table.game, state, ask, withItem(walk.said, [word]));
  }
  return { ...walk, early: left };
};

/** Leaves the rest to what is usual, for a seat that wants to be asked no more than it must. */
const withUsual = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  ask: OpenAsk<St>,
  begun: Begun,
): Begun => {
  if (table.match === "none" || table.asking[ask.seat] !== "few" || begun.part === "said") return begun;
  const { said, part } = asUsual(table.game, seenOf(table.match), ask, begun.said);
  return part === "said" ? { said, part, early: begun.early } : begun;
};

/** Keeps words for a part that is not asked yet. */
export const sayEarly = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  ask: OpenAsk<St>,
  words: readonly Word[],
): void => {
  const walk = begunBy(table, ask);
  table.walks = { ...table.walks, [ask.seat]: { ...walk, early: joined(walk.early, words) } };
  refreshPanel(table);
};

/** Goes on with a say: gives it when it is whole, keeps it when it is not. */
export const sayOn = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  ask: OpenAsk<St>,
  say: Say,
  colour: Word,
): Verdict => {
  if (table.match === "none") return refuse("K-OVER");
  const { verdict } = verdictOnSay(table.game, seenOf(table.match), ask, say);
  if (verdict !== "fine") {
    tell(colour, refusalText(table, verdict.rule));
    return verdict;
  }
  const walk = begunBy(table, ask);
  const { said, part, early } = withUsual(table, ask, withEarly(table, ask, say, walk.early));
  if (part === "said") {
    // What was laid out for it and not needed goes back.
    if (early.length > 0) table.touched = table.layout.kindNames;
    give(table, { at: walk.at, seat: ask.seat, to: ask.step.do, say: said }, colour);
    return "fine";
  }
  table.walks = { ...table.walks, [ask.seat]: { at: walk.at, to: walk.to, said, picked: [], early } };
  refreshPanel(table);
  return "fine";
};

/** Chooses a word of the part a seat is at. */
export const chooseWord = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  ask: OpenAsk<St>,
  word: Word,
  colour: Word,
): void => {
  const { said, part, picked } = walkOf(table, ask);
  if (part === "said" || table.match === "none") return;
  if (part.most === 1) {
    sayOn(table, ask, withItem(said, [word]), colour);
    return;
  }
  const now = has(picked, word) ? without(picked, word) : withItem(picked, word);
  table.walks = { ...table.walks, [ask.seat]: { ...begunBy(table, ask), said, picked: now } };
  if (now.length === part.most) sayOn(table, ask, withItem(said, now), colour);
  else refreshPanel(table);
};

/** Ends a part that takes several words. */
export const endPart = <S, St extends Step, E extends Event>(
  table: Table<S, St, E>,
  ask: OpenAsk<St>,
  colour: Word,
): void => {
  const { said, picked } = walkOf(table, ask);
  sayOn(table, ask, withItem(said, picked), colour);
};

/** Forgets what was said so far; pieces that were moved for it go back. */
export const dropWalk = <S, St extends Step, E extends Event>(table: Table<S, St, E>): void => {
  table.walks = {};
  table.laid = {};
  settleTable(table);
};

/** Puts back what stands amiss, without a word. */
export const settleTable = <S, St extends Step, E extends Event>(table: Table<S, St, E>): void => {
  table.busy = true;
  putRight(table, () => {
    table.busy = false;
    refreshPanel(table);
  });
};

/** The order of a pile nobody knows is one that nobody may have seen, the makers of the save included. */
const shufflePiles = <S, St extends Step, E extends Event>(table: Table<S, St, E>): void => {
  for (const object of getObjects()) {
    if (object.type === "Deck" && spotUnder(table.layout, object) !== "") object.shuffle();
  }
};

/** Lays out a new match. */
export const startMatch = <S, St extends Step, E extends Event>(table: Table<S, St, E>, seats: number): void => {
  const seed = table.nextSeed >= 0 ? table.nextSeed : os.time() % 1000000;
  const { match } = started(table.game, seatsFor(seats), table.options, seed);
  table.match = match;
  table.nextSeed = -1;
  table.botDice = seeded(seed + 1);
  table.log = [];
  sitAtHands(table);
  later(table, 1, () => {
    shufflePiles(table);
    write(table, own(table, "table.ready", { game: table.text["game.name"] ?? table.game.name }));
    standAgain(table);
  });
};
