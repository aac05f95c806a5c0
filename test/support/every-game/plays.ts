import { anyInput } from "../../../src/cli/fuzz/random-play";
import { canonical } from "../../../src/kernel/canonical";
import type { Game, Options, OptionList, SpokenGame } from "../../../src/kernel/game";
import { below, type Generator, seeded } from "../../../src/kernel/generator";
import { type Kept, keptOf, matchOf } from "../../../src/kernel/keep";
import { answer, type Match, NATURE, seenOf, started, waitingOf } from "../../../src/kernel/match";
import { inputsIn } from "../../../src/kernel/past";
import { seatsFor } from "../../../src/kernel/replay-code";
import { partOf } from "../../../src/kernel/say";
import type { Draw, Input, Nouns, OpenAsk, Say, Word } from "../../../src/kernel/words";
import { guarded } from "../guarded";

export const must = (holds: boolean, otherwise: () => string): void => {
  if (!holds) throw new Error(otherwise());
};

/** Nature's outcome of an input, and what it was drawn from. */
interface Drawn {
  readonly draw: Draw;
  readonly came: Word;
}

/** One match, played at random to its end. */
export interface Play<N extends Nouns> {
  readonly title: string;
  readonly seats: number;
  readonly seed: number;
  readonly options: Options;
  readonly match: Match<N>;
  /** What each input set off; first of all what happened before any. */
  readonly told: readonly (readonly N["Event"][])[];
  readonly drawn: readonly (readonly Drawn[])[];
  /** Some of the moments on the way, as they would be kept. */
  readonly moments: readonly Kept[];
  /** What went wrong on the way; empty when nothing did. */
  readonly broken: string;
}

export interface Plays<N extends Nouns> {
  /** As it is, and so that nobody but `evolve` can change the state. */
  readonly game: SpokenGame<N>;
  readonly plays: readonly Play<N>[];
}

const MOMENTS = 12;

const anyOptions = (options: OptionList, seed: number): Options => {
  const chance = seeded(seed);
  return Object.fromEntries(options.map(({ option, of }) => [option, of[below(chance, of.length)] ?? of[0]]));
};

const drawnBy = <N extends Nouns>(match: Match<N>, input: Input): Drawn[] => {
  const waiting = waitingOf(match);
  if (waiting.for !== "chance" || input.seat !== NATURE) return [];
  return waiting.draws.map((draw, i) => ({ draw, came: input.say[i]?.[0] ?? "" }));
};

/** Any legal input; the words of what broke while it was looked for. */
const inputOrWhyNot = <N extends Nouns>(match: Match<N>, chance: Generator): Input | string => {
  try {
    return anyInput(match, chance);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Kept moments, spread over the inputs of a match that is played once more. */
const momentsOf = <N extends Nouns>(match: Match<N>): Kept[] => {
  const again = started(match.game, match.seats, match.options, match.seed).match;
  const every = Math.max(1, Math.floor(match.at / MOMENTS));
  const moments: Kept[] = [];
  for (const [at, input] of inputsIn(match.past).entries()) {
    if (at % every === 0) moments.push(structuredClone(keptOf(again)));
    if (answer(again, input).verdict !== "fine") break;
  }
  return moments;
};

const play = <N extends Nouns>(game: Game<N>, seats: number, seed: number, atMost: number): Play<N> => {
  const options = seed === 1 ? {} : anyOptions(game.options, seed);
  const { match, events } = started(game, seatsFor(seats), options, seed);
  const told: (readonly N["Event"][])[] = [events];
  const drawn: Drawn[][] = [];
  const chance = seeded(1000 * seed + seats);
  let broken = "";
  while (broken === "" && match.at < atMost) {
    const input = inputOrWhyNot(match, chance);
    if (input === "over") break;
    if (typeof input === "string") broken = input;
    else {
      const drew = drawnBy(match, input);
      const came = answer(match, input);
      if (came.verdict !== "fine") broken = `${sayText(input)}: refused by ${came.verdict.rule} ${match.broken}`;
      drawn.push(drew);
      told.push(came.events);
    }
  }
  const title = `${game.name}, ${String(seats)} seats, seed ${String(seed)}`;
  return { title, seats, seed, options: match.options, match, told, drawn, moments: momentsOf(match), broken };
};

export const sayText = ({ at, seat, to, say }: Input): string => `${String(at)} ${seat} ${sayTo(to, say)}`;
export const sayTo = (to: Word, say: Say): string => [to, ...say.map((words) => words.join("+"))].join("/");

/** Matches of every number of seats. */
export const playsOf = <N extends Nouns>(bare: SpokenGame<N>, seeds: readonly number[], atMost: number): Plays<N> => {
  const game = { ...guarded(bare), languages: bare.languages };
  const plays: Play<N>[] = [];
  for (let seats = bare.seats.least; seats <= bare.seats.most; seats++)
    for (const seed of seeds) plays.push(play(game, seats, seed, atMost));
  return { game, plays };
};

/** The match of a moment, to do with as one likes. */
export const matchAt = <N extends Nouns>(game: Game<N>, moment: Kept): Match<N> => {
  const { match } = matchOf(game, structuredClone(moment));
  if (match === "none") throw new Error(`${game.name}: what was kept cannot be loaded`);
  return match;
};

/** Does something at every kept moment, and sees to it that the state is the same afterwards. */
export const atEveryMoment = <N extends Nouns>(
  { game, plays }: Plays<N>,
  act: (match: Match<N>, where: string, play: Play<N>) => void,
): void => {
  for (const play of plays)
    for (const moment of play.moments) {
      const match = matchAt(game, moment);
      const before = canonical(match.state);
      const where = `${play.title}, at ${String(moment.at)}`;
      act(match, where, play);
      must(canonical(match.state) === before, () => `${where}: the state was changed by looking at it`);
    }
};

export const asksOf = <N extends Nouns>(match: Match<N>): readonly OpenAsk<N>[] => {
  const waiting = waitingOf(match);
  return waiting.for === "answers" ? waiting.asks : [];
};

export const partAt = <N extends Nouns>(match: Match<N>, ask: OpenAsk<N>, said: Say) =>
  partOf(match.game, seenOf(match), ask, said);
