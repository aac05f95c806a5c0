import type { Word } from "../../../kernel/words";
import { sizeOf } from "../../../kernel/pile";
import { survivorOf } from "../rules/teams";
import { faceOf, isFog } from "../rules/tiles";
import { forceFor } from "./goals";
import { type Glance, ownAt, ownOn } from "./glance";

/** Who makes the most of a second action. */
export const scoreOfMeal = (glance: Glance, id: Word): number => {
  const survivor = survivorOf(glance.state, glance.seat, id);
  if (survivor === "none") return 1;
  const tile = glance.tiles[survivor.cell];
  if (tile === undefined || isFog(tile)) return 1;
  const company = ownOn(glance, survivor.cell);
  if (tile.owner === glance.seat) return tile.zombies === 0 && sizeOf(tile.stack) > 0 ? 6 : 2 + company / 10;
  const canEnter = survivor.zone === "out" && ownAt(glance, survivor.cell, "out").length >= forceFor(tile.zombies);
  if (canEnter) return 5 + company / 10;
  return survivor.zone === "in" && tile.zombies === 0 ? 4 + faceOf(tile.tile).claim / 10 : 2;
};
