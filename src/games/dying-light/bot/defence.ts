import type { Say, Word } from "../../../kernel/words";
import { isGearSlot } from "../content/runners";
import { isInfected } from "../content/infected";
import { attackersOf, powerOf } from "../rules/attacking";
import { boostsWith } from "../rules/boosts";
import { isNight, runnerOf, skillOf } from "../rules/runners";
import { AREA_GRAPH, areaOf } from "../rules/ground";
import { woundsLeft } from "../rules/wounds";
import type { CitySeen, CityStep, Face } from "../vocabulary";
import { easeOf, isFace } from "./dice-worth";
import { scoreOfPush, scoreOfPushTo } from "./pushing";

export type Defend = Extract<CityStep, { readonly do: "defend" }>;

interface Stand {
  /** Wounds that are certain, and those the Damage Die may add. */
  readonly certain: number;
  readonly possible: number;
}

const isSlot = (word: Word): boolean => word.slice(0, 4) === "slot";

const standOf = (state: CitySeen, { attack }: Defend, said: Say): Stand => {
  const faces: Face[] = [];
  let points = attack.aid;
  for (const part of said) {
    for (const word of part) {
      if (isFace(word)) faces.push(word);
      if (isFace(word) || isSlot(word) || isGearSlot(word)) points++;
    }
  }
  points += boostsWith(runnerOf(state, attack.runner), faces, "block");
  if (faces.length > 0 && skillOf(attack.runner) === "skill.hold-the-line") points++;
  const certain = powerOf(attack) - points;
  return { certain, possible: certain + (isNight(state) ? 2 : attackersOf(attack) > 0 ? 1 : 0) };
};

interface Remembered {
  readonly state: CitySeen;
  readonly asked: Defend;
  readonly said: Say;
  readonly stand: Stand;
}

/** The words of a part are scored one by one, all after the same that was said. */
const kept: { known: Remembered | "none" } = { known: "none" };

const knownStand = (state: CitySeen, asked: Defend, said: Say): Stand => {
  const { known } = kept;
  if (known !== "none" && known.state === state && known.asked === asked && known.said === said) return known.stand;
  const stand = standOf(state, asked, said);
  kept.known = { state, asked, said, stand };
  return stand;
};

/** Dice that are left defend for nothing; Armor and tired dice are for Wounds that are certain. */
export const scoreOfDefence = (state: CitySeen, asked: Defend, said: Say, word: Word): number => {
  if (word === "done") return 1;
  const { certain, possible } = knownStand(state, asked, said);
  const runner = runnerOf(state, asked.attack.runner);
  if (isFace(word)) return possible > 0 ? easeOf(runner, word, { block: possible > 1 ? 60 : -30, push: 60 }) : 0;
  // Two Wounds at once also cost the Momentum Die.
  const grave = certain > 1 || woundsLeft(runner) <= 2;
  if (isSlot(word)) return certain > 0 && (grave || runner.chase.length > 0) ? 2 : 0;
  if (isGearSlot(word)) return certain > 0 ? 2 : 0;
  if (isInfected(word)) return word === "howler" ? 0 : scoreOfPush(word);
  return AREA_GRAPH[word] !== undefined ? scoreOfPushTo(state, areaOf(runner.zone), word, "none") : 1;
};
