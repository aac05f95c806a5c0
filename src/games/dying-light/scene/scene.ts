import { kept, mapped } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import { place, type Place, type Scene } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { AREAS, WALLS } from "../content/board";
import { EVENT_TOKENS, INHIBITOR } from "../content/cards";
import { INFECTED, INFECTED_TYPES, type InfectedType } from "../content/infected";
import { GEAR_SLOTS, RUNNERS } from "../content/runners";
import { isNight } from "../rules/runners";
import { crowdOf } from "../rules/crowd";
import type { CitySeen, Die, RunnerSeen } from "../vocabulary";
import { KINDS } from "./kinds";
import { addCrowd, runnerCell } from "./standing";

type Places = Record<Word, Place[]>;

/** Adds a place of a kind. */
type Put = (this: void, kind: Word, at: Word, n: number, up: Word) => void;

const putInto =
  (places: Places): Put =>
  (kind, at, n, up) => {
    const list = places[kind];
    if (list === undefined) places[kind] = [place(at, n, up)];
    else list.push(place(at, n, up));
  };

/** What never changes its place. */
const ALWAYS: Places = {};
const NEVER_MOVING: Word[] = [];

const always: Put = (kind, at, n, up) => {
  if (ALWAYS[kind] === undefined) NEVER_MOVING.push(kind);
  putInto(ALWAYS)(kind, at, n, up);
};
for (const tile of ["city.nw", "city.ne", "city.sw", "city.se", "round-tracker"]) always(tile, tile, 0, "front");
for (const { area, level } of AREAS) if (level > 0) always("building." + area, "building." + area, 0, "front");
for (let i = 0; i < WALLS.length; i++) {
  const name = "wall" + numberText(i + 1);
  always(WALLS[i]?.wall ?? "", name, 0, "front");
  always("wall.base", name + ".base", 0, "front");
  always("wall.base", name + ".base", 1, "front");
}
for (const wall of ["wall.short", "wall.medium", "wall.long", "wall.base"]) {
  const used = (ALWAYS[wall] ?? []).length;
  for (let n = used; n < (KINDS[wall]?.count ?? 0); n++) always(wall, "box", n, "front");
}
for (const { token, round } of EVENT_TOKENS) always(token, "round.events", round - 1, "front");
always(INHIBITOR, "aside.inhibitor", 0, "front");
always("inhibitor", "supply.inhibitor", 0, "front");
always("inhibitor", "supply.inhibitor", 1, "front");

/** Kinds of tokens, and where those lie that are neither on the board nor with a Runner. */
const TOKENS: readonly { readonly token: Word; readonly spare: Word }[] = [
  { token: "nest", spare: "box" },
  { token: "fire", spare: "supply.fire" },
  { token: "jump-pad", spare: "box" },
  { token: "spear", spare: "box" },
  { token: "common-loot", spare: "box" },
  { token: "epic-loot", spare: "box" },
  { token: "electricity", spare: "supply.electricity" },
  { token: "rough", spare: "box" },
  { token: "uv", spare: "supply.uv" },
  { token: "objective1", spare: "supply.objective" },
  { token: "objective2", spare: "supply.objective" },
  { token: "objective3", spare: "supply.objective" },
  { token: "objective4", spare: "supply.objective" },
];

const putTokens = (put: Put, state: CitySeen): void => {
  const inZone: Record<Word, number> = {};
  const placed: Record<Word, number> = {};
  for (const { token, zone, up } of state.features) {
    const n = inZone[zone] ?? 0;
    put(token, zone, n, up);
    inZone[zone] = n + 1;
    placed[token] = (placed[token] ?? 0) + 1;
  }
  let objectives = 0;
  for (const { token, spare } of TOKENS) {
    const kind = KINDS[token];
    for (let n = placed[token] ?? 0; n < (kind?.count ?? 0); n++) {
      put(token, spare, spare === "supply.objective" ? objectives++ : n, kind?.ups[0] ?? "front");
    }
  }
};

const putInfected = (places: Places, state: CitySeen): void => {
  const figures: Record<InfectedType, Place[]> = { biter: [], viral: [], howler: [], volatile: [] };
  for (const { area } of AREAS) addCrowd(figures, area, crowdOf(state, area));
  for (const type of INFECTED_TYPES) {
    const list = figures[type];
    for (let n = list.length; n < INFECTED[type].figures; n++) list.push(place("supply." + type, n, "standing"));
    places[type] = list;
  }
};

const putPile = (put: Put, pile: readonly (readonly Word[])[], at: Word): void => {
  for (let layer = 0; layer < pile.length; layer++) for (const card of pile[layer] ?? []) put(card, at, layer, "back");
};

const putRow = (put: Put, cards: readonly Word[], at: Word, up: Word): void => {
  for (let n = 0; n < cards.length; n++) put(cards[n] ?? "", at, n, up);
};

const SPOT_OF_DIE = {
  pool: "pool",
  track: "track",
  fatigue: "fatigue",
  cooldown: "cooldown",
  momentum: "momentum",
} as const;

const putDie = (put: Put, runner: RunnerSeen, number: number, die: Die, index: number): void => {
  const kind = "die." + die.type;
  if (runner.home === "box") put(kind, "box", index, die.up);
  else if (die.at === "supply") put(kind, "supply." + kind, number, die.up);
  else {
    const spot = runner.home + "." + SPOT_OF_DIE[die.at];
    if (die.at === "track") put(kind, spot + numberText(die.slot), 0, die.up);
    else if (die.at === "pool") put(kind, spot, index, die.up);
    else put(kind, spot, Math.max(0, die.slot - 1), die.up);
  }
};

