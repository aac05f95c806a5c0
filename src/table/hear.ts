import type { Gesture, Heard } from "../kernel/gesture";
import { has, joined, mapped } from "../kernel/list";
import { seenOf } from "../kernel/match";
import { wordAt } from "../kernel/talk";
import type { Part, Say, Seat, Step, Word } from "../kernel/words";
import type { TtsVector } from "../tts/api";
import { bring } from "./brought";
import { goOn, roll, takeWalkBack } from "./goes-on";
import { letsLie } from "./lets-lie";
import { ask, openTo } from "./questions";
import { putRight } from "./stages";
import { colours } from "./seats";
import { isPlaying, type Laid, type Playing, type Question, type Table } from "./table";
import { chooseWord, sayEarly, sayOn } from "./talk";
import { gesturesOf, STILL, type Touch } from "./touch";
import { touchKinds } from "./touched";
import { refusalText, tell } from "./voice";
import { beginAfter, isMoving } from "./worker";

/** What hands do, in the game's words: what is heard becomes part of a say, an outcome, or a refusal. */

/** Whether what is not allowed goes back where it was. */
export const putsBack = (table: Table): boolean => table.settings.rules === "strict" && !letsLie(table);

/**
 * What a hand did is heard with the next frame, then the match goes on. While pieces move nobody is listened to: what
 * was touched is looked at when that is over.
 */
export const hearSoon = (table: Table, kinds: readonly Word[], hears: (this: void, table: Playing) => void): void => {
  if (!isPlaying(table) || table.settings.rules === "free") return;
  if (isMoving(table)) {
    if (putsBack(table) || letsLie(table)) touchKinds(table, kinds);
    return;
  }
  beginAfter(table, () => {
    if (!isPlaying(table)) return;
    // It was given up to find out what is asked: that is what the hand answers.
    if (table.asked !== "none" && table.asked.isOld) ask(table);
    hears(table);
    goOn(table);
  });
};

const heardOf = (table: Playing, asked: Step, said: Say, gestures: readonly Gesture[]): Heard => {
  for (const gesture of gestures) {
    const heard = table.game.hear(seenOf(table.match), asked, said, gesture);
    if (heard.heard !== "nothing") return heard;
  }
  return { heard: "nothing" };
};

/** The seat this colour sits at; the colour itself where it sits at none. */
const seatOf = ({ claims, match }: Playing, colour: Word): Word => {
  for (const seat of match.seats) if (has(colours(claims, seat), colour)) return seat;
  return colour;
};

const forSeat = (gestures: readonly Gesture[], seat: Word, early: readonly Word[]): readonly Gesture[] =>
  mapped(gestures, (gesture) => ({ ...gesture, seat, early }));

/** What the table makes of it when no seat of this colour is asked: nature may be, or it is told why not. */
const heardByOthers = (table: Playing, colour: Word, touched: readonly Gesture[]): Heard => {
  const gestures = forSeat(touched, seatOf(table, colour), []);
  const { asked } = table;
  if (asked === "none") return { heard: "nothing" };
  const { waiting } = asked;
  if (waiting.for === "chance") return heardOf(table, waiting.step, [], gestures);
  const ask = waiting.for === "answers" ? waiting.asks[0] : undefined;
  if (ask === undefined) return { heard: "nothing" };
  const heard = heardOf(table, ask.step, [], gestures);
  return heard.heard === "words" || heard.heard === "early" ? { heard: "refusal", rule: "K-SEAT" } : heard;
};

/** The one word that a hand brings for a part that takes several: they are picked one after the other. */
export const onePicked = (part: Part | "said", words: Say): Word => {
  const word = wordAt(words, 0);
  if (part === "said" || part.most === 1 || words.length !== 1) return "";
  return (words[0] ?? []).length === 1 && has(part.of, word) ? word : "";
};

/** What a hand goes on from. Where one answer alone is left and waits for a yes, the hand may give it in full. */
export const heardAfter = ({ said, part, walk }: Question): Say => (part === "said" ? walk.said : said);

