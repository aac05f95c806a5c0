import { kept, mapped } from "../../../kernel/list";
import { place, type Place, type Scene } from "../../../kernel/scene";
import { wholeScene } from "../../../kernel/sections";
import { AREAS } from "../content/board";
import { CRATES, INHIBITOR } from "../content/cards";
import { INFECTED, INFECTED_TYPES, type InfectedType } from "../content/infected";
import { crowdOf } from "../rules/crowd";
import { isNight } from "../rules/runners";
import type { Word } from "../../../kernel/words";
import { type AreaId, type CitySeen, UNSEEN } from "../vocabulary";
import { ALWAYS, NEVER_MOVING } from "./always";
import { KINDS } from "./kinds";
import { type Places, type Put, putAt, putInto, putPile, putRow } from "../../../kernel/places";
import { eachRunner, ownSpot, putBelongings, putBoards, putDice, putExposure, putFigure, putGear } from "./player-area";
import { addCrowd } from "./standing";
import { putTokens } from "./tokens";

const NOBODY_DOWN: readonly InfectedType[] = [];

const downIn = (state: CitySeen, area: AreaId): readonly InfectedType[] =>
  state.down.length === 0
    ? NOBODY_DOWN
    : mapped(
        kept(state.down, (figure) => figure.area === area),
        (figure) => figure.infected,
      );

const putInfected = (places: Places, state: CitySeen): void => {
  const figures: Record<InfectedType, Place[]> = { biter: [], viral: [], howler: [], volatile: [] };
  for (const { area } of AREAS) addCrowd(figures, area, crowdOf(state, area), downIn(state, area));
  for (const type of INFECTED_TYPES) {
    const list = figures[type];
    for (let n = list.length; n < INFECTED[type].figures; n++) list.push(place("supply." + type, n, "standing"));
    places[type] = list;
  }
};

const ownedDice = (state: CitySeen, type: Word): number => {
  let owned = 0;
  for (const runner of state.runners) owned += kept(runner.dice, (die) => die.type === type).length;
  return owned;
};

/** The dice nobody owns: those for upgrades, and those upgraded. */
const putSpareDice = (put: Put, state: CitySeen): void => {
  for (let n = ownedDice(state, "basic"); n < (KINDS["die.basic"]?.count ?? 0); n++)
    put("die.basic", place("box", n, "basic.1"));
  for (const type of ["combat", "parkour"] as const) {
    const kind = "die." + type;
    const owned = ownedDice(state, type);
    for (let n = owned; n < (KINDS[kind]?.count ?? 0); n++) put(kind, place("supply." + kind, n - owned, type + ".1"));
  }
};

const dice = (places: Places, state: CitySeen): void => {
  const put = putInto(places);
  eachRunner(state, (runner, number) => {
    putDice(put, runner, number);
  });
  putSpareDice(put, state);
};

/** The dice all roll with. */
const risk = (places: Places, { riskDice }: CitySeen): void => {
  putFaces(places, "die.risk", riskDice, "risk");
};
const damage = (places: Places, { damageDice }: CitySeen): void => {
  putFaces(places, "die.damage", damageDice, "damage");
};

const putFaces = (places: Places, kind: Word, faces: readonly Word[], at: Word): void => {
  for (let n = 0; n < faces.length; n++) putAt(places, kind, place(at, n, faces[n] ?? ""));
};

/** Which of the unseen Wound Cards lies with a Runner nobody knows: any will do; healed ones lie in their order. */
const wounds = (places: Places, state: CitySeen): void => {
  const put = putInto(places);
  for (const runner of state.runners) putRow(put, runner.heavy, ownSpot(runner, "heavy"), "front");
  let next = 0;
  const nameOf = (card: Word): Word => (card === UNSEEN ? (state.wounds[next++] ?? "") : card);
  for (const { home, light } of state.runners)
    if (light !== "none") put(nameOf(light), place(home + ".light", 0, "back"));
  let layer = 0;
  for (const card of state.woundDeck) {
    if (card !== UNSEEN) layer++;
    put(nameOf(card), place("wounds", layer, "back"));
    if (card !== UNSEEN) layer++;
  }
};

