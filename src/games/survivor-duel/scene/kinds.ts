import { mapped, range } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import type { Kind } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { copiesOfCard, copiesOfZombie } from "../content/limits";
import { DECK_CARDS } from "../content/pool";
import { SURVIVORS } from "../content/survivors";
import { ZOMBIES } from "../content/zombies";

const PLAYERS = 2;

/** Dice that count HP and durability, and markers: more are never of use. */
export const COUNTS = 40;
export const MARKERS = 20;

/** The labels of a player. */
const POINTS = ["hp", "ap", "tp", "th"] as const;

const card = (copies: number): Kind => ({
  form: "card",
  count: PLAYERS * copies,
  lent: true,
  ups: ["back", "front"],
  fixed: false,
});
const label: Kind = { form: "label", count: 1, ups: ["up"], fixed: true };
const marker: Kind = { form: "token", count: MARKERS, ups: ["front"], fixed: false };

/** As far as the sides of a die count: no zombie has more HP, no card more durability. */
const COUNTED = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;

const all: Record<Word, Kind> = {
  mat: { form: "board", count: PLAYERS, ups: ["front"], fixed: true },
  die: { form: "die", count: 1, ups: ["1", "2", "3", "4", "5", "6"], fixed: false },
  count: { form: "die", count: COUNTS, ups: COUNTED, fixed: false },
  // Who is the Survivor this turn, and who the zombies (DUEL-TURN-05): it is turned over.
  role: { form: "token", count: PLAYERS, ups: ["survivor", "zombie"], fixed: false },
  held: marker,
  stunned: marker,
  turn: label,
};

for (const seat of mapped(range(1, PLAYERS), (n) => "p" + numberText(n))) {
  for (const points of POINTS) all[points + "." + seat] = label;
}
for (const each of SURVIVORS) all[each.card] = card(1);
for (const each of DECK_CARDS) all[each.card] = card(copiesOfCard(each.scr, "printed"));
for (const each of ZOMBIES) all[each.card] = card(copiesOfZombie(each.sort, "printed"));

const names: Word[] = [];
for (const each of SURVIVORS) names.push(each.card);
for (const each of DECK_CARDS) names.push(each.card);
for (const each of ZOMBIES) names.push(each.card);

/** The cards of the box; a card of a match is one of the copies of its name. */
export const CARD_KINDS: readonly Word[] = names;

export const KINDS: Readonly<Record<Word, Kind>> = all;
