import { allowed } from "../../../kernel/choice";
import { joined, mapped, withItem } from "../../../kernel/list";
import { sorted } from "../../../kernel/order";
import { refuse } from "../../../kernel/refusal";
import { ENOUGH, isOpen, wordTo } from "../../../kernel/talk";
import type { Choice, Verdict, Word } from "../../../kernel/words";
import type { Boost } from "../content/dice";
import type { CityTalk, Face, RunnerSeen } from "../vocabulary";
import { boostsOn, boostsWith } from "./boosts";
import { facesOf, poolWithout, whyNotSpend } from "./dice";

/** What an action costs, and the Boost that makes it cheaper, down to one die (DL-RULING-14). */
export interface Price {
  readonly cost: number;
  readonly boost: Boost | "none";
}

const worth = (runner: RunnerSeen, face: Face, { boost }: Price): number =>
  boost === "none" ? 0 : boostsOn(runner, face, boost);

const saved = (runner: RunnerSeen, spent: readonly Face[], { boost }: Price): number =>
  boost === "none" ? 0 : boostsWith(runner, spent, boost);

const isPaid = (runner: RunnerSeen, spent: readonly Face[], price: Price): boolean =>
  spent.length > 0 && spent.length + saved(runner, spent, price) >= price.cost;

/** Whether the pool can pay it exactly, once these dice are spent. */
export const canPay = (runner: RunnerSeen, spent: readonly Face[], price: Price): boolean => {
  const rest = mapped(poolWithout(runner, spent), (die) => worth(runner, die.up, price));
  let dice = spent.length;
  let sum = dice + saved(runner, spent, price);
  for (const most of sorted(rest, (a, b) => b - a)) {
    if (dice > 0 && sum >= price.cost) break;
    dice++;
    sum += 1 + most;
  }
  return dice > 0 && dice <= price.cost && sum >= price.cost;
};

/** How few dice of the pool pay it, when those with the most Boosts are spent. */
export const fewestDice = (runner: RunnerSeen, price: Price): number => {
  const worths = mapped(poolWithout(runner, []), (die) => worth(runner, die.up, price));
  let dice = 0;
  let sum = 0;
  for (const most of sorted(worths, (a, b) => b - a)) {
    if (dice > 0 && sum >= price.cost) return dice;
    dice++;
    sum += 1 + most;
  }
  return dice;
};

/** Why this die does not pay: it is not in the pool, or the rest could not be paid with it. */
const whyNotPay = (runner: RunnerSeen, spent: readonly Face[], price: Price, word: Word): Verdict => {
  if (word === ENOUGH) return isPaid(runner, spent, price) ? "fine" : refuse("DL-ACTN-06");
  const verdict = whyNotSpend(runner, spent, word);
  if (verdict !== "fine") return verdict;
  return canPay(runner, withItem(spent, word), price) ? "fine" : refuse("DL-ACTN-06");
};

const diceFor = (runner: RunnerSeen, spent: readonly Face[], price: Price): Choice => {
  const paid = isPaid(runner, spent, price);
  const dice = facesOf(poolWithout(runner, spent));
  const whyNot = (word: Word): Verdict => whyNotPay(runner, spent, price, word);
  return allowed(paid ? joined([ENOUGH], dice) : dice, whyNot, paid ? [ENOUGH] : []);
};

/** One die after the other; where Boosts have paid the rest one may stop (DL-ACTN-03, DL-BOOST-01). */
export const payment = (talk: CityTalk, runner: RunnerSeen, price: Price): readonly Face[] => {
  let spent: readonly Face[] = [];
  while (spent.length < price.cost && !isOpen(talk)) {
    const before = spent;
    // What is paid for is not asked about where no further die could go with it.
    if (isPaid(runner, before, price) && diceFor(runner, before, price).of.length === 1) return spent;
    const word = wordTo(talk, "with", () => diceFor(runner, before, price));
    if (word === ENOUGH) return spent;
    if (word !== "") spent = withItem(spent, word);
  }
  return spent;
};
