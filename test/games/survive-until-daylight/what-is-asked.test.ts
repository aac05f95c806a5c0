import { expect } from "vitest";
import {
  fits,
  roomMakers,
  slotCount,
  slotOfEach,
  slotsUsed,
} from "../../../src/games/survive-until-daylight/rules/inventory";
import { deckOf, outlookOfBlow, outlooksOf } from "../../../src/games/survive-until-daylight/rules/forecast";
import { dangerTo, menaces } from "../../../src/games/survive-until-daylight/rules/menace";
import { delayCost, savedElsewhere } from "../../../src/games/survive-until-daylight/rules/wave";
import { amountOf } from "../../../src/games/survive-until-daylight/rules/cards";
import type { Blow } from "../../../src/games/survive-until-daylight/vocabulary";
import { OWED, rule } from "../../support/given";
import { given, inTurn, night, type NightGiven, trade } from "./support/night";

const one = (ask: string, of: readonly string[], usual: readonly string[] = []) =>
  ({ ask, of, least: 1, most: 1, usual }) as const;

const blowWith = (weapon: string, at: number, more: Partial<Blow> = {}): Blow => ({
  seat: "p1",
  weapon,
  at,
  ammo: 0,
  more: 0,
  focus: false,
  ...more,
});

rule("SUD-SETUP-01 SUD-SETUP-13 SUD-SETUP-04 SUD-RULING-08: what each is asked before the first round", () => {
  const fresh = night({
    players: { p1: { character: "none" }, p2: { character: "pillar" } },
    rubble: ["crowbar", "nails"],
  });
  given(fresh)
    .when({ do: "choose" })
    .part("p1 choose", one("character", ["psycho", "trigger", "drifter", "haggler", "hipster"]));
  given(night({ players: { p1: {}, p2: {} } }))
    .when({ do: "appoint" })
    .part("p1 appoint", one("first", ["lot", "p1", "p2"], ["lot"]));
  const armed = (inventory: readonly string[]) =>
    given(night({ players: { p1: { inventory } }, rubble: ["crowbar", "revolver", "firebomb", "nails"] })).when({
      do: "arm",
      seat: "p1",
    });
  armed([]).part("p1 arm", one("otherWeaponDry", ["crowbar", "revolver"]));
  armed(["bullets"]).part("p1 arm", one("otherWeapon", ["crowbar", "revolver"]));
});

rule("SUD-SEARCH-14 SUD-RULING-18: a card that fits is usually kept; one that does not has no usual answer", () => {
  const keep = (inventory: readonly string[]) =>
    given(night({ players: { p1: { inventory } } })).when({ do: "keep", seat: "p1", card: "crowbar" });
  keep([]).part("p1 keep", one("keep", ["keep", "discard"], ["keep"]));
  const full = ["a", "b", "c", "d", "e", "f", "g", "katana"];
  keep(full)
    .part("p1 keep", one("keep", ["keep", "discard"]))
    .part("p1 keep/keep", one("room", full));
});

rule("SUD-TRADE-05 SUD-TRADE-10 SUD-RULING-32: a gift that fits is usually taken; one that does not is not", () => {
  const offer = (inventory: readonly string[]) =>
    given(night({ players: { p1: { inventory: ["crowbar"] }, p2: { inventory } } })).when({
      do: "offer",
      from: "p1",
      to: "p2",
      card: "crowbar",
      count: 1,
    });
  offer([]).part("p2 offer", one("offer", ["accept", "refuse"], ["accept"]));
  const full = ["a", "b", "c", "d", "e", "f", "g", "h"];
  offer(full).part("p2 offer", one("offer", ["accept", "refuse"]));
  given(night({ players: { p1: { inventory: ["crowbar"] }, p2: { inventory: full } } }))
    .when({ do: "offer", from: "p1", to: "p2", card: "crowbar", count: 1 }, "p2 offer/nonsense")
    .refused("SUD-TRADE-05");
  given(night({ players: { p1: { inventory: ["crowbar"] }, p2: { inventory: full } } }))
    .when({ do: "offer", from: "p1", to: "p2", card: "crowbar", count: 1 }, "p2 offer/accept/nonsense")
    .refused("SUD-TRADE-10");
});

