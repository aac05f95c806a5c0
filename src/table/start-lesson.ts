import { breathe } from "../kernel/breath";
import { momentAt, nextOnTheWay } from "../kernel/lesson";
import { happened, judged, type Match, started } from "../kernel/match";
import { seatsFor } from "../kernel/replay-code";
import type { Lesson } from "../kernel/lesson";
import type { Seat, Word } from "../kernel/words";
import { sitAtHands } from "./at-hands";
import { catchUp } from "./follow";
import { standAgain } from "./goes-on";
import { open } from "./pages";
import { refreshPanel } from "./panel";
import { write } from "./report";
import { claimed, NO_CLAIMS } from "./seats";
import { isWhole, shufflePiles } from "./start-match";
import { isPlaying, type Table } from "./table";
import { teachNoMore } from "./teaching";
import { own } from "./voice";
import { begin, isBusy } from "./worker";

/** A lesson begins, at its beginning or after so many of its answers; it is left, or played on without its guide. */

/** As much work as an input is that is given once more. */
const AN_INPUT = 70;

/** The lesson's match after so many answers; "lost" where other rules do not come to it. */
const comeTo = (table: Table, lesson: Lesson, answers: number): Match | "lost" => {
  const { match } = started(table.game, seatsFor(lesson.seats), lesson.options, lesson.seed);
  for (;;) {
    const next = nextOnTheWay(lesson, match, answers);
    if (next === "there") return match;
    if (next === "lost") return next;
    breathe(AN_INPUT);
    if (happened(match, next, judged(match, next)).verdict !== "fine") return "lost";
  }
};

const seatLearner = (table: Table, { seat }: Lesson, match: Match, colour: Word): void => {
  const bots: Record<Seat, Word> = {};
  for (const each of match.seats) if (each !== seat) bots[each] = table.botsPlay;
  table.bots = bots;
  table.asking = {};
  table.claims = claimed(NO_CLAIMS, colour, seat);
  sitAtHands(table);
};

const layOut = (table: Table, lesson: Lesson, answers: number, colour: Word): void => {
  const match = comeTo(table, lesson, answers);
  if (match === "lost") {
    write(table, own(table, "table.lessonLost", {}));
    return;
  }
  teachNoMore(table);
  table.match = match;
  table.lesson = momentAt(lesson, answers);
  table.log = [];
  seatLearner(table, lesson, match, colour);
  shufflePiles(table);
  standAgain(table);
};

/** Lays a lesson out as it is after so many answers, for this colour. */
export const startLesson = (table: Table, colour: Word, answers: number): void => {
  const { lesson } = table.game;
  if (isBusy(table) || lesson === undefined) return;
  open(table, colour, "ask", 0);
  begin(table, () => {
    if (table.match !== "none" || isWhole(table)) layOut(table, lesson, answers, colour);
    refreshPanel(table);
  });
};

/** The lesson waits where it was left, and something else can be played. */
export const leaveLesson = (table: Table, colour: Word): void => {
  if (isBusy(table) || table.lesson === "off") return;
  table.lessonLeft = table.lesson.step === "over" ? 0 : table.lesson.at;
  teachNoMore(table);
  table.match = "none";
  catchUp(table);
  open(table, colour, "ask", 0);
};

/** From here on the match is anybody's. */
export const playAlone = (table: Table, colour: Word): void => {
  if (table.lesson !== "off") table.lessonLeft = table.lesson.step === "over" ? 0 : table.lesson.at;
  teachNoMore(table);
  open(table, colour, "ask", 0);
  if (isPlaying(table)) standAgain(table);
};
