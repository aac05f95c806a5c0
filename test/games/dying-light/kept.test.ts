import { expect } from "vitest";
import { dyingLight } from "../../../src/games/dying-light/game";
import type { City } from "../../../src/games/dying-light/vocabulary";
import { keptOf, matchOf } from "../../../src/kernel/keep";
import { seenOf, started } from "../../../src/kernel/match";
import { seatsFor } from "../../../src/kernel/replay-code";
import { rule } from "../../support/given";

rule("DL-RULING-36 DL-RULING-39: a match begun by the looser readings goes on so; its other settings stay", () => {
  const { match } = started(dyingLight, seatsFor(2), { nonAgileMayDrop: "on" }, 1);
  const kept = keptOf(match);
  const { anyDieTires: _dice, oneChase: _chase, ...options } = (kept.state as City).options;
  const older = { ...kept, version: 1, options, state: { ...(kept.state as City), options } };
  const optionsOf = (document: unknown) => {
    const { match: revived } = matchOf(dyingLight, document);
    return revived === "none" ? {} : seenOf(revived).options;
  };
  expect(optionsOf(older)).toEqual({ ...options, anyDieTires: "on", oneChase: "on" });
  expect(optionsOf(kept)).toEqual({ ...options, anyDieTires: "off", oneChase: "off" });
});