rule("SUD-TRADE-03 SUD-TRADE-08 SUD-WAVE-01 SUD-SURV-05 SUD-RULING-33: why something is no gift", () => {
  const gift = (word: string) =>
    trade({ players: { p1: { inventory: ["crowbar", "nails"] }, p2: {} } }).when(`p1 trading/give/${word}`);
  for (const token of ["barricade", "trap", "spear", "grenade"]) gift(token).refused("SUD-TRADE-08");
  gift("wave").refused("SUD-WAVE-01");
  gift("bystander").refused("SUD-SURV-05");
  gift("katana").refused("SUD-RULING-33");
});

rule(
  "SUD-ATTACK-01 SUD-AMMO-04 SUD-RUBBLE-15 SUD-RULING-54 SUD-PROTO-08: what an attack asks, and why something is none",
  () => {
    const told = {
      players: {
        p1: { character: "drifter", inventory: ["revolver", "bullets", "bullets", "crowbar", "dead-phone"] },
        p2: {},
      },
      line: ["slab", "bystander", "grabber"],
    };
    const turn = inTurn("p1", told);
    const asked = turn.when();
    asked
      .part("p1 acting/attack", one("weapon", ["revolver", "crowbar"]))
      .part("p1 acting/attack/revolver", one("target", ["slab.1", "grabber.3"]))
      .part("p1 acting/attack/revolver/slab.1", one("ammo", ["1", "2"], ["1"]))
      .part("p1 acting/attack/revolver/slab.1/1", one("swing", ["no", "dead-phone"], ["no"]))
      .part("p1 acting/attack/crowbar/slab.1", one("swing", ["no", "dead-phone"], ["no"]));
    inTurn("p1", told).when("p1 acting/attack/katana").refused("SUD-RUBBLE-15");
    inTurn("p1", told).when("p1 acting/attack/nails").refused("SUD-ATTACK-01");
    inTurn("p1", told).when("p1 acting/attack/revolver/slab.1/3").refused("SUD-RULING-54");
    inTurn("p1", told).when("p1 acting/attack/revolver/slab.1/1/bent-spoon").refused("SUD-PROTO-08");
    const bare = inTurn("p1", told).when("p1 acting/attack/crowbar/slab.1/no");
    bare.then(
      { was: "attackDeclared", seat: "p1", weapon: "crowbar", foe: "slab.1", ammo: 0 },
      { was: "foeHurt", foe: "slab.1", damage: 2, cause: "attack" },
    );
    expect(bare.state.players[0]?.inventory).toContain("dead-phone");
  },
);

rule("SUD-PROTO-08 SUD-TURN-04: with a Frenzy alone only a melee weapon is usable", () => {
  const told = { players: { p1: { inventory: ["firebomb", "crowbar", "katana"] } }, line: ["slab", "slab"] };
  inTurn("p1", told, { actions: 0, meleeActions: 1 })
    .when()
    .part("p1 acting/attack", one("weapon", ["crowbar", "katana"]));
  inTurn("p1", told, { actions: 0, meleeActions: 0 }).when("p1 acting/attack").refused("SUD-TURN-04");
});

rule("SUD-CRAFT-12 SUD-CRAFT-17 SUD-RULING-47: what a recipe asks, and why a word is no answer", () => {
  const all = ["planks", "nails", "shards", "wires", "explosives"];
  const line = ["slab", "bystander", "grabber", "robber"];
  const make = (more: NightGiven = {}) => inTurn("p1", { players: { p1: { inventory: all }, p2: {} }, line, ...more });
  make()
    .when()
    .part("p1 acting/craft", one("craft", ["barricade", "spear", "trap", "grenade"]))
    .part("p1 acting/craft/trap", one("trapFor", ["p1", "p2"]))
    .part("p1 acting/craft/spear", one("spearOn", ["slab.1", "grabber.3", "robber.4"]))
    .part("p1 acting/craft/grenade", one("stun", ["grabber.3", "robber.4"]));
  make().when("p1 acting/craft/trap/p3").refused("SUD-CRAFT-12");
  make().when("p1 acting/craft/spear/bystander.2").refused("SUD-RULING-47");
  make().when("p1 acting/craft/grenade/slab.1").refused("SUD-CRAFT-17");
  make().when("p1 acting/craft/grenade/grabber.3/slab.1").refused("SUD-CRAFT-17");
  for (const said of ["grabber.3/robber.4", "robber.4/grabber.3"])
    make()
      .when(`p1 acting/craft/grenade/${said}`)
      .among({ was: "grenadeThrown", seat: "p1", foes: ["grabber.3", "robber.4"] });
  const calm = make({ line: ["bystander"] });
  calm.when().part("p1 acting/craft", one("craft", ["barricade", "trap"]));
  make({ line: ["bystander"] })
    .when("p1 acting/craft/spear")
    .refused("SUD-RULING-47");
  make({ line: ["bystander"] })
    .when("p1 acting/craft/grenade")
    .refused("SUD-RULING-47");
  const keeping = make({ line: [], options: { grenadesKept: "on" } });
  keeping.when().part("p1 acting/craft", one("craft", ["barricade", "trap", "grenade"]));
  const kept = make({ line: ["slab"], options: { grenadesKept: "on" } }).when("p1 acting/craft/grenade");
  kept.then({ was: "crafted", seat: "p1", craft: "grenade", by: "SUD-CRAFT-07" });
  expect(kept.state.players[0]?.grenades).toBe(1);
});

