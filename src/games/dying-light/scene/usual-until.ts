import type { Gesture } from "../../../kernel/gesture";
import { saidOn, usually } from "../../../kernel/say";
import type { Say, Word } from "../../../kernel/words";
import { RULES } from "../rules/rules";
import type { CitySeen, CityStep } from "../vocabulary";

/** What is usually answered until this part is asked: a hand need not wait for its question; "never" if it does not come. */
export const usualUntil = (state: CitySeen, step: CityStep, said: Say, { seat }: Gesture, ask: Word): Say | "never" => {
  const carried = saidOn({ rules: RULES }, state, { seat, step }, said, (part, before) =>
    part.ask === ask ? "open" : usually(part, before),
  );
  return carried.part !== "said" && carried.part.ask === ask ? carried.said.slice(said.length) : "never";
};
