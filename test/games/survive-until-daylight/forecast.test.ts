import { expect } from "vitest";
import { copy } from "../../../src/kernel/copy";
import { seeded } from "../../../src/kernel/generator";
import { answer, NATURE, seenOf, started, waitingOf } from "../../../src/kernel/match";
import { shuffled, sizeOf } from "../../../src/kernel/pile";
import { botInput } from "../../../src/kernel/play";
import { COMBAT_CARDS } from "../../../src/games/survive-until-daylight/content/combat";
import { surviveUntilDaylight } from "../../../src/games/survive-until-daylight/game";
import { hints } from "../../../src/games/survive-until-daylight/hints/hints";
import { deckOf, outlookOfBlow } from "../../../src/games/survive-until-daylight/rules/forecast";
import { dangerTo, menaces, splashOf } from "../../../src/games/survive-until-daylight/rules/menace";
import type { NightSeen, NightStep } from "../../../src/games/survive-until-daylight/vocabulary";
import { view } from "../../../src/games/survive-until-daylight/secrets";
import { bestOf } from "./support/best-of";
import { rule } from "../../support/given";
import { night } from "./support/night";
import { inputsIn } from "../../../src/kernel/past";

const DECK = COMBAT_CARDS.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
const BASES = ["revolver", "hunting-rifle"];

const hinted = (state: NightSeen, step: NightStep, said: readonly (readonly string[])[] = [], seat = "p1") =>
  hints(view(state), step, seat, said).map(({ about, hint, slots }) => ({ about, hint, ...slots }));

rule("SUD-INFO-04 SUD-INFO-05 SUD-INFO-06 SUD-PROTO-05: the forecast of a blow is exact", () => {
  const state = night({ line: ["colossus"], combat: DECK });
  for (const [i, weapon] of BASES.entries())
    for (const draws of [1, 2, 3, 4]) {
      const blow = { seat: "p1", weapon, at: 0, ammo: draws, more: 0, focus: false };
      const { expected } = outlookOfBlow(state, deckOf(state), blow, draws);
      expect(Math.abs(expected / 100 - bestOf(i + 1, draws))).toBeLessThan(0.006);
    }
});

rule("SUD-INFO-05: and so is the chance to bring a target down", () => {
  const state = night({ line: [{ card: "slab", damage: 2 }], combat: ["zero", "zero", "plus-1", "plus-3"] });
  const reaching = (draws: number) => {
    const blow = { seat: "p1", weapon: "revolver", at: 0, ammo: draws, more: 0, focus: false };
    return outlookOfBlow(state, deckOf(state), blow, draws).reaching;
  };
  expect([1, 2].map(reaching)).toEqual([50, 83]);
});

rule("SUD-INFO-03 SUD-WAVE-09: a delay that buys nothing is told of before", () => {
  const wave = { do: "wave", seat: "p1" } as const;
  expect(hinted(night({ active: [] }), wave)).toContainEqual({ about: "delay", hint: "vainDelay", cost: 1 });
  expect(hinted(night({ active: ["nails"] }), wave).map(({ hint }) => hint)).not.toContain("vainDelay");
});

rule("SUD-CRAFT-17 SUD-CRAFT-20: who throws a Grenade is told who is stunned already", () => {
  const line = [{ card: "slab", stunned: true }, "grabber", { card: "robber", stunned: true }, "bystander"] as const;
  const state = night({ players: { p1: { inventory: ["nails", "explosives"] } }, line });
  const told = (...said: string[]) =>
    hinted(
      { ...state, actions: 1 },
      { do: "acting", seat: "p1" },
      said.map((word) => [word]),
    );
  const stunned = (about: string) => ({ about, hint: "stunnedAlready" });
  expect(told("craft", "grenade")).toEqual([stunned("slab.1"), stunned("robber.3")]);
  expect(told("craft", "grenade", "slab.1")).toEqual([]);
  expect(told("craft", "grenade", "grabber.2")).toEqual([stunned("slab.1"), stunned("robber.3")]);
  expect(told("craft", "grenade", "grabber.2", "robber.3")).toEqual([]);
  expect(told("craft")).toEqual([]);
  const kept = { ...state, players: state.players.map((player) => ({ ...player, grenades: 1 })) };
  expect(hinted(kept, { do: "acting", seat: "p1" }, [["throw"]])).toEqual([stunned("slab.1"), stunned("robber.3")]);
});

rule("SUD-INFO-04: an empty combat deck is what its discards will be", () => {
  const state = night({ combat: [], combatDiscard: ["plus-3"] });
  expect(deckOf(state)).toEqual([{ card: "plus-3", copies: 1 }]);
});