rule("SUD-RULING-43 SUD-CRAFT-17: a kept Grenade wants an enemy to be thrown at", () => {
  const options = { grenadesKept: "on" };
  const thrown = (line: readonly string[], grenades = 1) =>
    inTurn("p1", { players: { p1: { grenades } }, line, options });
  thrown(["slab", "bystander", "grabber", "robber"])
    .when()
    .part("p1 acting/throw", one("stun", ["grabber.3", "robber.4"]));
  thrown(["bystander"]).when("p1 acting/throw").refused("SUD-RULING-47");
  thrown([]).when("p1 acting/throw").refused("SUD-RULING-47");
  thrown(["slab"], 0).when("p1 acting/throw").refused("SUD-RULING-43");
  const after = thrown(["slab", "grabber"]).when("p1 acting/throw/grabber.2/slab.1");
  after.then({ was: "grenadeThrown", seat: "p1", foes: ["slab.1", "grabber.2"] });
  expect(after.state.players[0]?.grenades).toBe(0);
});

rule("SUD-RULING-55 SUD-CARD-11 SUD-CARD-09: one card applies, and Lucky is asked again after the pills", () => {
  const state = {
    ...night({ players: { p1: { inventory: ["vitaly-pills"] }, p2: { inventory: ["lucky"] } }, line: ["slab"] }),
  };
  const flipped = { ...state, flipped: ["zero", "plus-1", "zero"] };
  const blow = blowWith("crowbar", 0);
  given(flipped)
    .when({ do: "pick", blow })
    .part("p1 pick", one("card", ["zero", "plus-1", "vitaly-pills"]));
  given(flipped)
    .when({ do: "lucky", sealed: [] })
    .part("p2 lucky", one("lucky", ["no", "zero", "plus-1"], ["no"]));
  given({ ...state, flipped: [] })
    .when({ do: "lucky", sealed: [] })
    .asks();
  given(flipped).came("plus-2", "plus-2").when({ do: "pick", blow }, "p1 pick/vitaly-pills").asks("p2 lucky");
  given({ ...state, flipped: ["zero"] })
    .when({ do: "pick", blow }, "p1 pick/zero")
    .among({ was: "cardPicked", seat: "p1", card: "zero" });
  given(night({ line: ["slab"] }))
    .when({ do: "pick", blow })
    .then({ was: "foeHurt", foe: "slab.1", damage: 2, cause: "attack" });
});

rule("SUD-CARD-11: of two that are Lucky the first to say so replaces a card, and both may let it be", () => {
  const lucky = { inventory: ["lucky"] };
  const state = { ...night({ players: { p1: lucky, p2: lucky, p3: {} }, line: ["slab"] }), flipped: ["zero"] };
  given(state).when({ do: "lucky", sealed: [] }, "p1 lucky/no").asks("p2 lucky");
  given(state).when({ do: "lucky", sealed: [] }, "p1 lucky/no", "p2 lucky/no").then().asks();
  given(state)
    .came("plus-1")
    .when({ do: "lucky", sealed: [] }, "p2 lucky/zero")
    .then({ was: "luckyPlayed", seat: "p2", card: "zero" }, { was: "flipped", card: "plus-1" })
    .asks("p1 lucky");
});

