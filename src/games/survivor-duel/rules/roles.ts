import { has } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Verdict, Word } from "../../../kernel/words";
import type { DuelSeen } from "../vocabulary";
import { ATTACK, END, LOOT } from "./acting";
import { isReactCard } from "./cards";
import { sideOf, zombieSeat } from "./sides";
import { QUICK_ESCAPE } from "./answers";

const SURVIVORS_WORDS: readonly Word[] = [ATTACK, LOOT, END, QUICK_ESCAPE];

/** The Zombie player does nothing as a Survivor meanwhile (DUEL-TURN-02), and spends no TP (DUEL-RUL-13). */
export const whyNotAsSurvivor = (duel: DuelSeen, word: Word): Verdict => {
  if (has(SURVIVORS_WORDS, word)) return refuse("DUEL-TURN-02");
  if (!has(sideOf(duel, zombieSeat(duel)).hand, word)) return "fine";
  return refuse(isReactCard(word) ? "DUEL-RUL-13" : "DUEL-TURN-02");
};
