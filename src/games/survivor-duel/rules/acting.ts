import { type Acted, type Action, askAct, asksNothing, takeAct } from "../../../kernel/action";
import { anyOf, several } from "../../../kernel/choice";
import { sizeOf } from "../../../kernel/pile";
import { refuse } from "../../../kernel/refusal";
import { wordsTo, wordTo } from "../../../kernel/talk";
import type { Verdict, Word } from "../../../kernel/words";
import {
  type CardId,
  type DuelAction,
  type DuelAsk,
  type DuelNouns,
  type DuelSeen,
  type DuelTalk,
  NONE,
} from "../vocabulary";
import { isZombie } from "./cards";
import { playOf, useInPlay } from "./playing";
import { callsOf, FACES, inReach, targetIn } from "./reach";
import { activeSide, hasStatic, inPlay, usedThisTurn, weaponOf, zombieOf, zombiesOf } from "./sides";

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

const whyNotLoot = (duel: DuelSeen): Verdict => {
  const side = activeSide(duel);
  if (side.hand.length === 0) return refuse("DUEL-LOOT-02");
  if (sizeOf(side.deck) === 0) return refuse("DUEL-RUL-10");
  return side.ap < lootPrice(duel) ? refuse("DUEL-ACT-07") : "fine";
};

interface Attack {
  readonly target: CardId;
  readonly called: readonly Word[];
}

/** Whoever is unarmed calls numbers; with a Weapon none is called (DUEL-UNARM-03, DUEL-RUL-22). */
const numbersCalled = (talk: DuelTalk, duel: DuelSeen): readonly Word[] => {
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

/** A card of the hand or in play is an action of its own. */
const actionsOf = (duel: DuelSeen): readonly Action<DuelNouns>[] => {
  const side = activeSide(duel);
  const actions: Action<DuelNouns>[] = [attack];
  for (const card of side.hand) actions.push(playOf(card));
  for (const card of inPlay(side)) actions.push(useInPlay(card));
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
  asks: (talk, duel, _step, seat) => askAct(talk, "act", actionsOf(duel), duel, seat, (word) => noAction(duel, word)),
  take: (tell, _step, seat, acted) => {
    takeAct(tell, seat, acted);
    if (acted.act !== END) tell.next({ do: "act" });
  },
};
