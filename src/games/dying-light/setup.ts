import type { Options } from "../../kernel/game";
import { joined, mapped } from "../../kernel/list";
import { shuffled } from "../../kernel/pile";
import type { Seat, Word } from "../../kernel/words";
import { AREAS, FEATURES, START_ZONE, STARTING_BITERS } from "./content/board";
import {
  CHASE_CARDS,
  COMMON_ITEMS,
  ENEMY_ACTIVATION,
  EPIC_ITEMS,
  FIRST_ROUND,
  SCENARIO_CARDS,
  WOUND_CARDS,
} from "./content/cards";
import { DAMAGE_DICE, FACES, OWN_DICE, RISK_DICE } from "./content/dice";
import { EXPOSURE_CARDS } from "./content/exposure-cards";
import { RUNNERS } from "./content/runners";
import {
  type AreaId,
  type City,
  type CityStep,
  type Crowd,
  type Die,
  type Face,
  type Runner,
  UNSEEN,
} from "./vocabulary";

/** The four player areas; each Runner's belongings lie ready in one (DL-TTS-02). */
const HOMES: readonly Seat[] = ["p1", "p2", "p3", "p4"];

/** The Momentum Die starts outside the player area (DL-SETUP-28). */
const ownDice = (): readonly Die[] =>
  mapped(OWN_DICE, ({ die, type }) => ({
    die,
    type,
    at: type === "momentum" ? "supply" : "pool",
    slot: 0,
    up: FACES[type][0],
  }));

const runners = (): Runner[] =>
  mapped(RUNNERS, ({ runner, set, weapon }, i) => ({
    runner,
    seat: "none",
    home: HOMES[i] ?? "box",
    zone: START_ZONE,
    dice: ownDice(),
    set,
    gear: { jacket: "whole", gloves: "whole", shoes: "whole" },
    weapon,
    items: [],
    loot: [],
    masked: false,
    grappled: false,
    token: "none",
    chase: [],
    light: "none",
    heavy: [],
    deck: shuffled(mapped(EXPOSURE_CARDS, ({ card }) => card)),
    drawn: [],
    discard: [],
    exposure: 0,
  }));

const infected = (): Record<AreaId, Crowd> => {
  const crowds: Record<AreaId, Crowd> = {};
  for (const { area } of AREAS) crowds[area] = { biter: 0, viral: 0, howler: 0, volatile: 0 };
  for (const { area, biters } of STARTING_BITERS) {
    crowds[area] = { biter: biters, viral: 0, howler: 0, volatile: 0 };
  }
  return crowds;
};

const woundCards = (): Word[] => {
  let cards: Word[] = [];
  for (const { card, copies } of WOUND_CARDS) for (let i = 0; i < copies; i++) cards = joined(cards, [card]);
  return cards;
};

const allShow = (face: Face, count: number): readonly Face[] => {
  const faces: Face[] = [];
  for (let i = 0; i < count; i++) faces[i] = face;
  return faces;
};

/** The prebuilt table (DL-TTS-02): the city, its tokens and Biters, every deck, and S01 revealed. */
export const setup = (
  seats: readonly Seat[],
  options: Options,
): { readonly state: City; readonly agenda: readonly [CityStep, ...CityStep[]] } => ({
  state: {
    seats,
    options,
    ending: "playing",
    round: FIRST_ROUND,
    phase: "setup",
    runners: runners(),
    active: "none",
    activated: [],
    resolved: [],
    infected: infected(),
    down: [],
    flares: [],
    features: mapped(FEATURES, ({ token, zone }) => ({ token, zone, up: token === "uv" ? "inactive" : "front" })),
    activation: shuffled(
      joined(
        [ENEMY_ACTIVATION],
        mapped(RUNNERS, ({ runner }) => "activation." + runner),
      ),
    ),
    activationDrawn: [],
    chase: CHASE_CARDS,
    wounds: woundCards(),
    woundDeck: mapped(woundCards(), () => UNSEEN),
    common: shuffled(COMMON_ITEMS),
    epic: shuffled(EPIC_ITEMS),
    commonDiscard: [],
    epicDiscard: [],
    scenario: SCENARIO_CARDS.slice(1),
    scenarioShown: SCENARIO_CARDS.slice(0, 1),
    scenarioDone: [],
    crates: [],
    riskDice: allShow(FACES.risk[0], RISK_DICE),
    damageDice: allShow(FACES.damage[0], DAMAGE_DICE),
  },
  agenda: [{ do: "choose" }],
});