rule("SUD-CARD-05 SUD-RULING-70: a Cheer is asked of who holds one, one word, and no is usual", () => {
  const cheer = { inventory: ["cheer"] };
  const turn = () => given({ ...night({ players: { p1: cheer, p2: cheer, p3: cheer } }), turnOf: "p1", actions: 0 });
  const asked = turn().when({ do: "cheer", seat: "p1", sealed: [] });
  asked.asks("p2 cheer", "p3 cheer").part("p2 cheer", one("cheer", ["no", "cheer"], ["no"]));
  turn().when({ do: "cheer", seat: "p1", sealed: [] }, "p2 cheer/no").asks("p3 cheer");
  turn()
    .when({ do: "cheer", seat: "p1", sealed: [] }, "p2 cheer/cheer")
    .then({ was: "cheered", seat: "p2", on: "p1" })
    .asks("p1 acting", "p3 cheering");
});

rule("SUD-CARD-05 SUD-SYM-11: while a turn goes on whoever else holds a Cheer may play it, or leave it", () => {
  const cheer = { inventory: ["cheer"] };
  const turn = () => inTurn("p1", { players: { p1: cheer, p2: cheer, p3: {} }, options: { discardAnytime: "off" } });
  const asked = turn().when("p1 acting/drop/cheer");
  asked.asks("p1 acting", "p2 cheering");
  asked.part("p2 cheering", { ask: "cheering", of: ["cheer"], least: 0, most: 1, usual: [] });
  turn().when("p2 cheering/nonsense").refused("SUD-CARD-05");
  turn().when("p2 cheering/").then().asks("p1 acting", "p2 cheering");
  turn().when("p2 cheering/cheer").then({ was: "cheered", seat: "p2", on: "p1" }).asks("p1 acting");
});

rule("SUD-RULING-50 SUD-RULING-74 SUD-ATTACK-11: points for the left, what is left of them for the right", () => {
  const state = night({ line: ["slab", "colossus", "grabber", "robber"] });
  const divide = { do: "divide", blow: blowWith("crowbar", 1), left: 3 } as const;
  given(state)
    .when(divide)
    .part("p1 divide", one("toTheLeft", ["0", "1", "2", "3"], ["0"]))
    .part("p1 divide/2", one("toTheRight", ["0", "1"], ["0"]))
    .part("p1 divide/0", one("toTheRight", ["0", "1", "2", "3"], ["0"]));
  given(state)
    .when(divide, "p1 divide/0/2")
    .then(
      { was: "foeHurt", foe: "grabber.3", damage: 2, cause: "attack" },
      { was: "foeHurt", foe: "colossus.2", damage: 1, cause: "attack" },
    );
});

rule(
  "SUD-ATTACK-05 SUD-ATTACK-11 SUD-RULING-74: without splash nobody beside is hurt; nothing is divided of nothing",
  () => {
    const line = ["slab", "colossus", "bystander"];
    const strike = (card: string, more: Partial<Blow> = {}, options = {}, weapon = "crowbar") =>
      given(night({ line, options })).when({ do: "strike", blow: blowWith(weapon, 1, more), card });
    const main = (damage: number) => ({ was: "foeHurt", foe: "colossus.2", damage, cause: "attack" }) as const;
    const splash = (foe: string, damage: number) => ({ was: "foeHurt", foe, damage, cause: "splash" }) as const;
    strike("bare").then(main(2));
    strike("x-splash").then(splash("slab.1", 1), splash("bystander.3", 1), main(2), {
      was: "foeFell",
      foe: "bystander.3",
    });
    strike("x-splash", {}, { spareSurvivors: "on" }).then(splash("slab.1", 1), main(2));
    strike("minus-2", { focus: true }).then(main(0));
    strike("minus-1", { focus: true }).asks("p1 divide");
    given(night({ line: ["colossus", "bystander"] }))
      .when({ do: "strike", blow: blowWith("crowbar", 0, { focus: true }), card: "bare" })
      .then({ was: "foeHurt", foe: "colossus.1", damage: 2, cause: "attack" });
  },
);

