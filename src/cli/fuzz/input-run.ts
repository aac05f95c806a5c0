import { type GameName, withGame } from "../../games/index";
import { canonical } from "../../kernel/canonical";
import type { Game, Options } from "../../kernel/game";
import { below, type Generator, seeded } from "../../kernel/generator";
import { type Kept, keptOf, matchOf } from "../../kernel/keep";
import {
  answer,
  askFor,
  type Match,
  NATURE,
  natureInput,
  outcomeOf,
  rebuilt,
  started,
  waitingOf,
} from "../../kernel/match";
import { inputIn } from "../../kernel/past";
import { matchOfCode, replayCode, seatsFor } from "../../kernel/replay-code";
import type { Input, Nouns, Seen as SeenState } from "../../kernel/words";
import { undoOf } from "../../kernel/undo";
import { type Finding, finding } from "./judge";
import { anyInput } from "./random-play";

/** Some matches of a game at the rules; the same data always comes to the same. */
export interface InputJob {
  readonly game: GameName;
  readonly seed: number;
  readonly inputs: number;
}

/** An input wherever it is given: `at` follows from what came before. */
export type Said = Omit<Input, "at">;

/** What a match begins with. */
export interface Beginning {
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
}

export interface SeenAtRules {
  readonly finding: Finding;
  readonly begun: Beginning;
  readonly said: readonly Said[];
  /** The match as text, where it can still be told. */
  readonly code: string;
}

export interface InputsDone {
  readonly inputs: number;
  readonly probes: number;
  readonly matches: number;
  readonly seen: readonly SeenAtRules[];
}

/** Every so many inputs the match is looked at from all sides. */
const PROBED_EVERY = 8;
/** So many of them an answer may look at: it must cost the same however long the match has been. */
const PAST_READ_AT_MOST = 8;

/** Whether what was given was taken; what broke says why. */
type Probe = <N extends Nouns>(match: Match<N>, chance: Generator) => string;

const textOf = <N extends Nouns>(match: Match<N>): string => canonical(keptOf(match));

/** The same match, of which nobody else holds anything. */
const copyOf = <N extends Nouns>(match: Match<N>): Match<N> | "none" =>
  matchOf(match.game, JSON.parse(JSON.stringify(keptOf(match)))).match;

const ILL = [
  Number.NaN,
  7,
  null,
  undefined,
  true,
  {},
  [],
  "",
  "\u0000",
  "__proto__",
  "constructor",
  -0,
  1e308,
] as const;

/** What is no word, or not one that is asked. */
const illTyped = (input: Input, chance: Generator): Input => {
  const ill: unknown = ILL[below(chance, ILL.length)];
  const say: unknown[] = input.say.map((words) => [...words]);
  const at = below(chance, say.length + 1);
  const kind = below(chance, 6);
  if (kind === 0) return { ...input, say: ill } as Input;
  if (kind === 1) return { ...input, seat: ill } as Input;
  if (kind === 2) return { ...input, to: ill } as Input;
  if (kind === 3) return { ...input, at: ill } as Input;
  say[at] = kind === 4 ? ill : [ill];
  return { ...input, say } as Input;
};

const isWords = (input: Input): boolean =>
  Array.isArray(input.say) &&
  input.say.every((words) => Array.isArray(words) && words.every((word) => typeof word === "string"));

const refusesWhatIsNoWord: Probe = (match, chance) => {
  const input = anyInput(match, chance);
  if (input === "over") return "";
  const ill = illTyped(input, chance);
  const before = textOf(match);
  const copied = copyOf(match);
  if (copied === "none") return "";
  const { verdict } = answer(copied, ill);
  if (copied.paused) return `${JSON.stringify(ill)} pauses the match: ${copied.broken}`;
  if (verdict === "fine") return isWords(ill) ? "" : `${JSON.stringify(ill)} is taken`;
  return textOf(copied) === before ? "" : `${JSON.stringify(ill)} is refused and changes the match`;
};

const isKept: Probe = (match, chance) => {
  const copied = copyOf(match);
  if (copied === "none") return "it cannot be loaded";
  const input = anyInput(match, chance);
  if (input === "over") return "";
  const other = copyOf(copied);
  if (other === "none") return "loaded, it cannot be loaded again";
  const a = answer(copied, input);
  const b = answer(other, input);
  if (canonical([a]) !== canonical([b])) return "loaded again, it answers otherwise";
  return canonical(copied.state) === canonical(other.state) ? "" : "loaded again, it comes to another state";
};

