import type { Nouns } from "../../kernel/words";
import { type GameName, withGame } from "../../games/index";
import type { Game } from "../../kernel/game";
import { below, seeded } from "../../kernel/generator";
import type { Kept } from "../../kernel/keep";
import { anyGesture, type Harm } from "./any-gesture";
import { buildOf, builtText } from "./built-save";
import type { Gesture } from "./gesture";
import {
  disagreements,
  faultsOf,
  type Finding,
  finding,
  grown,
  heapGrown,
  lost,
  notPutRight,
  rest,
  type Sizes,
  stuck,
  UNTIL_PUT_RIGHT,
} from "./judge";
import { heapUsed } from "../heap-used";
import { perform } from "./perform";
import { Session } from "./session";

/** Some gestures at a new table of a game; the same data always comes to the same. */
export interface GestureJob {
  readonly game: GameName;
  /** The folder its save was built into, and what tells that build from others: it may be done on another machine. */
  readonly into: string;
  readonly build: string;
  readonly seed: number;
  readonly gestures: number;
  readonly harm: Harm;
}

/** What was seen, and the gestures up to there. */
export interface Seen {
  readonly finding: Finding;
  readonly into: string;
  readonly seed: number;
  readonly seated: readonly string[];
  readonly gestures: readonly Gesture[];
}

export interface GesturesDone {
  readonly gestures: number;
  readonly judged: number;
  readonly answers: number;
  readonly seen: readonly Seen[];
}

/** What the table puts right when it is asked to does not end a session. */
const isSoft = ({ kind }: Finding): boolean => kind.endsWith(UNTIL_PUT_RIGHT);

/** A session of many findings is one that no longer tells anything. */
const FINDINGS_AT_MOST = 3;

/** Every so many rests the pages that people have open are closed, to see whether somebody can answer behind them. */
const CLOSED_EVERY = 5;

/** A session under way, and what is known of it. */
class Run<N extends Nouns> {
  readonly session: Session;
  readonly done: Gesture[] = [];
  judged = 0;
  answers = 0;
  readonly #grewFrom: Sizes;
  #before: Kept | "none";

  constructor(
    readonly game: Game<N>,
    text: string,
    seed: number,
    seated: readonly string[],
  ) {
    this.session = new Session(text, seed, seated);
    rest(this.session);
    this.#grewFrom = { save: text.length, heap: heapUsed() };
    this.#before = this.session.kept;
  }

  /** Does it, lets the time pass, and looks for what must not be. */
  step(gesture: Gesture): readonly Finding[] {
    this.done.push(gesture);
    try {
      perform(this.session, gesture);
      return gesture.then === "rest" ? this.#rested(gesture) : this.#passed(gesture, gesture.then);
    } catch (error) {
      const words = error instanceof Error ? `${error.message} ${error.stack?.split("\n")[1] ?? ""}` : String(error);
      return [finding("the headless table breaks", words)];
    }
  }

  /** Asked to, the table stands right, and somebody can answer. */
  end(): readonly Finding[] {
    const { session, game } = this;
    if (session.seated.length === 0) return [];
    return [
      ...notPutRight(session, game),
      ...stuck(session, true),
      ...grown(session, this.#grewFrom),
      ...heapGrown(this.#grewFrom),
      ...faultsOf(session),
    ];
  }

  #passed(gesture: Gesture, frames: number): readonly Finding[] {
    for (let left = frames; left > 0; left--) this.session.table.world.frame();
    return [...faultsOf(this.session), ...this.#losses(gesture)];
  }

  #rested(gesture: Gesture): readonly Finding[] {
    const { session, game } = this;
    const state = rest(session);
    const found = [...(typeof state === "string" ? [] : [state]), ...faultsOf(session), ...this.#losses(gesture)];
    if (state !== "still") return found;
    this.judged++;
    found.push(...disagreements(session, game, this.#before));
    found.push(...stuck(session, this.judged % CLOSED_EVERY === 0), ...grown(session, this.#grewFrom));
    return [...found, ...faultsOf(session)];
  }

  #losses(gesture: Gesture): readonly Finding[] {
    const before = this.#before;
    const after = this.session.kept;
    this.#before = after;
    if (before === "none" || after === "none") return [];
    this.answers += Math.max(0, after.at - before.at);
    this.session.nextSeed = after.seed + 1;
    const isOther = ["rewind", "go back", "tamper"].includes(gesture.do);
    return isOther ? [] : lost(this.game, before, after);
  }
}

const MOST_PEOPLE = 3;

/** The colours of the save that have a hand, as many as sit down at first. */
const seatedAt = (text: string, seed: number): readonly string[] => {
  const colours = [...text.matchAll(/"FogColor":\s*"(\w+)"/g)].map(([, colour = ""]) => colour);
  const chance = seeded(seed + 7);
  const count = 1 + below(chance, Math.min(MOST_PEOPLE, Math.max(1, colours.length)));
  const all = colours.length === 0 ? ["White", "Red"] : [...new Set(colours)];
  return all.slice(0, count);
};

const startOf = (by: string, count: number): Gesture => {
  const says = count === 1 ? "1 player" : `${String(count)} players`;
  return { do: "click", by, says, nth: 0, then: "rest" };
};

export const gestureJob = ({ game: name, into, build, seed, gestures, harm }: GestureJob): GesturesDone =>
  withGame(name, (game) => {
    const text = builtText(name, into);
    if (buildOf(text) !== build)
      throw new Error(`the save of ${name} that is built here is another one: outbreak build`);
    const seated = seatedAt(text, seed);
    const run = new Run(game, text, seed, seated);
    const chance = seeded(seed);
    const seen: Seen[] = [];
    const goesOn = (found: readonly Finding[]): boolean => {
      for (const each of found) seen.push({ finding: each, into, seed, seated, gestures: [...run.done] });
      return found.every(isSoft) && seen.length < FINDINGS_AT_MOST;
    };
    const { least, most } = game.seats;
    let going = goesOn(run.step(startOf(seated[0] ?? "", least + below(chance, most - least + 1))));
    while (going && run.done.length < gestures) going = goesOn(run.step(anyGesture(run.session, harm, chance)));
    if (going) goesOn(run.end());
    run.session.table.world.close();
    return { gestures: run.done.length, judged: run.judged, answers: run.answers, seen };
  });

/** Gives a list of gestures again; all that is seen up to what is looked for, or to what ends a session. */
export const givenAgain = (
  name: GameName,
  { into, seed, seated, gestures }: Omit<Seen, "finding">,
  wanted = "",
): readonly Finding[] =>
  withGame(name, (game) => {
    const run = new Run(game, builtText(name, into), seed, seated);
    const found: Finding[] = [];
    const isDone = (): boolean => found.some((each) => !isSoft(each) || each.kind === wanted);
    try {
      for (const gesture of gestures) if (!isDone()) found.push(...run.step(gesture));
      return isDone() ? found : [...found, ...run.end()];
    } finally {
      run.session.table.world.close();
    }
  });
