import { rule } from "../../support/given";
import { city, given, uv } from "./support/city";
import { moved } from "./support/told";

const SPREAD = { do: "spread", area: "G06", who: "common" } as const;
const BEGAN = { was: "spreadBegan", area: "G06" } as const;

rule("DL-SPREAD-01 DL-RULING-29: it begins where the fewest stand among the Areas the first mover can enter", () => {
  const state = city({ infected: { G06: { biter: 2 }, G09: { biter: 1 }, G05: { biter: 2 }, G03: { viral: 3 } } });
  given(state)
    .when(SPREAD)
    .then(BEGAN, moved("biter", "G06", "G09"), moved("biter", "G06", "G05"));
});

rule("DL-SPREAD-03: Volatiles, then Virals, then Biters", () => {
  const crowded = { B08: { howler: 1 }, B11: { howler: 1 }, G09: { howler: 1 }, B07: { howler: 1 } };
  const state = city({ infected: { ...crowded, G06: { biter: 1, viral: 1, volatile: 1 }, G03: { howler: 1 } } });
  given(state)
    .when(SPREAD)
    .then(BEGAN, moved("volatile", "G06", "G05"), moved("viral", "G06", "B07"), moved("biter", "G06", "G03"));
});

rule("DL-SPREAD-05 DL-ENV-15: an Area under UV is passed over", () => {
  const state = city({ infected: { G06: { biter: 3 } }, features: [uv("G05a")] });
  given(state)
    .when(SPREAD)
    .then(BEGAN, moved("biter", "G06", "G09"), moved("biter", "G06", "G03"));
});

rule("DL-SPREAD-06: Howlers stay", () => {
  given(city({ infected: { G06: { howler: 3 } } }))
    .when(SPREAD)
    .then();
});

rule("DL-DP-17 DL-SPREAD-07: the players break a tie that makes a difference", () => {
  const state = city({ infected: { G06: { biter: 2 } } });
  given(state).when(SPREAD).offers("p1 spreadFirst", "G09", "G05", "G03");
  given(state)
    .when(SPREAD, "p1 spreadFirst/G03")
    .then(BEGAN, moved("biter", "G06", "G03"), moved("biter", "G06", "G09"));
});

rule("DL-SPREAD-07 DL-GOLD-01: a tie that makes none is not asked", () => {
  given(city({ infected: { G06: { biter: 3 } } }))
    .when(SPREAD)
    .then(BEGAN, moved("biter", "G06", "G09"), moved("biter", "G06", "G05"), moved("biter", "G06", "G03"));
});

rule("DL-SPREAD-01: a more crowded Area is refused", () => {
  const state = city({ infected: { G06: { biter: 1 }, G09: { biter: 1 } } });
  given(state).when(SPREAD, "p1 spreadFirst/G09").refused("DL-SPREAD-01");
});

rule("DL-ZONE-04: an Area that is not adjacent is refused", () => {
  given(city({ infected: { G06: { biter: 1 } } }))
    .when(SPREAD, "p1 spreadFirst/G11")
    .refused("DL-ZONE-04");
});

rule("DL-RULING-29: Runners neither keep a crowd from spreading nor an Area from being entered", () => {
  const state = city({ runners: { ash: { zone: "G06a" }, bram: { zone: "G05a" } }, infected: { G06: { biter: 3 } } });
  given(state)
    .when(SPREAD)
    .among(moved("biter", "G06", "G05"));
});
