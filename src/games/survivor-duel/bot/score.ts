import { has } from "../../../kernel/list";
import type { Rule, Say, Seat, Word } from "../../../kernel/words";
import { RULES } from "../rules/rules";
import type { Duel, DuelEvent, DuelSeen, DuelStep } from "../vocabulary";

/** How much a bot likes a word. */
export const score = (duel: DuelSeen, asked: DuelStep, seat: Seat, said: Say, word: Word): number => {
  const rule: Rule<Duel, DuelStep, DuelEvent, DuelStep> = RULES[asked.do];
  const part = rule.kind === "ask" ? rule.part(duel, asked, seat, said) : "said";
  return part !== "said" && has(part.usual, word) ? 2 : 1;
};
