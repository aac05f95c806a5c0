import type { Gesture } from "../../../kernel/gesture";
import { has } from "../../../kernel/list";
import { saidOn, usually } from "../../../kernel/say";
import type { Say, Word } from "../../../kernel/words";
import { DONE } from "../rules/defending";
import { RULES } from "../rules/rules";
import type { CitySeen, CityStep } from "../vocabulary";

/**
 * What is usually answered until this part is asked: a hand need not wait for its question; "never" if it does not come.
 * Whoever goes on to a later part by hand is done with those before.
 */
export const usualUntil = (state: CitySeen, step: CityStep, said: Say, { seat }: Gesture, ask: Word): Say | "never" => {
  const carried = saidOn({ rules: RULES }, state, { seat, step }, said, (part, before) => {
    if (part.ask === ask) return "open";
    return has(part.of, DONE) ? [DONE] : usually(part, before);
  });
  return carried.part !== "said" && carried.part.ask === ask ? carried.said.slice(said.length) : "never";
};
