import { expect } from "vitest";
import { surviveUntilDaylight } from "../../../src/games/survive-until-daylight/game";
import { CITED } from "../../../src/games/survive-until-daylight/text/cited";
import { en } from "../../../src/games/survive-until-daylight/text/en";
import type { NightEvent } from "../../../src/games/survive-until-daylight/vocabulary";
import { answer, started } from "../../../src/kernel/match";
import { seatsFor } from "../../../src/kernel/replay-code";
import { BROUGHT, sentence } from "../../../src/kernel/text";
import { OWED, rule } from "../../support/given";
import { randomMatch } from "../../../src/cli/fuzz/random-play";
import { goldenMatch } from "../../support/golden";
import { ENEMIES, given, inTurn, night, trade } from "./support/night";

/** The log says why, by the row that really brought it about. */

const setUp = (players: object) =>
  ({ ...night({ players: players as never }), first: "none", phase: "setup" }) as const;

rule("SUD-AUTO-11 SUD-SETUP-13 SUD-RULING-10: the First Player, by word or by lot", () => {
  const seats = { p1: {}, p2: {} };
  const appoint = { do: "appoint" } as const;
  given(setUp(seats)).when(appoint, "p1 appoint/p2").among({ was: "firstAppointed", seat: "p2", by: "SUD-SETUP-13" });
  given(setUp(seats))
    .came("p1")
    .when(appoint, "p1 appoint/lot")
    .among({ was: "firstAppointed", seat: "p1", by: "SUD-RULING-10" });
});

rule("SUD-AUTO-11 SUD-ROUND-01 SUD-LAST-02: a round of the six, and one after them", () => {
  const began = (round: number, by: string) => {
    given(night({ round: round - 1, line: ["slab"] }))
      .came(OWED)
      .when({ do: "round" })
      .among({ was: "roundBegan", round, by });
  };
  began(6, "SUD-ROUND-01");
  began(7, "SUD-LAST-02");
});

rule(
  "SUD-AUTO-11 SUD-SEARCH-13 SUD-WAVE-05 SUD-WAVE-07: a draw of one's turn, what a delay costs, the draw after it",
  () => {
    given({ ...night({ active: ["wave", "nails", "planks"], holder: "none" }), phase: "search" })
      .came("wave", "nails", OWED)
      .when({ do: "draw", seat: "p1", by: "SUD-SEARCH-13" }, "p1 wave/delay")
      .among(
        { was: "drew", seat: "p1", card: "wave", by: "SUD-SEARCH-13" },
        { was: "suffered", seat: "p1", damage: 1, cause: "delay", by: "SUD-WAVE-05" },
        { was: "drew", seat: "p1", card: "nails", by: "SUD-WAVE-07" },
      );
    given({ ...night({ active: ["nails", "planks", "wave"], holder: "none" }), phase: "search" })
      .came("nails", "planks", OWED)
      .when({ do: "draw", seat: "p1", by: "SUD-WAVE-07" }, "p1 keep/keep")
      .among({ was: "drew", seat: "p1", card: "planks", by: "SUD-SEARCH-13" });
  },
);

rule("SUD-AUTO-11 SUD-RED-01 SUD-RED-02 SUD-RED-03 SUD-RED-05: each red card", () => {
  const drew = (card: string, ...came: readonly string[]) =>
    given(night({ players: { p1: { inventory: ["nails"] } }, active: [card, "wave"] }))
      .came(card, ...came, OWED)
      .when({ do: "draw", seat: "p1", by: "SUD-SEARCH-13" });
  const suffered = (damage: number, by: string) => ({ was: "suffered", seat: "p1", damage, cause: "red", by }) as const;
  const away = (card: string) => ({ was: "drawnDiscarded", seat: "p1", card, by: "SUD-RED-05" }) as const;
  drew("rodent-attack-1").among(suffered(1, "SUD-RED-01"), away("rodent-attack-1"));
  drew("rodent-attack-2").among(suffered(2, "SUD-RED-03"), away("rodent-attack-2"));
  drew("crow-attack", "nails").among(
    { was: "cardLost", seat: "p1", card: "nails", by: "SUD-RED-02" },
    away("crow-attack"),
  );
});

const FULL = ["katana", "crowbar", "dead-phone", "bent-spoon", "cheer", "lucky", "granola-bar", "shells", "shells"];

