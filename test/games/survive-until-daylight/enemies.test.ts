import { expect } from "vitest";
import { OWED, rule } from "../../support/given";
import { ENEMIES, given, night, type NightGiven } from "./support/night";

/** The enemies attack; what comes after the round is left open. */
const attacked = (told: NightGiven, ...came: readonly string[]) =>
  given(night(told))
    .came(...came, OWED)
    .when(ENEMIES);

const wounded = (seat: string, damage: number, cause: string) => ({ was: "wounded", seat, damage, cause }) as const;

rule(
  "SUD-ENATK-01 SUD-ENATK-02 SUD-WAVE-04 SUD-FP-02 SUD-AUTO-09: each enemy attacks the holder once, left to right",
  () => {
    attacked({ players: { p1: {}, p2: {} }, holder: "p2", line: ["grabber", "slab"] }).among(
      { was: "enemyActed", foe: "grabber.1" },
      wounded("p2", 1, "grabber"),
      { was: "enemyActed", foe: "slab.2" },
      wounded("p2", 1, "slab"),
      { was: "roundEnded", round: 1 },
    );
  },
);

rule(
  "SUD-ENATK-04 SUD-ENATK-05 SUD-COMBAT-05 SUD-RULING-57: as many cards as it shows, and the one that does most",
  () => {
    attacked({ line: ["thrasher"] }, "plus-1", "plus-3").among(
      { was: "enemyHit", foe: "thrasher.1", target: "p1", damage: 3, splash: 0, card: "plus-3" },
      wounded("p1", 3, "thrasher"),
    );
  },
);

rule("SUD-DX-13: of two that do as much the one with splash", () => {
  const state = night({ players: { p1: {}, p2: {} }, line: ["howler"] });
  // A Monster bolsters itself: base 1 and 1 more.
  given(state)
    .came("plus-1", "two-splash", OWED)
    .when(ENEMIES)
    .among({ was: "enemyHit", foe: "howler.1", target: "p1", damage: 3, splash: 1, card: "two-splash" });
});

rule("SUD-DX-08 SUD-ENEMY-10 SUD-RULING-62 SUD-SYM-10: Monsters make every enemy stronger, themselves included", () => {
  attacked({ line: ["colossus", "grabber"] }, "zero").among(wounded("p1", 3, "colossus"), wounded("p1", 2, "grabber"));
  attacked({ line: ["grabber", "colossus", "colossus"] }, "zero", "zero").among(
    wounded("p1", 3, "grabber"),
    wounded("p1", 4, "colossus"),
    wounded("p1", 4, "colossus"),
  );
});

rule("SUD-RULING-52: one floor at 0 for the whole sum", () => {
  attacked({ line: ["shuffler", "colossus"] }, "minus-2", "zero").among({
    was: "enemyHit",
    foe: "shuffler.1",
    target: "p1",
    damage: 0,
    splash: 0,
    card: "minus-2",
  });
});

rule("SUD-ENATK-06 SUD-DX-18 SUD-RULING-58: splash hits the players beside, each once", () => {
  attacked({ players: { p1: {}, p2: {}, p3: {} }, line: ["ripper"] }, "x-splash").among(
    wounded("p1", 1, "ripper"),
    wounded("p2", 1, "ripper"),
    wounded("p3", 1, "ripper"),
  );
  const two = attacked({ players: { p1: {}, p2: {} }, line: ["ripper"] }, "x-splash");
  expect(two.state.players.map(({ damage }) => damage)).toEqual([1, 1]);
  const four = attacked({ players: { p1: {}, p2: {}, p3: {}, p4: {} }, line: ["ripper"] }, "x-splash");
  expect(four.state.players.map(({ damage }) => damage)).toEqual([1, 1, 0, 1]);
  expect(attacked({ line: ["ripper"] }, "x-splash").state.players[0]?.damage).toBe(1);
});

rule("SUD-RULING-80: spread is nothing to an enemy, and its modifier counts", () => {
  attacked({ line: ["ripper", "slab"] }, "plus-1-spread").among(wounded("p1", 2, "ripper"), wounded("p1", 1, "slab"));
});

