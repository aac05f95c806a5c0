import { kept, mapped, most } from "../../kernel/list";
import { asItIs, type Asked, type Shortcut, type Shortened, shortcutsBy } from "../../kernel/shortcut";
import { saidOn, usually } from "../../kernel/say";
import { type Answer, ENOUGH, wordAt } from "../../kernel/talk";
import type { Say, Word } from "../../kernel/words";
import { easeOf, isFace, plainness } from "./bot/dice-worth";
import type { Boost } from "./content/dice";
import { RULES } from "./rules/rules";
import { runnerOf } from "./rules/runners";
import type { CityNouns, CityPart, Face, RunnerSeen } from "./vocabulary";

/** A Run, or another action, in one choice: it is paid with the dice that will be missed least. */

export type CityShort = "act" | "actPaid" | "pay";

/** The symbols that are spent where they save a die, or make an Attack a Special; all others are kept. */
const WANTED: Readonly<Record<Word, Readonly<Partial<Record<Boost, number>>>>> = {
  attack: { power: 30 },
  climb: { climb: 60 },
  jump: { jump: 60 },
};

/** Those nearest at hand come first: a panel has not room for all of them. */
const ACTS: readonly { readonly act: Word; readonly over: CityPart }[] = [
  { act: "run", over: "to" },
  { act: "attack", over: "target" },
  { act: "climb", over: "to" },
  { act: "jump", over: "to" },
  { act: "interact", over: "feature" },
  { act: "use", over: "item" },
];

const cheapest = (runner: RunnerSeen, dice: readonly Word[], act: Word): readonly Face[] =>
  most(dice, (die) => easeOf(runner, die, WANTED[act] ?? {}) * 10 + plainness(die)).slice(0, 1);

/** The cheapest dice pay, what is paid for is enough, and all else is as usual. */
const asCheaply =
  (runner: RunnerSeen, act: Word): Answer =>
  (part, said) => {
    if (part.ask !== "with" || part.of.indexOf(ENOUGH) >= 0) return usually(part, said);
    return cheapest(runner, part.of, act);
  };

const facesIn = (say: Say): readonly Word[] =>
  kept(
    mapped(say, (words) => words[0] ?? ""),
    isFace,
  );

const named = (act: Word, what: Word, after: Say): Pick<Shortcut, "short" | "slots"> => {
  const dice = facesIn(after);
  const short: CityShort = dice.length > 0 ? "actPaid" : "act";
  return { short, slots: { act, what, with: dice } };
};

/** An action and what it is done to. */
const actions = (asked: Asked<CityNouns>, runner: RunnerSeen): readonly (readonly Shortcut[])[] =>
  mapped(ACTS, ({ act, over }) => {
    const shortcuts = shortcutsBy({ rules: RULES }, asked, act, over, asCheaply(runner, act), (what, after) =>
      named(act, what, after),
    );
    // What is to be known of all actions at once would be more than a frame has room for.
    return act === "run" ? shortcuts : mapped(shortcuts, (each) => ({ ...each, word: "" }));
  });

/** All that is left, for who has said what is done. */
const payment = ({ state, ask, said }: Asked<CityNouns>, runner: RunnerSeen): readonly Shortcut[] => {
  const whole = saidOn({ rules: RULES }, state, ask, said, asCheaply(runner, wordAt(said, 0)));
  if (whole.part !== "said" || whole.said.length <= said.length + 1) return [];
  const short: CityShort = "pay";
  const slots = { with: facesIn(whole.said.slice(said.length)) };
  return [{ key: "cheapest", short, slots, say: whole.said, word: "", after: said }];
};

export const shortened = (asked: Asked<CityNouns>): Shortened => {
  const { state, ask, part } = asked;
  if (ask.step.do !== "turn") return asItIs(part);
  const runner = runnerOf(state, ask.step.runner);
  if (part.ask === "act") return { shortcuts: actions(asked, runner), words: part.of };
  return part.ask === "with" ? { shortcuts: [payment(asked, runner)], words: part.of } : asItIs(part);
};