rule("SUD-AUTO-11 SUD-SEARCH-15 SUD-SEARCH-16 SUD-TRADE-10 SUD-INV-06: what is discarded", () => {
  const dropped = (seat: string, card: string, count: number, by: string) =>
    ({ was: "cardsDropped", seat, card, count, by }) as const;
  const keep = { do: "keep", seat: "p1", card: "nails" } as const;
  const found = given({ ...night({ players: { p1: { inventory: FULL } } }), drawn: "nails", drawer: "p1" });
  found.when(keep, "p1 keep/keep/shells").among(dropped("p1", "shells", 2, "SUD-SEARCH-16"));
  found.when(keep, "p1 keep/discard").among({ was: "drawnDiscarded", seat: "p1", card: "nails", by: "SUD-SEARCH-15" });
  trade({ players: { p1: { inventory: ["nails"] }, p2: { inventory: FULL } } })
    .when("p1 trading/give/nails/p2", "p2 offer/accept/cheer")
    .among(dropped("p2", "cheer", 1, "SUD-TRADE-10"));
  inTurn("p1", { players: { p1: { inventory: ["nails"] } } })
    .when("p1 acting/drop/nails")
    .among(dropped("p1", "nails", 1, "SUD-INV-06"));
});

rule("SUD-AUTO-11 SUD-TRADE-02 SUD-PROTO-08: a gift, and the Deal maker's second one", () => {
  const players = { p1: { inventory: ["nails", "planks"] }, p2: {} };
  const given_ = (card: string, by: string) =>
    [
      { was: "offered", from: "p1", to: "p2", card, by },
      { was: "given", from: "p1", to: "p2", card, count: 1, by },
    ] as const;
  trade({ players })
    .when("p1 trading/give/nails/p2", "p2 offer/accept", "p1 trading/give/planks/p2", "p2 offer/accept")
    .among(...given_("nails", "SUD-TRADE-02"), ...given_("planks", "SUD-PROTO-08"));
});

rule("SUD-AUTO-11 SUD-RUBBLE-06 SUD-PROTO-08: what heals, and where Slow living heals more", () => {
  const heals = (character: string, damage: number, amount: number, by: string) => {
    trade({ players: { p1: { character, damage, inventory: ["bandage-roll"] } } })
      .when("p1 trading/heal/bandage-roll")
      .among({ was: "healed", seat: "p1", card: "bandage-roll", amount, by });
  };
  heals("psycho", 5, 2, "SUD-RUBBLE-06");
  heals("hipster", 5, 3, "SUD-PROTO-08");
  heals("hipster", 2, 2, "SUD-RUBBLE-06");
});

rule("SUD-AUTO-11 SUD-TURN-01 SUD-TURN-08: a turn that is over, and an action that was declined", () => {
  const after = (actions: number) =>
    inTurn("p1", { players: { p1: {} } }, { actions })
      .came(OWED)
      .when("p1 acting/end");
  after(0).among({ was: "turnEnded", seat: "p1", by: "SUD-TURN-01" });
  after(1).among({ was: "turnEnded", seat: "p1", by: "SUD-TURN-08" });
});

rule("SUD-AUTO-11 SUD-CARD-01 SUD-CARD-02 SUD-CARD-03 SUD-CARD-07 SUD-CARD-08: a special, and what it costs", () => {
  const plays = (card: string) =>
    inTurn("p1", { players: { p1: { inventory: [card] } }, line: ["slab"] }).when(`p1 acting/play/${card}`);
  const played = (card: string, by: string) => ({ was: "specialPlayed", seat: "p1", card, by }) as const;
  const cost = (cause: "energy-shot" | "blood-lust", by: string) =>
    ({ was: "suffered", seat: "p1", damage: 1, cause, by }) as const;
  plays("energy-shot").then(played("energy-shot", "SUD-CARD-02"), cost("energy-shot", "SUD-CARD-01"));
  plays("blood-lust").then(played("blood-lust", "SUD-CARD-08"), cost("blood-lust", "SUD-CARD-07"));
  plays("focus").then(played("focus", "SUD-CARD-03"));
  inTurn("p1", { players: { p1: { character: "psycho" } } })
    .when("p1 acting/frenzy")
    .among({ was: "suffered", seat: "p1", damage: 1, cause: "frenzy", by: "SUD-PROTO-08" });
});

const flipped = (card: string, by: string) => ({ was: "flipped", card, by }) as const;

rule("SUD-AUTO-11 SUD-ATTACK-07 SUD-AMMO-04 SUD-PROTO-08: what draws the combat cards of an attack", () => {
  const line = ["colossus"];
  inTurn("p1", { players: { p1: { inventory: ["fire-axe"] } }, line })
    .came("zero")
    .when("p1 acting/attack/fire-axe/colossus.1")
    .among(flipped("zero", "SUD-ATTACK-07"));
  const players = { p1: { character: "trigger", inventory: ["revolver", "bullets"] } };
  inTurn("p1", { players, line, first: "p2" })
    .came("zero", "plus-1")
    .when("p1 acting/attack/revolver/colossus.1/1", "p1 pick/zero")
    .among(flipped("zero", "SUD-AMMO-04"), flipped("plus-1", "SUD-PROTO-08"));
});