/** Back, and the same inputs once more. */
const isUndone: Probe = (match) => {
  for (const seat of match.seats) {
    const { verdict, at } = undoOf(match, seat);
    if (verdict === "fine") {
      const again = rebuilt(match, at);
      if (again === "none" || again.at !== at) return `what ${seat} said at ${String(at)} cannot be taken back`;
      for (let next = at; next < match.at; next++) {
        const input = inputIn(match.past[next] ?? "", next);
        if (input === "none" || answer(again, input).verdict !== "fine")
          return `taken back to ${String(at)}, ${String(next)} is refused`;
      }
      if (canonical(again.state) !== canonical(match.state))
        return `taken back to ${String(at)}, it comes to another state`;
    }
  }
  return "";
};

/** A kept match of which somebody altered an input: what cannot be taken back is told, and nothing else is lost. */
const survivesTampering: Probe = (match, chance) => {
  if (match.at === 0) return "";
  const document = JSON.parse(JSON.stringify(keptOf(match))) as Kept & { past: string[] };
  const at = below(chance, match.at);
  document.past[at] = `${(document.past[at] ?? "").split("/")[0] ?? ""}/nothing-like-this`;
  const { match: altered } = matchOf(match.game, document);
  if (altered === "none") return "";
  for (const seat of altered.seats) {
    const undo = undoOf(altered, seat);
    const again = undo.verdict === "fine" ? rebuilt(altered, undo.at) : "none";
    if (again !== "none" && again.at !== undo.at)
      return `with input ${String(at)} altered, an undo to ${String(undo.at)} comes to ${String(again.at)}`;
  }
  return "";
};

/** Every piece at a place of its own, and no more of them than there are. */
const standsSoundly: Probe = (match) => {
  const { game } = match;
  const scene = game.scene(match.state as SeenState<typeof match.state>);
  for (const [kind, places] of Object.entries(scene)) {
    const known = game.kinds[kind];
    if (known === undefined) return `there is no kind ${kind}`;
    if (places.length > known.count && known.lent !== true)
      return `${String(places.length)} of ${kind}, and there are ${String(known.count)}`;
    for (const { at, up } of places) {
      if (game.spots[at] === undefined) return `${kind} is at ${at}, which is no spot`;
      if (known.form === "die" && !known.ups.includes(up)) return `${kind} shows ${up}`;
    }
  }
  return "";
};

/** Its code gives it back, and a slip of the pen none or another. */
const isTold: Probe = (match, chance) => {
  const code = replayCode(match);
  const { match: again } = matchOfCode(match.game, code);
  if (again === "none") return "its replay code is refused";
  if (canonical(again.state) !== canonical(match.state)) return "its replay code leads to another state";
  const at = below(chance, code.length);
  const slip = `${code.slice(0, at)}${"AZaz09.-_"[below(chance, 9)] ?? "x"}${code.slice(at + 1)}`;
  matchOfCode(match.game, slip);
  return "";
};

const PROBES: Readonly<Record<string, Probe>> = {
  "a word that is none is taken": refusesWhatIsNoWord,
  "a kept match is another": isKept,
  "an answer cannot be taken back": isUndone,
  "an altered match loses answers": survivesTampering,
  "a piece has no place": standsSoundly,
};
const TIMES_AT_THE_END = 20;
const AT_THE_END: Readonly<Record<string, Probe>> = { ...PROBES, "a replay code lies": isTold };

const wordsOf = (error: unknown): string =>
  typeof error === "string"
    ? error
    : error instanceof Error
      ? `${error.message} ${error.stack?.split("\n")[1] ?? ""}`
      : String(error);

const looked = <N extends Nouns>(
  match: Match<N>,
  probes: Readonly<Record<string, Probe>>,
  times: number,
): Finding | undefined => {
  for (const [kind, probe] of Object.entries(probes)) {
    for (let time = 0; time < times; time++) {
      try {
        const says = probe(match, seeded(match.at + time));
        if (says !== "") return finding(kind, says);
      } catch (error) {
        return finding(`${kind}, or the rules break`, wordsOf(error));
      }
    }
  }
  return undefined;
};

/** The past of a match, counting how much of it is read. */
const watched = (past: string[]): { readonly past: string[]; read: number } => {
  const seen = { past, read: 0 };
  seen.past = new Proxy(past, {
    get: (list, key): unknown => {
      if (typeof key === "string" && /^\d+$/.test(key)) seen.read++;
      return Reflect.get(list, key);
    },
  });
  return seen;
};

const given = <N extends Nouns>(match: Match<N>, input: Input): Finding | undefined => {
  const { past } = match;
  const watch = watched(past);
  match.past = watch.past;
  try {
    const { verdict } = answer(match, input);
    if (match.paused)
      return finding("an answer breaks the match", `${input.to}/${input.say.join("/")}: ${match.broken}`);
    if (verdict !== "fine")
      return finding("what is offered is refused", `${input.to}/${input.say.join("/")}: ${verdict.rule}`);
    if (watch.read > PAST_READ_AT_MOST)
      return finding(
        "an answer goes through all that was",
        `${String(watch.read)} inputs of ${String(match.at)} were read`,
      );
    return undefined;
  } finally {
    if (match.past === watch.past) match.past = past;
  }
};

