import { numberText } from "../kernel/number-text";
import { seenAtLoad, seenAtTop } from "./ask/time";
import { ERROR, NO_ANSWER } from "./code";
import { heardSoFar, listen } from "./events";
import { game } from "./game";
import { writeOrder } from "./order";
import { ANSWER_IDS, CLICKED, hideExtras, offer, panelXml, say, showCode, START_ID } from "./panel";
import type { ScriptQuestion } from "./question";
import { BY_EYE, BY_SCRIPT, QUESTIONS } from "./questions";
import { codeIn, note, type Answers, writePage } from "./record";
import { type Attempt, attemptAt, errorText } from "./trial";
import { words } from "./words";

/** The check: one attempt after the other, then the questions to a person, then the code. */

/** Seconds until an attempt has no answer. */
const PATIENCE = 8;
/** Seconds for what was cleared away to be gone. */
const REST = 0.3;

interface Run {
  readonly record: Answers;
  /** GUIDs of what stands on the table when nothing is being tried. */
  readonly ours: Record<string, true | undefined>;
  /** How many questions have been answered. */
  at: number;
  attempt: Attempt | "none";
  /** When the attempt, or the rest after it, ends. */
  until: number;
}

const state: { run: Run | "none" } = { run: "none" };

/** Does something; an error in it must not end the check. */
const safely = (work: (this: void) => void): string => {
  try {
    work();
  } catch (error) {
    return errorText(error);
  }
  return "";
};

const clear = ({ ours }: Run): void => {
  for (const object of game.getObjects())
    safely(() => {
      if (ours[object.guid] === undefined) object.destruct();
    });
};

const tellCode = (run: Run): void => {
  safely(() => {
    showCode(codeIn(run.record));
    writePage(run.record);
  });
};

const begin = (run: Run, question: ScriptQuestion): void => {
  const attempt = attemptAt(question);
  run.attempt = attempt;
  run.until = game.Time.time + PATIENCE;
  say(words.trying + " " + numberText(run.at + 1) + "/" + numberText(QUESTIONS.length), question.asks);
  attempt.trial.run(() => {
    question.attempt(attempt.trial);
  });
};

const end = (run: Run, question: ScriptQuestion, attempt: Attempt): void => {
  // Closes it: what it still waits for finds an answer and does nothing.
  if (attempt.answer === "") attempt.answer = NO_ANSWER;
  note(run.record, question.id, attempt.answer, attempt.notes);
  run.attempt = "none";
  run.at++;
  run.until = game.Time.time + REST;
  clear(run);
};

const askEye = (run: Run): void => {
  const question = BY_EYE[run.at - BY_SCRIPT.length];
  if (question === undefined) {
    hideExtras();
    say(words.copy, "");
    offer(words.again, "", "", "");
    game.printToAll(codeIn(run.record));
    return;
  }
  const [first = "", second = ""] = question.answers;
  say(question.look, words.codeSoFar);
  offer("", first, second, words.cannotTell);
  const wrong = safely(question.prepare);
  if (wrong !== "") note(run.record, question.id, ERROR, [wrong]);
};

/** One frame; whether there are more. */
const step = (run: Run): boolean => {
  const question = BY_SCRIPT[run.at];
  if (question === undefined) {
    tellCode(run);
    askEye(run);
    return false;
  }
  const isOver = game.Time.time >= run.until;
  if (run.attempt === "none") {
    if (isOver) begin(run, question);
  } else if (run.attempt.answer !== "" || isOver) end(run, question, run.attempt);
  return true;
};

const goOn = (run: Run): void => {
  let isMore = true;
  game.Wait.frames(() => {
    const wrong = safely(() => {
      isMore = step(run);
    });
    if (wrong !== "") game.printToAll(wrong);
    if (isMore && state.run === run) goOn(run);
  }, 1);
};

const start = (): void => {
  const ours: Record<string, true | undefined> = {};
  for (const { guid } of game.getObjects()) ours[guid] = true;
  const run: Run = { record: { answers: {}, notes: {} }, ours, at: 0, attempt: "none", until: 0 };
  state.run = run;
  offer("", "", "", "");
  goOn(run);
};

const clicked = (_player: unknown, _value: unknown, id: string): void => {
  const { run } = state;
  if (id === START_ID) start();
  if (run === "none") return;
  const question = BY_EYE[run.at - BY_SCRIPT.length];
  const choice = ANSWER_IDS.indexOf(id as (typeof ANSWER_IDS)[number]);
  if (question === undefined || choice < 0) return;
  note(run.record, question.id, question.answers[choice] ?? NO_ANSWER, []);
  run.at++;
  tellCode(run);
  askEye(run);
};

/** Lets the script of the save's controller run the check; `early` is a piece that stands on the table. */
export const check = (early: string): void => {
  const handlers = globalThis as unknown as Record<string, unknown>;
  listen();
  seenAtTop(early);
  writeOrder("c");
  handlers[CLICKED] = clicked;
  handlers["onLoad"] = (saved: unknown): void => {
    seenAtLoad(saved, heardSoFar()["onObjectSpawn"] ?? 0);
    writeOrder("C");
    game.UI.setXmlTable(panelXml(game.self.guid));
  };
};