rule("SUD-AUTO-11 SUD-CARD-09 SUD-CARD-12 SUD-ENATK-05: what else draws combat cards", () => {
  inTurn("p1", { players: { p1: { inventory: ["fire-axe", "vitaly-pills", "lucky"] } }, line: ["colossus"] })
    .came("zero", "plus-1", "plus-2", "plus-3")
    .when("p1 acting/attack/fire-axe/colossus.1", "p1 lucky/zero", "p1 pick/vitaly-pills", "p1 pick/plus-1")
    .among(
      flipped("zero", "SUD-ATTACK-07"),
      flipped("plus-1", "SUD-CARD-12"),
      flipped("plus-2", "SUD-CARD-09"),
      flipped("plus-3", "SUD-CARD-09"),
    );
  given(night({ line: ["ripper"] }))
    .came("zero", OWED)
    .when(ENEMIES)
    .among(flipped("zero", "SUD-ENATK-05"));
});

type Hurt = Extract<NightEvent, { was: "foeHurt" }>;
const foeHurt = (foe: string, damage: number, cause: Hurt["cause"], by: string): Hurt => ({
  was: "foeHurt",
  foe,
  damage,
  cause,
  by,
});

rule("SUD-AUTO-11 SUD-RULING-51 SUD-ATTACK-05 SUD-ATTACK-10 SUD-CARD-03: what an attack does to the line", () => {
  const line = ["colossus", "howler"];
  inTurn("p1", { players: { p1: { inventory: ["chainsaw"] } }, line })
    .when("p1 acting/attack/chainsaw/colossus.1")
    .among(foeHurt("howler.2", 1, "splash", "SUD-ATTACK-05"), foeHurt("colossus.1", 2, "attack", "SUD-RULING-51"));
  inTurn("p1", { players: { p1: { inventory: ["fire-axe"] } }, line })
    .came("plus-1-spread")
    .when("p1 acting/attack/fire-axe/colossus.1", "p1 divide/1")
    .among(foeHurt("howler.2", 1, "attack", "SUD-ATTACK-10"), foeHurt("colossus.1", 2, "attack", "SUD-ATTACK-10"));
  inTurn("p1", { players: { p1: { inventory: ["crowbar"], focus: 1 } }, line })
    .when("p1 acting/attack/crowbar/colossus.1", "p1 divide/2")
    .among(foeHurt("howler.2", 2, "attack", "SUD-CARD-03"), foeHurt("colossus.1", 0, "attack", "SUD-CARD-03"));
  inTurn("p1", { players: { p1: { character: "psycho", inventory: ["crowbar"] } }, line: ["grabber", "slab"] })
    .when("p1 acting/attack/crowbar/grabber.1")
    .among(foeHurt("slab.1", 1, "follow-through", "SUD-PROTO-08"));
});

rule("SUD-AUTO-11 SUD-CRAFT-13 SUD-CRAFT-15 SUD-ENATK-03 SUD-RULING-58: what else hurts the line", () => {
  given(night({ players: { p1: { traps: 1 } }, line: ["slab"] }))
    .came(OWED)
    .when(ENEMIES)
    .among(foeHurt("slab.1", 3, "trap", "SUD-CRAFT-13"));
  inTurn("p1", { players: { p1: { inventory: ["planks", "shards"] } }, line: ["slab"] })
    .when("p1 acting/craft/spear/slab.1")
    .among(foeHurt("slab.1", 3, "spear", "SUD-CRAFT-15"));
  given(night({ line: ["ripper", "bystander", "slab"], options: { literalSplash: "on" } }))
    .came("x-splash", OWED)
    .when(ENEMIES)
    .among(
      {
        was: "enemyHit",
        foe: "ripper.1",
        target: "bystander.2",
        damage: 1,
        splash: 1,
        card: "x-splash",
        by: "SUD-ENATK-03",
      },
      foeHurt("slab.3", 1, "enemy", "SUD-RULING-58"),
      foeHurt("bystander.2", 1, "enemy", "SUD-ENATK-03"),
    );
});

rule(
  "SUD-AUTO-11 SUD-ENEMY-03 SUD-ENEMY-05 SUD-ENEMY-07 SUD-ENEMY-09 SUD-ENEMY-11: why each of the horde falls",
  () => {
    const falls = (card: string, damage: number, by: string) => {
      inTurn("p1", { players: { p1: { inventory: ["chainsaw"] } }, line: ["colossus", { card, damage }] })
        .when("p1 acting/attack/chainsaw/colossus.1")
        .among({ was: "foeFell", foe: `${card}.2`, by });
    };
    falls("grabber", 1, "SUD-ENEMY-03");
    falls("robber", 2, "SUD-ENEMY-05");
    falls("slab", 3, "SUD-ENEMY-07");
    falls("howler", 7, "SUD-ENEMY-09");
    falls("bystander", 0, "SUD-ENEMY-11");
  },
);