const lay = (table: Playing, { guid, at }: Touch, by: Seat): void => {
  table.laid = { ...table.laid, [guid]: { at, by } };
};

/** Says what was heard. What was put somewhere for it lies there until it is shown; refused, it goes back. */
const answerTo = (table: Playing, question: Question, words: Say, colour: Word, laid: Touch | "none"): void => {
  const word = onePicked(question.part, words);
  if (word !== "") {
    const { asked } = table;
    if (!has(question.walk.picked, word)) chooseWord(table, question, word, colour);
    // It is marked on the panel. Left lying, a card that only its player may see would be seen.
    if (table.asked === asked) putRight(table);
    return;
  }
  const before = table.laid;
  if (laid !== "none") lay(table, laid, question.ask.seat);
  if (sayOn(table, question, joined(heardAfter(question), words), colour) === "fine") return;
  table.laid = before;
  if (putsBack(table)) putRight(table);
};

/** What is clicked says what it stands for. */
export const hearClicks = (table: Playing, colour: Word, clicks: readonly Gesture[]): void => {
  for (const question of openTo(table, colour)) {
    const { ask, walk } = question;
    const heard = heardOf(table, ask.step, heardAfter(question), forSeat(clicks, ask.seat, walk.early));
    if (heard.heard === "words") {
      answerTo(table, question, heard.words, colour, "none");
      return;
    }
  }
};

/** Lifted and put back where it was, a piece is clicked. Nobody is refused a touch. */
const hearClick = (table: Playing, colour: Word, touch: Touch): void => {
  hearClicks(table, colour, gesturesOf(table, colour, touch, "clicked"));
};

/** What lies there for a say and is put elsewhere takes back what it said: all that was laid out for it goes back. */
const hearAgain = (table: Playing, { at: was, by }: Laid, at: TtsVector): void => {
  if (Math.abs(was.x - at.x) + Math.abs(was.z - at.z) >= STILL) takeWalkBack(table, by);
};

/** What no question took: an outcome that is owed, or something that is not allowed. */
const hearOtherwise = (table: Playing, colour: Word, heard: Heard, by: string): void => {
  if (heard.heard === "fact") {
    const brought = bring(table, { with: heard.with, came: heard.came, by });
    if (brought === "all") roll(table);
    if (brought !== "nothing") return;
  }
  if (heard.heard === "refusal") tell(colour, refusalText(table, heard.rule));
  if (putsBack(table)) putRight(table);
};

/** A hand has done something with a piece of the game. */
export const hearTouch = (table: Playing, colour: Word, touch: Touch, did: Gesture["did"]): void => {
  const was = table.laid[touch.guid];
  if (did === "moved" && was !== undefined) {
    hearAgain(table, was, touch.at);
    return;
  }
  if (did === "moved" && touch.right) {
    hearClick(table, colour, touch);
    return;
  }
  const gestures = gesturesOf(table, colour, touch, did);
  let refusal: Heard = { heard: "nothing" };
  if (letsLie(table)) touchKinds(table, [touch.kind]);
  for (const question of openTo(table, colour)) {
    const { ask, walk } = question;
    const heard = heardOf(table, ask.step, heardAfter(question), forSeat(gestures, ask.seat, walk.early));
    if (heard.heard === "early") {
      sayEarly(table, question, heard.words);
      if (did === "moved") lay(table, touch, ask.seat);
      return;
    }
    if (heard.heard === "words") {
      // It may belong where it was: it is looked at once more when all is shown.
      touchKinds(table, [touch.kind]);
      answerTo(table, question, heard.words, colour, did === "moved" ? touch : "none");
      return;
    }
    if (heard.heard === "refusal" && refusal.heard === "nothing") refusal = heard;
  }
  const heard = refusal.heard === "nothing" ? heardByOthers(table, colour, gestures) : refusal;
  hearOtherwise(table, colour, heard, touch.guid);
};
