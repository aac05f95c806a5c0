import { has, kept, mapped } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import { type Places, putAt } from "../../../kernel/places";
import { place, type Place, type Scene } from "../../../kernel/scene";
import { wholeScene } from "../../../kernel/sections";
import type { Seat, Seen, Word } from "../../../kernel/words";
import { type CardId, type DuelSeen, NONE, type SideSeen, type Zombie } from "../vocabulary";
import { nameOf } from "../rules/cards";
import { CARD_KINDS, COUNTS, KINDS, MARKERS } from "./kinds";
import { slotOf } from "./waiting";

const putRow = (places: Places, cards: readonly CardId[], at: Word): void => {
  for (let n = 0; n < cards.length; n++) {
    const card = cards[n] ?? NONE;
    if (card !== NONE) putCard(places, card, place(at, n, "front"));
  }
};

/** A deck may want more copies than the box holds (DUEL-RUL-01): the table lends them. */
const putCard = (places: Places, card: CardId, at: Place): void => {
  putAt(places, nameOf(card), at);
};

/** The newest on top. */
const putOpenPile = (places: Places, cards: readonly CardId[], at: Word): void => {
  for (let i = 0; i < cards.length; i++) putCard(places, cards[i] ?? NONE, place(at, cards.length - 1 - i, "front"));
};

const putDeck = (places: Places, deck: SideSeen["deck"], at: Word): void => {
  for (let layer = 0; layer < deck.length; layer++) {
    for (const card of deck[layer] ?? []) putCard(places, card, place(at, layer, "back"));
  }
};

/** What is looked at is held in the hand, where nobody else sees it. */
const putHand = (places: Places, { seat, hand, looking }: SideSeen): void => {
  let n = 0;
  for (const cards of [hand, looking]) {
    for (const card of cards) {
      putCard(places, card, { ...place(seat + ".hand", n, "front"), seen: seat });
      n++;
    }
  }
};

/** A die beside a card, as long as there are dice. */
const putCount = (places: Places, at: Word, n: number, count: number): void => {
  const used = (places["count"] ?? []).length;
  if (used < COUNTS && count > 0) putAt(places, "count", place(at, n, numberText(Math.min(8, count))));
};

const putMarker = (places: Places, kind: Word, at: Word, n: number): void => {
  if ((places[kind] ?? []).length < MARKERS) putAt(places, kind, place(at + "." + kind, n, "front"));
};

const putZone = (places: Places, zombies: readonly Seen<Zombie>[], seat: Seat, zone: Word): void => {
  const at = seat + "." + zone;
  for (let n = 0; n < zombies.length; n++) {
    const zombie = zombies[n];
    if (zombie !== undefined) {
      const slot = slotOf(zone, n);
      putCard(places, zombie.card, place(at, slot, "front"));
      putCount(places, at + ".count", slot, zombie.hp);
      if (zombie.held) putMarker(places, "held", at, slot);
      if (zombie.stunned) putMarker(places, "stunned", at, slot);
    }
  }
};

/** An exhausted card lies upside down: on its side it would lie in the next one. */
const turnOf = (side: SideSeen, card: CardId): number => (has(side.exhausted, card) ? 2 : 0);

const putGear = (places: Places, side: SideSeen): void => {
  const { seat, gear, survivor } = side;
  if (survivor !== NONE) {
    putAt(places, nameOf(survivor), { ...place(seat + ".survivor", 0, "front"), turn: turnOf(side, survivor) });
  }
  for (let n = 0; n < gear.length; n++) {
    const each = gear[n];
    if (each !== undefined) {
      putCard(places, each.card, { ...place(seat + ".gear", n, "front"), turn: turnOf(side, each.card) });
      putCount(places, seat + ".gear.count", n, each.durability);
    }
  }
};

const pointsOf = (places: Places, { seat, hp, hpMax, ap, tp, th, cover }: SideSeen): void => {
  const write = (points: Word, label: string): void => {
    places[points + "." + seat] = [{ ...place(seat + "." + points, 0, "up"), label }];
  };
  write("hp", "HP " + numberText(hp) + "/" + numberText(hpMax) + (cover > 0 ? " +" + numberText(cover) : ""));
  write("ap", "AP " + numberText(ap));
  write("tp", "TP " + numberText(tp));
  write("th", "TH " + numberText(th));
};

const putOpenPiles = (places: Places, { seat, graveyard, exile }: SideSeen): void => {
  putOpenPile(places, graveyard, seat + ".graveyard");
  putOpenPile(places, exile, seat + ".exile");
};

const putDecks = (places: Places, { seat, deck, zdeck }: SideSeen): void => {
  putDeck(places, deck, seat + ".deck");
  putDeck(places, zdeck, seat + ".zdeck");
};

const putSide = (places: Places, side: SideSeen): void => {
  const { seat, zombies } = side;
  putGear(places, side);
  putHand(places, side);
  putRow(places, side.row, seat + ".row");
  for (const zone of ["zombie", "threat"] as const) {
    putZone(
      places,
      kept(zombies, (zombie) => zombie.zone === zone),
      seat,
      zone,
    );
  }
};

/** What is in nobody's use lies in the box; one record for all of them. */
const putSpare = (places: Places, kind: Word, spare: Place): void => {
  const list = places[kind] ?? [];
  const count = KINDS[kind]?.count ?? 0;
  for (let n = list.length; n < count; n++) list[n] = spare;
  places[kind] = list;
};

const BOXED = place("box", 0, "front");
const BOXED_COUNT = place("box.count", 0, "1");
const BOXED_HELD = place("box.held", 0, "front");
const BOXED_STUNNED = place("box.stunned", 0, "front");

const mats = (places: Places): void => {
  places["mat"] = [place("p1.mat", 0, "front"), place("p2.mat", 0, "front")];
};

const die = (places: Places, duel: DuelSeen): void => {
  putAt(places, "die", place("tray", 0, duel.die));
};

const turn = (places: Places, duel: DuelSeen): void => {
  putAt(places, "turn", { ...place("turn", 0, "up"), label: duel.turn === 0 ? "" : numberText(duel.turn) });
};

/** Before the first turn everybody is a Survivor. */
const roles = (places: Places, { seats, turn: now, active }: DuelSeen): void => {
  places["role"] = mapped(seats, (seat) =>
    place(seat + ".role", 0, now === 0 || seat === active ? "survivor" : "zombie"),
  );
};

const points = (places: Places, { sides }: DuelSeen): void => {
  for (const side of sides) pointsOf(places, side);
};

/** The cards of both, and what lies on them: the box is one, and so are its dice. */
const cards = (places: Places, { sides }: DuelSeen): void => {
  for (const side of sides) putSide(places, side);
  for (const side of sides) putOpenPiles(places, side);
  for (const side of sides) putDecks(places, side);
  for (const kind of CARD_KINDS) putSpare(places, kind, BOXED);
  putSpare(places, "count", BOXED_COUNT);
  putSpare(places, "held", BOXED_HELD);
  putSpare(places, "stunned", BOXED_STUNNED);
};

/** Where everything should be, section by section. */
export const SCENE = { mats, die, turn, roles, points, cards };

export const scene = (duel: DuelSeen): Scene => wholeScene(SCENE, duel);
