import { fail } from "../../kernel/fail";
import { has, joined, kept, mapped, without, withItem, withoutAll } from "../../kernel/list";
import { cardsOf, drawn, shuffled } from "../../kernel/pile";
import type { Evolve, Word } from "../../kernel/words";
import { COMMON_ITEMS, CRATE_CARDS, ENEMY_ACTIVATION, INHIBITOR } from "./content/cards";
import type { InfectedType } from "./content/infected";
import {
  type AreaId,
  type City,
  type CityNouns,
  type Crowd,
  type Die,
  type DieId,
  type DiePlace,
  type Runner,
  type RunnerId,
  UNSEEN,
} from "./vocabulary";

const runnerIn = (state: City, id: RunnerId): Runner => {
  for (const runner of state.runners) if (runner.runner === id) return runner;
  return fail("no such runner: " + id);
};

const crowdIn = (state: City, area: AreaId): Crowd => state.infected[area] ?? fail("no such area: " + area);

const changeDice = (runner: Runner, change: (this: void, die: Die) => Die): void => {
  runner.dice = mapped(runner.dice, change);
};

const moved = (die: Die, at: DiePlace, slot: number): Die => ({ die: die.die, type: die.type, at, slot, up: die.up });

const putDie = (runner: Runner, id: DieId, at: DiePlace, slot: number): void => {
  changeDice(runner, (die) => (die.die === id ? moved(die, at, slot) : die));
};

const putMomentum = (runner: Runner, at: DiePlace): void => {
  changeDice(runner, (die) => (die.type === "momentum" ? moved(die, at, 0) : die));
};

/** Whoever had it takes what the chooser had. */
const swap = (state: City, runner: Runner, what: "home" | "set" | "weapon", to: Word): void => {
  for (const other of state.runners) if (other[what] === to) other[what] = runner[what];
  runner[what] = to;
};

const figures = (state: City, infected: InfectedType, area: AreaId, more: number): void => {
  crowdIn(state, area)[infected] += more;
};

const activationCards = (state: City): Word[] => {
  const runners = kept(state.runners, (runner) => runner.seat !== "none");
  return joined(
    [ENEMY_ACTIVATION],
    mapped(runners, (runner) => "activation." + runner.runner),
  );
};

const showDamage = (state: City, faces: readonly Word[]): void => {
  state.damageDice = joined(faces, state.damageDice.slice(faces.length));
};

const withoutDown = (state: City, infected: InfectedType, area: AreaId): void => {
  const figure = kept(state.down, (each) => each.infected === infected && each.area === area)[0];
  if (figure !== undefined) state.down = without(state.down, figure);
};

const place = (state: City, token: Word, zone: Word, up: Word): void => {
  state.features = withItem(state.features, { token, zone, up });
};

const unplace = (state: City, token: Word, zone: Word, up: Word): void => {
  const there = kept(state.features, (each) => each.token === token && each.zone === zone);
  const found = kept(there, (each) => up === "any" || each.up === up)[0];
  if (found !== undefined) state.features = without(state.features, found);
};

const reveal = (state: City, card: Word): void => {
  state.scenario = without(state.scenario, card);
  state.scenarioShown = withItem(state.scenarioShown, card);
};