rule(
  "SUD-DX-06 SUD-ENATK-03 SUD-ENEMY-12 SUD-CRAFT-09 SUD-CRAFT-10 SUD-RULING-59 SUD-HEALTH-05: a Survivor, then a Barricade",
  () => {
    const after = attacked({ players: { p1: { barricades: 1 } }, line: ["bystander", "slab", "grabber"] });
    after.among(
      { was: "enemyHit", foe: "slab.2", target: "bystander.1", damage: 1, splash: 0, card: "bare" },
      { was: "foeFell", foe: "bystander.1" },
      { was: "barricadeBroke", seat: "p1" },
    );
    expect(after.state.players[0]).toMatchObject({ damage: 0, barricades: 0 });
  },
);

rule("SUD-RULING-59: an attack of 0 leaves a Survivor alive, and what is too much is lost", () => {
  const after = attacked({ line: ["shuffler", "bystander", "thrasher"] }, "minus-1", "plus-3", "zero");
  after.among({ was: "foeHurt", foe: "bystander.2", damage: 3, cause: "enemy" });
  expect(after.state.players[0]).toMatchObject({ damage: 0, saved: 0 });
});

rule("SUD-DX-07 SUD-CRAFT-11 SUD-ENEMY-08 SUD-RULING-61 SUD-SYM-09: a Brute passes Barricades and breaks none", () => {
  const after = attacked({ players: { p1: { barricades: 2 } }, line: ["slab"] });
  expect(after.state.players[0]).toMatchObject({ damage: 1, barricades: 2 });
});

rule("SUD-RULING-61: a Brute's splash passes Barricades too, a Wanderer's does not", () => {
  const players = { p1: {}, p2: { barricades: 1 } };
  attacked({ players, line: ["ripper"] }, "x-splash").among(wounded("p2", 1, "ripper"));
  const shuffled = attacked({ players, line: ["shuffler"] }, "two-splash");
  shuffled.among({ was: "barricadeBroke", seat: "p2" });
});

rule(
  "SUD-RULING-40: a Barricade is for an attack that does something, and the splash of an absorbed one goes on",
  () => {
    const idle = attacked({ players: { p1: { barricades: 1 } }, line: ["shuffler"] }, "minus-1");
    expect(idle.state.players[0]?.barricades).toBe(1);
    const after = attacked({ players: { p1: { barricades: 1 }, p2: {} }, line: ["shuffler"] }, "two-splash");
    after.among({ was: "barricadeBroke", seat: "p1" }, wounded("p2", 1, "shuffler"));
    expect(after.state.players[0]?.damage).toBe(0);
  },
);

rule("SUD-EX-02 SUD-ENEMY-06 SUD-SYM-06: a Raider takes one random card", () => {
  const after = attacked({ players: { p1: { inventory: ["katana", "nails", "nails"] } }, line: ["robber"] }, "nails");
  after.among(wounded("p1", 1, "robber"), { was: "cardLost", seat: "p1", card: "nails" });
  expect(after.state.players[0]?.inventory).toEqual(["katana", "nails"]);
  expect(after.state.discard).toEqual(["nails"]);
});

rule("SUD-RULING-60: hurt or not, but not past a Barricade nor where a Survivor stands", () => {
  const players = { p1: { inventory: ["nails"] } };
  attacked({ players, line: ["lookout"] }, "minus-1", "nails").among({ was: "cardLost", seat: "p1", card: "nails" });
  const barred = attacked({ players: { p1: { inventory: ["nails"], barricades: 1 } }, line: ["lookout"] }, "minus-1");
  expect(barred.state.players[0]).toMatchObject({ inventory: ["nails"], barricades: 0 });
  expect(attacked({ players, line: ["bystander", "robber"] }).state.players[0]?.inventory).toEqual(["nails"]);
});