rule("SUD-PROTO-08: Follow-through is for who kills with a melee weapon beside somebody, and has the perk", () => {
  const line = ["grabber", { card: "grabber", damage: 2 }, "slab"];
  const after = (weapon: string, character: string, given_: NightGiven["line"] = line) =>
    given(night({ players: { p1: { character }, p2: {} }, line: given_ })).when({
      do: "aftermath",
      blow: blowWith(weapon, 1),
    });
  const fell = { was: "foeFell", foe: "grabber.2" } as const;
  after("crowbar", "psycho")
    .then(fell)
    .part("p1 followThrough", one("followThrough", ["grabber.1", "slab.2"]));
  after("crowbar", "pillar").then(fell).asks();
  after("firebomb", "psycho").then(fell).asks();
  after("crowbar", "psycho", ["grabber", "grabber", "slab"]).then().asks();
  after("crowbar", "psycho", ["bystander", { card: "grabber", damage: 2 }])
    .then(fell)
    .asks();
  after("crowbar", "psycho", ["bystander", { card: "grabber", damage: 2 }, "slab"]).then(fell, {
    was: "foeHurt",
    foe: "slab.2",
    damage: 1,
    cause: "follow-through",
  });
});

rule("SUD-PROTO-08: the Fletcher gets an arrow back, of arrows alone, and nobody else does", () => {
  const after = (weapon: string, character: string) =>
    given(night({ players: { p1: { character } }, line: ["slab"], discard: ["arrows"] })).when({
      do: "aftermath",
      blow: blowWith(weapon, 0),
    });
  after("crossbow", "hipster").then({ was: "arrowBack", seat: "p1" });
  after("crossbow", "pillar").then();
  after("revolver", "hipster").then();
});

rule(
  "SUD-WAVE-01 SUD-SEARCH-18 SUD-RULING-21 SUD-RULING-22 SUD-WAVE-05: what WAVE! asks, and what a delay costs",
  () => {
    const wave = (told: NightGiven) => given(night({ holder: "none", ...told })).when({ do: "wave", seat: "p1" });
    wave({ active: ["crowbar"] }).part("p1 wave", one("wave", ["accept", "delay"]));
    wave({ active: [] }).part("p1 wave", one("wave", ["accept", "delay"]));
    const agreed = { active: [], options: { noVainDelay: "on" } };
    wave(agreed).asks("p1 wave").part("p1 wave", "said");
    wave({ ...agreed, active: ["crowbar"] }).part("p1 wave", one("wave", ["accept", "delay"]));
    given(night({ holder: "none", ...agreed }))
      .when({ do: "wave", seat: "p1" }, "p1 wave/delay")
      .refused("SUD-RULING-21");
    given(night({ holder: "none", active: ["crowbar"] }))
      .when({ do: "wave", seat: "p1" }, "p1 wave/nonsense")
      .refused("SUD-WAVE-01");
    const dying = { players: { p1: { damage: 11 } }, active: ["crowbar"] };
    wave(dying).part("p1 wave/delay", one("sure", ["yes", "no"]));
    given(night({ holder: "none", ...dying }))
      .when({ do: "wave", seat: "p1" }, "p1 wave/delay/nonsense")
      .refused("SUD-RULING-22");
    given(night({ holder: "none", ...dying }))
      .when({ do: "wave", seat: "p1" }, "p1 wave/delay/no")
      .asks("p1 wave");
    const costOf = (character: string, lightFeet = false) =>
      delayCost({ ...night({ players: { p1: { character } } }), lightFeet }, "p1");
    expect([costOf("drifter"), costOf("drifter", true), costOf("pillar")]).toEqual([0, 1, 1]);
  },
);

rule("SUD-PROTO-08 SUD-RULING-94: Over here is asked of the others who have it, one word, no as usual", () => {
  const told = {
    players: { p1: { character: "pillar" }, p2: {}, p3: {} },
    holder: "none",
    first: "p1",
    active: ["crowbar"],
  };
  given(night(told))
    .came(OWED)
    .when({ do: "wave", seat: "p1" }, "p1 wave/accept")
    .among({ was: "waveAccepted", seat: "p1" });
  const own = given(night(told)).came(OWED).when({ do: "wave", seat: "p1" }, "p1 wave/accept");
  own.asks("nature assault");
  given(night(told))
    .when({ do: "wave", seat: "p2" }, "p2 wave/accept")
    .part("p1 overHere", one("overHere", ["yes", "no"], ["no"]));
});