export const evolve: Evolve<CityNouns> = {
  runnerChosen: (state, { seat, runner: id, set, weapon }) => {
    const runner = runnerIn(state, id);
    runner.seat = seat;
    swap(state, runner, "home", seat);
    swap(state, runner, "set", set);
    swap(state, runner, "weapon", weapon);
  },
  boxCleared: (state) => {
    for (const runner of state.runners) if (runner.seat === "none") runner.home = "box";
    state.activation = shuffled(activationCards(state));
  },
  roundBegan: (state) => {
    for (const runner of state.runners) runner.masked = false;
    state.activated = [];
    state.resolved = [];
  },
  phaseBegan: (state, { phase }) => {
    state.phase = phase;
  },
  roundAdvanced: (state, { round }) => {
    state.round = round;
  },
  activationShuffled: (state) => {
    state.activation = shuffled(activationCards(state));
    state.activationDrawn = [];
  },
  activationDrawn: (state, { card }) => {
    state.activation = drawn(state.activation, card);
    state.activationDrawn = joined([card], state.activationDrawn);
  },
  runnerActivated: (state, { runner }) => {
    state.active = runner;
    state.activated = withItem(state.activated, runner);
    runnerIn(state, runner).grappled = false;
  },
  diceGathered: (state, { runner }) => {
    changeDice(runnerIn(state, runner), (die) =>
      die.at === "supply" || die.at === "fatigue" ? die : moved(die, "pool", 0),
    );
  },
  diceCooled: (state, { runner }) => {
    changeDice(runnerIn(state, runner), (die) => (die.at === "fatigue" ? moved(die, "cooldown", die.slot) : die));
  },
  diceRolled: (state, { runner, dice, faces }) => {
    changeDice(runnerIn(state, runner), (die) => {
      const at = dice.indexOf(die.die);
      return { die: die.die, type: die.type, at: die.at, slot: die.slot, up: faces[at] ?? die.up };
    });
  },
  diePaid: (state, { runner, die, slot }) => {
    putDie(runnerIn(state, runner), die, "track", slot);
  },
  momentumGained: (state, { runner }) => {
    putMomentum(runnerIn(state, runner), "momentum");
  },
  momentumLost: (state, { runner }) => {
    putMomentum(runnerIn(state, runner), "supply");
  },
  runnerMoved: (state, { runner, to }) => {
    runnerIn(state, runner).zone = to;
  },
  grappled: (state, { runner }) => {
    runnerIn(state, runner).grappled = true;
  },
  pushed: (state, { infected, from, to }) => {
    figures(state, infected, from, -1);
    figures(state, infected, to, 1);
  },
  struck: (state, { faces }) => {
    showDamage(state, faces);
  },
  rerolled: (state, { faces }) => {
    showDamage(state, faces);
  },
  killed: (state, { infected, area, down }) => {
    if (down) withoutDown(state, infected, area);
    else figures(state, infected, area, -1);
  },
  withstood: () => undefined,
  knockedDown: (state, { infected, area }) => {
    figures(state, infected, area, -1);
    state.down = withItem(state.down, { infected, area });
  },
  stoodUp: (state, { infected, area }) => {
    withoutDown(state, infected, area);
    figures(state, infected, area, 1);
  },
  passed: () => undefined,
  activationEnded: (state) => {
    state.active = "none";
  },
  riskRolled: (state, { faces }) => {
    state.riskDice = joined(faces, state.riskDice.slice(faces.length));
  },
  exposureTaken: (state, { runner }) => {
    runnerIn(state, runner).token = "held";
  },
  exposureReturned: (state, { runner }) => {
    runnerIn(state, runner).token = "none";
  },
  masked: (state, { runner }) => {
    runnerIn(state, runner).masked = true;
  },
  itemFound: (state, { runner: id, item, deck }) => {
    const runner = runnerIn(state, id);
    runner.items = withItem(runner.items, item);
    state[deck] = drawn(state[deck], item);
  },
  itemUsed: (state, { runner: id, item }) => {
    const runner = runnerIn(state, id);
    runner.items = without(runner.items, item);
    if (has(COMMON_ITEMS, item)) state.commonDiscard = joined([item], state.commonDiscard);
    else state.epicDiscard = joined([item], state.epicDiscard);
  },
  itemsShuffled: (state, { deck }) => {
    state[deck] = shuffled(deck === "common" ? state.commonDiscard : state.epicDiscard);
    if (deck === "common") state.commonDiscard = [];
    else state.epicDiscard = [];
  },
  itemsExchanged: (state, { runner: id, partner, given, taken }) => {
    const runner = runnerIn(state, id);
    const other = runnerIn(state, partner);
    runner.items = joined(withoutAll(runner.items, given), taken);
    other.items = joined(withoutAll(other.items, taken), given);
  },
  weaponSwitched: (state, { runner: id, weapon }) => {
    const runner = runnerIn(state, id);
    runner.items = withItem(without(runner.items, weapon), runner.weapon);
    runner.weapon = weapon;
  },
  lightHealed: (state, { runner: id }) => {
    const runner = runnerIn(state, id);
    state.woundDeck = withItem(state.woundDeck, runner.light);
    runner.light = "none";
  },
  heavyHealed: (state, { runner: id, wound }) => {
    const runner = runnerIn(state, id);
    runner.heavy = without(runner.heavy, wound);
    runner.light = wound;
  },
  dieRestored: (state, { runner, die, at, slot }) => {
    putDie(runnerIn(state, runner), die, at, slot);
  },
  dieUpgraded: (state, { runner, die: old, type, to, face }) => {
    changeDice(runnerIn(state, runner), (die) =>
      die.die === old ? { die: to, type, at: die.at, slot: die.slot, up: face } : die,
    );
  },
  lootTaken: (state, { runner: id, token, zone }) => {
    const runner = runnerIn(state, id);
    unplace(state, token, zone, "any");
    runner.loot = withItem(runner.loot, token);
  },
  tokenPlaced: (state, { token, zone, up }) => {
    place(state, token, zone, up);
  },
  tokenRemoved: (state, { token, zone }) => {
    unplace(state, token, zone, "any");
  },
  uvLit: (state, { zone }) => {
    unplace(state, "uv", zone, "inactive");
    place(state, "uv", zone, "active");
  },
  flareLit: (state, { zone }) => {
    place(state, "uv", zone, "active");
    state.flares = withItem(state.flares, zone);
  },
  flareOut: (state, { zone }) => {
    unplace(state, "uv", zone, "active");
    state.flares = without(state.flares, zone);
  },
  scenarioRevealed: (state, { card }) => {
    reveal(state, card);
  },
  cratesLaid: (state) => {
    state.crates = CRATE_CARDS;
    state.scenario = withoutAll(state.scenario, CRATE_CARDS);
  },
  crateOpened: (state, { token, zone, card }) => {
    unplace(state, token, zone, "any");
    state.crates = without(state.crates, card);
    state.scenarioDone = joined([card], state.scenarioDone);
  },
  inhibitorFound: (state, { runner: id }) => {
    const runner = runnerIn(state, id);
    runner.items = withItem(runner.items, INHIBITOR);
  },
  eventCame: (state, { card }) => {
    state.scenario = without(state.scenario, card);
    state.scenarioDone = joined([card], state.scenarioDone);
  },
  chaseTaken: (state, { runner, card }) => {
    runnerIn(state, runner).chase = withItem(runnerIn(state, runner).chase, card);
    state.chase = without(state.chase, card);
  },
  chaseEnded: (state, { runner, card }) => {
    runnerIn(state, runner).chase = without(runnerIn(state, runner).chase, card);
    state.chase = withItem(state.chase, card);
  },
  dieFatigued: (state, { runner, die, slot }) => {
    putDie(runnerIn(state, runner), die, "fatigue", slot);
  },
  lightWoundTaken: (state, { runner, card }) => {
    runnerIn(state, runner).light = card;
    state.woundDeck = state.woundDeck.slice(1);
  },
  woundTurned: (state, { runner: id, wound }) => {
    const runner = runnerIn(state, id);
    if (runner.light === UNSEEN) state.wounds = without(state.wounds, wound);
    runner.light = "none";
    runner.heavy = withItem(runner.heavy, wound);
  },
  gearUsed: (state, { runner, gear, side }) => {
    runnerIn(state, runner).gear[gear] = side;
  },
  gearRipped: (state, { runner, gear, side }) => {
    runnerIn(state, runner).gear[gear] = side;
  },
  spawned: (state, { infected, area }) => {
    figures(state, infected, area, 1);
  },
  spawnLost: () => undefined,
  spreadBegan: () => undefined,
  infectedMoved: (state, { infected, from, to }) => {
    figures(state, infected, from, -1);
    figures(state, infected, to, 1);
  },
  movesLost: () => undefined,
  exposureChecked: (state, { runner: id, exposure }) => {
    const runner = runnerIn(state, id);
    runner.exposure = exposure;
    if (runner.token === "held") runner.token = "counted";
  },
  areaResolved: (state, { area }) => {
    state.resolved = withItem(state.resolved, area);
  },
  deckRenewed: (state, { runner: id }) => {
    const runner = runnerIn(state, id);
    runner.deck = shuffled(runner.discard);
    runner.discard = [];
  },
  cardDrawn: (state, { runner: id, card }) => {
    const runner = runnerIn(state, id);
    runner.deck = drawn(runner.deck, card);
    runner.drawn = withItem(runner.drawn, card);
  },
  cardsDiscarded: (state, { runner: id }) => {
    const runner = runnerIn(state, id);
    for (const card of runner.drawn) runner.discard = joined([card], runner.discard);
    runner.drawn = [];
  },
  cardsReshuffled: (state, { runner: id }) => {
    const runner = runnerIn(state, id);
    runner.deck = shuffled(joined(cardsOf(runner.deck), joined(runner.discard, runner.drawn)));
    runner.discard = [];
    runner.drawn = [];
  },
  attacked: () => undefined,
  defended: () => undefined,
  aidLent: () => undefined,
  damageRolled: (state, { face }) => {
    showDamage(state, [face]);
  },
  howled: () => undefined,
  eliminated: (state) => {
    reveal(state, "scenario.s11");
    state.ending = "eliminated";
  },
  dawnMissed: (state) => {
    reveal(state, "scenario.s11");
    state.ending = "dawnless";
  },
  won: (state) => {
    reveal(state, "scenario.s10");
    state.ending = "won";
  },
};
