import { expect } from "vitest";
import { evolve } from "../../../src/games/survive-until-daylight/evolve";
import { setup } from "../../../src/games/survive-until-daylight/setup";
import type { Night, NightEvent, Player } from "../../../src/games/survive-until-daylight/vocabulary";
import { cardsOf } from "../../../src/kernel/pile";
import { changedBy } from "../../support/changed-by";
import { OWED, rule } from "../../support/given";
import { ENEMIES, given, inTurn, night, type NightGiven, trade } from "./support/night";

const changed = (told: NightGiven, more: Partial<Night>, event: NightEvent) =>
  changedBy(evolve, { ...night(told), ...more }, event);

const playersOf = (told: NightGiven, more: Partial<Player>) =>
  night(told).players.map((each) => ({ ...each, ...more }));

rule(
  "SUD-ROUND-01 SUD-WAVE-06 SUD-PROTO-08: a round begins with nobody holding WAVE!, and with its perks whole",
  () => {
    const used = { hideUsed: true, bloodLust: 2 };
    const told = { players: { p1: { ...used }, p2: { ...used, focus: 1 } }, holder: "p2", round: 2 };
    const began = changed(told, { lightFeet: true }, { was: "roundBegan", round: 3, by: "SUD-ROUND-01" });
    expect(began).toEqual({
      round: 3,
      phase: "search",
      holder: "none",
      lightFeet: false,
      players: [
        { ...night(told).players[0], hideUsed: false, bloodLust: 0 },
        { ...night(told).players[1], hideUsed: false, bloodLust: 0 },
      ],
    });
  },
);

rule("SUD-TRADE-01 SUD-TRADE-03 SUD-PROTO-08: a Trade begins with gifts and rummaging open to all", () => {
  const told = { players: { p1: { given: 1 }, p2: { given: 2 } } };
  expect(changed(told, { rummaged: true, done: ["p1"] }, { was: "tradeBegan", round: 1 })).toEqual({
    phase: "trade",
    rummaged: false,
    done: [],
    players: playersOf(told, { given: 0 }),
  });
});

rule("SUD-TURN-01 SUD-TURN-04 SUD-PROTO-08: a turn has one action and its Frenzy, and leaves none to the next", () => {
  const before = { actions: 3, meleeActions: 2, frenzied: true, turnOf: "p1" };
  expect(changed({}, before, { was: "turnBegan", seat: "p2" })).toEqual({
    turnOf: "p2",
    actions: 1,
    meleeActions: 0,
    frenzied: false,
  });
  expect(changed({}, before, { was: "turnEnded", seat: "p1", by: "SUD-TURN-01" })).toEqual({
    turnOf: "none",
    actions: 0,
    meleeActions: 0,
  });
  expect(changed({}, { phase: "trade" }, { was: "combatBegan", round: 1 })).toEqual({ phase: "combat" });
});

rule(
  "SUD-SEARCH-13 SUD-SEARCH-14 SUD-SEARCH-15 SUD-SEARCH-18: a drawn card lies with its drawer until it is settled",
  () => {
    const active = { active: [["crowbar", "wave"]] };
    expect(changed({}, active, { was: "drew", seat: "p1", card: "crowbar", by: "SUD-SEARCH-13" })).toEqual({
      active: [["wave"]],
      drawn: "crowbar",
      drawer: "p1",
    });
    const drawn = { drawn: "crowbar", drawer: "p1", active: [] };
    const settled = { drawn: "none", drawer: "none" };
    const kept = changed({}, drawn, { was: "cardKept", seat: "p1", card: "crowbar" });
    expect(kept).toEqual({ ...settled, players: playersOf({}, { inventory: ["crowbar"] }) });
    expect(changed({}, drawn, { was: "drawnDiscarded", seat: "p1", card: "crowbar", by: "SUD-SEARCH-15" })).toEqual({
      ...settled,
      discard: ["crowbar"],
    });
    const wave = { ...drawn, drawn: "wave" };
    expect(changed({ holder: "none" }, wave, { was: "waveAccepted", seat: "p1" })).toEqual({
      ...settled,
      holder: "p1",
    });
    expect(changed({}, wave, { was: "delayed", seat: "p1", cards: 1 })).toEqual({ ...settled, active: [["wave"]] });
  },
);

