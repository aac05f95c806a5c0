import { has, joined, kept, mapped, range, withoutAll } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import { cardsOf, sizeOf } from "../../../kernel/pile";
import { place, type Scene } from "../../../kernel/scene";
import { wholeScene } from "../../../kernel/sections";
import type { Word } from "../../../kernel/words";
import { ASSAULT_CARDS } from "../content/assault";
import { HORDE, HORDE_SIZE, HORDE_TYPES } from "../content/horde";
import { ROUNDS, WAVE } from "../content/rubble";
import { isWeapon, weaponOf } from "../rules/cards";
import { healthOf, typeOf } from "../rules/line";
import { type NightSeen, NOBODY } from "../vocabulary";
import { SHOWN, SPEARS } from "./kinds";
import { type Places, type Put, putAt, putInto, putPile, putRow } from "../../../kernel/places";
import { BACK, FRONT, labelled, putHeap } from "./places";
import { boards, boosts, dangers, health, putInventory, skulls, tokens } from "./player-place";

const isSettingUp = ({ round }: NightSeen): boolean => round === 0;

const isChoice = (card: Word): boolean => isWeapon(card) && weaponOf(card).lasting;

/** While weapons are chosen those of the pile lie open (SUD-RULING-07). */
const rubble = (places: Places, state: NightSeen): void => {
  const put = putInto(places);
  if (isSettingUp(state)) {
    const cards = cardsOf(state.rubble);
    putRow(put, kept(cards, isChoice), "armoury", FRONT);
    putPile(put, [kept(cards, (card) => !isChoice(card))], "rubble");
  } else putPile(put, state.rubble, "rubble");
  putPile(put, state.active, "active");
  putHeap(put, state.discard, "discard", FRONT);
  putHeap(put, state.box, "box", BACK);
  for (const player of state.players) putInventory(put, player);
  if (state.drawn !== NOBODY && state.drawn !== WAVE) put(state.drawn, place(state.drawer + ".drawn", 0, FRONT));
  putWave(put, state);
};

/** WAVE! is in the pile, before the one who drew it, at the holder's board, or aside. */
const putWave = (put: Put, state: NightSeen): void => {
  if (has(cardsOf(state.active), WAVE)) return;
  if (state.drawn === WAVE) put(WAVE, place(state.drawer + ".drawn", 0, FRONT));
  else put(WAVE, place(state.holder === NOBODY ? "aside" : state.holder + ".wave", 0, FRONT));
};

/** One of how many the next draw is WAVE! (SUD-INFO-01). */
const odds = (places: Places, state: NightSeen): void => {
  const size = sizeOf(state.active);
  const isIn = state.phase === "search" && has(cardsOf(state.active), WAVE);
  putAt(places, "odds-label", labelled("odds", 0, isIn ? "1/" + numberText(size) : ""));
};

/** Six rounds, and then as many as it takes (SUD-INFO-12). */
const putRound = (places: Places, { round }: NightSeen): void => {
  const text = round === 0 ? "" : round > ROUNDS ? numberText(round) : numberText(round) + "/" + numberText(ROUNDS);
  putAt(places, "round-label", labelled("round", 0, text));
};

const assaults = (places: Places, state: NightSeen): void => {
  const put = putInto(places);
  putPile(put, state.assaults, "assaults");
  if (state.assault !== NOBODY) put(state.assault, place("assault", 0, FRONT));
  putRow(put, state.assaultDone, "assault.done", FRONT);
  const used = joined(cardsOf(state.assaults), joined([state.assault], state.assaultDone));
  const all = mapped(ASSAULT_CARDS, ({ card }) => card);
  putHeap(put, withoutAll(all, used), "box", BACK);
};

const spears = (places: Places, state: NightSeen): void => {
  const put = putInto(places);
  let used = 0;
  for (let at = 0; at < state.line.length; at++) {
    const shown = Math.min(SHOWN.spears, state.line[at]?.spears ?? 0, SPEARS - used);
    for (let n = 0; n < shown; n++) put("spear", place("spears" + numberText(at + 1), n, FRONT));
    used += shown;
  }
  for (let n = used; n < SPEARS; n++) put("spear", place("supply.spear", n, FRONT));
};

/** Stunned enemies lie across. */
const line = (places: Places, state: NightSeen): void => {
  const put = putInto(places);
  for (const at of range(0, HORDE_SIZE - 1)) {
    const foe = state.line[at];
    const number = numberText(at + 1);
    if (foe === undefined) put("foe-label", labelled("health" + number, 0, ""));
    else {
      const health = numberText(Math.max(0, healthOf(foe))) + "/" + numberText(HORDE[typeOf(foe.card)].health);
      put(foe.card, { ...place("line" + number, 0, FRONT), turn: foe.stunned ? 1 : 0 });
      put("foe-label", labelled("health" + number, 0, health));
    }
  }
  for (const type of HORDE_TYPES) putPile(put, state.supply[type], "supply." + type);
  for (const { seat, saved } of state.players)
    for (let n = 0; n < saved; n++) put("bystander", place(seat + ".saved", n, FRONT));
};

const combat = (places: Places, state: NightSeen): void => {
  const put = putInto(places);
  putPile(put, state.combat, "combat");
  putRow(put, state.flipped, "flipped", FRONT);
  putHeap(put, state.combatDiscard, "combat.discard", FRONT);
};

const putFirst = (places: Places, { first }: NightSeen): void => {
  putAt(places, "first-player", place(first === NOBODY ? "first" : first + ".first", 0, FRONT));
};

/** Where everything should be, section by section. */
export const SCENE = {
  mat: (places: Places): void => {
    putAt(places, "mat", place("mat", 0, FRONT));
  },
  rubble,
  odds,
  round: putRound,
  assaults,
  line,
  spears,
  combat,
  first: putFirst,
  boards,
  skulls,
  tokens,
  boosts,
  health,
  dangers,
};

export const scene = (state: NightSeen): Scene => wholeScene(SCENE, state);
