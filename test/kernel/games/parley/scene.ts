import type { Act } from "../../../../src/kernel/game";
import type { Gesture, Heard } from "../../../../src/kernel/gesture";
import { has } from "../../../../src/kernel/list";
import { numberText } from "../../../../src/kernel/number-text";
import { type Kind, place, type Place, type Scene, type Spot, type Spots } from "../../../../src/kernel/scene";
import type { Say, Seat, Seen, Word } from "../../../../src/kernel/words";
import { bidderOf, CARDS, handOf, type Parley, type ParleyEvent, type ParleyStep, SEATS } from "./vocabulary";

const kindsOf = (): Record<Word, Kind> => {
  const kinds: Record<Word, Kind> = {};
  for (const card of CARDS) kinds[card] = { form: "card", count: 1, ups: ["back", "face"], fixed: false };
  for (const seat of SEATS) kinds["points-" + seat] = { form: "label", count: 1, ups: ["up"], fixed: true };
  return kinds;
};

const spot = (x: number, z: number, holds: Spot["holds"]): Spot => ({ x, y: 1, z, facing: 0, holds });

const spotsOf = (): Record<Word, Spot> => {
  const spots: Record<Word, Spot> = {
    deck: spot(-3, 0, { as: "pile" }),
    prize: spot(0, 0, { as: "pile" }),
    discard: spot(3, 0, { as: "pile" }),
  };
  for (let i = 0; i < SEATS.length; i++) {
    const seat = SEATS[i] ?? "p1";
    spots["hand-" + seat] = spot(8 * i - 12, -9, { as: "hand", seat });
    spots["mat-" + seat] = spot(8 * i - 12, -6, { as: "pile" });
  }
  return spots;
};

export const kinds: Readonly<Record<Word, Kind>> = kindsOf();
export const spots: Spots = spotsOf();

const held = (seat: Seat, n: number): Place => ({ ...place("hand-" + seat, n, "face"), seen: seat });

export const scene = (parley: Seen<Parley>): Scene => {
  const scene: Record<Word, readonly Place[]> = {};
  for (let layer = 0; layer < parley.deck.length; layer++) {
    for (const card of parley.deck[layer] ?? []) scene[card] = [place("deck", layer, "back")];
  }
  for (const card of parley.discard) scene[card] = [place("discard", 0, "face")];
  if (parley.prize !== "none") scene[parley.prize] = [place("prize", 0, "face")];
  for (const { seat, hand } of parley.bidders) {
    for (let n = 0; n < hand.length; n++) scene[hand[n] ?? ""] = [held(seat, n)];
  }
  for (const seat of SEATS) {
    const points = bidderOf(parley, seat)?.points;
    scene["points-" + seat] = [
      { ...place("mat-" + seat, 0, "up"), label: points === undefined ? "" : numberText(points) },
    ];
  }
  return scene;
};

/** A card drawn from the deck is a fact; a card of one's own laid on the middle is a bid. */
export const hear = (parley: Seen<Parley>, asked: ParleyStep, said: Say, gesture: Gesture): Heard => {
  const { did, from, kind, to, seat } = gesture;
  if (did === "drew" && from === "deck") return { heard: "fact", with: "deck", came: kind };
  if (did !== "moved") return { heard: "nothing" };
  if (!has(handOf(parley, seat), kind)) return { heard: "refusal", rule: "PA-HAND-01" };
  if (asked.do === "bid" && said.length === 0 && to === "prize") return { heard: "words", words: [[kind]] };
  if (asked.do === "bid" && said.length === 1 && to === "deck") return { heard: "words", words: [[kind]] };
  return { heard: "nothing" };
};

export const acts = (event: ParleyEvent): readonly Act[] =>
  event.was === "shuffledIn" ? [{ act: "shuffle", pile: "deck" }] : [];