rule("SUD-PROTO-08: Junk that is traded is gone, and what it brings is drawn", () => {
  const told = { players: { p1: { inventory: ["dead-phone", "dead-phone"] } } };
  expect(changed(told, {}, { was: "junkTraded", seat: "p1", card: "dead-phone" })).toEqual({
    rummaged: true,
    discard: ["dead-phone"],
    players: playersOf(told, { inventory: ["dead-phone"] }),
  });
  expect(changed({ rubble: ["crowbar", "nails"] }, {}, { was: "rummaged", seat: "p1", card: "nails" })).toEqual({
    rubble: [["crowbar"]],
    drawn: "nails",
    drawer: "p1",
  });
});

rule("SUD-RULING-14: the discard made new is a pile, and no discard any more", () => {
  expect(changed({ rubble: [], discard: ["nails", "planks"] }, {}, { was: "rubbleRenewed", cards: 2 })).toEqual({
    rubble: [["nails", "planks"]],
    discard: [],
  });
});

rule("SUD-SETUP-02 SUD-SETUP-03 SUD-PROTO-08: a Character's weapon and cards come out of the box", () => {
  const { state } = setup(["p1"], {});
  const count = (of: readonly string[], card: string) => of.filter((each) => each === card).length;
  const [weapons, arrows] = [count(state.box, "hipsters-bow"), count(state.box, "arrows")];
  evolve.characterChosen(state, { was: "characterChosen", seat: "p1", character: "hipster" });
  expect(state.players[0]).toMatchObject({ character: "hipster", inventory: ["hipsters-bow", "arrows", "arrows"] });
  expect([count(state.box, "hipsters-bow"), count(state.box, "arrows")]).toEqual([
    weapons - 1,
    Math.max(0, arrows - 2),
  ]);
});

rule("SUD-ASSAULT-01: the card that is turned leaves the deck, and the one before is done", () => {
  const before = { assaults: [["a", "b"]], assault: "z", assaultDone: ["y"] };
  expect(changed({}, before, { was: "assaultRevealed", card: "b" })).toEqual({
    assaults: [["a"]],
    assault: "b",
    assaultDone: ["y", "z"],
  });
  expect(changed({}, { ...before, assault: "none" }, { was: "assaultRevealed", card: "b" })).toEqual({
    assaults: [["a"]],
    assault: "b",
  });
});

rule("SUD-PROTO-08 SUD-TURN-04: a melee attack spends a Frenzy first, another weapon an action", () => {
  const told = { players: { p1: { inventory: ["crowbar", "firebomb"], focus: 1 } } };
  const attack = (weapon: string, more: Partial<Night>) =>
    changed(told, { actions: 1, ...more }, { was: "attackDeclared", seat: "p1", weapon, foe: "slab.1", ammo: 0 });
  expect(attack("crowbar", { meleeActions: 1 })).toMatchObject({ meleeActions: 0, players: [{ focus: 0 }] });
  expect(attack("crowbar", { meleeActions: 1 }).actions).toBeUndefined();
  expect(attack("crowbar", { meleeActions: 0 })).toMatchObject({ actions: 0 });
  expect(attack("crowbar", { meleeActions: 0 }).meleeActions).toBeUndefined();
  expect(attack("firebomb", { meleeActions: 1 })).toMatchObject({ actions: 0, discard: ["firebomb"] });
  const unfocused = { players: { p1: { inventory: ["crowbar"], focus: 0 } } };
  const plain = changed(
    unfocused,
    { actions: 1 },
    {
      was: "attackDeclared",
      seat: "p1",
      weapon: "crowbar",
      foe: "slab.1",
      ammo: 0,
    },
  );
  expect(plain).toEqual({ actions: 0 });
});

rule("SUD-PROTO-08: Thick hide takes a point again in the next round, Light feet a cost in the next Search", () => {
  const hide = { players: { p1: { character: "pillar", hideUsed: true } }, line: ["slab"] };
  const next = (told: NightGiven) => given(night(told)).when({ do: "hit", hit });
  const hit = { seat: "p1", foe: "slab", damage: 2, brute: true, steals: false, by: "SUD-ENATK-02" } as const;
  next(hide).then({ was: "wounded", seat: "p1", damage: 2, cause: "slab" });
  const fresh = night(hide);
  evolve.roundBegan(fresh, { was: "roundBegan", round: 2, by: "SUD-ROUND-01" });
  given(fresh)
    .when({ do: "hit", hit })
    .then({ was: "hideHeld", seat: "p1" }, { was: "wounded", seat: "p1", damage: 1, cause: "slab" });
  const feet = (lightFeet: boolean) =>
    given({ ...night({ players: { p1: { character: "drifter" } }, active: ["crowbar"], holder: "none" }), lightFeet });
  feet(false)
    .came(OWED)
    .when({ do: "wave", seat: "p1" }, "p1 wave/delay")
    .then({ was: "lightFeet", seat: "p1" }, { was: "delayed", seat: "p1", cards: 2 });
  feet(true)
    .came(OWED)
    .when({ do: "wave", seat: "p1" }, "p1 wave/delay")
    .then({ was: "suffered", seat: "p1", damage: 1, cause: "delay" }, { was: "delayed", seat: "p1", cards: 2 });
});

