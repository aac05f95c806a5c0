import type { Game } from "./game";
import { has, joined, withItem } from "./list";
import { ruleOf } from "./rule";
import { refuseByKernel } from "./refusal";
import type { Event, Part, Say, Seat, Step, Seen, Verdict, Word } from "./words";

/** A choice that is open to a seat: say something to this step. */
export interface OpenAsk<St> {
  readonly seat: Seat;
  readonly step: St;
}

export const partOf = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  state: Seen<S>,
  ask: OpenAsk<St>,
  said: Say,
): Part | "said" => {
  const rule = ruleOf(game, ask.step);
  return rule.kind === "ask" ? rule.part(state, ask.step, ask.seat, said) : "said";
};

/** The words nobody has to be asked for: all there are must be taken. */
const silent = (part: Part): boolean => part.of.length === part.least;

/** What was said, with every silent part after it filled in. */
export const carriedOn = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  state: Seen<S>,
  ask: OpenAsk<St>,
  said: Say,
): { readonly said: Say; readonly part: Part | "said" } => {
  let all = said;
  let part = partOf(game, state, ask, all);
  while (part !== "said" && silent(part)) {
    all = withItem(all, part.of);
    part = partOf(game, state, ask, all);
  }
  return { said: all, part };
};

/** What was said, with every part after it answered as usual as far as that goes. */
export const asUsual = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  state: Seen<S>,
  ask: OpenAsk<St>,
  said: Say,
): { readonly said: Say; readonly part: Part | "said" } => {
  let walk = carriedOn(game, state, ask, said);
  while (walk.part !== "said" && walk.part.usual.length >= walk.part.least) {
    walk = carriedOn(game, state, ask, withItem(walk.said, walk.part.usual));
  }
  return walk;
};

/** Whether this word may be said to the part that follows, and if not, the rule against it. */
export const verdictOnWord = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  state: Seen<S>,
  ask: OpenAsk<St>,
  said: Say,
  word: Word,
): Verdict => {
  const rule = ruleOf(game, ask.step);
  const part = partOf(game, state, ask, said);
  if (rule.kind !== "ask" || part === "said") return refuseByKernel("K-LONG");
  if (has(part.of, word)) return "fine";
  const why = rule.why(state, ask.step, ask.seat, said, word);
  return why === "fine" ? refuseByKernel("K-ASK") : why;
};

const verdictOnPart = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  state: Seen<S>,
  ask: OpenAsk<St>,
  said: Say,
  part: Part,
  words: readonly Word[],
): Verdict => {
  let seen: readonly Word[] = [];
  for (const word of words) {
    if (has(seen, word)) return refuseByKernel("K-TWICE");
    seen = joined(seen, [word]);
    if (!has(part.of, word)) {
      const rule = ruleOf(game, ask.step);
      const why = rule.kind === "ask" ? rule.why(state, ask.step, ask.seat, said, word) : "fine";
      return why === "fine" ? refuseByKernel("K-ASK") : why;
    }
  }
  return words.length < part.least || words.length > part.most ? refuseByKernel("K-COUNT") : "fine";
};

/** Whether a say may be begun like this. */
export const verdictOnSay = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  state: Seen<S>,
  ask: OpenAsk<St>,
  say: Say,
): { readonly verdict: Verdict; readonly whole: boolean; readonly parts: readonly Part[] } => {
  const parts: Part[] = [];
  for (let i = 0; i < say.length; i++) {
    const said = say.slice(0, i);
    const part = partOf(game, state, ask, said);
    if (part === "said") return { verdict: refuseByKernel("K-LONG"), whole: false, parts };
    const verdict = verdictOnPart(game, state, ask, said, part, say[i] ?? []);
    if (verdict !== "fine") return { verdict, whole: false, parts };
    parts[i] = part;
  }
  return { verdict: "fine", whole: partOf(game, state, ask, say) === "said", parts };
};

const needsNobody = <S, St extends Step, E extends Event>(game: Game<S, St, E>, ask: OpenAsk<St>): boolean => {
  const rule = ruleOf(game, ask.step);
  return rule.kind === "ask" && rule.onlyAnswer === "take";
};

/** The whole say, if this ask has only one and it may be taken without a person; otherwise "several". */
export const onlySay = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  state: Seen<S>,
  ask: OpenAsk<St>,
): Say | "several" => {
  if (!needsNobody(game, ask)) return "several";
  const walk = carriedOn(game, state, ask, []);
  return walk.part === "said" ? walk.said : "several";
};

/** The whole say that is usual, if all of it has a usual answer and may be taken without a person. */
export const usualSay = <S, St extends Step, E extends Event>(
  game: Game<S, St, E>,
  state: Seen<S>,
  ask: OpenAsk<St>,
): Say | "several" => {
  if (!needsNobody(game, ask)) return "several";
  const walk = asUsual(game, state, ask, []);
  return walk.part === "said" ? walk.said : "several";
};
