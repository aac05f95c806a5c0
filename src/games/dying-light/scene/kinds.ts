import { mapped, joined } from "../../../kernel/list";
import type { Kind } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { AREAS } from "../content/board";
import {
  CHASE_CARDS,
  COMMON_ITEMS,
  ENEMY_ACTIVATION,
  EPIC_ITEMS,
  EVENT_TOKENS,
  INHIBITOR,
  SCENARIO_CARDS,
  WOUND_CARDS,
} from "../content/cards";
import { FACES } from "../content/dice";
import { EXPOSURE_CARDS } from "../content/exposure-cards";
import { INFECTED, INFECTED_TYPES } from "../content/infected";
import { GEAR, RUNNERS, WEAPONS } from "../content/runners";

const card = (count: number): Kind => ({ form: "card", count, ups: ["back", "front"], fixed: false });

const token = (count: number): Kind => ({ form: "token", count, ups: ["front"], fixed: false });

const figure = (count: number, ups: Kind["ups"] = ["standing"]): Kind => ({
  form: "figure",
  count,
  ups,
  fixed: false,
});

const fixed = (form: Kind["form"], count: number): Kind => ({ form, count, ups: ["front"], fixed: true });

const die = (count: number, ups: Kind["ups"]): Kind => ({ form: "die", count, ups, fixed: false });

const all: Record<Word, Kind> = {
  "city.nw": fixed("board", 1),
  "city.ne": fixed("board", 1),
  "city.sw": fixed("board", 1),
  "city.se": fixed("board", 1),
  "wall.short": fixed("tile", 6),
  "wall.medium": fixed("tile", 4),
  "wall.long": fixed("tile", 6),
  "wall.base": fixed("tile", 32),
  "character-board": fixed("board", 4),
  "round-tracker": fixed("board", 1),
  "round-marker": token(1),
  "die.basic": die(12, FACES.basic),
  "die.parkour": die(6, FACES.parkour),
  "die.combat": die(6, FACES.combat),
  "die.momentum": die(4, FACES.momentum),
  "die.damage": die(4, FACES.damage),
  "die.risk": die(4, FACES.risk),
  help: card(4),
  nest: token(4),
  fire: token(5),
  "jump-pad": token(1),
  spear: token(2),
  "common-loot": token(4),
  "epic-loot": token(2),
  inhibitor: token(2),
  electricity: token(2),
  rough: token(2),
  "exposure-token": token(4),
  uv: { form: "token", count: 2, ups: ["inactive", "active"], fixed: false },
};

const add = (words: readonly Word[], kind: Kind): void => {
  for (const word of words) all[word] = kind;
};

for (const { area, level } of AREAS) if (level > 0) add(["building." + area], fixed("board", 1));
for (const type of INFECTED_TYPES) {
  add([type], figure(INFECTED[type].figures, ["standing", "down"]));
  add(["infected-card." + type], card(1));
}
for (const { runner, skill } of RUNNERS) {
  add(["runner." + runner], figure(1));
  add(["runner-card." + runner, skill, "activation." + runner], card(1));
}
for (const { set, slot } of GEAR) {
  add(["gear." + set + "." + slot], { form: "token", count: 1, ups: ["whole", "damaged"], fixed: false });
}
for (const { card: wound, copies } of WOUND_CARDS) add([wound], card(copies));
add(
  mapped(EXPOSURE_CARDS, (each) => each.card),
  card(4),
);
add(WEAPONS, card(1));
add(joined(COMMON_ITEMS, EPIC_ITEMS), card(1));
add(joined(CHASE_CARDS, SCENARIO_CARDS), card(1));
add([INHIBITOR, ENEMY_ACTIVATION], card(1));
add(
  mapped(EVENT_TOKENS, (each) => each.token),
  token(1),
);
add(["objective1", "objective2", "objective3", "objective4"], token(1));

/** Every piece of the component list (DL-COMP-01 to DL-COMP-47); a Runner's ring is the tint of its figure's base. */
export const KINDS: Readonly<Record<Word, Kind>> = all;