rule("SUD-PROTO-08: something for nothing once a Trade, Frenzy once a turn", () => {
  const haggler = { players: { p1: { character: "haggler", inventory: ["dead-phone", "bent-spoon"] }, p2: {} } };
  const once = trade({ ...haggler, first: "p1", rubble: ["crowbar", "nails"] })
    .came("crowbar")
    .when("p1 trading/rummage/dead-phone", "p1 keep/keep");
  expect(once.state.rummaged).toBe(true);
  trade({ ...haggler, first: "p1", rubble: ["crowbar", "nails"] })
    .came("crowbar")
    .when("p1 trading/rummage/dead-phone", "p1 keep/keep", "p1 trading/rummage")
    .refused("SUD-PROTO-08");
  const psycho = { players: { p1: { character: "psycho", inventory: ["crowbar"] }, p2: {} }, line: ["colossus"] };
  inTurn("p1", { ...psycho, first: "p1" })
    .when("p1 acting/frenzy", "p1 acting/frenzy")
    .refused("SUD-PROTO-08");
  inTurn("p1", { ...psycho, first: "p2" })
    .when("p1 acting/frenzy")
    .refused("SUD-CHAR-04");
});

rule(
  "SUD-PROTO-08: rummaging in an empty pile makes it new of the discard; where there is nothing, nothing is found",
  () => {
    const told = { players: { p1: { character: "haggler", inventory: ["dead-phone"] } }, rubble: [] };
    given(night({ ...told, discard: ["nails"] }))
      .came("nails")
      .when({ do: "rummage", seat: "p1" })
      .among({ was: "rubbleRenewed", cards: 1 }, { was: "rummaged", seat: "p1", card: "nails" });
    given(night({ ...told, discard: [] }))
      .when({ do: "rummage", seat: "p1" })
      .then();
    given(night({ ...told, rubble: ["crowbar"], discard: ["nails"] }))
      .came("crowbar")
      .when({ do: "rummage", seat: "p1" })
      .then({ was: "rummaged", seat: "p1", card: "crowbar" });
  },
);

rule("SUD-RULING-14 SUD-SEARCH-01: a pile that runs short is made new for the rest, and only then", () => {
  const short = given(night({ rubble: ["nails"], discard: ["planks", "wires"] })).came(OWED);
  short
    .when({ do: "refill", left: 2 })
    .then({ was: "rubbleTaken", cards: 1, picks: [] }, { was: "rubbleRenewed", cards: 2 });
  const none = given(night({ rubble: [], discard: [], active: [] }));
  none.came(OWED).when({ do: "refill", left: 2 }).then({ was: "waveShuffledIn", cards: 1 });
  const enough = given(night({ rubble: [], discard: ["planks"], active: ["nails"] })).came(OWED);
  const done = enough.when({ do: "refill", left: 0 });
  done.then({ was: "waveShuffledIn", cards: 2 });
  expect(cardsOf(done.state.active)).toEqual(["nails", "wave"]);
});

rule(
  "SUD-ENATK-03 SUD-ENEMY-11 SUD-SURV-01: two Survivors in the line: the left one stands before the holder first",
  () => {
    given(night({ line: ["bystander", "grabber", "bystander"], players: { p1: {}, p2: {} } }))
      .came(OWED)
      .when(ENEMIES)
      .among(
        { was: "enemyHit", foe: "grabber.2", target: "bystander.1", damage: 1, splash: 0, card: "bare" },
        { was: "foeHurt", foe: "bystander.1", damage: 1, cause: "enemy" },
        { was: "foeFell", foe: "bystander.1" },
        { was: "survivorSaved", seat: "p1", foe: "bystander.2" },
      );
  },
);

