import { describe, expect, it } from "vitest";
import { assets } from "../../assets/dying-light/assets";
import { DICE } from "../../assets/dying-light/dice/dice";
import type { Die } from "../../assets/dying-light/dice/dice";
import { loose } from "../../assets/dying-light/loose";
import { table } from "../../objects/dying-light/table";
import { FACES } from "../../src/games/dying-light/content/dice";
import { dyingLight } from "../../src/games/dying-light/game";
import { KINDS } from "../../src/games/dying-light/scene/kinds";
import { SPOTS } from "../../src/games/dying-light/scene/spots";
import { turned } from "../../src/host/geometry";
import { Vec } from "../../src/host/vm/value";
import { everyTable, pieceOf } from "../support/every-table";
import { meshOf } from "./mesh-file";

everyTable(table, { kinds: KINDS, spots: SPOTS, seats: dyingLight.seats, assets });

/** Where the pictures of a form lie on their page. */
const slotOf = (form: keyof typeof loose.forms) => {
  const [slot] = loose.forms[form].slots;
  if (slot === undefined) throw new Error(`${form} is on no page`);
  return slot;
};

/** Which of the 3 x 2 pictures lies on the side of the die that is up. */
const pictureUp = (die: Die, face: number): number => {
  const { vertices, triangles } = meshOf("die-1-mesh");
  const slot = slotOf("die");
  const { x, y, z } = pieceOf(table, `die.${die}`).RotationValues?.[face]?.Rotation ?? { x: NaN, y: NaN, z: NaN };
  const heights = vertices.map((vertex) => turned(new Vec(vertex.x, vertex.y, vertex.z), new Vec(x, y, z)).y);
  const top = Math.max(...heights);
  const onTop = triangles.filter(({ at }) => at.every((i) => (heights[i] ?? 0) > top - 1e-6));
  const uvs = onTop.flatMap(({ uv }) => uv);
  const middle = (axis: 0 | 1): number => uvs.reduce((sum, uv) => sum + uv[axis], 0) / uvs.length;
  const across = (middle(0) * loose.width - slot.x) / slot.width;
  const down = ((1 - middle(1)) * loose.height - slot.y) / slot.height;
  return Math.floor(across * 3) + 3 * Math.floor(down * 2);
};

describe.each(DICE)("die %s", (die) => {
  it.each(FACES[die].map((face, i) => [face, i] as const))("turned to %s shows that face", (_, i) => {
    expect(pictureUp(die, i)).toBe(i);
  });
});

it("a token's back is turned up by its other side", () => {
  const { vertices, triangles } = meshOf("disc-1-mesh");
  const low = Math.min(...vertices.map(({ y }) => y));
  const under = triangles.filter(({ at }) => at.every((i) => (vertices[i]?.y ?? 0) === low));
  expect(under.length).toBeGreaterThan(0);
  const { x, width } = slotOf("disc");
  for (const { uv } of under) for (const [u] of uv) expect((u * loose.width - x) / width).toBeGreaterThanOrEqual(0.5);
});