rule("SUD-AUTO-11 SUD-CRAFT-04 SUD-CRAFT-05 SUD-CRAFT-06 SUD-CRAFT-07: what is made, and by which recipe", () => {
  const inventory = ["planks", "nails", "shards", "wires", "explosives"];
  const made = (craft: "barricade" | "spear" | "trap" | "grenade", say: string, by: string) => {
    inTurn("p1", { players: { p1: { inventory } }, line: ["slab", "colossus"] })
      .when(`p1 acting/craft/${craft}${say}`)
      .among({ was: "crafted", seat: "p1", craft, by });
  };
  made("barricade", "", "SUD-CRAFT-04");
  made("spear", "/slab.1", "SUD-CRAFT-05");
  made("trap", "", "SUD-CRAFT-06");
  made("grenade", "/slab.1", "SUD-CRAFT-07");
});

rule("SUD-AUTO-11 SUD-ENATK-02 SUD-ENATK-04 SUD-ENATK-06 SUD-ENEMY-06: what an enemy does to players", () => {
  const wounded = (seat: string, damage: number, cause: string, by: string) =>
    ({ was: "wounded", seat, damage, cause, by }) as const;
  given(night({ players: { p1: { inventory: ["nails"] }, p2: {} }, line: ["lookout"] }))
    .came("two-splash", "nails", OWED)
    .when(ENEMIES)
    .among(
      { was: "enemiesCame", seat: "p1", by: "SUD-ENATK-02" },
      { was: "enemyHit", foe: "lookout.1", target: "p1", damage: 2, splash: 1, card: "two-splash", by: "SUD-ENATK-04" },
      wounded("p1", 2, "lookout", "SUD-ENATK-02"),
      { was: "cardLost", seat: "p1", card: "nails", by: "SUD-ENEMY-06" },
      wounded("p2", 1, "lookout", "SUD-ENATK-06"),
    );
  const line = [
    { card: "grabber", after: "p1" },
    { card: "slab", after: "p2" },
  ] as const;
  given(night({ players: { p1: {}, p2: {} }, holder: "p2", line, options: { ownTargets: "on" } }))
    .came(OWED)
    .when(ENEMIES)
    .among(
      { was: "enemiesCame", seat: "p1", by: "SUD-RULING-24" },
      { was: "enemiesCame", seat: "p2", by: "SUD-RULING-24" },
      wounded("p1", 1, "grabber", "SUD-RULING-24"),
      wounded("p2", 1, "slab", "SUD-RULING-24"),
    );
});

rule("SUD-AUTO-11 SUD-WIN-04 SUD-RULING-65: daylight after six rounds, and later", () => {
  given(night({ round: 6 }))
    .when(ENEMIES)
    .among({ was: "won", by: "SUD-WIN-04" });
  inTurn("p1", { round: 7, players: { p1: { inventory: ["crowbar"] } }, line: ["grabber"] })
    .when("p1 acting/attack")
    .among({ was: "won", by: "SUD-RULING-65" });
});

/** Everything that happened in the nights that are kept, and in some that are played anyhow. */
const everything = ((): readonly NightEvent[] => {
  const all: NightEvent[] = [];
  for (const seats of [1, 2, 3, 4, 5, 6]) {
    for (const end of ["daylight", "dead", "reckless"] as const) {
      const { seed, inputs } = goldenMatch(surviveUntilDaylight.name, seats, end);
      const { match, events } = started(surviveUntilDaylight, seatsFor(seats), {}, seed);
      all.push(...events);
      for (const input of inputs) all.push(...answer(match, input).events);
    }
    all.push(...randomMatch(surviveUntilDaylight, { seats, seed: seats, atMost: 400 }).events);
  }
  return all;
})();

rule("SUD-AUTO-11 SUD-INFO-15: whatever happens, the log ends with a row of the ledger", () => {
  const told = everything.map((event) => sentence(en, "event." + event.was, { ...event }));
  const rowless = told.filter((line) => (en[/ \((SUD-[A-Z]+-\d\d)\)$/.exec(line)?.[1] ?? ""] ?? "") === "");
  expect(rowless).toEqual([]);
  expect(told.length).toBeGreaterThan(3000);
  const named = Object.values(CITED).filter((row) => row !== BROUGHT);
  expect(named.filter((row) => en[row] === undefined)).toEqual([]);
});

rule("SUD-AUTO-11: what brings its row along is what several rows bring about, and nothing else does", () => {
  const bringing = new Set(everything.filter((event) => "by" in event).map(({ was }) => was));
  const expected = Object.entries(CITED).filter(([, row]) => row === BROUGHT);
  expect([...bringing].sort()).toEqual(expected.map(([was]) => was).sort());
});
