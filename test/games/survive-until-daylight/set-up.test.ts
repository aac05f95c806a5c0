import { expect } from "vitest";
import { surviveUntilDaylight } from "../../../src/games/survive-until-daylight/game";
import { OPTIONS } from "../../../src/games/survive-until-daylight/rules/options";
import { setup } from "../../../src/games/survive-until-daylight/setup";
import { cardsOf, sizeOf } from "../../../src/kernel/pile";
import { seatsFor } from "../../../src/kernel/replay-code";
import { OWED, rule } from "../../support/given";
import { given } from "./support/night";

const begun = (players: number) => given(setup(seatsFor(players), {}).state, { do: "choose" }, { do: "appoint" });

rule("SUD-GOAL-02 SUD-GOAL-01: one to six play, on one side", () => {
  expect(surviveUntilDaylight.seats).toMatchObject({ least: 1, most: 6 });
  const { state } = setup(seatsFor(3), {});
  expect(surviveUntilDaylight.over({ ...state, ending: "won" })).toEqual({ won: seatsFor(3), rule: "SUD-WIN-04" });
  expect(surviveUntilDaylight.over({ ...state, ending: "dead" })).toEqual({ won: [], rule: "SUD-GOAL-04" });
});

rule("SUD-EX-01 SUD-SETUP-07 SUD-AUTO-01: three players gather the sets 1, 2 and 3", () => {
  const { state } = setup(seatsFor(3), {});
  expect(sizeOf(state.rubble)).toBe(92);
  expect(cardsOf(state.rubble)).toContain("chainsaw");
  expect(cardsOf(state.rubble)).not.toContain("katana");
  expect(state.box).toContain("katana");
});

rule(
  "SUD-SETUP-08 SUD-SETUP-09 SUD-SETUP-10 SUD-SETUP-11 SUD-SETUP-12 SUD-SETUP-16: piles are shuffled, the line is empty",
  () => {
    const { state } = setup(seatsFor(2), {});
    expect([state.rubble, state.assaults, state.combat].map((pile) => pile.length)).toEqual([1, 1, 1]);
    expect(sizeOf(state.assaults)).toBe(10);
    expect(sizeOf(state.combat)).toBe(40);
    expect(state.line).toEqual([]);
    expect(state.players.map(({ damage }) => damage)).toEqual([0, 0]);
    expect(cardsOf(state.active)).toEqual([]);
    expect(cardsOf(state.rubble)).not.toContain("wave");
  },
);

rule("SUD-DEC-01 SUD-SETUP-01 SUD-SETUP-03 SUD-RULING-09: characters come first, in any order", () => {
  begun(2).when("p2 choose/psycho").then({ was: "characterChosen", seat: "p2", character: "psycho" }).asks("p1 choose");
  begun(2).when("p1 choose/pillar", "p2 choose/psycho").asks("p1 appoint", "p2 appoint");
});

rule("SUD-SETUP-02: nobody takes a character that is taken", () => {
  begun(2).when("p2 choose/psycho", "p1 choose/psycho").refused("SUD-SETUP-02");
  begun(1).when("p1 choose/butcher").refused("SUD-SETUP-02");
});

rule(
  "SUD-EX-06 SUD-CHAR-08 SUD-PROTO-08 SUD-RULING-08: HIPSTER has the bow and two Arrows before choosing a weapon",
  () => {
    const { state } = begun(1).when("p1 choose/hipster");
    expect(state.players[0]?.inventory).toEqual(["hipsters-bow", "arrows", "arrows"]);
  },
);

rule("SUD-SETUP-15: the others start with a weapon and nothing else", () => {
  const { state } = begun(1).when("p1 choose/drifter");
  expect(state.players[0]).toMatchObject({ inventory: ["drifters-machete"], barricades: 0, traps: 0, saved: 0 });
});

rule("SUD-DEC-02 SUD-SETUP-13 SUD-RULING-10: the players may say who goes first", () => {
  begun(2)
    .when("p1 choose/pillar", "p2 choose/psycho", "p1 appoint/p2")
    .among({ was: "firstAppointed", seat: "p2" })
    .asks("p2 arm");
});

rule("SUD-EX-16 SUD-SETUP-14: a tie is for a lot to break", () => {
  begun(2)
    .came("p2")
    .when("p1 choose/pillar", "p2 choose/psycho", "p1 appoint/lot")
    .among({ was: "firstAppointed", seat: "p2" });
});

rule("SUD-DEC-03 SUD-SETUP-04 SUD-SETUP-05 SUD-RULING-07: each takes one other weapon, clockwise", () => {
  const after = begun(2)
    .came(OWED)
    .when("p1 choose/pillar", "p2 choose/psycho", "p1 appoint/p2", "p2 arm/fire-axe", "p1 arm/crowbar");
  after.among({ was: "armed", seat: "p2", weapon: "fire-axe" }, { was: "armed", seat: "p1", weapon: "crowbar" });
  expect(after.state.players.map(({ inventory }) => inventory.length)).toEqual([2, 2]);
  expect(cardsOf(after.state.rubble)).not.toContain("fire-axe");
});

rule("SUD-RULING-07: a copy that is taken is gone, and what is thrown is no start", () => {
  const chosen = ["p1 choose/pillar", "p2 choose/psycho", "p1 appoint/p1"];
  begun(2)
    .when(...chosen, "p1 arm/crowbar", "p2 arm/crowbar")
    .refused("SUD-RULING-07");
  begun(2)
    .when(...chosen, "p1 arm/firebomb")
    .refused("SUD-RULING-07");
  begun(2)
    .when(...chosen, "p1 arm/katana")
    .refused("SUD-RULING-07");
  begun(2)
    .when(...chosen, "p1 arm/bullets")
    .refused("SUD-SETUP-04");
});

rule("SUD-SETUP-06 SUD-RULING-08: two ranged weapons are a bad idea and no mistake", () => {
  begun(1)
    .came(OWED)
    .when("p1 choose/trigger", "p1 appoint", "p1 arm/revolver")
    .among({ was: "armed", seat: "p1", weapon: "revolver" });
});

rule("SUD-RULING-84: the number of players is the number of seats, whoever plays them", () => {
  expect(setup(seatsFor(4), {}).state.seats).toEqual(["p1", "p2", "p3", "p4"]);
});

rule("SUD-RULING-13 SUD-RULING-24: what may be agreed on is off by itself, except what the book allows", () => {
  const on = OPTIONS.filter(({ of }) => of[0] !== "off");
  expect(on.map(({ option }) => option)).toEqual(["discardAnytime"]);
});
