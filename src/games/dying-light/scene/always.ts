import { numberText } from "../../../kernel/number-text";
import type { Word } from "../../../kernel/words";
import { AREAS, WALLS } from "../content/board";
import { EVENT_TOKENS } from "../content/cards";
import { KINDS } from "./kinds";
import { type Places, type Put, putInto } from "./places";

/** What never changes its place. */
export const ALWAYS: Places = {};
export const NEVER_MOVING: Word[] = [];

const always: Put = (kind, at, n, up) => {
  if (ALWAYS[kind] === undefined) NEVER_MOVING.push(kind);
  putInto(ALWAYS)(kind, at, n, up);
};
for (const tile of ["city.nw", "city.ne", "city.sw", "city.se", "round-tracker"]) always(tile, tile, 0, "front");
for (const { area, level } of AREAS) if (level > 0) always("building." + area, "building." + area, 0, "front");
for (let i = 0; i < WALLS.length; i++) {
  const name = "wall" + numberText(i + 1);
  always(WALLS[i]?.wall ?? "", name, 0, "front");
  always("wall.base", name + ".base", 0, "front");
  always("wall.base", name + ".base", 1, "front");
}
for (const wall of ["wall.short", "wall.medium", "wall.long", "wall.base"]) {
  const used = (ALWAYS[wall] ?? []).length;
  for (let n = used; n < (KINDS[wall]?.count ?? 0); n++) always(wall, "box", n, "front");
}
for (const { token, round } of EVENT_TOKENS) always(token, "round.events", round - 1, "front");