rule("SUD-RULING-67: saved Survivors follow WAVE! only by the option, and from others", () => {
  const told = { players: { p1: { saved: 1 }, p2: { saved: 2 }, p3: { saved: 3 } }, holder: "p2" };
  expect(savedElsewhere(night(told))).toBe(0);
  expect(savedElsewhere(night({ ...told, options: { survivorsFollowWave: "on" } }))).toBe(4);
  given(night({ ...told, players: { p1: {}, p2: { saved: 2 } }, options: { survivorsFollowWave: "on" } }))
    .came(OWED)
    .when({ do: "trade" })
    .then({ was: "tradeBegan", round: 1 });
  given(night({ players: { p1: { saved: 1 }, p2: {} }, holder: "p2", options: { survivorsFollowWave: "on" } }))
    .came(OWED)
    .when({ do: "trade" })
    .then({ was: "tradeBegan", round: 1 }, { was: "survivorsFollowed", seat: "p2", count: 1 });
});

rule("SUD-RULING-19 SUD-INV-06: who is not asked may drop a card meanwhile, or think better of it", () => {
  const options = { discardAnytime: "on" };
  const told = { players: { p1: {}, p2: { inventory: ["crowbar", "nails"] } }, options };
  inTurn("p1", told)
    .when()
    .part("p2 discard", { ask: "meanwhile", of: ["drop"], least: 0, most: 1, usual: [] })
    .part("p2 discard/drop", one("drop", ["crowbar", "nails"]));
  inTurn("p1", told).when("p2 discard/").then();
  inTurn("p1", told)
    .when("p2 discard/drop/nails")
    .then({ was: "cardsDropped", seat: "p2", card: "nails", count: 1, by: "SUD-INV-06" });
  trade({ players: { p1: { inventory: ["nails"] }, p2: { inventory: ["nails"] } }, options })
    .when("p1 trading/done")
    .asks("p2 trading", "p1 discard");
});

rule("SUD-RUBBLE-03 SUD-RUBBLE-09 SUD-RUBBLE-12 SUD-CRAFT-02 SUD-AMMO-01 SUD-CARD-05: why a card is not played", () => {
  const play = (card: string) =>
    inTurn("p1", { players: { p1: { inventory: ["focus", card] } }, line: ["slab"] }).when(`p1 acting/play/${card}`);
  play("cheer").refused("SUD-CARD-05");
  play("lucky").refused("SUD-CARD-11");
  play("vitaly-pills").refused("SUD-CARD-09");
  play("crowbar").refused("SUD-RUBBLE-10");
  inTurn("p1", { players: { p1: { inventory: ["blood-lust"], damage: 11 } }, line: ["slab"] })
    .when("p1 acting/play/blood-lust/nonsense")
    .refused("SUD-RULING-22");
});

rule("SUD-RULING-22 SUD-PROTO-08: a Frenzy that kills is confirmed, and taken back costs nothing", () => {
  const dying = { players: { p1: { character: "psycho", damage: 10, inventory: ["crowbar"] } }, line: ["slab"] };
  inTurn("p1", dying)
    .when()
    .part("p1 acting/frenzy", one("sure", ["yes", "no"]));
  inTurn("p1", dying).when("p1 acting/frenzy/no").then().asks("p1 acting");
  inTurn("p1", dying).when("p1 acting/frenzy/yes").among({ was: "died", seat: "p1" });
  const well = { players: { p1: { character: "psycho", inventory: ["crowbar"] } }, line: ["slab"] };
  inTurn("p1", well)
    .when("p1 acting/frenzy")
    .then({ was: "frenzied", seat: "p1" }, { was: "suffered", seat: "p1", damage: 1, cause: "frenzy" });
  // Health that is just enough, and one point short.
  const focus = (damage: number) => inTurn("p1", { players: { p1: { inventory: ["focus"], damage } }, line: ["slab"] });
  focus(12).when("p1 acting/play/focus").then({ was: "specialPlayed", seat: "p1", card: "focus", by: "SUD-CARD-03" });
});

