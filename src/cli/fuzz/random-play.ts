import type { Game, Options } from "../../kernel/game";
import { below, type Generator, seeded } from "../../kernel/generator";
import { answer, type Match, natureInput, seenOf, started, waitingOf } from "../../kernel/match";
import { seatsFor } from "../../kernel/replay-code";
import { partOf } from "../../kernel/say";
import type { Input, Nouns, OpenAsk, Part, Say, Word } from "../../kernel/words";

/** Some of these words, in any order; as many as the part asks for. */
export const anyWords = (part: Part, chance: Generator): readonly Word[] => {
  const left = [...part.of];
  const words: Word[] = [];
  const count = part.least + below(chance, Math.min(part.most, part.of.length) - part.least + 1);
  while (words.length < count) words.push(...left.splice(below(chance, left.length), 1));
  return words;
};

/** A whole say, every choice as likely as the next. */
export const anySay = <N extends Nouns>(match: Match<N>, ask: OpenAsk<N>, chance: Generator): Say => {
  const said: Say[number][] = [];
  let part = partOf(match.game, seenOf(match), ask, said);
  while (part !== "said") {
    if (part.of.length < part.least) throw new Error(`a dead end: ${ask.step.do}/${said.join("/")}/ ${part.ask}`);
    said.push(anyWords(part, chance));
    if (said.length > 50) throw new Error(`no end of parts: ${ask.step.do}/${said.join("/")}`);
    part = partOf(match.game, seenOf(match), ask, said);
  }
  return said;
};

/** One in so many answers is given by a seat that speaks meanwhile, or a match of conceding seats is over at once. */
const MEANWHILE_ONE_IN = 20;

const anyAsk = <N extends Nouns>(asks: readonly OpenAsk<N>[], chance: Generator): OpenAsk<N> => {
  const first = asks[0];
  if (first === undefined) throw new Error("nobody is asked");
  const turn = asks.filter(({ step }) => step === first.step);
  const among = below(chance, MEANWHILE_ONE_IN) === 0 ? asks : turn;
  return among[below(chance, among.length)] ?? first;
};

/** Any legal input; "over" when there is none. */
export const anyInput = <N extends Nouns>(match: Match<N>, chance: Generator): Input | "over" => {
  const waiting = waitingOf(match);
  if (waiting.for === "nothing") return "over";
  if (waiting.for === "chance") return natureInput(match, waiting.step);
  const ask = anyAsk(waiting.asks, chance);
  return { at: match.at, seat: ask.seat, to: ask.step.do, say: anySay(match, ask, chance) };
};

/** Plays at random to the end, or so many inputs; `before` sees the match before each. */
export const randomMatch = <N extends Nouns>(
  game: Game<N>,
  play: { readonly seats: number; readonly seed: number; readonly options?: Options; readonly atMost: number },
  before: (match: Match<N>) => void = () => undefined,
): { readonly match: Match<N>; readonly events: readonly N["Event"][] } => {
  const { match, events: first } = started(game, seatsFor(play.seats), play.options ?? {}, play.seed);
  const events = [...first];
  const chance = seeded(play.seed + 1000);
  for (let inputs = 0; inputs < play.atMost; inputs++) {
    before(match);
    const input = anyInput(match, chance);
    if (input === "over") break;
    const came = answer(match, input);
    if (came.verdict !== "fine") throw new Error(`${said(input)} refused: ${came.verdict.rule} ${match.broken}`);
    events.push(...came.events);
  }
  return { match, events };
};

const said = ({ at, seat, to, say }: Input): string => `${String(at)} ${seat} ${to}/${say.join("/")}`;
