import { describe, expect, test } from "vitest";
import { type Body, bodiesOn, restingOf } from "./support/bodies-on";

/** What three dimensions show of the built tables: nothing is sunk in, nothing floats, nothing lies on its head. */

/** Cards lie a little above their mat, so that they do not flicker with it. */
const AIR = 0.05;
const SUNK = 0.03;

const named = ({ piece, thing, low }: Body, gap: number): string =>
  `${piece.name === "" ? thing.tags.join(" ") : piece.name} at ${low.toFixed(2)}: ${gap.toFixed(2)}`;

/** What lies on nothing is the ground itself; cards of a hand are in the air. */
const gaps = (bodies: readonly Body[]): readonly (readonly [Body, number])[] =>
  bodies.flatMap((body) => {
    const { gap, on } = restingOf(body, bodies);
    return on === "nothing" || body.piece.hand !== "" ? [] : [[body, gap] as const];
  });

describe.each(["dying-light", "one-month-in", "survive-until-daylight", "survivor-duel"] as const)("%s", (game) => {
  test("set up, every piece lies on what is under it", async () => {
    const bodies = await bodiesOn(game, 0, 2, 1);
    const wrong = gaps(bodies).filter(([, gap]) => gap > AIR || gap < -SUNK);
    expect(bodies.length).toBeGreaterThan(5);
    expect(wrong.map(([body, gap]) => named(body, gap))).toEqual([]);
  });

  test("after a while nothing is sunk in, and figures stand upright", async () => {
    const bodies = await bodiesOn(game, 60, 2, 3);
    const sunk = gaps(bodies).filter(([, gap]) => gap < -SUNK);
    expect(sunk.map(([body, gap]) => named(body, gap))).toEqual([]);
    const figures = bodies.filter(({ piece: { look } }) => look.as === "mesh" && look.stands);
    expect(figures.filter(({ thing: { rotation } }) => rotation.x !== 0 || rotation.z !== 0)).toEqual([]);
    for (const { low, high, piece } of figures) expect(high - low).toBeGreaterThan(0.4 * piece.size[1]);
  });
});
