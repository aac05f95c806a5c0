import { anyOf } from "../../../kernel/choice";
import { countOf, has, joined, kept, mapped, withItem } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { ENOUGH, isOpen, wordTo } from "../../../kernel/talk";
import type { Verdict, Word } from "../../../kernel/words";
import { FIRE_TOKENS, isWeapon, UV_TOKENS } from "../content/cards";
import { FIRST_TO_MOVE, type InfectedType, isInfected } from "../content/infected";
import type { AreaId, CityPart, CitySeen, CityTalk, CityTell, RunnerId, RunnerSeen, ZoneId } from "../vocabulary";
import { crowdOf, mayEnter, onFire, underUv } from "./crowd";
import { diceAt, facesOf } from "./dice";
import { areaOf, areasWithin, around, zonesOf } from "./ground";
import { heal, healable, isHurt } from "./healing";
import { runnerOf } from "./runners";
import { basicDice, diceInPlay, dieWord, upgrades } from "./upgrading";

/** What an item does when it is used (DL-PV-10): the choices after its name, and what comes of them. */
export interface ItemUse {
  readonly item: Word;
  /** A Focus item is risky where it is used, a Quick one is not (DL-CONS-02). */
  readonly focus: boolean;
  whyNot(this: void, state: CitySeen, runner: RunnerSeen): Verdict;
  choose(this: void, talk: CityTalk, state: CitySeen, runner: RunnerSeen): readonly Word[];
  perform(this: void, tell: CityTell, runner: RunnerId, words: readonly Word[]): void;
}

const FINE = (): Verdict => "fine";

const NOT_ON_CARD: Word = "DL-USE-01";

/** One of these, where there are any. */
const chosen = (talk: CityTalk, ask: CityPart, of: readonly Word[], against: Word): readonly Word[] =>
  of.length === 0 ? [] : [wordTo(talk, ask, () => anyOf(of, against))];

const healing = (item: Word, times: number): ItemUse => ({
  item,
  focus: true,
  whyNot: (_state, runner) => (isHurt(runner) ? "fine" : refuse("DL-USE-01")),
  choose: (talk, _state, runner) => chosen(talk, "wound", healable(runner, times), NOT_ON_CARD),
  perform: (tell, runner, [wound = ""]) => {
    heal(tell, runner, times, wound);
  },
});

/** From Cooldown to the pool, or without one there from Fatigue to Cooldown. */
const ADRENALINE: ItemUse = {
  item: "item.adrenaline",
  focus: false,
  whyNot: (_state, runner) =>
    diceAt(runner, "cooldown").length + diceAt(runner, "fatigue").length > 0 ? "fine" : refuse("DL-USE-01"),
  choose: (talk, _state, runner) => {
    const cooling = facesOf(diceAt(runner, "cooldown"));
    return chosen(talk, "die", cooling.length > 0 ? cooling : facesOf(diceAt(runner, "fatigue")), NOT_ON_CARD);
  },
  perform: ({ state, emit, next }, id, [face = ""]) => {
    const runner = runnerOf(state, id);
    const from = diceAt(runner, "cooldown").length > 0 ? "cooldown" : "fatigue";
    for (const { die, slot } of kept(diceAt(runner, from), ({ up }) => up === face).slice(0, 1)) {
      if (from === "fatigue") emit({ was: "dieRestored", runner: id, die, at: "cooldown", slot });
      else {
        emit({ was: "dieRestored", runner: id, die, at: "pool", slot: 0 });
        next({ do: "rollDie", runner: id, die });
      }
    }
  },
};

const lured = (state: CitySeen, from: AreaId, to: AreaId, gone: readonly Word[]): readonly InfectedType[] =>
  kept(FIRST_TO_MOVE, (type) => crowdOf(state, from)[type] > countOf(gone, type) && mayEnter(state, type, from, to));

/** Whether anybody there can leave that way. */
const leads = (state: CitySeen, from: AreaId, to: AreaId): boolean => {
  for (const type of FIRST_TO_MOVE) if (crowdOf(state, from)[type] > 0 && mayEnter(state, type, from, to)) return true;
  return false;
};

const lureWays = (state: CitySeen, from: AreaId): readonly AreaId[] =>
  kept(around(from), (to) => leads(state, from, to));

const lureFrom = (state: CitySeen, runner: RunnerSeen): readonly AreaId[] =>
  kept(areasWithin(areaOf(runner.zone), 2), (from) => {
    for (const to of around(from)) if (leads(state, from, to)) return true;
    return false;
  });