rule("SUD-INFO-07 SUD-DX-06: what each enemy will meet, in the order of the attacks", () => {
  const line = ["bystander", "slab", "robber", "grabber", "slab", { card: "grabber", stunned: true }];
  const state = night({ players: { p1: { traps: 1, barricades: 1 } }, line });
  expect(menaces(state, "p1").map(({ foe, meets }) => [foe, meets])).toEqual([
    ["slab.2", "survivor"],
    ["robber.3", "trap"],
    ["grabber.4", "barricade"],
    ["slab.5", "target"],
    ["grabber.6", "nothing"],
  ]);
  const told = hinted({ ...state, done: [] }, { do: "trading" }).filter(({ hint }) => hint.startsWith("meets"));
  expect(told).toEqual([
    { about: "", hint: "meetsSurvivor", foes: ["slab.2"], seat: "p1" },
    { about: "", hint: "meetsTrap", foes: ["robber.3"], seat: "p1" },
    { about: "", hint: "meetsBarricade", foes: ["grabber.4"], seat: "p1" },
    { about: "", hint: "meetsTarget", foes: ["slab.5"], seat: "p1" },
    { about: "", hint: "meetsNothing", foes: ["grabber.6"], seat: "p1" },
  ]);
});

rule("SUD-INFO-08: how bad it may get for the holder", () => {
  const state = night({ line: ["slab", "ripper"], combat: ["zero", "plus-2"] });
  expect(dangerTo(state, menaces(state, "p1"), "p1")).toEqual({ expected: 300, worst: 4 });
  expect(hinted(state, { do: "acting", seat: "p1" })).toContainEqual({
    about: "",
    hint: "danger",
    seat: "p1",
    whole: 3,
    tenth: 0,
    worst: 4,
  });
  const weak = night({ players: { p1: { damage: 9 } }, line: ["slab", "ripper"], combat: ["zero", "plus-2"] });
  expect(hinted(weak, { do: "acting", seat: "p1" })).toContainEqual({ about: "", hint: "lethal", seat: "p1" });
});

rule("SUD-INFO-08 SUD-RULING-24: with targets of their own each is in danger of those that are after them", () => {
  const line = [
    { card: "grabber", after: "p2" },
    { card: "grabber", after: "p1" },
    { card: "grabber", after: "p2" },
  ];
  const players = { p1: {}, p2: { barricades: 1 }, p3: {}, p4: {} };
  const state = { ...night({ players, line, combat: ["plus-2"] }), options: { ownTargets: "on" } };
  const all = menaces(state, state.holder);
  expect(all.map(({ foe, target, meets }) => [foe, target, meets])).toEqual([
    ["grabber.1", "p2", "barricade"],
    ["grabber.2", "p1", "target"],
    ["grabber.3", "p2", "target"],
  ]);
  const one = dangerTo(state, all, "p1").worst;
  expect(one).toBeGreaterThan(0);
  expect(dangerTo(state, all, "p2")).toEqual({ expected: one * 100, worst: one * 2 });
  expect(dangerTo(state, all, "p3").worst).toBe(0);
  const told = hinted(state, { do: "acting", seat: "p1" }).filter(({ hint }) => hint === "danger");
  expect(told.map((hint) => "seat" in hint && hint.seat)).toEqual(["p2", "p1"]);
});

rule("SUD-INFO-08 SUD-ENATK-06: and for those beside, Barricade or no; a Survivor lets no splash through", () => {
  const players = { p1: { barricades: 1 }, p2: { damage: 10 }, p3: {}, p4: {} };
  const state = night({ players, line: ["shuffler", "ripper"], combat: ["x-splash", "plus-1", "plus-1", "zero"] });
  // Either draws one card, and one in four is the X.
  expect(splashOf(menaces(state, "p1"))).toEqual({ expected: 50, worst: 2 });
  const told = hinted(state, { do: "acting", seat: "p1" });
  expect(told).toContainEqual({ about: "", hint: "splashDanger", seats: ["p2", "p4"], whole: 0, tenth: 5, worst: 2 });
  expect(told).toContainEqual({ about: "", hint: "lethal", seat: "p2" });
  const shielded = night({ players, line: ["bystander", "slab"], combat: ["x-splash"] });
  expect(splashOf(menaces(shielded, "p1"))).toEqual({ expected: 0, worst: 0 });
  // Of two cards that do as much the one with splash is used (SUD-RULING-57).
  const tied = night({ players: { p1: {}, p2: {} }, line: ["gunhand"], combat: ["x-splash", "zero"] });
  expect(splashOf(menaces(tied, "p1"))).toEqual({ expected: 100, worst: 1 });
});

