import { expect } from "vitest";
import { OWED, rule } from "../../support/given";
import { inTurn, some, survivorsOf } from "./support/city";

const rich = { p1: { salvage: 5 } };

rule("OMI-TRADE-01: two salvage, not one", () => {
  inTurn({ teams: { p1: { salvage: 1 } } })
    .when("p1 acting/trade")
    .refused("OMI-TRADE-01");
  inTurn({ teams: { p1: { salvage: 2 } } })
    .when()
    .offers("p1 acting/trade", "fence", "arm", "suit");
  inTurn({ teams: rich }).when("p1 acting/trade/bread/p1s1").refused("OMI-TRADE-01");
});

rule("OMI-TRADE-03 OMI-RUL-40: each survivor is armed once", () => {
  const after = inTurn({ teams: rich }).when("p1 acting/trade/arm/p1s2");
  after.then(
    { was: "traded", seat: "p1", cards: ["rope", "rope"], for: "arm" },
    { was: "armed", seat: "p1", survivor: "p1s2" },
  );
  inTurn({ teams: rich }).when("p1 acting/trade/arm/p1s2", "p1 acting/trade/arm/p1s2").refused("OMI-RUL-40");
  inTurn({ teams: rich }).when("p1 acting/trade/arm/p2s2").refused("OMI-AP-01");
});

rule("OMI-TRADE-04 OMI-RUL-41: and suited once", () => {
  const after = inTurn({ teams: rich }).when("p1 acting/trade/suit/p1s2");
  after.then(
    { was: "traded", seat: "p1", cards: ["rope", "rope"], for: "suit" },
    { was: "suited", seat: "p1", survivor: "p1s2" },
  );
  inTurn({ teams: rich }).when("p1 acting/trade/suit/p1s2", "p1 acting/trade/suit/p1s2").refused("OMI-RUL-41");
  const ready = { p1: { salvage: 2, survivors: some(2, "g5", "in", { armed: true, suited: true }) } };
  inTurn({ teams: ready }).when("p1 acting/trade/arm").refused("OMI-RUL-40");
  inTurn({ teams: ready }).when("p1 acting/trade/suit").refused("OMI-RUL-41");
});

rule("OMI-RUL-04 OMI-TRADE-03 OMI-TRADE-04: gear lasts until the end of the turn", () => {
  const after = inTurn({ teams: rich }).when("p1 acting/trade/arm/p1s2", "p1 acting/trade/suit/p1s2", "p1 acting/end");
  expect(survivorsOf(after.state, "p1").some(({ armed, suited }) => armed || suited)).toBe(false);
});

rule("OMI-RUL-47 OMI-RUL-44: against a team there is no trade once it has begun", () => {
  const teams = {
    p1: { salvage: 4, survivors: [...some(1, "g5", "in"), ...some(2, "g5", "in", { ap: 2 })] },
    p2: { survivors: some(3, "f5", "out") },
  };
  const attack = () => inTurn({ teams, tiles: { f5: { tile: "zoo" } } }).came("1", "2", "3", "6", "1", OWED);
  attack().when("p1 acting/move/g5/f5/p1s1/p1s2+p1s3", "p1 losses/trade").refused("OMI-RUL-47");
  attack().when("p1 acting/move/g5/f5/p1s1/p1s2+p1s3", "p1 losses/run").refused("OMI-RUL-44");
  attack().when("p1 acting/move/g5/f5/p1s1/p1s2+p1s3", "p1 losses/p2s1").refused("OMI-RUL-45");
  attack().when("p1 acting/move/g5/f5/p1s1/p1s2+p1s3", "p1 losses/end").refused("OMI-RUL-04");
});