rule("SUD-DX-09 SUD-CRAFT-13 SUD-CRAFT-14 SUD-RULING-42: a Raider falls into the Trap and takes nothing", () => {
  const after = attacked({ players: { p1: { traps: 1, inventory: ["nails"] } }, line: ["robber"] });
  after.among({ was: "trapSprung", seat: "p1", foe: "robber.1", used: 1 }, { was: "foeFell", foe: "robber.1" });
  expect(after.state.players[0]).toMatchObject({ damage: 0, traps: 0, inventory: ["nails"] });
});

rule("SUD-DX-10: a Brute survives the Trap and attacks", () => {
  const after = attacked({ players: { p1: { traps: 1 } }, line: ["slab"] });
  after.among({ was: "foeHurt", foe: "slab.1", damage: 3, cause: "trap" }, wounded("p1", 1, "slab"));
});

rule("SUD-RULING-41 SUD-RULING-42: a Trap an enemy, in order, and none while a Survivor stands", () => {
  const after = attacked({ players: { p1: { traps: 2 } }, line: ["bystander", "grabber", "robber", "grabber"] });
  after.among(
    { was: "foeFell", foe: "bystander.1" },
    { was: "foeFell", foe: "robber.2" },
    { was: "foeFell", foe: "grabber.2" },
  );
  expect(after.state.line.map(({ card }) => card)).toEqual(["grabber"]);
});

rule("SUD-CRAFT-19 SUD-CRAFT-20 SUD-RULING-45 SUD-DX-11: the stunned do nothing this round and attack the next", () => {
  const line = [{ card: "robber", stunned: true }] as const;
  const after = attacked({ players: { p1: { traps: 1 } }, line });
  after.among({ was: "stunnedSkipped", foe: "robber.1" });
  expect(after.state.players[0]).toMatchObject({ damage: 0, traps: 1 });
  expect(after.state.line[0]).toMatchObject({ stunned: false, acted: false });
});

rule("SUD-RULING-45: a stunned Monster still makes the others stronger", () => {
  attacked({ line: ["grabber", { card: "colossus", stunned: true }] }).among(wounded("p1", 2, "grabber"));
});

rule("SUD-RULING-96: the line closing up neither skips an enemy nor repeats one", () => {
  const after = attacked({ players: { p1: { traps: 1 } }, line: ["robber", "grabber", "slab"] });
  after.among({ was: "foeFell", foe: "robber.1" }, wounded("p1", 1, "grabber"), wounded("p1", 1, "slab"));
  expect(after.state.players[0]?.damage).toBe(2);
});

rule("SUD-RULING-63: Barricade, hide, Survivors, damage, card, splash, in this order", () => {
  const players = { p1: { character: "pillar", saved: 1, inventory: ["nails"] }, p2: {} };
  given(night({ players, first: "p2", line: ["gunhand"] }))
    .came("plus-3", "x-splash", "nails", OWED)
    .when(ENEMIES, "p1 shield/1")
    .among({ was: "hideHeld", seat: "p1" }, { was: "shielded", seat: "p1", count: 1 }, wounded("p1", 1, "gunhand"), {
      was: "cardLost",
      seat: "p1",
      card: "nails",
    });
});

rule("SUD-PROTO-08: PILLAR's hide takes 1 once a round, and never what is suffered", () => {
  const after = attacked({ players: { p1: { character: "pillar" } }, line: ["grabber", "grabber"] });
  expect(after.state.players[0]).toMatchObject({ damage: 1 });
  after.among({ was: "hideHeld", seat: "p1" }, wounded("p1", 1, "grabber"));
  const bitten = given(night({ players: { p1: { character: "pillar" } } })).when({
    do: "red",
    seat: "p1",
    card: "rodent-attack-1",
  });
  expect(bitten.state.players[0]?.hideUsed).toBe(false);
});

rule("SUD-RULING-64 SUD-GOAL-04: the first death is the end, in the middle of everything", () => {
  given(night({ players: { p1: { damage: 11 }, p2: {} }, line: ["grabber", "grabber"] }))
    .when(ENEMIES)
    .over({ won: [], rule: "SUD-GOAL-04" })
    .among(wounded("p1", 1, "grabber"), { was: "died", seat: "p1" });
});