const exposureTokens = (places: Places, state: CitySeen): void => {
  const put = putInto(places);
  let taken = 0;
  for (const { home, token } of state.runners) {
    if (token !== "none") {
      put("exposure-token", place(home + ".token", 0, "front"));
      taken++;
    }
  }
  for (let n = taken; n < (KINDS["exposure-token"]?.count ?? 0); n++) {
    put("exposure-token", place("supply.exposure", n, "front"));
  }
};

const activation = (places: Places, state: CitySeen): void => {
  const put = putInto(places);
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

/** Which card lies under which Objective token nobody knows: any will do. */
const scenario = (places: Places, state: CitySeen): void => {
  const put = putInto(places);
  putRow(put, state.scenario, "scenario", "back");
  putRow(put, state.scenarioShown, "scenario.shown", "front");
  putRow(put, state.scenarioDone, "scenario.done", "front");
  let next = 0;
  for (const { token } of CRATES) {
    const closed = kept(state.features, (feature) => feature.token === token).length > 0;
    if (closed) put(state.crates[next++] ?? "", place("crate." + token, 0, "back"));
  }
  for (const card of state.crates.slice(next)) put(card, place("box", 0, "back"));
};

/** The Inhibitor's card and token lie aside until it is found; then the token lies on the card. */
const putInhibitor = (put: Put, state: CitySeen): void => {
  let found = false;
  for (const { home, items } of state.runners) {
    const at = items.indexOf(INHIBITOR);
    if (at >= 0) {
      put("inhibitor", place(home + ".items", at, "front"));
      found = true;
    }
  }
  if (!found) put(INHIBITOR, place("aside.inhibitor", 0, "front"));
  for (let n = found ? 1 : 0; n < (KINDS["inhibitor"]?.count ?? 0); n++)
    put("inhibitor", place("supply.inhibitor", n, "front"));
};

/** What is carried, what lies in its piles, and the weapons. */
const items = (places: Places, state: CitySeen): void => {
  const put = putInto(places);
  for (const runner of state.runners) putBelongings(put, runner);
  putPile(put, state.common, "common");
  putPile(put, state.epic, "epic");
  putRow(put, state.chase, "chase", "front");
  putRow(put, state.commonDiscard, "common.discard", "front");
  putRow(put, state.epicDiscard, "epic.discard", "front");
  putInhibitor(put, state);
};

const putInfectedCards = (places: Places, state: CitySeen): void => {
  const night = isNight(state);
  for (let n = 0; n < INFECTED_TYPES.length; n++) {
    const up = n === 0 || night ? "front" : "back";
    putAt(places, "infected-card." + (INFECTED_TYPES[n] ?? ""), place("infected-cards", n, up));
  }
};

const roundMarker = (places: Places, { round }: CitySeen): void => {
  putAt(places, "round-marker", place("round.marker", round - 1, "front"));
};

/** What never changes its place. */
const board = (places: Places): void => {
  for (const kind of NEVER_MOVING) places[kind] = ALWAYS[kind] ?? [];
};

/** Where everything should be, section by section. */
export const SCENE = {
  board,
  tokens: (places: Places, state: CitySeen): void => {
    putTokens(putInto(places), state);
  },
  infected: putInfected,
  figures: (places: Places, state: CitySeen): void => {
    eachRunner(state, (runner, number) => {
      putFigure(places, runner, number);
    });
  },
  boards: (places: Places, state: CitySeen): void => {
    eachRunner(state, (runner, number) => {
      putBoards(places, runner, number);
    });
  },
  gear: (places: Places, state: CitySeen): void => {
    for (const runner of state.runners) putGear(places, runner);
  },
  exposure: (places: Places, state: CitySeen): void => {
    const night = isNight(state);
    eachRunner(state, (runner, number) => {
      putExposure(places, runner, number, night);
    });
  },
  dice,
  risk,
  damage,
  wounds,
  exposureTokens,
  activation,
  items,
  scenario,
  infectedCards: putInfectedCards,
  roundMarker,
};

export const scene = (state: CitySeen): Scene => wholeScene(SCENE, state);
