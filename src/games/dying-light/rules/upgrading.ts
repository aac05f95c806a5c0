import { has, kept, mapped } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import type { Word } from "../../../kernel/words";
import { type DieType, FACES, SPARE_DICE } from "../content/dice";
import type { CityChance, CitySeen, Die, RunnerSeen } from "../vocabulary";
import { runnerOf } from "./runners";

export type Upgraded = "combat" | "parkour";

const TYPES: readonly Upgraded[] = ["combat", "parkour"];

/** A die by what it shows in the pool, elsewhere by its slot. */
export const dieWord = ({ at, slot, up }: Die): Word => {
  if (at === "pool") return up;
  return (at === "track" ? "slot" : at) + numberText(slot);
};

/** The dice that a Basic Die can become: two of each are spare (DL-RULING-59). */
export const upgrades = (state: CitySeen): readonly Upgraded[] =>
  kept(TYPES, (type) => {
    let owned = 0;
    for (const { dice } of state.runners) owned += kept(dice, (die) => die.type === type).length;
    return owned < state.runners.length + SPARE_DICE;
  });

export const diceInPlay = (runner: RunnerSeen): readonly Die[] =>
  kept(runner.dice, ({ at }) => at !== "supply" && at !== "momentum");

/** Equal dice of the pool are one choice. */
export const basicDice = (runner: RunnerSeen): readonly Die[] => {
  const dice: Die[] = [];
  for (const die of diceInPlay(runner)) {
    if (die.type === "basic" && !has(mapped(dice, dieWord), dieWord(die))) dice.push(die);
  }
  return dice;
};

/** The new die is rolled before it takes the old one's place (DL-UPG-03, DL-RULING-70). */
export const upgrade: CityChance<"upgrade"> = {
  kind: "chance",
  draws: (_state, { type }) => [{ of: "die." + type, with: "die." + type, sides: FACES[type] }],
  land: ({ state, emit }, { runner, die, type }, [face = ""]) => {
    const owned = kept(runnerOf(state, runner).dice, (each) => each.type === type).length;
    const { seat } = runnerOf(state, runner);
    emit({ was: "dieUpgraded", runner, seat, die, type, to: type + numberText(owned + 1), face });
  },
  read: (_state, _step, came) => came,
};

/** One die of the pool is rolled. */
export const rollDie: CityChance<"rollDie"> = {
  kind: "chance",
  draws: (state, { runner, die }) =>
    mapped(
      kept(runnerOf(state, runner).dice, (each) => each.die === die),
      ({ type }) => ({ of: die, with: "die." + type, sides: sidesOf(type) }),
    ),
  land: ({ state, emit }, { runner, die }, came) => {
    emit({ was: "diceRolled", runner, seat: runnerOf(state, runner).seat, dice: [die], faces: came, by: "DL-PV-10" });
  },
  read: (_state, _step, came) => came,
};

const sidesOf = (type: DieType): readonly Word[] => FACES[type];
