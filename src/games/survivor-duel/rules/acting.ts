import { type Acted, type Action, askAct, asksNothing, takeAct } from "../../../kernel/action";
import { anyOf, several } from "../../../kernel/choice";
import { sizeOf } from "../../../kernel/pile";
import { refuse } from "../../../kernel/refusal";
import { wordsTo, wordTo } from "../../../kernel/talk";
import type { Talk, Verdict, Word } from "../../../kernel/words";
import {
  type CardId,
  type DuelAction,
  type DuelAsk,
  type DuelNouns,
  type DuelSeen,
  NONE,
  type Use,
} from "../vocabulary";
import { attachesTo, effectOf, isEvent, isGear, isZombie, nameOf, priceOf, printedOn } from "./cards";
import { callsOf, FACES, inReach, reachOf, targetIn } from "./reach";
import { activeSide, hasStatic, inPlay, usedThisTurn, weaponOf, zombieOf, zombiesOf } from "./sides";
import { askUse, begin, effectOn, isUseful, useOf, whyNotPay } from "./uses";
import { attachmentsOf, loseGear } from "./wearing";

export const ATTACK: Word = "attack";
export const LOOT: Word = "loot";
export const END: Word = "end";

/** An attack costs 1, whatever the Weapon (DUEL-RUL-08). */
const ATTACK_AP = 1;

const whyNotAttack = (duel: DuelSeen): Verdict => {
  if (activeSide(duel).ap < ATTACK_AP) return refuse("DUEL-AP-01");
  if (inReach(duel).length > 0) return "fine";
  return refuse(zombiesOf(duel).length > 0 ? "DUEL-RANGE-01" : "DUEL-RUL-16");
};

/** Free only where a card says so (DUEL-ACT-05, DUEL-RUL-09). */
const lootPrice = (duel: DuelSeen): number => {
  const side = activeSide(duel);
  return hasStatic(side, "freeLoot") && !usedThisTurn(side, LOOT) ? 0 : 1;
};

const playPrice = (duel: DuelSeen, card: CardId): number => {
  const side = activeSide(duel);
  const free = isEvent(card) && hasStatic(side, "freeEvent") && !usedThisTurn(side, "event");
  return free ? 0 : priceOf(card);
};

const whyNotLoot = (duel: DuelSeen): Verdict => {
  const side = activeSide(duel);
  if (side.hand.length === 0) return refuse("DUEL-LOOT-02");
  if (sizeOf(side.deck) === 0) return refuse("DUEL-RUL-10");
  return side.ap < lootPrice(duel) ? refuse("DUEL-ACT-07") : "fine";
};

const whyNotAttach = (duel: DuelSeen, card: CardId): Verdict => {
  const side = activeSide(duel);
  if (weaponOf(side) === NONE || reachOf(side) !== attachesTo(card)) return refuse("DUEL-RUL-20");
  for (const each of attachmentsOf(side)) if (nameOf(each) === nameOf(card)) return refuse("DUEL-RUL-20");
  return "fine";
};

const whyNotPlay = (duel: DuelSeen, card: CardId): Verdict => {
  const printed = printedOn(card);
  if (printed === "none" || printed.kind === "react") return refuse("DUEL-REACT-01");
  if (activeSide(duel).ap < playPrice(duel, card)) return refuse("DUEL-AP-02");
  if (isGear(card)) return attachesTo(card) === "none" ? "fine" : whyNotAttach(duel, card);
  const number = effectOn(card, "play");
  if (number < 0) return refuse("DUEL-PROTO-01");
  const useful = isUseful(duel, useOf(duel.active, card, number, NONE), effectOf(card, number));
  return useful ? "fine" : refuse("DUEL-PROTO-01");
};

const whyNotAbility = (duel: DuelSeen, card: CardId): Verdict => {
  const number = effectOn(card, "act");
  if (number < 0) return refuse("DUEL-ACT-06");
  const use = useOf(duel.active, card, number, NONE);
  const pay = whyNotPay(duel, use, effectOf(card, number), 0);
  if (pay !== "fine") return pay;
  return isUseful(duel, use, effectOf(card, number)) ? "fine" : refuse("DUEL-PROTO-01");
};

interface Attack {
  readonly target: CardId;
  readonly called: readonly Word[];
}

/** Whoever is unarmed calls numbers; with a Weapon none is called (DUEL-UNARM-03, DUEL-RUL-22). */
const numbersCalled = (talk: Talk, duel: DuelSeen): readonly Word[] => {
  const side = activeSide(duel);
  if (weaponOf(side) !== NONE) return [];
  return wordsTo(talk, "call", () => several(callsOf(side), callsOf(side), anyOf(FACES, "DUEL-UNARM-03")));
};

