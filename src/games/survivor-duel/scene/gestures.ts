import { type Gesture, type Heard, NOTHING, refusal, words } from "../../../kernel/gesture";
import { cameOf, factOf, firstAsked, partAsked } from "../../../kernel/hearing";
import { has, kept } from "../../../kernel/list";
import type { Draw, Part, Say, Seat, Word } from "../../../kernel/words";
import { ATTACK, LOOT } from "../rules/acting";
import { isReactCard, nameOf, ownerOf } from "../rules/cards";
import { RULES } from "../rules/rules";
import { spawnsAny } from "../rules/options";
import { sideOf } from "../rules/sides";
import { comers } from "../rules/zombie-phase";
import { type CardId, type DuelSeen, type DuelStep, NONE } from "../vocabulary";
import { CARD_KINDS } from "./kinds";
import { zombieAt } from "./waiting";

/** `p1.threat` is the Threat Zone of p1. */
const seatAt = (spot: Word): Seat => spot.slice(0, 2);
const zoneAt = (spot: Word): Word => spot.slice(3);

const cardsAt = (duel: DuelSeen, spot: Word): readonly CardId[] => {
  if (!has(duel.seats, seatAt(spot))) return [];
  const side = sideOf(duel, seatAt(spot));
  const zone = zoneAt(spot);
  const cards: CardId[] = [];
  if (zone === "zombie" || zone === "threat") {
    for (const zombie of side.zombies) if (zombie.zone === zone) cards.push(zombie.card);
  }
  if (zone === "gear") for (const { card } of side.gear) cards.push(card);
  if (zone === "survivor") cards.push(side.survivor);
  if (zone === "hand") for (const list of [side.hand, side.looking]) for (const card of list) cards.push(card);
  if (zone === "graveyard") for (const card of side.graveyard) cards.push(card);
  if (zone === "zdeck" && spawnsAny(duel)) return comers(duel, side);
  return zone === "row" ? side.row : cards;
};

/** Which card was taken: the one of its slot, or any of that name that lies there. */
const cardMeant = (duel: DuelSeen, { kind, from, n }: Gesture): CardId => {
  const cards = cardsAt(duel, from);
  const there = cards[zombieAt(zoneAt(from), n)];
  if (there !== undefined && nameOf(there) === kind) return there;
  for (const card of cards) if (nameOf(card) === kind) return card;
  return NONE;
};

/** The zombie that a card was put on. */
const zombieUnder = (duel: DuelSeen, { to, slot }: Gesture): CardId =>
  zoneAt(to) === "threat" || zoneAt(to) === "zombie" ? (cardsAt(duel, to)[zombieAt(zoneAt(to), slot)] ?? NONE) : NONE;

/** The die at rest, or any card of that name that came off a pile. */
const outcome = (draw: Draw, gesture: Gesture): Word => {
  if (draw.with !== gesture.from) return cameOf(draw, gesture);
  const [card = NONE] = kept(draw.sides, (side) => nameOf(side) === gesture.kind);
  return card;
};

/** A card, its number or its zone, where one of them is asked for. */
const clicked = (duel: DuelSeen, asked: DuelStep, said: Say, gesture: Gesture): Heard => {
  const part = partAsked(RULES, duel, asked, said, gesture.seat);
  if (part === "said") return NOTHING;
  const card = cardMeant(duel, gesture);
  // A card of the hand is lifted and put back whenever somebody sorts the hand: that plays nothing.
  if (zoneAt(gesture.from) === "hand" && (part.ask === "act" || part.ask === "react")) return NOTHING;
  const itself = gesture.kind === "die" ? gesture.up : gesture.kind;
  const heard = firstAsked(part, [card, zoneAt(gesture.from), itself]);
  if (heard.heard !== "nothing") return heard;
  const target = part.ask === "act" && zoneAt(gesture.from) !== "hand" && seatAt(gesture.from) === duel.active;
  return target && has(part.of, ATTACK) && ownerOf(card) !== duel.active && card !== NONE
    ? words([ATTACK, card])
    : NOTHING;
};

/** A card that is played; put on a zombie that it asks for, at that zombie. */
const played = (duel: DuelSeen, asked: DuelStep, first: Part | "said", gesture: Gesture, card: CardId): Heard => {
  const zombie = zombieUnder(duel, gesture);
  // What may not be played asks nothing.
  if (first === "said" || !has(first.of, card)) return words([card]);
  const part = partAsked(RULES, duel, asked, [[card]], gesture.seat);
  const isAsked = part !== "said" && part.most === 1 && has(part.of, zombie);
  return isAsked ? words([card, zombie]) : words([card]);
};

