import { refuseByKernel } from "./refusal";
import { type Ruled, ruleOf } from "./rule";
import { type Answer, nobodyAnswers, talkOf } from "./talk";
import type { Nouns, OpenAsk, Part, Say, Seen, Talk, Verdict } from "./words";

/** Lets the rule ask its parts; what the answers mean, as far as there are any. */
const goneThrough = <N extends Nouns>(
  game: Ruled<N>,
  state: Seen<N["State"]>,
  { seat, step }: OpenAsk<N>,
  talk: Talk<N["Part"]>,
): unknown => {
  const rule = ruleOf(game, step);
  return rule.kind === "ask" ? rule.asks(talk, state, step, seat) : "nothing";
};

/** The part that is asked after what was said. */
export const partOf = <N extends Nouns>(
  game: Ruled<N>,
  state: Seen<N["State"]>,
  ask: OpenAsk<N>,
  said: Say,
): Part | "said" => {
  const talk = talkOf<N["Part"]>(said);
  goneThrough(game, state, ask, talk);
  return talk.asked;
};

/** A say as far as it goes, and the part it has come to. */
export interface Carried {
  readonly said: Say;
  readonly part: Part | "said";
  /** What it means, as far as it goes. */
  readonly meant: unknown;
}

/** Goes on with what was said, as long as somebody answers what is asked. */
export const saidOn = <N extends Nouns>(
  game: Ruled<N>,
  state: Seen<N["State"]>,
  ask: OpenAsk<N>,
  said: Say,
  answer: Answer,
): Carried => {
  const talk = talkOf<N["Part"]>(said, answer);
  const meant = goneThrough(game, state, ask, talk);
  return { said: talk.said, part: talk.asked, meant };
};

/** The words nobody has to be asked for: all there are must be taken. */
export const silent: Answer = ({ of, least }) => (of.length === least ? of : "open");

/** What is silent, and what has a usual answer. */
export const usually: Answer = (part, said) => {
  const words = silent(part, said);
  if (words !== "open") return words;
  return part.usual.length >= part.least ? part.usual : "open";
};

/** What was said, with every silent part after it filled in. */
export const carriedOn = <N extends Nouns>(
  game: Ruled<N>,
  state: Seen<N["State"]>,
  ask: OpenAsk<N>,
  said: Say,
): Carried => saidOn(game, state, ask, said, silent);

/** What was said, with every part after it answered as usual as far as that goes. */
export const asUsual = <N extends Nouns>(
  game: Ruled<N>,
  state: Seen<N["State"]>,
  ask: OpenAsk<N>,
  said: Say,
): Carried => saidOn(game, state, ask, said, usually);

/** What comes of looking a say through: whether it may be said so, whether it is whole, and what it means then. */
export interface LookedThrough {
  readonly verdict: Verdict;
  readonly whole: boolean;
  readonly parts: readonly Part[];
  readonly meant: unknown;
}

/** Whether a say may be begun like this. */
export const lookedThrough = <N extends Nouns>(
  game: Ruled<N>,
  state: Seen<N["State"]>,
  ask: OpenAsk<N>,
  say: Say,
): LookedThrough => {
  const talk = talkOf<N["Part"]>(say, nobodyAnswers, true);
  const meant = goneThrough(game, state, ask, talk);
  const { asked, verdict, at, parts } = talk;
  const isLong = verdict === "fine" && at < say.length;
  return { verdict: isLong ? refuseByKernel("K-LONG") : verdict, whole: asked === "said" && !isLong, parts, meant };
};

export const needsNobody = <N extends Nouns>(game: Ruled<N>, step: N["Step"]): boolean => {
  const rule = ruleOf(game, step);
  return rule.kind === "ask" && rule.onlyAnswer === "take";
};

/** The whole say, if this ask has only one and it may be taken without a person; otherwise "several". */
export const onlySay = <N extends Nouns>(game: Ruled<N>, state: Seen<N["State"]>, ask: OpenAsk<N>): Say | "several" => {
  if (!needsNobody(game, ask.step)) return "several";
  const { said, part } = carriedOn(game, state, ask, []);
  return part === "said" ? said : "several";
};