const attack: DuelAction<Attack> = {
  act: ATTACK,
  whyNot: whyNotAttack,
  asks: (talk, duel) => {
    const target = wordTo(talk, "target", () => targetIn(duel));
    return { target, called: numbersCalled(talk, duel) };
  },
  take: ({ state, next }, seat, { target, called }) => {
    const by = weaponOf(activeSide(state)) === NONE ? "DUEL-ACT-02" : "DUEL-ACT-01";
    next({ do: "blow", seat, target, called, ap: ATTACK_AP, hit: 0, by });
  },
};

const loot: DuelAction = {
  act: LOOT,
  whyNot: whyNotLoot,
  asks: (talk, duel) => wordTo(talk, "loot", () => anyOf(activeSide(duel).hand, "DUEL-LOOT-01")),
  take: ({ state, emit, next }, seat, card) => {
    emit({ was: "looted", seat, card, ap: lootPrice(state) });
    next({ do: "draw", seat, count: 1, by: "DUEL-LOOT-01" });
  },
};

const end: DuelAction<undefined> = { act: END, whyNot: () => "fine", asks: asksNothing, take: () => undefined };

/** A Weapon takes the place of the one before (DUEL-RUL-20). */
const equipping = (card: CardId): DuelAction<undefined> => ({
  act: card,
  whyNot: (duel) => whyNotPlay(duel, card),
  asks: asksNothing,
  take: (tell, seat) => {
    const old = weaponOf(activeSide(tell.state));
    const printed = printedOn(card);
    if (old !== NONE && printed !== "none" && printed.kind === "weapon") loseGear(tell, seat, old, "DUEL-RUL-20");
    tell.emit({ was: "equipped", seat, card, ap: playPrice(tell.state, card) });
    const number = effectOn(card, "equip");
    if (number >= 0) tell.next({ do: "effect", ...useOf(seat, card, number, NONE) });
  },
});

const playing = (card: CardId): DuelAction<Use> => ({
  act: card,
  whyNot: (duel) => whyNotPlay(duel, card),
  asks: (talk, duel, seat) => askUse(talk, duel, useOf(seat, card, effectOn(card, "play"), NONE)),
  take: ({ state, emit, next }, seat, use) => {
    const by = isEvent(card) ? "DUEL-ACT-04" : "DUEL-ACT-03";
    emit({ was: "played", seat, card, ap: playPrice(state, card), tp: 0, by });
    next({ do: "effect", ...use });
  },
});

/** An ability of what lies in the Equipment Area has its choices too. */
const using = (card: CardId): DuelAction<Use> => ({
  act: card,
  whyNot: (duel) => whyNotAbility(duel, card),
  asks: (talk, duel, seat) => askUse(talk, duel, useOf(seat, card, effectOn(card, "act"), NONE)),
  take: (tell, _seat, use) => {
    tell.next(begin(tell, use));
  },
});

type Actions = Record<CardId, Action<DuelNouns>>;

/** What a card does is made once: a look ahead asks for it hundreds of times. */
const once = (made: Actions, card: CardId, make: (this: void, card: CardId) => Action<DuelNouns>) => {
  const action = made[card] ?? make(card);
  made[card] = action;
  return action;
};
const playings: Actions = {};
const usings: Actions = {};

/** A card of the hand or in play is an action of its own. */
const actionsOf = (duel: DuelSeen): readonly Action<DuelNouns>[] => {
  const side = activeSide(duel);
  const actions: Action<DuelNouns>[] = [attack];
  for (const card of side.hand) actions.push(once(playings, card, isGear(card) ? equipping : playing));
  for (const card of inPlay(side)) actions.push(once(usings, card, using));
  actions.push(loot);
  actions.push(end);
  return actions;
};

/** Zombies are attacked, and those that are not there are the other player's (DUEL-TURN-02). */
const noAction = (duel: DuelSeen, word: Word): Word => {
  if (!isZombie(word)) return "DUEL-SURV-07";
  return zombieOf(duel, word) === "gone" ? "DUEL-TURN-02" : "DUEL-ACT-01";
};

/** Spend AP as one likes, until the phase is ended (DUEL-SURV-07). */
export const act: DuelAsk<"act", Acted<DuelNouns>> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (duel) => [duel.active],
  asks: (talk, duel, _step, seat) => askAct(actionsOf(duel), talk, duel, seat, (word) => noAction(duel, word)),
  take: (tell, _step, seat, acted) => {
    takeAct(tell, seat, acted);
    if (acted.act !== END) tell.next({ do: "act" });
  },
};