/** Up to three leave an Area, even one with a Runner. */
const DECOY: ItemUse = {
  item: "item.decoy",
  focus: false,
  whyNot: (state, runner) => (lureFrom(state, runner).length > 0 ? "fine" : refuse("DL-EMOVE-03")),
  choose: (talk, state, runner) => {
    const from = wordTo(talk, "lureFrom", () => anyOf(lureFrom(state, runner), "DL-EMOVE-03"));
    const to = wordTo(talk, "lureTo", () => anyOf(lureWays(state, from), "DL-EMOVE-03"));
    let types: readonly Word[] = [];
    while (types.length < 3 && !isOpen(talk)) {
      const of: readonly Word[] = lured(state, from, to, types);
      if (of.length === 0) break;
      const words = types.length > 0 ? withItem(of, ENOUGH) : of;
      const word = wordTo(talk, "lure", () => anyOf(words, "DL-EMOVE-03", of.slice(0, 1)));
      if (word === ENOUGH) break;
      if (word !== "") types = withItem(types, word);
    }
    return joined([from, to], types);
  },
  perform: ({ emit }, _runner, words) => {
    const [from = "", to = ""] = words;
    for (const infected of words.slice(2)) {
      if (isInfected(infected)) emit({ was: "infectedMoved", infected, from, to, by: "DL-PV-10" });
    }
  },
};

const tokensOnBoard = (state: CitySeen, token: Word): number =>
  kept(state.features, (feature) => feature.token === token).length;

const burnable = (state: CitySeen, runner: RunnerSeen): readonly ZoneId[] => {
  let zones: readonly ZoneId[] = [];
  if (tokensOnBoard(state, "fire") === FIRE_TOKENS) return zones;
  for (const area of areasWithin(areaOf(runner.zone), 1)) {
    if (!onFire(state, area)) zones = joined(zones, zonesOf(area));
  }
  return zones;
};

const FIRE_BOTTLE: ItemUse = {
  item: "item.fire-bottle",
  focus: true,
  whyNot: (state, runner) => (burnable(state, runner).length > 0 ? "fine" : refuse("DL-RULING-25")),
  choose: (talk, state, runner) => chosen(talk, "zone", burnable(state, runner), "DL-RULING-25"),
  perform: ({ emit }, _runner, [zone = ""]) => {
    emit({ was: "tokenPlaced", token: "fire", zone, up: "front" });
  },
};

const SCENT_MASK: ItemUse = {
  item: "item.scent-mask",
  focus: false,
  whyNot: FINE,
  choose: () => [],
  perform: ({ state, emit }, runner) => {
    const holds = runnerOf(state, runner).token !== "none";
    emit(holds ? { was: "exposureReturned", runner, by: "DL-PV-10" } : { was: "masked", runner });
  },
};

/** All Infected of the Area spread at once (DL-ENV-16). */
const UV_FLARE: ItemUse = {
  item: "item.uv-flare",
  focus: false,
  whyNot: (state, runner) =>
    underUv(state, areaOf(runner.zone)) || tokensOnBoard(state, "uv") === UV_TOKENS ? refuse("DL-RULING-26") : "fine",
  choose: () => [],
  perform: ({ state, emit, next }, runner) => {
    const { zone } = runnerOf(state, runner);
    emit({ was: "flareLit", runner, zone });
    next({ do: "clear", area: areaOf(zone) });
  },
};

const DRILL_NOTES: ItemUse = {
  item: "item.drill-notes",
  focus: false,
  whyNot: (state, runner) => {
    if (upgrades(state).length === 0) return refuse("DL-RULING-59");
    return basicDice(runner).length > 0 ? "fine" : refuse("DL-UPG-01");
  },
  choose: (talk, state, runner) => {
    const inPlay = mapped(diceInPlay(runner), dieWord);
    const against = (word: Word): Word => (has(inPlay, word) ? "DL-UPG-01" : "DL-RULING-59");
    const die = wordTo(talk, "die", () => anyOf(mapped(basicDice(runner), dieWord), against));
    return [die, wordTo(talk, "upgrade", () => anyOf(upgrades(state), against))];
  },
  perform: ({ state, next }, runner, [word = "", type = ""]) => {
    const basic = kept(basicDice(runnerOf(state, runner)), (die) => dieWord(die) === word);
    for (const { die } of basic) {
      next({ do: "upgrade", runner, die, type: type === "combat" ? "combat" : "parkour" });
    }
  },
};

/** The weapon that was in the slot lies among the items then (DL-WPN-02). */
const switching = (item: Word): ItemUse => ({
  item,
  focus: false,
  whyNot: FINE,
  choose: () => [],
  perform: ({ emit }, runner) => {
    emit({ was: "weaponSwitched", runner, weapon: item });
  },
});

const CONSUMABLES: readonly ItemUse[] = [
  healing("item.bandage", 1),
  healing("item.medkit", 2),
  ADRENALINE,
  DECOY,
  FIRE_BOTTLE,
  SCENT_MASK,
  UV_FLARE,
  DRILL_NOTES,
];

/** What this item does, if using it does anything. */
export const useOf = (item: Word): ItemUse | "none" => {
  for (const use of CONSUMABLES) if (use.item === item) return use;
  return isWeapon(item) ? switching(item) : "none";
};
