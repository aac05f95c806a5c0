import { type Gesture, type Heard, NOTHING, words } from "./gesture";
import { has } from "./list";
import { ruleOf } from "./rule";
import { partOf } from "./say";
import type { Draw, Nouns, Part, Rules, Say, Seat, Seen, Word } from "./words";

/** What every game hears alike in a gesture. */

/** What was asked of one view of a state, by what was said. */
export type PartsAsked = Record<Word, Part | "said" | undefined>;

let remembered: unknown = "none";
let parts: PartsAsked = {};

/**
 * Whoever hears many gestures about one question keeps what it asks: the same view, and no other, is not gone through
 * again. It has to be a view of its own, that nothing changes.
 */
export const rememberParts = (view: object, asked: PartsAsked): void => {
  remembered = view;
  parts = asked;
};

const keyOf = (said: Say): Word => {
  let key = "";
  for (const words of said) key += words.join() + ";";
  return key;
};

/** The part that this step asks a seat after what was said; "said" where there is none. */
export const partAsked = <N extends Nouns>(
  rules: Rules<N>,
  state: Seen<N["State"]>,
  asked: N["Step"],
  said: Say,
  seat: Seat,
): Part | "said" => {
  if (state !== remembered) return partOf({ rules }, state, { seat, step: asked }, said);
  const key = keyOf(said);
  const part = parts[key] ?? partOf({ rules }, state, { seat, step: asked }, said);
  parts[key] = part;
  return part;
};

/** Of the words that a thing stands for it says the first that may be said. */
export const firstAsked = (part: Part | "said", standsFor: readonly Word[]): Heard => {
  if (part === "said") return NOTHING;
  for (const word of standsFor) if (has(part.of, word)) return words([word]);
  return NOTHING;
};

/** A die at rest, or what comes off a pile; "" if it is not for this draw. */
export const cameOf = ({ with: made }: Draw, { did, kind, from, up }: Gesture): Word => {
  if (made === kind) return did === "rolled" ? up : "";
  return made === from ? kind : "";
};

/** The outcome of the chance that is waited for, as `came` reads it from the gesture. */
export const factOf = <N extends Nouns>(
  rules: Rules<N>,
  state: Seen<N["State"]>,
  asked: N["Step"],
  gesture: Gesture,
  came: (this: void, draw: Draw, gesture: Gesture) => Word = cameOf,
): Heard => {
  const rule = ruleOf({ rules }, asked);
  if (rule.kind !== "chance") return NOTHING;
  for (const draw of rule.draws(state, asked)) {
    const side = came(draw, gesture);
    if (has(draw.sides, side)) return { heard: "fact", with: draw.with, came: side };
  }
  return NOTHING;
};
