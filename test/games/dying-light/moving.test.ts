import { expect } from "vitest";
import { FIRST_TO_MOVE } from "../../../src/games/dying-light/content/infected";
import { rule } from "../../support/given";
import { city, given, uv } from "./support/city";
import { moved } from "./support/told";

const move = (into: string, moves: number) => ({ do: "move", into, moves, types: FIRST_TO_MOVE, range: 1 }) as const;
const lost = (area: string, count: number) => ({ was: "movesLost", area, count }) as const;

rule(
  "DL-EX-11 DL-EMOVE-01 DL-EMOVE-02 DL-EMOVE-03 DL-EMOVE-04 DL-EMOVE-05 DL-EMOVE-06 DL-EMOVE-07: four Moves to a roof",
  () => {
    const state = city({
      round: 8,
      runners: { ash: { zone: "B07" }, bram: { zone: "G02a" } },
      infected: {
        G06: { volatile: 1, viral: 1, biter: 2 },
        G05: { viral: 1, biter: 2 },
        B06: { biter: 1 },
        G02: { volatile: 2 },
      },
      features: [{ token: "fire", zone: "G02b", up: "front" }],
    });
    const after = given(state).when(move("B07", 4));
    after.among(moved("volatile", "G06", "B07"), moved("viral", "G06", "B07"), lost("B07", 1));
    after.among(moved("viral", "G05", "B07"), lost("B07", 1));
    expect(["B07", "G06", "G05", "B06", "G02"].map((area) => after.state.infected[area])).toEqual([
      { biter: 0, viral: 2, howler: 0, volatile: 1 },
      { biter: 2, viral: 0, howler: 0, volatile: 0 },
      { biter: 2, viral: 0, howler: 0, volatile: 0 },
      { biter: 1, viral: 0, howler: 0, volatile: 0 },
      { biter: 0, viral: 0, howler: 0, volatile: 2 },
    ]);
  },
);

rule("DL-EX-11 DL-EMOVE-08 DL-RULING-34: with one Viral to come of two the players break the tie", () => {
  const state = city({ round: 8, infected: { G06: { viral: 1, biter: 2 }, G05: { viral: 1, biter: 2 } } });
  given(state).when(move("B07", 1)).offers("p1 crowded", "G06", "G05");
  given(state)
    .when(move("B07", 1), "p1 crowded/G05")
    .then(moved("viral", "G05", "B07"));
});

rule("DL-EMOVE-04: not from the most crowded first is refused", () => {
  const state = city({ infected: { G06: { viral: 2 }, G05: { viral: 2 }, G02: { viral: 1 } } });
  given(state).when(move("B07", 1), "p1 crowded/G02").refused("DL-EMOVE-04");
});

rule("DL-EMOVE-09: from an Area that is not adjacent is refused", () => {
  const state = city({ infected: { G06: { viral: 2 }, G05: { viral: 2 }, G09: { viral: 5 } } });
  given(state).when(move("B07", 1), "p1 crowded/G09").refused("DL-EMOVE-09");
});

rule("DL-EMOVE-04: clockwise, one from each Area visited, round and round", () => {
  const state = city({ infected: { G02: { biter: 3 }, G06: { biter: 2 }, G05: { biter: 4 } } });
  given(state)
    .when(move("G03", 4))
    .then(
      moved("biter", "G02", "G03"),
      moved("biter", "G06", "G03"),
      moved("biter", "G02", "G03"),
      moved("biter", "G06", "G03"),
    );
});

rule("DL-RULING-34: each type starts anew at the most crowded Area, recounted", () => {
  const state = city({ infected: { G06: { volatile: 2, viral: 1 }, G05: { viral: 2 }, G02: { viral: 1 } } });
  given(state)
    .when(move("B07", 3))
    .then(moved("volatile", "G06", "B07"), moved("volatile", "G06", "B07"), moved("viral", "G05", "B07"));
});

rule("DL-EMOVE-02: an Area with a Runner keeps its Infected", () => {
  const state = city({ runners: { ash: { zone: "G11" }, bram: { zone: "G08a" } }, infected: { G08: { biter: 3 } } });
  given(state).when(move("G11", 2)).then(lost("G11", 2));
});

rule("DL-EMOVE-03 DL-EMOVE-06: Biters neither climb nor come down nor cross a Wall", () => {
  given(city({ infected: { G08: { biter: 3 } } }))
    .when(move("B10", 1))
    .then(lost("B10", 1));
  given(city({ infected: { B10: { biter: 3 } } }))
    .when(move("G08", 1))
    .then(lost("G08", 1));
  given(city({ infected: { G04: { biter: 3 } } }))
    .when(move("G05", 1))
    .then(lost("G05", 1));
});

rule("DL-INF-06: agile ones do all of it", () => {
  given(city({ infected: { G04: { viral: 1 } } }))
    .when(move("G05", 1))
    .then(moved("viral", "G04", "G05"));
  given(city({ infected: { B07: { volatile: 1 } } }))
    .when(move("G05", 1))
    .then(moved("volatile", "B07", "G05"));
});

rule("DL-ENV-15: nobody moves under UV", () => {
  given(city({ infected: { G08: { viral: 1 } }, features: [uv("G11")] }))
    .when(move("G11", 1))
    .then(lost("G11", 1));
});

rule("DL-RULING-32: Howlers are never moved", () => {
  given(city({ infected: { G08: { howler: 1 } } }))
    .when(move("G11", 1))
    .then(lost("G11", 1));
});