/** A Runner's own things: in its player area, or in the box. */
const putRunner = (put: Put, runner: RunnerSeen, number: number): void => {
  const { runner: id, home, zone } = runner;
  const boxed = home === "box";
  const at = (name: Word): Word => (boxed ? "box" : home + "." + name);
  const own = boxed ? number : 0;
  put("runner." + id, boxed ? "box" : zone, boxed ? 0 : runnerCell(zone, number), "standing");
  put("character-board", at("board"), own, "front");
  put("help", at("help"), own, "front");
  put("runner-card." + id, at("runner-card"), 0, "front");
  put(RUNNERS[number]?.skill ?? "", at("skill"), 0, "front");
  put(runner.weapon, at("weapon"), 0, "front");
  for (const slot of GEAR_SLOTS) {
    const side = runner.gear[slot];
    const kind = "gear." + runner.set + "." + slot;
    if (side === "gone") put(kind, "box", 0, "damaged");
    else put(kind, at(slot), 0, side);
  }
  for (let i = 0; i < runner.dice.length; i++) {
    const die = runner.dice[i];
    if (die !== undefined) putDie(put, runner, number, die, i);
  }
  putRow(put, runner.heavy, at("heavy"), "front");
  putRow(put, runner.chase, at("chase"), "front");
};

/** At night the Exposure Cards lie the other way round (DL-DAYN-03). */
const putExposure = (places: Places, runner: RunnerSeen, number: number, night: boolean): void => {
  const { home } = runner;
  const boxed = home === "box";
  const add = (card: Word, name: Word, n: number, up: Word): void => {
    const at = boxed ? "box" : home + "." + name;
    const lies: Place = { at, n: boxed ? number : n, up, turn: night ? 2 : 0, label: "", seen: "all" };
    const list = places[card];
    if (list === undefined) places[card] = [lies];
    else list.push(lies);
  };
  for (let layer = 0; layer < runner.deck.length; layer++) {
    for (const card of runner.deck[layer] ?? []) add(card, "exposure", layer, "back");
  }
  for (let n = 0; n < runner.drawn.length; n++) add(runner.drawn[n] ?? "", "drawn", n, "front");
  for (let n = 0; n < runner.discard.length; n++) add(runner.discard[n] ?? "", "discard", n, "front");
};

/** The dice nobody owns: two for upgrades of either colour, and those all roll with. */
const putSharedDice = (put: Put, state: CitySeen): void => {
  for (const type of ["combat", "parkour"] as const) {
    const kind = "die." + type;
    let owned = 0;
    for (const runner of state.runners) owned += kept(runner.dice, (die) => die.type === type).length;
    for (let n = owned; n < (KINDS[kind]?.count ?? 0); n++) put(kind, "supply." + kind, n - owned, type + ".1");
  }
  for (let n = 0; n < state.riskDice.length; n++) put("die.risk", "risk", n, state.riskDice[n] ?? "");
  for (let n = 0; n < state.damageDice.length; n++) put("die.damage", "damage", n, state.damageDice[n] ?? "");
};

/** Which of the unseen Wound Cards lies with a Runner nobody knows: any will do. */
const putWounds = (put: Put, state: CitySeen): void => {
  let next = 0;
  for (const { home, light } of state.runners) {
    for (let i = 0; i < light; i++) put(state.wounds[next++] ?? "", home + ".light", i, "back");
  }
  for (const card of state.wounds.slice(next)) put(card, "wounds", 0, "back");
};

const putExposureTokens = (put: Put, state: CitySeen): void => {
  let taken = 0;
  for (const { home, token } of state.runners) {
    if (token !== "none") {
      put("exposure-token", home + ".token", 0, "front");
      taken++;
    }
  }
  for (let n = taken; n < (KINDS["exposure-token"]?.count ?? 0); n++) {
    put("exposure-token", "supply.exposure", n, "front");
  }
};

const putActivation = (put: Put, state: CitySeen): void => {
  putPile(put, state.activation, "activation");
  putRow(put, state.activationDrawn, "activation.drawn", "front");
  const boxed = kept(state.runners, (runner) => runner.home === "box");
  putRow(
    put,
    mapped(boxed, (runner) => "activation." + runner.runner),
    "box",
    "back",
  );
};

/** Where everything should be. */
export const scene = (state: CitySeen): Scene => {
  const places: Places = {};
  for (const kind of NEVER_MOVING) places[kind] = ALWAYS[kind] ?? [];
  const put = putInto(places);
  const night = isNight(state);
  putTokens(put, state);
  putInfected(places, state);
  for (let number = 0; number < state.runners.length; number++) {
    const runner = state.runners[number];
    if (runner !== undefined) {
      putRunner(put, runner, number);
      putExposure(places, runner, number, night);
    }
  }
  putSharedDice(put, state);
  putWounds(put, state);
  putExposureTokens(put, state);
  putActivation(put, state);
  putPile(put, state.common, "common");
  putPile(put, state.epic, "epic");
  putRow(put, state.chase, "chase", "front");
  putRow(put, state.scenario, "scenario", "back");
  putRow(put, state.scenarioShown, "scenario.shown", "front");
  for (let n = 0; n < INFECTED_TYPES.length; n++) {
    put("infected-card." + (INFECTED_TYPES[n] ?? ""), "infected-cards", n, n === 0 || night ? "front" : "back");
  }
  put("round-marker", "round.marker", state.round - 1, "front");
  return places;
};
