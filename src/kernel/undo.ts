import { has } from "./list";
import { type Match, NATURE } from "./match";
import { codeIn, inputIn } from "./past";
import { refuseByKernel } from "./refusal";
import type { Input, Nouns, Rule, Seat, Verdict, Word } from "./words";

/** What taking back would do: to how many inputs, past whose other answers, and whether it hides what came up. */
export interface Undo {
  readonly verdict: Verdict;
  readonly at: number;
  readonly others: readonly Seat[];
  readonly reveals: boolean;
}

/** Whether this seat has said something before the match was taken over as it stood. */
const spokeBefore = <N extends Nouns>({ past, oldest }: Match<N>, seat: Seat): boolean => {
  for (let at = 0; at < oldest; at++) {
    const input = inputIn(past[at] ?? "", at);
    if (input !== "none" && input.seat === seat) return true;
  }
  return false;
};

const nothingToUndo = <N extends Nouns>(match: Match<N>, seat: Seat): Undo => ({
  verdict: refuseByKernel(spokeBefore(match, seat) ? "K-BEFORE" : "K-UNDO"),
  at: match.at,
  others: [],
  reveals: false,
});

/** Whether that input left nothing to choose and was taken without a person: taking it back would change nothing. */
const wentByItself = <N extends Nouns>(match: Match<N>, { at, to }: Input): boolean => {
  const rules = match.game.rules as unknown as Readonly<Record<Word, Rule<N, N["Step"]>>>;
  const rule = rules[to];
  // A code of one letter names the ask and no choice.
  return rule?.kind === "ask" && rule.onlyAnswer === "take" && codeIn(match.past[at] ?? "").length === 1;
};

/** The way back to before this seat's last answer. */
export const undoOf = <N extends Nouns>(match: Match<N>, seat: Seat): Undo => {
  const others: Seat[] = [];
  let reveals = false;
  for (let at = match.at - 1; at >= match.oldest; at--) {
    const input = inputIn(match.past[at] ?? "", at);
    if (input === "none") return nothingToUndo(match, seat);
    const itself = wentByItself(match, input);
    if (input.seat === seat && !itself) return { verdict: "fine", at, others, reveals };
    if (input.seat === NATURE) reveals = true;
    else if (!itself && !has(others, input.seat)) others.push(input.seat);
  }
  return nothingToUndo(match, seat);
};
