import { numberText } from "../../../kernel/number-text";
import { type Places, putAt } from "../../../kernel/places";
import { place } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { AREAS, WALLS } from "../content/board";
import { EVENT_TOKENS } from "../content/cards";
import { KINDS } from "./kinds";

/** What never changes its place. */
export const ALWAYS: Places = {};
export const NEVER_MOVING: Word[] = [];

const always = (kind: Word, at: Word, n: number): void => {
  if (ALWAYS[kind] === undefined) NEVER_MOVING.push(kind);
  putAt(ALWAYS, kind, place(at, n, "front"));
};
for (const tile of ["city.nw", "city.ne", "city.sw", "city.se", "round-tracker"]) always(tile, tile, 0);
for (const { area, level } of AREAS) if (level > 0) always("building." + area, "building." + area, 0);
for (let i = 0; i < WALLS.length; i++) {
  const name = "wall" + numberText(i + 1);
  always(WALLS[i]?.wall ?? "", name, 0);
  always("wall.base", name + ".base", 0);
  always("wall.base", name + ".base", 1);
}
for (const wall of ["wall.short", "wall.medium", "wall.long", "wall.base"]) {
  const used = (ALWAYS[wall] ?? []).length;
  for (let n = used; n < (KINDS[wall]?.count ?? 0); n++) always(wall, "box", n);
}
for (const { token, round } of EVENT_TOKENS) always(token, "round.events", round - 1);