rule("SUD-INV-02 SUD-INV-03 SUD-RULING-18: stacks share a slot, other equal cards do not", () => {
  expect(slotOfEach(["nails", "crowbar", "nails", "crowbar", "bullets"])).toEqual([0, 1, 0, 2, 3]);
  expect([slotsUsed([]), slotsUsed(["nails", "nails"]), slotsUsed(["focus", "focus"])]).toEqual([0, 1, 2]);
  expect([slotCount(["nails", "nails", "focus", "focus"], "nails"), slotCount(["focus", "focus"], "focus")]).toEqual([
    2, 1,
  ]);
  const full = ["nails", "nails", "a", "b", "c", "d", "e", "f", "focus", "focus"].slice(0, 9);
  expect([fits(full, "nails"), fits(full, "wires")]).toEqual([true, false]);
  expect(roomMakers(full, "wires")).toEqual(["nails", "a", "b", "c", "d", "e", "f", "focus"]);
  expect(amountOf("nothing-of-the-kind")).toBe(0);
});

rule("SUD-INFO-05 SUD-INFO-08: the outlook without a card is the weapon's, with cards the best of them", () => {
  const deck = ["minus-2", "plus-1", "two-splash"];
  const state = night({ line: [{ card: "slab", damage: 2 }, "grabber", "howler"], combat: deck });
  const outlook = (draws: number, at = 0) => outlookOfBlow(state, deckOf(state), blowWith("crowbar", at), draws);
  expect(outlook(0)).toEqual({ expected: 200, worst: 2, reaching: 100, splash: 0, worstSplash: 0 });
  expect(outlook(0, 2)).toMatchObject({ reaching: 0 });
  // 0, 3 and 2 in equal parts; two and three of them at once.
  expect(outlook(1)).toEqual({ expected: 167, worst: 3, reaching: 67, splash: 0, worstSplash: 0 });
  expect(outlook(2)).toEqual({ expected: 267, worst: 3, reaching: 100, splash: 0, worstSplash: 0 });
  expect(outlook(9)).toEqual({ expected: 300, worst: 3, reaching: 100, splash: 0, worstSplash: 0 });
  expect(outlooksOf(state, deckOf(state))).toEqual({
    slab: { expected: 200, worst: 2, reaching: 100, splash: 0, worstSplash: 0 },
    grabber: { expected: 200, worst: 2, reaching: 100, splash: 0, worstSplash: 0 },
    howler: { expected: 300, worst: 3, reaching: 100, splash: 67, worstSplash: 1 },
  });
  const harmless = night({ line: ["shuffler"], combat: ["minus-2", "zero"] });
  expect(outlooksOf(harmless, deckOf(harmless))).toEqual({
    shuffler: { expected: 0, worst: 0, reaching: 0, splash: 0, worstSplash: 0 },
  });
  expect(deckOf(night({ combat: ["zero"], combatDiscard: ["plus-3"] }))).toEqual([{ card: "zero", copies: 1 }]);
});

