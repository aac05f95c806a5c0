import { botWith, knownTo, muse, musingOf } from "../kernel/bot";
import { has, joined, mapped, without } from "../kernel/list";
import { happened, judged, keepMoment, NATURE, natureInput, outcomeOf } from "../kernel/match";
import { needsNobody } from "../kernel/say";
import { lineOf } from "../kernel/text";
import type { Draw, Input, OpenAsk, Say, Seat, Word } from "../kernel/words";
import { bringBack } from "./bring-back";
import { census } from "./census";
import { unlockAll } from "./send";
import { catchUp, comeAlong, follow } from "./follow";
import { isHurried, takesTime, takesTurn } from "./haste";
import { refreshPanel } from "./panel";
import { pausedText } from "./paused";
import { pointOut } from "./point-out";
import { noteStanding } from "./recap";
import { ask, findHints, noteWaiting } from "./questions";
import { tellRest, write } from "./report";
import { lend } from "./lend";
import { sceneMoved } from "./shadow";
import { putRight } from "./stages";
import { takeStock } from "./stock";
import { type Asked, type Fact, isPlaying, type Playing, type Table } from "./table";
import { isGuided, isTaught, saidByGuide } from "./teaching";
import { own, refusalText, tell } from "./voice";
import { forgetWalk, goOnWithWalks } from "./walks";
import { botOf } from "./who-speaks";
import { begin, isBusy, patiently, rest } from "./worker";

/** The match goes on: what is said goes into it, what comes of it is shown, and the table does what it does by itself. */

const BOT_THINKS = 25;
const CHANCE_WAITS = 10;

/** Tells how it ended, if it has. */
const tellEnd = (table: Playing): void => {
  const outcome = outcomeOf(table.match);
  if (outcome === "playing") return;
  write(table, own(table, "table.over", { rule: lineOf(table.text, outcome.rule) }));
};

/** The table stands as the state says, then the game goes on. */
export const standAgain = (table: Table): void => {
  tellRest(table);
  catchUp(table);
  table.stock = "to be put right";
  begin(table, () => {
    if (!isPlaying(table)) return;
    noteWaiting(table);
    // To count all that lies here takes a frame by itself.
    census(table.known);
    rest(table, 1);
    unlockAll(table.layout, table.known);
    sceneMoved(table);
    lend(table, table.layout.kindNames);
    putRight(table);
    tellEnd(table);
    goOn(table);
  });
  refreshPanel(table);
};

/** Forgets what a seat has said so far; pieces that were moved for it go back. */
export const takeWalkBack = (table: Playing, seat: Seat): void => {
  forgetWalk(table, seat);
  noteWaiting(table);
  putRight(table);
};

/** Forgets what a seat has said, and puts what stands amiss right without a word. */
export const dropWalk = (table: Table, seat: Seat): void => {
  begin(table, () => {
    if (!isPlaying(table)) return;
    takeWalkBack(table, seat);
    goOn(table);
  });
  refreshPanel(table);
};

const refused = (table: Playing, rule: Word, seat: Seat, colour: Word): void => {
  if (colour !== "") tell(colour, refusalText(table, rule));
  if (table.match.paused) {
    write(table, pausedText(table, table.match));
    standAgain(table);
  } else takeWalkBack(table, seat);
};

