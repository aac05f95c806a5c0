import { type Action, asksNothing } from "../../../kernel/action";
import { refuse } from "../../../kernel/refusal";
import type { Verdict } from "../../../kernel/words";
import { type CardId, type DuelAction, type DuelNouns, type DuelSeen, NONE, type Use } from "../vocabulary";
import { attachesTo, effectOf, isEvent, isGear, nameOf, priceOf, printedOn } from "./cards";
import { reachOf } from "./reach";
import { activeSide, hasStatic, usedThisTurn, weaponOf } from "./sides";
import { askUse, begin, effectOn, useOf, whyNotNeed, whyNotPay } from "./uses";
import { attachmentsOf, loseGear } from "./wearing";

/** What the cards of the hand and those in play do in the Survivor Phase: each is an action of its own. */

const playPrice = (duel: DuelSeen, card: CardId): number => {
  const side = activeSide(duel);
  const free = isEvent(card) && hasStatic(side, "freeEvent") && !usedThisTurn(side, "event");
  return free ? 0 : priceOf(card);
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
  return whyNotNeed(duel, useOf(duel.active, card, number, NONE), effectOf(card, number));
};

const whyNotAbility = (duel: DuelSeen, card: CardId): Verdict => {
  const number = effectOn(card, "act");
  if (number < 0) return refuse("DUEL-ACT-06");
  const use = useOf(duel.active, card, number, NONE);
  const pay = whyNotPay(duel, use, effectOf(card, number), 0);
  if (pay !== "fine") return pay;
  return whyNotNeed(duel, use, effectOf(card, number));
};

/** A Weapon takes the place of the one before (DUEL-RUL-20). */
const equipping = (card: CardId): DuelAction<undefined> => ({
  act: card,
  whyNot: (duel) => whyNotPlay(duel, card),
  asks: asksNothing,
  take: (tell, seat) => {
    const old = weaponOf(activeSide(tell.state));
    const printed = printedOn(card);
    if (old !== NONE && printed !== "none" && printed.kind === "weapon")
      loseGear(tell, seat, old, "put-away", "DUEL-RUL-20");
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

const equippingOrPlaying = (card: CardId): Action<DuelNouns> => (isGear(card) ? equipping(card) : playing(card));

export const playOf = (card: CardId): Action<DuelNouns> => once(playings, card, equippingOrPlaying);

export const useInPlay = (card: CardId): Action<DuelNouns> => once(usings, card, using);