rule("SUD-INFO-07 SUD-INFO-08: what stands before the target is used up, and what harms nobody meets nothing", () => {
  const met = (told: NightGiven) =>
    menaces(night(told), "p1").map(({ meets, expected, worst, splash, worstSplash }) => [
      meets,
      expected,
      worst,
      splash,
      worstSplash,
    ]);
  const grabbers = ["grabber", "grabber", "grabber"];
  expect(met({ players: { p1: { traps: 1, barricades: 1 }, p2: {} }, line: grabbers })).toEqual([
    ["trap", 0, 0, 0, 0],
    ["barricade", 0, 1, 0, 0],
    ["target", 100, 1, 0, 0],
  ]);
  expect(met({ players: { p1: { traps: 1 } }, line: grabbers, options: { trapStays: "on" } })).toEqual([
    ["trap", 0, 0, 0, 0],
    ["trap", 0, 0, 0, 0],
    ["trap", 0, 0, 0, 0],
  ]);
  expect(met({ players: { p1: { traps: 0 } }, line: ["grabber"], options: { trapStays: "on" } })).toEqual([
    ["target", 100, 1, 0, 0],
  ]);
  // A Trap is used up by one it does not kill.
  expect(met({ players: { p1: { traps: 1 } }, line: ["slab", "grabber"] })).toEqual([
    ["target", 100, 1, 0, 0],
    ["target", 100, 1, 0, 0],
  ]);
  expect(met({ line: ["bystander", "grabber", "grabber"] })).toEqual([
    ["survivor", 0, 1, 0, 0],
    ["target", 100, 1, 0, 0],
  ]);
  // A Barricade is for those that hurt or steal, and no Brute minds it.
  const barred = (line: string[], combat: string[]) => met({ players: { p1: { barricades: 1 } }, line, combat });
  expect(barred(["shuffler", "grabber"], ["zero"])).toEqual([
    ["target", 0, 0, 0, 0],
    ["barricade", 0, 1, 0, 0],
  ]);
  expect(barred(["lookout", "grabber"], ["zero"])).toEqual([
    ["barricade", 0, 0, 0, 0],
    ["target", 100, 1, 0, 0],
  ]);
  expect(barred(["slab", "grabber"], ["zero"])).toEqual([
    ["target", 100, 1, 0, 0],
    ["barricade", 0, 1, 0, 0],
  ]);
  // Half a point on average is likely enough.
  expect(barred(["shuffler", "grabber"], ["zero", "plus-1"])[0]?.[0]).toBe("barricade");
  expect(met({ line: ["bystander", "shuffler", "grabber"], combat: ["zero", "plus-1"] }).map(([what]) => what)).toEqual(
    ["survivor", "target"],
  );
  expect(met({ line: ["bystander", "shuffler", "grabber"], combat: ["zero"] }).map(([what]) => what)).toEqual([
    "survivor",
    "survivor",
  ]);
  expect(met({ line: ["bystander", "shuffler"], players: { p1: {}, p2: {} }, combat: ["x-splash"] })).toEqual([
    ["survivor", 0, 0, 0, 1],
  ]);
  expect(met({ line: ["shuffler"], players: { p1: {}, p2: {} }, combat: ["x-splash"] })).toEqual([
    ["target", 0, 0, 100, 1],
  ]);
  expect(met({ players: { p1: { traps: 1 }, p2: {} }, line: ["shuffler"], combat: ["x-splash"] })).toEqual([
    ["trap", 0, 0, 0, 0],
  ]);
  expect(met({ line: [{ card: "grabber", stunned: true }] })).toEqual([["nothing", 0, 0, 0, 0]]);
  expect(menaces(night({ line: ["grabber"] }), "none")).toEqual([]);
});

rule("SUD-INFO-08 SUD-ENATK-06: splash is a danger to those beside alone", () => {
  const players = { p1: {}, p2: {}, p3: {}, p4: {} };
  const state = night({ players, line: ["shuffler"], combat: ["x-splash"] });
  const all = menaces(state, "p1");
  expect(["p1", "p2", "p3", "p4"].map((seat) => dangerTo(state, all, seat))).toEqual([
    { expected: 0, worst: 0 },
    { expected: 100, worst: 1 },
    { expected: 0, worst: 0 },
    { expected: 100, worst: 1 },
  ]);
});

rule("SUD-WIN-04 SUD-RULING-65: the last enemy's end wins after the last round only", () => {
  const last = (round: number, line: NonNullable<NightGiven["line"]>) =>
    given(night({ round, line })).when({ do: "aftermath", blow: blowWith("crowbar", 0) });
  last(7, [{ card: "grabber", damage: 2 }]).then(
    { was: "foeFell", foe: "grabber.1" },
    { was: "won", by: "SUD-RULING-65" },
  );
  last(6, [{ card: "grabber", damage: 2 }]).then({ was: "foeFell", foe: "grabber.1" });
  last(7, [{ card: "grabber", damage: 2 }, "slab"]).then({ was: "foeFell", foe: "grabber.1" });
});

rule("SUD-SEARCH-01 SUD-DEC-04: six players may agree on more new rubble, fewer may not", () => {
  const six = { p1: {}, p2: {}, p3: {}, p4: {}, p5: {}, p6: {} };
  const five = { p1: {}, p2: {}, p3: {}, p4: {}, p5: {} };
  const rubble = Array.from({ length: 30 }, () => "nails");
  const taken = (players: NightGiven["players"] & object, options: NightGiven["options"] & object = {}) =>
    given(night({ players, rubble, options })).came(OWED).when({ do: "round" }).asks("nature take");
  taken(six);
  taken(six, { moreRubble: "on" });
  taken(five, { moreRubble: "on" });
});
