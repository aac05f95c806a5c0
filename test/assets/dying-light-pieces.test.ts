import { describe, expect, it } from "vitest";
import { assets } from "../../assets/dying-light/assets";
import { DICE } from "../../assets/dying-light/dice/dice";
import type { Die } from "../../assets/dying-light/dice/dice";
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

/** Which of the 3 x 2 pictures lies on the side of the die that is up. */
const pictureUp = (die: Die, face: number): number => {
  const { vertices, triangles } = meshOf("die-mesh");
  const { x, y, z } = pieceOf(table, `die.${die}`).RotationValues?.[face]?.Rotation ?? { x: NaN, y: NaN, z: NaN };
  const heights = vertices.map((vertex) => turned(new Vec(vertex.x, vertex.y, vertex.z), new Vec(x, y, z)).y);
  const top = Math.max(...heights);
  const onTop = triangles.filter(({ at }) => at.every((i) => (heights[i] ?? 0) > top - 1e-6));
  const uvs = onTop.flatMap(({ uv }) => uv);
  const middle = (axis: 0 | 1): number => uvs.reduce((sum, uv) => sum + uv[axis], 0) / uvs.length;
  return Math.floor(middle(0) * 3) + 3 * Math.floor((1 - middle(1)) * 2);
};

describe.each(DICE)("die %s", (die) => {
  it.each(FACES[die].map((face, i) => [face, i] as const))("turned to %s shows that face", (_, i) => {
    expect(pictureUp(die, i)).toBe(i);
  });
});

it("a token's back is turned up by its other side", () => {
  const { vertices, triangles } = meshOf("token-disc-mesh");
  const low = Math.min(...vertices.map(({ y }) => y));
  const under = triangles.filter(({ at }) => at.every((i) => (vertices[i]?.y ?? 0) === low));
  expect(under.length).toBeGreaterThan(0);
  for (const { uv } of under) for (const [u] of uv) expect(u).toBeGreaterThanOrEqual(0.5);
});