rule("SUD-ROUND-05 SUD-SURV-02: of two Survivors that are left both are saved, from the right", () => {
  const after = given(night({ line: ["bystander", "slab", "bystander"], players: { p1: {}, p2: {} } }))
    .came(OWED)
    .when({ do: "roundEnds" });
  after.among(
    { was: "survivorSaved", seat: "p1", foe: "bystander.3" },
    { was: "survivorSaved", seat: "p1", foe: "bystander.1" },
  );
  expect(after.state.players[0]?.saved).toBe(2);
  expect(after.state.line.map(({ card }) => card)).toEqual(["slab"]);
});

rule("SUD-RULING-58 SUD-ENATK-03: cards of an attack on a Survivor are put away, and a 0 does not hurt it", () => {
  const mauled = given(
    night({ line: ["bystander", "shuffler"], players: { p1: {}, p2: {} }, combat: ["zero", "plus-1"] }),
  )
    .came("zero", OWED)
    .when(ENEMIES);
  mauled.among(
    { was: "enemyHit", foe: "shuffler.2", target: "bystander.1", damage: 0, splash: 0, card: "zero" },
    { was: "flippedDiscarded" },
    { was: "survivorSaved", seat: "p1", foe: "bystander.1" },
  );
  expect(mauled.state.flipped).toEqual([]);
  expect(mauled.state.combatDiscard).toEqual(["zero"]);
  const bare = given(night({ line: ["bystander", "grabber"], players: { p1: {}, p2: {} } }))
    .came(OWED)
    .when({ do: "enemyMauls", foe: "grabber.2", target: "bystander.1" });
  bare.then(
    { was: "enemyHit", foe: "grabber.2", target: "bystander.1", damage: 1, splash: 0, card: "bare" },
    { was: "foeHurt", foe: "bystander.1", damage: 1, cause: "enemy" },
    { was: "foeFell", foe: "bystander.1" },
  );
  given(night({ line: ["bystander", "shuffler"], options: { literalSplash: "on" } }))
    .when({ do: "enemyMauls", foe: "shuffler.2", target: "bystander.1" })
    .then({ was: "enemyHit", foe: "shuffler.2", target: "bystander.1", damage: 0, splash: 0, card: "bare" });
});

rule(
  "SUD-ENATK-06 SUD-ENATK-04: an attack without splash hurts nobody beside, one without cards puts none away",
  () => {
    const players = { p1: {}, p2: {}, p3: {} };
    given(night({ players, line: ["grabber"] }))
      .when({ do: "enemyStrikes", foe: "grabber.1", target: "p1" })
      .then(
        { was: "enemyHit", foe: "grabber.1", target: "p1", damage: 1, splash: 0, card: "bare" },
        { was: "wounded", seat: "p1", damage: 1, cause: "grabber" },
      );
    given({ ...night({ players, line: ["shuffler"] }), flipped: ["x-splash"] })
      .when({ do: "enemyStrikes", foe: "shuffler.1", target: "p1" })
      .then(
        { was: "enemyHit", foe: "shuffler.1", target: "p1", damage: 0, splash: 1, card: "x-splash" },
        { was: "flippedDiscarded" },
        { was: "wounded", seat: "p2", damage: 1, cause: "shuffler" },
        { was: "wounded", seat: "p3", damage: 1, cause: "shuffler" },
      );
  },
);

rule("SUD-RULING-60 SUD-SURV-03 SUD-PROTO-08: an attack of 0 takes no hide, no saved Survivor and no health", () => {
  const hit = (damage: number, more: Partial<Player>) =>
    given(night({ players: { p1: { character: "pillar", ...more } } })).when({
      do: "hit",
      hit: { seat: "p1", foe: "robber", damage, brute: false, steals: false, by: "SUD-ENATK-02" },
    });
  hit(0, { saved: 2 }).then().asks();
  hit(1, { saved: 2 }).then({ was: "hideHeld", seat: "p1" }).asks();
  const shield = hit(2, { saved: 2 });
  shield.part("p1 shield", { ask: "shield", of: ["0", "1"], least: 1, most: 1, usual: ["1"] });
  const shieldNobody = given(night({ players: { p1: { saved: 1 } } })).when(
    { do: "hit", hit: { seat: "p1", foe: "slab", damage: 1, brute: false, steals: false, by: "SUD-ENATK-02" } },
    "p1 shield/0",
  );
  shieldNobody.then({ was: "wounded", seat: "p1", damage: 1, cause: "slab" });
});
