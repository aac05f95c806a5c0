import { expect } from "vitest";
import { OWED, rule } from "../../support/given";
import { ENEMIES, given, inTurn, night, type NightGiven } from "./support/night";

const attacked = (told: NightGiven, ...says: readonly string[]) =>
  given(night(told))
    .came(OWED)
    .when(ENEMIES, ...says);

rule(
  "SUD-SURV-01 SUD-SURV-02 SUD-ENATK-07 SUD-ENATK-08 SUD-ROUND-05 SUD-AUTO-10: a Survivor that is left joins the holder",
  () => {
    const after = attacked({ players: { p1: {}, p2: {} }, holder: "p2", line: ["bystander"] });
    after.among({ was: "survivorSaved", seat: "p2", foe: "bystander.1" });
    expect(after.state.players.map(({ saved }) => saved)).toEqual([0, 1]);
    expect(after.state.line).toEqual([]);
  },
);

rule("SUD-SURV-03 SUD-DEC-18 SUD-RULING-68: it takes 1 of an attack and goes back to the supply", () => {
  const before = night({ players: { p1: { saved: 1 } }, line: ["grabber"] });
  before.supply.survivor = [];
  const after = given(before).came(OWED).when(ENEMIES, "p1 shield/1");
  after.among({ was: "shielded", seat: "p1", count: 1 });
  expect(after.state.players[0]).toMatchObject({ damage: 0, saved: 0 });
  expect(after.state.supply.survivor).toEqual([["bystander"]]);
});

rule("SUD-DX-17: of two Survivors as many as one likes take an attack of 3", () => {
  const hit = (count: string) =>
    given(night({ players: { p1: { saved: 2 } }, line: ["thrasher"] }))
      .came("plus-3", "zero", OWED)
      .when(ENEMIES, `p1 shield/${count}`);
  expect(["0", "1", "2"].map((count) => hit(count).state.players[0]?.damage)).toEqual([3, 2, 1]);
  given(night({ players: { p1: { saved: 2 } }, line: ["thrasher"] }))
    .came("plus-3", "zero")
    .when(ENEMIES, "p1 shield/3")
    .refused("SUD-RULING-68");
});

rule("SUD-SURV-04: in the round it is saved in there is nothing left for it to take", () => {
  attacked({ line: ["shuffler", "bystander"].slice(1) }).asks("nature take");
});

rule("SUD-SURV-05: it takes no slot and is not lost", () => {
  const after = given(night({ players: { p1: { saved: 1, inventory: ["nails"] } }, line: ["robber"] }))
    .came("nails", OWED)
    .when(ENEMIES, "p1 shield/0");
  expect(after.state.players[0]).toMatchObject({ inventory: [], saved: 1 });
});

rule("SUD-SURV-06 SUD-RULING-67: it stays with its player, and protects that player", () => {
  const told = { players: { p1: { saved: 1 }, p2: {} }, holder: "p2", line: ["grabber"] } as const;
  expect(attacked(told).state.players.map(({ saved, damage }) => [saved, damage])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

rule("SUD-RULING-67 SUD-SURV-06: by the option it stands by whoever has WAVE!", () => {
  const told = { players: { p1: { saved: 2 }, p2: { saved: 1 } }, holder: "p2", round: 7 } as const;
  const after = given(night({ ...told, options: { survivorsFollowWave: "on" } })).when({ do: "trade" });
  after.among({ was: "survivorsFollowed", seat: "p2", count: 3 });
  expect(after.state.players.map(({ saved }) => saved)).toEqual([0, 3]);
  expect(
    given(night(told))
      .when({ do: "trade" })
      .state.players.map(({ saved }) => saved),
  ).toEqual([2, 1]);
});

rule("SUD-HEALTH-04 SUD-RULING-69: no Survivor takes what is suffered", () => {
  const after = inTurn("p1", { players: { p1: { saved: 1, inventory: ["energy-shot"] } } }).when("p1 acting/play");
  expect(after.state.players[0]).toMatchObject({ damage: 1, saved: 1 });
});
