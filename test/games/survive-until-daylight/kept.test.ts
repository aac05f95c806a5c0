import { expect } from "vitest";
import { surviveUntilDaylight } from "../../../src/games/survive-until-daylight/game";
import type { Night } from "../../../src/games/survive-until-daylight/vocabulary";
import { keptOf, matchOf } from "../../../src/kernel/keep";
import { seenOf, started } from "../../../src/kernel/match";
import { seatsFor } from "../../../src/kernel/replay-code";
import { rule } from "../../support/given";

rule("SUD-RULING-21: a night begun when a vain delay was refused goes on so; its other settings stay", () => {
  const { match } = started(surviveUntilDaylight, seatsFor(2), { trapStays: "on" }, 1);
  const kept = keptOf(match);
  const { noVainDelay: _new, ...options } = (kept.state as Night).options;
  const older = { ...kept, version: 1, options, state: { ...(kept.state as Night), options } };
  const { match: revived } = matchOf(surviveUntilDaylight, older);
  expect(revived === "none" ? {} : seenOf(revived).options).toEqual({ ...options, noVainDelay: "on" });
  const { match: same } = matchOf(surviveUntilDaylight, kept);
  expect(same === "none" ? {} : seenOf(same).options).toEqual({ ...options, noVainDelay: "off" });
});