class Play<N extends Nouns> {
  readonly match: Match<N>;
  readonly said: Said[] = [];

  constructor(
    readonly game: Game<N>,
    readonly begun: Beginning,
  ) {
    this.match = started(game, seatsFor(begun.seats), begun.options, begun.seed).match;
  }

  give(input: Input): Finding | undefined {
    const { seat, to, say } = input;
    this.said.push({ seat, to, say });
    try {
      return given(this.match, input);
    } catch (error) {
      return finding("an answer is not answered", wordsOf(error));
    }
  }

  /** At its end from all sides, and more than once: what is shown again has to show there. */
  look(end: boolean): Finding | undefined {
    return end ? looked(this.match, AT_THE_END, TIMES_AT_THE_END) : looked(this.match, PROBES, 1);
  }

  get code(): string {
    try {
      return replayCode(this.match);
    } catch {
      return "";
    }
  }
}

/** How a match of this seed begins: any number of players, any house rules. */
const beginningOf = <N extends Nouns>({ seats, options }: Game<N>, seed: number): Beginning => {
  const chance = seeded(seed + 1);
  const chosen: Record<string, string> = {};
  for (const { option, of } of options) chosen[option] = of[below(chance, of.length)] ?? of[0];
  return { seats: seats.least + below(chance, seats.most - seats.least + 1), options: chosen, seed };
};

/** Longer matches are let be: bots and chance may go round in circles for ever. */
const MATCH_AT_MOST = 600;

export const inputJob = ({ game: name, seed, inputs }: InputJob): InputsDone =>
  withGame(name, (game) => {
    const done = { inputs: 0, probes: 0, matches: 0, seen: [] as SeenAtRules[] };
    while (done.inputs < inputs && done.seen.length === 0) {
      const play = new Play(game, beginningOf(game, seed + done.matches));
      const chance = seeded(seed + done.matches + 2);
      done.matches++;
      let seen: Finding | undefined;
      let over = false;
      while (seen === undefined && !over && play.said.length < MATCH_AT_MOST && done.inputs < inputs) {
        let input: Input | "over" = "over";
        try {
          input = anyInput(play.match, chance);
        } catch (error) {
          seen = finding("nothing can be said", wordsOf(error));
        }
        over = input === "over";
        if (input !== "over") {
          seen = play.give(input);
          done.inputs++;
          if (seen === undefined && done.inputs % PROBED_EVERY === 0) {
            seen = play.look(false);
            done.probes++;
          }
        }
      }
      seen ??= play.look(true);
      if (seen !== undefined) done.seen.push({ finding: seen, begun: play.begun, said: play.said, code: play.code });
    }
    return done;
  });

/** What was said, given again as far as it fits, nature by itself where it was not said; what is seen on the way. */
export const saidAgain = (
  name: GameName,
  begun: Beginning,
  said: readonly Said[],
): { readonly seen: Finding | undefined; readonly code: string } =>
  withGame(name, (game) => {
    const play = new Play(game, begun);
    for (const { seat, to, say } of said) {
      let waiting = waitingOf(play.match);
      while (waiting.for === "chance" && seat !== NATURE) {
        const seen = play.give(natureInput(play.match, waiting.step));
        if (seen !== undefined) return { seen, code: play.code };
        waiting = waitingOf(play.match);
      }
      const input: Input = { at: play.match.at, seat, to, say };
      const fits =
        seat === NATURE ? waiting.for === "chance" && waiting.step.do === to : askFor(waiting, seat, to) !== "none";
      const trial = fits && outcomeOf(play.match) === "playing" ? copyOf(play.match) : "none";
      if (trial !== "none") {
        const { verdict } = answer(trial, input);
        const seen = verdict === "fine" || trial.paused ? play.give(input) : undefined;
        if (seen !== undefined) return { seen, code: play.code };
      }
    }
    return { seen: play.look(true), code: play.code };
  });

/** The beginning and the inputs that a replay code stands for; "none" for a code of no match. */
export const readCode = (
  name: GameName,
  code: string,
): { readonly begun: Beginning; readonly said: readonly Said[] } | "none" =>
  withGame(name, (game) => {
    const { match } = matchOfCode(game, code);
    if (match === "none") return "none";
    const said = match.past.flatMap((line, at) => {
      const input = inputIn(line, at);
      return input === "none" ? [] : [{ seat: input.seat, to: input.to, say: input.say }];
    });
    return { begun: { seats: match.seats.length, options: match.options, seed: match.seed }, said };
  });