/** A card of one's own hand, put somewhere. */
const fromHand = (duel: DuelSeen, asked: DuelStep, said: Say, gesture: Gesture, card: CardId): Heard => {
  const { seat, from, to } = gesture;
  if (seatAt(from) !== seat) return refusal("DUEL-TURN-02");
  if (to === from || to === "nowhere") return NOTHING;
  const part = partAsked(RULES, duel, asked, said, seat);
  if (zoneAt(to) === "deck") {
    if (asked.do === "mulligan" && seatAt(to) === seat) return words([card]);
    return refusal("DUEL-MULL-06");
  }
  if (part !== "said" && (part.ask === "loot" || part.ask === "discard" || part.ask === "take")) return words([card]);
  if (asked.do === "act" && said.length === 0) {
    return zoneAt(to) === "graveyard" && seatAt(to) === seat
      ? words([LOOT, card])
      : played(duel, asked, part, gesture, card);
  }
  if (asked.do === "window" || asked.do === "defend") return played(duel, asked, part, gesture, card);
  return refusal(ruleAgainst(duel, seat, card));
};

/** Why a card of one's own hand is not for now: a React has no window, and AP and TP are spent in one's own turn. */
const ruleAgainst = (duel: DuelSeen, seat: Seat, card: CardId): Word => {
  const isOthersTurn = duel.phase !== "setup" && seat !== duel.active;
  if (isReactCard(card)) return isOthersTurn ? "DUEL-RUL-13" : "DUEL-REACT-01";
  return isOthersTurn ? "DUEL-TURN-02" : "DUEL-RUL-08";
};

/** A zombie of the row is put before the other Survivor; one in play is not moved by hand. */
const zombieMoved = (duel: DuelSeen, asked: DuelStep, gesture: Gesture, card: CardId): Heard => {
  const { seat, from, to } = gesture;
  if (to === from || to === "nowhere") return NOTHING;
  if (zoneAt(from) === "row" || zoneAt(from) === "zdeck") {
    if (ownerOf(card) !== seat) return refusal("DUEL-TURN-03");
    if (asked.do !== "spawn") return refusal("DUEL-ZOM-01");
    return seatAt(to) === duel.active ? words([card]) : refusal("DUEL-SPAWN-02");
  }
  if (asked.do === "nextAttack" && zoneAt(to) === "survivor") return words([card]);
  if (zoneAt(to) === "threat") return refusal(zoneAt(from) === "zombie" ? "DUEL-ADV-04" : "DUEL-SPAWN-02");
  return refusal(zoneAt(to) === "zombie" ? "DUEL-ADV-03" : "DUEL-DMG-02");
};

/** The Survivor, or its Weapon, is put before the zombies: it attacks. */
const gearMoved = (duel: DuelSeen, asked: DuelStep, said: Say, gesture: Gesture, card: CardId): Heard => {
  const { seat, from, to } = gesture;
  if (to === from || to === "nowhere") return NOTHING;
  if (seatAt(from) !== seat) return refusal("DUEL-RUL-27");
  if (asked.do === "window" || asked.do === "defend") return words([card]);
  if (asked.do !== "act" || said.length > 0) return refusal("DUEL-TURN-02");
  if (zoneAt(to) !== "threat" && zoneAt(to) !== "zombie") return refusal("DUEL-ZONE-04");
  if (seatAt(to) !== seat) return refusal("DUEL-RUL-27");
  const zombie = zombieUnder(duel, gesture);
  return zombie === NONE ? words([ATTACK]) : words([ATTACK, zombie]);
};

const moved = (duel: DuelSeen, asked: DuelStep, said: Say, gesture: Gesture): Heard => {
  const card = cardMeant(duel, gesture);
  const zone = zoneAt(gesture.from);
  if (card === NONE) return pileTouched(gesture);
  if (zone === "hand") return fromHand(duel, asked, said, gesture, card);
  if (zone === "row" || zone === "zdeck" || zone === "zombie" || zone === "threat")
    return zombieMoved(duel, asked, gesture, card);
  if (zone === "gear" || zone === "survivor") return gearMoved(duel, asked, said, gesture, card);
  return pileTouched(gesture);
};

/** Why a card is not taken from there. */
const pileTouched = ({ from, to }: Gesture): Heard => {
  if (from === to) return NOTHING;
  if (zoneAt(from) === "deck") return refusal("DUEL-SURV-05");
  if (zoneAt(from) === "zdeck") return refusal("DUEL-RUL-04");
  if (zoneAt(from) === "exile") return refusal("DUEL-RUL-34");
  return zoneAt(from) === "graveyard" ? refusal("DUEL-ZONE-05") : NOTHING;
};

/** What a hand's gesture says: words for what is asked, the outcome of a roll or a draw, or what forbids it. */
export const hear = (duel: DuelSeen, asked: DuelStep, said: Say, gesture: Gesture): Heard => {
  const fact = factOf(RULES, duel, asked, gesture, outcome);
  if (fact.heard === "fact") return fact;
  if (gesture.did === "clicked") return clicked(duel, asked, said, gesture);
  const isCard = has(CARD_KINDS, gesture.kind);
  if (gesture.did === "drew") return isCard ? pileTouched({ ...gesture, to: "nowhere" }) : NOTHING;
  return isCard && gesture.did === "moved" ? moved(duel, asked, said, gesture) : NOTHING;
};