rule("SUD-INFO-01 SUD-INFO-02: how likely WAVE! is, and what is unseen of both piles", () => {
  const state = night({
    players: { p1: {}, p2: {} },
    active: ["granola-bar", "nails", "bullets", "wave"],
    rubble: ["crow-attack", "shells"],
  });
  expect(hinted(state, { do: "draw", seat: "p1", by: "SUD-SEARCH-13" })).toEqual([
    { about: "", hint: "waveNext", cards: 4, percent: 25 },
    { about: "", hint: "waveSoon", percent: 50, seat: "p1" },
    { about: "", hint: "unseen", unseen: 5, healing: 1, ammo: 2, red: 1 },
  ]);
});

rule("SUD-INFO-03: what a delay costs and buys", () => {
  const state = night({ active: ["nails", "nails", "nails", "nails"] });
  expect(hinted(state, { do: "wave", seat: "p1" })).toEqual([
    { about: "delay", hint: "delayCost", cost: 1, cards: 5, draws: 2 },
  ]);
});

rule("SUD-INFO-05 SUD-INFO-06: targets and ammo are weighed before they are named", () => {
  const players = { p1: { inventory: ["sawed-off-shotgun", "shells", "shells"] } };
  const state = night({ players, line: ["grabber", "bystander"], combat: ["plus-1", "zero"] });
  const step = { do: "acting", seat: "p1" } as const;
  expect(hinted(state, step, [["attack"], ["sawed-off-shotgun"]])).toEqual([
    { about: "grabber.1", hint: "blow", whole: 1, tenth: 5, percent: 50 },
    { about: "grabber.1", hint: "splashes", splash: 1, foes: ["bystander.2"] },
  ]);
  expect(hinted(state, step, [["attack"], ["sawed-off-shotgun"], ["grabber.1"]])).toEqual([
    { about: "1", hint: "blow", whole: 1, tenth: 5, percent: 50 },
    { about: "2", hint: "blow", whole: 2, tenth: 0, percent: 100 },
  ]);
});

rule("SUD-INFO-10 SUD-INFO-11: who has what is missing", () => {
  const players = { p1: { inventory: ["planks", "revolver"] }, p2: { inventory: ["shards", "bullets"] } };
  expect(hinted(night({ players }), { do: "trading" })).toEqual([
    { about: "", hint: "missing", craft: "spear", card: "shards", seats: ["p2"] },
    { about: "", hint: "dryWeapon", weapon: "revolver", ammo: "bullets", seats: ["p2"] },
  ]);
});

rule("SUD-DEC-12: each drawn card tells what it would do", () => {
  const blow = { seat: "p1", weapon: "katana", at: 0, ammo: 0, more: 0, focus: false };
  const state = { ...night({ line: ["slab"] }), flipped: ["plus-2", "x-splash"] };
  expect(hinted(state, { do: "pick", blow })).toEqual([
    { about: "plus-2", hint: "card", damage: 3, splash: 0 },
    { about: "x-splash", hint: "card", damage: 1, splash: 1 },
  ]);
});

rule("SUD-RULING-76 SUD-INFO-02: which cards were taken unseen no seat can tell", () => {
  const state = night({ active: ["nails", "cheer", "wave"], rubble: ["shards"] });
  const other = { ...state, active: shuffled(["nails", "shards", "wave"]), rubble: shuffled(["cheer"]) };
  expect(view(other)).toEqual(view(state));
  expect(sizeOf(view(state).active)).toBe(3);
  expect(view(state).rubble).toEqual([["nails", "shards", "cheer"]]);
});

rule("SUD-AUTO-11: the same seed is the same night", () => {
  const played = () => {
    const { match } = started(surviveUntilDaylight, ["p1", "p2"], {}, 5);
    const bots = seeded(6);
    for (let input = botInput(match, bots); input !== "over" && match.at < 60; input = botInput(match, bots))
      answer(match, input);
    expect(waitingOf(match).for === "chance" || inputsIn(match.past).some(({ seat }) => seat === NATURE)).toBe(true);
    return copy(seenOf(match));
  };
  expect(played()).toEqual(played());
});

rule("SUD-RULING-87 SUD-PROTO-02: the lobby says what a character can do, and what it cannot do alone", () => {
  const alone = hinted(night({ players: { p1: { character: "none" } } }), { do: "choose" });
  expect(alone.filter(({ about }) => about === "pillar").map(({ hint }) => hint)).toEqual([
    "character-pillar",
    "aloneOverHere",
  ]);
  const two = hinted(night({ players: { p1: { character: "none" }, p2: { character: "none" } } }), { do: "choose" });
  expect(two).toContainEqual({
    about: "haggler",
    hint: "character-haggler",
    health: 12,
    weapon: "hagglers-cricket-bat",
  });
  expect(two).toHaveLength(6);
});
