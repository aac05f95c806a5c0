import { countOf } from "../../../kernel/list";
import type { Kind } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { ASSAULT_CARDS } from "../content/assault";
import { CHARACTERS } from "../content/characters";
import { COMBAT_CARDS } from "../content/combat";
import { HORDE_CARDS, HORDE_SIZE } from "../content/horde";
import { RUBBLE, WAVE } from "../content/rubble";

/** More of a token than these are told by the name of the first of them. */
export const SHOWN = { barricades: 4, traps: 4, grenades: 2, spears: 3 } as const;
const PLACES = 6;
export const SPEARS = 18;

const card = (count: number): Kind => ({ form: "card", count, ups: ["back", "front"], fixed: false });
const token = (count: number): Kind => ({ form: "token", count, ups: ["front"], fixed: false });
const label = (count: number): Kind => ({ form: "label", count, ups: ["front"], fixed: true });

const all: Record<Word, Kind> = {
  mat: { form: "board", count: 1, ups: ["front"], fixed: true },
  [WAVE]: card(1),
  "first-player": token(1),
  skull: token(PLACES),
  barricade: token(PLACES * SHOWN.barricades),
  trap: token(PLACES * SHOWN.traps),
  grenade: token(PLACES * SHOWN.grenades),
  spear: token(SPEARS),
  "focus-mark": token(PLACES),
  "blood-lust-mark": token(PLACES),
  "health-label": label(PLACES),
  "danger-label": label(PLACES),
  "odds-label": label(1),
  "round-label": label(1),
  "foe-label": label(HORDE_SIZE),
};

/** Starting weapons and the ammo that comes with a board, besides the copies of the sets. */
const withBoards = (name: Word): number => {
  let count = 0;
  for (const { weapon, ammo } of CHARACTERS) count += (weapon === name ? 1 : 0) + countOf(ammo, name);
  return count;
};

for (const { character } of CHARACTERS)
  all["board." + character] = { form: "board", count: 1, ups: ["front"], fixed: true };
for (const { card: name, copies } of RUBBLE) {
  let count = withBoards(name);
  for (const each of copies) count += each;
  all[name] = card(count);
}
for (const { card: name } of ASSAULT_CARDS) all[name] = card(1);
for (const { card: name, copies } of HORDE_CARDS) all[name] = card(copies);
for (const { card: name, copies } of COMBAT_CARDS) all[name] = card(copies);

/** What kinds of pieces there are, and how many of each. */
export const KINDS: Readonly<Record<Word, Kind>> = all;
