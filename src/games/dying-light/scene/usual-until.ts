import { type Gesture } from "../../../kernel/gesture";
import { joined } from "../../../kernel/list";
import type { Say, Word } from "../../../kernel/words";
import type { CitySeen, CityStep } from "../vocabulary";
import { partAsked } from "./heard";

/** What is usually answered until this part is asked: a hand need not wait for its question; "never" if it does not come. */
export const usualUntil = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture, ask: Word): Say | "never" => {
  const usual: (readonly Word[])[] = [];
  let part = partAsked(state, asked, said, gesture);
  while (part !== "said" && part.ask !== ask) {
    if (part.of.length !== part.least && part.usual.length < part.least) return "never";
    usual.push(part.of.length === part.least ? part.of : part.usual);
    part = partAsked(state, asked, joined(said, usual), gesture);
  }
  return part === "said" ? "never" : usual;
};