/** Gives the match an input and shows what comes of it; the colour is told why if it is refused. */
export const give = (table: Playing, input: Input, colour: Word): void => {
  table.stumbles = 0;
  refreshPanel(table);
  const { verdict, events } = happened(table.match, input, judged(table.match, input));
  if (verdict !== "fine") {
    refused(table, verdict.rule, input.seat, colour);
    return;
  }
  goOnWithWalks(table, input.seat);
  takesTurn(table, input.seat);
  table.facts = [];
  table.aside = "";
  table.undoAsked = "none";
  table.untold = joined(table.untold, events);
  // The rules have had this frame; keeping and showing what came of it begin with another.
  rest(table, 1);
  keepMoment(table.match);
  noteWaiting(table);
  follow(table);
  tellEnd(table);
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
export const roll = (table: Playing): void => {
  const { asked } = table;
  if (asked === "none" || asked.waiting.for !== "chance") return;
  const { step, draws } = asked.waiting;
  const generated = natureInput(table.match, step);
  rest(table, 1);
  const brought = broughtFor(draws, isTaught(table) ? [] : table.facts);
  const say = mapped(brought, (came, i) => (came === "" ? (generated.say[i] ?? []) : [came]));
  give(table, { at: generated.at, seat: NATURE, to: generated.to, say }, "");
};

/** Somebody wants it to be rolled now. */
export const rollNow = (table: Table): void => {
  if (isBusy(table)) return;
  begin(table, () => {
    if (!isPlaying(table)) return;
    roll(table);
    goOn(table);
  });
};

/** What a seat's ask is answered with by the table itself, if it is not to be asked. */
const routine = (table: Playing, asked: Asked, { seat, step }: OpenAsk): Say | "several" => {
  const asking = table.asking[seat];
  if (asking === "every" || !needsNobody(table.game, step)) return "several";
  // What was taken back is asked again, or it would be answered as before at once.
  // Who draws by hand lays the card where it is to go.
  const goesOn = asking === "few" || (table.settings.chance === "quick" && has(table.game.goesOn ?? [], step.do));
  const few = goesOn && table.takenBack !== table.match.at;
  for (const question of asked.questions) {
    if (question.ask.seat === seat && question.ask.step === step && question.walk.said.length === 0) {
      if (question.part === "said") return question.said;
      return few && question.usual.length > 0 ? question.usual : "several";
    }
  }
  return "several";
};

/** A bot has one thought a frame: to weigh everything at once is too much for one. */
const sayOfBot = (table: Playing, asked: OpenAsk): Say => {
  const { game, match } = table;
  const bot = botWith(game, botOf(table, asked.seat));
  const musing = musingOf(game, bot, knownTo(match, asked), table.botDice);
  let say = muse(musing);
  while (say === "not yet") {
    rest(table, 1);
    say = muse(musing);
  }
  return say;
};

/** How the table comes to an answer of its own: by the guide, by a bot's thoughts, or because there is nothing to ask. */
type Answering = (this: void) => Input;

const answeringItself = (table: Playing, asked: Asked): Answering | "none" => {
  const { waiting } = asked;
  if (waiting.for !== "answers") return "none";
  const guided = saidByGuide(table);
  if (guided !== "none") return () => guided;
  // Whatever else is open, nobody comes before the learner.
  if (isGuided(table)) return "none";
  for (const open of waiting.asks) {
    const { seat, step } = open;
    // What may be said meanwhile nobody has to say: the first ask is the one that is waited for.
    if (step === waiting.asks[0]?.step) {
      const isBots = botOf(table, seat) !== "none";
      const say = isBots ? "several" : routine(table, asked, open);
      if (isBots || say !== "several") {
        return () => ({
          at: table.match.at,
          seat,
          to: step.do,
          say: say === "several" ? sayOfBot(table, open) : say,
        });
      }
    }
  }
  return "none";
};

/** What comes next: what the table does by itself, or first the pieces that are behind; "none" where people are asked. */
type Next = Input | "roll" | "come along" | "none";

const nextByItself = (table: Playing): Next => {
  const asked = ask(table);
  const { paused } = table.match;
  // The dice of a lesson fall as it tells of them.
  const rolls = asked.waiting.for === "chance" && (table.settings.chance === "quick" || isTaught(table));
  const answering = paused ? "none" : answeringItself(table, asked);
  if (table.haste.isBehind && (paused || !rolls) && answering === "none") return "come along";
  refreshPanel(table);
  if (paused) return "none";
  if (rolls) {
    rest(table, isHurried(table) ? 1 : CHANCE_WAITS);
    return "roll";
  }
  if (answering !== "none") {
    rest(table, isHurried(table) ? 1 : BOT_THINKS);
    return answering();
  }
  takesTime(table);
  noteStanding(table);
  findHints(table);
  pointOut(table);
  refreshPanel(table);
  return "none";
};

/** Whatever somebody does before it is found comes first. */
const patientlyFound = (table: Playing): Next => patiently(table, () => nextByItself(table));

/** The table does by itself whatever it does: roll, answer what has one answer, let bots speak. */
export const goOn = (table: Playing): void => {
  for (;;) {
    const next = patientlyFound(table);
    if (next === "none") {
      takeStock(table);
      return;
    }
    if (next === "come along") comeAlong(table);
    else if (next === "roll") roll(table);
    else give(table, next, "");
  }
};

/** Somebody wants back what is gone; what has come back meanwhile is not made again. */
export const bringBackSoon = (table: Table): void => {
  if (isBusy(table)) return;
  begin(table, () => {
    if (!isPlaying(table)) return;
    table.stock = "due";
    takeStock(table);
    if (table.gone.length > 0) bringBack(table, table.gone);
    goOn(table);
  });
  refreshPanel(table);
};

/** Something changed that the match may have waited for. */
export const goOnSoon = (table: Table): void => {
  refreshPanel(table);
  if (isBusy(table)) return;
  begin(table, () => {
    if (isPlaying(table)) goOn(table);
  });
};
