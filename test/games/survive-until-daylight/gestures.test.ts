import { expect } from "vitest";
import type { Gesture, Heard } from "../../../src/kernel/gesture";
import type { Say } from "../../../src/kernel/words";
import { hear } from "../../../src/games/survive-until-daylight/scene/gestures";
import type { Night, NightStep } from "../../../src/games/survive-until-daylight/vocabulary";
import { rule } from "../../support/given";
import { night } from "./support/night";

const words = (...said: readonly string[]): Heard => ({ heard: "words", words: said.map((word) => [word]) });
const refusal = (id: string): Heard => ({ heard: "refusal", rule: id });
const NOTHING: Heard = { heard: "nothing" };

/** A hand of p1 moves a piece: its kind, from where, to where. */
const moved = (state: Night, asked: NightStep, kind: string, from: string, to: string, said: Say = []): Heard =>
  hear(state, asked, said, gesture("moved", kind, from, to));

const gesture = (did: Gesture["did"], kind: string, from: string, to: string): Gesture => ({
  seat: "p1",
  did,
  kind,
  from,
  n: 0,
  to,
  up: "front",
  slot: 0,
  early: [],
});

const clicked = (state: Night, asked: NightStep, kind: string, from: string, said: Say = []): Heard =>
  hear(state, asked, said, gesture("clicked", kind, from, from));

const DRAW = { do: "draw", seat: "p1", by: "SUD-SEARCH-13" } as const;
const ACTING = { do: "acting", seat: "p1" } as const;
const TRADING = { do: "trading" } as const;
const KEEP = { do: "keep", seat: "p1", card: "nails" } as const;
const WAVE = { do: "wave", seat: "p1" } as const;

const inventory = ["crowbar", "revolver", "bullets", "planks", "nails", "granola-bar", "energy-shot", "bent-spoon"];
const fight = night({ players: { p1: { inventory, damage: 3 }, p2: {} }, line: ["slab", "bystander", "robber"] });

rule("SUD-DEC-02 SUD-SETUP-13 SUD-SETUP-14: the token put at a place appoints its player, or is the lot", () => {
  const state: Night = { ...night({ players: { p1: {}, p2: {} } }), first: "none" };
  expect(moved(state, { do: "appoint" }, "first-player", "first", "p2.board")).toEqual(words("p2"));
  const lot: Heard = { heard: "fact", with: "lot", came: "p2" };
  expect(moved(state, { do: "lot" }, "first-player", "first", "p2.first")).toEqual(lot);
  expect(moved(state, { do: "lot" }, "first-player", "first", "box")).toEqual(refusal("SUD-FP-05"));
});

rule("SUD-DEC-03 SUD-RULING-07: a weapon taken from the armoury is the other weapon", () => {
  const arm = { do: "arm", seat: "p1" } as const;
  expect(moved(fight, arm, "katana", "armoury", "p1.slot2")).toEqual(words("katana"));
  expect(moved(fight, WAVE, "katana", "armoury", "p1.slot2")).toEqual(refusal("SUD-RULING-07"));
});

rule("SUD-SEARCH-12 SUD-SEARCH-13: a card drawn in Search is a fact, and out of turn it is refused", () => {
  const state = night({ active: ["nails", "wave"] });
  expect(moved(state, DRAW, "nails", "active", "p1.drawn")).toEqual({ heard: "fact", with: "active", came: "nails" });
  expect(moved(state, ACTING, "nails", "active", "p1.drawn")).toEqual(refusal("SUD-SEARCH-12"));
});

rule("SUD-RED-02 SUD-ENEMY-06 SUD-INV-07: any card thrown out of the inventory is the one that is lost", () => {
  const lose = { do: "lose", seat: "p1", by: "SUD-RED-02" } as const;
  const lost: Heard = { heard: "fact", with: "p1.inventory", came: "planks" };
  expect(moved(fight, lose, "planks", "p1.slot4", "discard")).toEqual(lost);
  expect(moved(fight, lose, "planks", "p2.slot4", "discard")).not.toEqual(lost);
  expect(moved(fight, lose, "planks", "p1.slot4", "p1.slot5")).not.toEqual(lost);
});

rule("SUD-SEARCH-01 SUD-ATTACK-07 SUD-ASSAULT-01: the other piles are not drawn from at will", () => {
  expect(moved(fight, ACTING, "nails", "rubble", "p1.slot1")).toEqual(refusal("SUD-SEARCH-01"));
  expect(moved(fight, ACTING, "zero", "combat", "flipped")).toEqual(refusal("SUD-ATTACK-07"));
  expect(moved(fight, ACTING, "brutal", "assaults", "assault")).toEqual(refusal("SUD-ASSAULT-01"));
});

rule(
  "SUD-DEC-04 SUD-SEARCH-14 SUD-SEARCH-15 SUD-SEARCH-16: what was found goes into a slot, or away, or something else does",
  () => {
    expect(moved(fight, KEEP, "nails", "p1.drawn", "p1.slot5")).toEqual(words("keep"));
    expect(moved(fight, KEEP, "nails", "p1.drawn", "discard")).toEqual(words("discard"));
    const full = night({
      players: { p1: { inventory: ["crowbar", "katana", "cheer", "lucky", "focus", "bent-spoon", "wires", "shards"] } },
    });
    expect(moved(full, KEEP, "bent-spoon", "p1.slot6", "discard")).toEqual(words("keep", "bent-spoon"));
    expect(moved(full, KEEP, "cheer", "p1.slot3", "discard", [["keep"]])).toEqual(words("cheer"));
  },
);

rule("SUD-SEARCH-17: a red card is not kept", () => {
  const lose = { do: "lose", seat: "p1", by: "SUD-RED-02" } as const;
  expect(moved(fight, lose, "crow-attack", "p1.drawn", "p1.slot3")).toEqual(refusal("SUD-SEARCH-17"));
});

rule("SUD-DEC-05 SUD-WAVE-01 SUD-WAVE-02 SUD-WAVE-06: WAVE! is put at one's board or back, and nowhere else", () => {
  expect(moved(fight, WAVE, "wave", "p1.drawn", "p1.wave")).toEqual(words("accept"));
  expect(moved(fight, WAVE, "wave", "p1.drawn", "active")).toEqual(words("delay"));
  expect(moved(fight, ACTING, "wave", "p1.wave", "p2.wave")).toEqual(refusal("SUD-WAVE-01"));
  expect(moved(fight, { do: "overHere", seat: "p1" }, "wave", "p2.wave", "p1.wave")).toEqual(words("yes"));
});

rule("SUD-RULING-21 SUD-WAVE-02: where it may only be accepted it is so by hand as well", () => {
  const accepted = [["accept"]];
  expect(moved(fight, WAVE, "wave", "p1.drawn", "p1.wave", accepted)).toEqual(words());
  expect(moved(fight, WAVE, "wave", "p1.drawn", "active", accepted)).toEqual(refusal("SUD-RULING-21"));
  expect(moved(fight, WAVE, "wave", "p1.drawn", "active", [["delay"]])).toEqual(NOTHING);
});

rule(
  "SUD-DEC-08 SUD-TRADE-02 SUD-DEC-09: a card put at another's place is a gift, and taken by hand it is accepted",
  () => {
    expect(moved(fight, TRADING, "planks", "p1.slot4", "p2.slot1")).toEqual(words("give", "planks", "p2"));
    const offer = { do: "offer", from: "p2", to: "p1", card: "nails", count: 1 } as const;
    expect(moved(fight, offer, "nails", "p2.slot1", "p1.slot3")).toEqual(words("accept"));
    expect(moved(fight, TRADING, "nails", "p2.slot1", "p1.slot3")).toEqual(refusal("SUD-TRADE-05"));
    expect(moved(fight, ACTING, "planks", "p1.slot4", "p2.slot1")).toEqual(refusal("SUD-TRADE-02"));
  },
);

rule("SUD-TRADE-11 SUD-DEC-20 SUD-DEC-07: healing on one's board, Junk on the rubble, a card on the discard", () => {
  expect(moved(fight, TRADING, "granola-bar", "p1.slot6", "p1.board")).toEqual(words("heal", "granola-bar"));
  expect(moved(fight, TRADING, "bent-spoon", "p1.slot8", "rubble")).toEqual(words("rummage", "bent-spoon"));
  expect(moved(fight, TRADING, "planks", "p1.slot4", "discard")).toEqual(words("drop", "planks"));
  expect(moved(fight, { do: "discard", seat: "p1" }, "planks", "p1.slot4", "discard")).toEqual(words("drop", "planks"));
});

rule(
  "SUD-TRADE-08 SUD-SURV-05 SUD-FP-05 SUD-HEALTH-01: tokens, Survivors, the First Player and skulls stay where they are",
  () => {
    expect(moved(fight, TRADING, "barricade", "p1.barricades", "p2.barricades")).toEqual(refusal("SUD-TRADE-08"));
    expect(moved(fight, TRADING, "bystander", "p1.saved", "p2.saved")).toEqual(refusal("SUD-SURV-05"));
    expect(moved(fight, TRADING, "first-player", "p1.first", "p2.first")).toEqual(refusal("SUD-FP-05"));
    expect(moved(fight, TRADING, "skull", "p1.track", "supply.skull")).toEqual(refusal("SUD-HEALTH-01"));
  },
);

rule("SUD-DEC-11 SUD-ATTACK-01: a weapon on an enemy is an attack", () => {
  expect(moved(fight, ACTING, "crowbar", "p1.slot1", "line3")).toEqual(words("attack", "crowbar", "robber.3"));
  expect(moved(fight, ACTING, "crowbar", "p1.slot1", "health1")).toEqual(words("attack", "crowbar", "slab.1"));
  expect(clicked(fight, ACTING, "slab", "line1", [["attack"], ["crowbar"]])).toEqual(words("slab.1"));
});

rule(
  "SUD-RUBBLE-03 SUD-RUBBLE-15 SUD-RULING-47: what is no weapon does nothing to an enemy, and no weapon where none is",
  () => {
    expect(moved(fight, ACTING, "bent-spoon", "p1.slot8", "line1")).toEqual(refusal("SUD-RUBBLE-03"));
    expect(moved(fight, ACTING, "granola-bar", "p1.slot6", "line1")).toEqual(refusal("SUD-RUBBLE-15"));
    expect(moved(fight, ACTING, "energy-shot", "p1.slot7", "line1")).toEqual(refusal("SUD-RUBBLE-15"));
    const calm = night({ players: { p1: { inventory } } });
    expect(moved(calm, ACTING, "crowbar", "p1.slot1", "line1")).toEqual(refusal("SUD-RULING-47"));
    expect(moved(fight, ACTING, "planks", "p1.slot4", "line1")).toEqual(refusal("SUD-RUBBLE-15"));
  },
);

rule(
  "SUD-RUBBLE-09 SUD-RUBBLE-10 SUD-TURN-01 SUD-CRAFT-01: out of one's turn a card says what forbids it, asked or not",
  () => {
    const other = { do: "acting", seat: "p2" } as const;
    const dropping = { do: "discard", seat: "p1" } as const;
    for (const asked of [other, dropping, KEEP]) {
      expect(moved(fight, asked, "granola-bar", "p1.slot6", "p1.board")).toEqual(refusal("SUD-RUBBLE-09"));
      expect(moved(fight, asked, "energy-shot", "p1.slot7", "p1.board")).toEqual(refusal("SUD-RUBBLE-10"));
      expect(moved(fight, asked, "crowbar", "p1.slot1", "line1")).toEqual(refusal("SUD-TURN-01"));
      expect(moved(fight, asked, "planks", "p1.slot4", "p1.slot5")).toEqual(refusal("SUD-CRAFT-01"));
    }
    const nobody = { ...gesture("moved", "granola-bar", "p1.slot6", "p1.board"), seat: "White" };
    expect(hear(fight, other, [], nobody)).toEqual(refusal("SUD-RUBBLE-09"));
  },
);

rule("SUD-CARD-05 SUD-CARD-09 SUD-CARD-11: Cheer, Vitaly Pills and Lucky have moments of their own", () => {
  const state = night({ players: { p1: { inventory: ["cheer", "vitaly-pills", "lucky"] }, p2: {} } });
  expect(moved(state, ACTING, "cheer", "p1.slot1", "p1.board")).toEqual(refusal("SUD-CARD-05"));
  expect(moved(state, ACTING, "vitaly-pills", "p1.slot2", "p1.board")).toEqual(refusal("SUD-CARD-09"));
  expect(moved(state, ACTING, "lucky", "p1.slot3", "p1.board")).toEqual(refusal("SUD-CARD-11"));
});

rule("SUD-AMMO-01 SUD-AMMO-02: ammo goes on the weapon that wants it", () => {
  expect(moved(fight, ACTING, "bullets", "p1.slot3", "p1.slot2")).toEqual(words("attack", "revolver"));
  const said = [["attack"], ["revolver"], ["slab.1"]];
  expect(moved(fight, ACTING, "bullets", "p1.slot3", "p1.slot2", said)).toEqual(words("1"));
  expect(moved(fight, ACTING, "bullets", "p1.slot3", "line1", said)).toEqual(words("1"));
  expect(moved(fight, ACTING, "bullets", "p1.slot3", "p1.slot1")).toEqual(refusal("SUD-AMMO-02"));
});

rule("SUD-ATTACK-02: what is loaded, or chosen, is then pointed at an enemy; another weapon is not", () => {
  const said = [["attack"], ["revolver"]];
  expect(moved(fight, ACTING, "revolver", "p1.slot2", "line3", said)).toEqual(words("robber.3"));
  expect(moved(fight, ACTING, "crowbar", "p1.slot1", "line3", said)).toEqual(refusal("SUD-ATTACK-02"));
});

rule("SUD-DEC-11 SUD-PROTO-08: Junk is swung as well where the perk asks for it", () => {
  const drifter = night({ players: { p2: {}, p1: { inventory: ["katana", "bent-spoon"] } }, line: ["slab", "robber"] });
  const said = [["attack"], ["katana"], ["slab.1"]];
  expect(moved(drifter, ACTING, "bent-spoon", "p1.slot2", "line1", said)).toEqual(words("bent-spoon"));
  expect(moved(drifter, ACTING, "bent-spoon", "p1.slot2", "line1")).toEqual(refusal("SUD-RUBBLE-03"));
});

rule("SUD-DEC-15 SUD-CRAFT-02 SUD-INV-04: ingredients laid together are crafted, and others do not stack", () => {
  expect(moved(fight, ACTING, "planks", "p1.slot4", "p1.slot5")).toEqual(words("craft", "barricade"));
  const odd = night({ players: { p1: { inventory: ["planks", "wires"] } } });
  expect(moved(odd, ACTING, "planks", "p1.slot1", "p1.slot2")).toEqual(refusal("SUD-CRAFT-02"));
  expect(moved(fight, KEEP, "bullets", "p1.slot3", "p1.slot4")).toEqual(refusal("SUD-INV-04"));
});

rule(
  "SUD-INV-04 SUD-INV-05: what stacks with nothing says so; a free slot is no stack, and no seat's slot is none",
  () => {
    for (const asked of [ACTING, TRADING, KEEP]) {
      expect(moved(fight, asked, "bent-spoon", "p1.slot8", "p1.slot4")).toEqual(refusal("SUD-INV-05"));
      expect(moved(fight, asked, "granola-bar", "p1.slot6", "p1.slot1")).toEqual(refusal("SUD-INV-05"));
    }
    expect(moved(fight, TRADING, "bullets", "p1.slot3", "p1.slot4")).toEqual(refusal("SUD-INV-04"));
    const few = night({ players: { p1: { inventory: ["crowbar", "cheer"] }, p2: {} } });
    expect(moved(few, ACTING, "cheer", "p1.slot2", "p1.slot5")).toEqual(NOTHING);
    expect(moved(few, TRADING, "cheer", "p1.slot2", "p5.slot1")).toEqual(NOTHING);
  },
);

rule("SUD-CRAFT-01 SUD-RUBBLE-10 SUD-TURN-01: in Trade there are gifts and healing, and nothing of a turn", () => {
  expect(moved(fight, TRADING, "planks", "p1.slot4", "p1.slot5")).toEqual(refusal("SUD-CRAFT-01"));
  expect(moved(fight, TRADING, "energy-shot", "p1.slot7", "p1.board")).toEqual(refusal("SUD-RUBBLE-10"));
  expect(moved(fight, TRADING, "crowbar", "p1.slot1", "line1")).toEqual(refusal("SUD-TURN-01"));
});

rule(
  "SUD-RULING-17 SUD-RULING-88 SUD-INV-01: what was found is not put back, not used, and not kept without room",
  () => {
    expect(moved(fight, KEEP, "nails", "p1.drawn", "active")).toEqual(refusal("SUD-RULING-17"));
    expect(moved(fight, KEEP, "nails", "p1.drawn", "p1.board")).toEqual(refusal("SUD-RULING-88"));
    expect(moved(fight, KEEP, "nails", "p1.drawn", "p1.drawn")).toEqual(NOTHING);
    expect(moved(fight, KEEP, "nails", "p1.drawn", "p1.slot3", [["keep"]])).toEqual(refusal("SUD-INV-01"));
    const offer = { do: "offer", from: "p2", to: "p1", card: "nails", count: 1 } as const;
    expect(moved(fight, offer, "nails", "p2.slot1", "p1.slot3", [["accept"]])).toEqual(refusal("SUD-TRADE-10"));
  },
);

rule("SUD-COMBAT-04 SUD-RULING-55: one card of an attack counts, and one must", () => {
  const state: Night = { ...fight, flipped: ["zero", "plus-1"] };
  const blow = { seat: "p1", weapon: "katana", at: 0, ammo: 0, more: 0, focus: true };
  expect(moved(state, { do: "pick", blow }, "zero", "flipped", "combat.discard")).toEqual(refusal("SUD-RULING-55"));
  expect(moved(state, { do: "pick", blow }, "zero", "flipped", "combat")).toEqual(refusal("SUD-RULING-55"));
  expect(moved(state, { do: "pick", blow }, "zero", "flipped", "line1")).toEqual(words("zero"));
  const divide = { do: "divide", blow, left: 2 } as const;
  expect(moved(state, divide, "plus-1", "flipped", "line1")).toEqual(refusal("SUD-COMBAT-04"));
});

rule("SUD-HEALTH-04 SUD-CARD-05: a Survivor takes nothing of a delay, and a Cheer waits to be asked for", () => {
  const state = night({ players: { p1: { inventory: ["cheer"], saved: 1 }, p2: {} } });
  expect(moved(state, WAVE, "bystander", "p1.saved", "supply.survivor")).toEqual(refusal("SUD-HEALTH-04"));
  for (const asked of [ACTING, { do: "acting", seat: "p2" }, { do: "discard", seat: "p1" }] as const) {
    expect(moved(state, asked, "cheer", "p1.slot1", "p2.board")).toEqual(refusal("SUD-CARD-05"));
    expect(moved(state, asked, "cheer", "p1.slot1", "p2.slot1")).toEqual(refusal("SUD-TRADE-02"));
  }
  expect(moved(state, TRADING, "cheer", "p1.slot1", "p2.board")).toEqual(words("give", "cheer", "p2"));
});

rule("SUD-CRAFT-12 SUD-CRAFT-15 SUD-CRAFT-17: a new token shows where it goes", () => {
  const making = night({
    players: { p1: { inventory: ["planks", "nails", "shards", "wires", "explosives"] }, p2: {} },
    line: ["slab", "robber"],
  });
  expect(moved(making, ACTING, "trap", "supply.trap", "p2.traps", [["craft"], ["trap"]])).toEqual(words("p2"));
  expect(moved(making, ACTING, "spear", "supply.spear", "line2", [["craft"], ["spear"]])).toEqual(words("robber.2"));
  expect(moved(making, ACTING, "slab", "line1", "line2", [["craft"], ["grenade"]])).toEqual(words("slab.1"));
  expect(moved(making, ACTING, "grenade", "p1.grenades", "line2")).toEqual(words("throw", "robber.2"));
});

rule("SUD-TURN-02 SUD-TURN-03 SUD-DEC-10: healing and specials are used by laying them out", () => {
  expect(moved(fight, ACTING, "granola-bar", "p1.slot6", "p1.board")).toEqual(words("heal", "granola-bar"));
  expect(moved(fight, ACTING, "energy-shot", "p1.slot7", "p1.board")).toEqual(words("play", "energy-shot"));
});

rule(
  "SUD-DEC-12 SUD-DEC-16 SUD-DEC-17 SUD-DEC-18: a card of the attack is clicked, luck goes on it, a Survivor out of the way",
  () => {
    const state: Night = {
      ...night({ players: { p1: { inventory: ["lucky", "cheer"], saved: 1 }, p2: {} }, line: ["slab"] }),
      flipped: ["zero", "plus-1"],
    };
    const blow = { seat: "p1", weapon: "katana", at: 0, ammo: 0, more: 0, focus: false };
    expect(clicked(state, { do: "pick", blow }, "plus-1", "flipped")).toEqual(words("plus-1"));
    const luck = gesture("moved", "lucky", "p1.slot1", "flipped");
    const byLuck = (slot: number): Heard => hear(state, { do: "lucky", sealed: [] }, [], { ...luck, slot });
    expect([byLuck(0), byLuck(1), byLuck(4)]).toEqual([words("zero"), words("plus-1"), words("plus-1")]);
    expect(moved(state, { do: "pick", blow }, "vitaly-pills", "p1.slot1", "flipped")).toEqual(words("vitaly-pills"));
    const cheering: NightStep = { do: "cheering", seat: "p1", on: "p2" };
    expect(moved(state, cheering, "cheer", "p1.slot2", "p2.board")).toEqual(words("cheer"));
    expect(moved(state, cheering, "cheer", "p1.slot2", "p1.board")).toEqual(refusal("SUD-CARD-05"));
    expect(moved(state, cheering, "lucky", "p1.slot1", "p2.board")).toEqual(refusal("SUD-TRADE-02"));
    expect(moved(state, { do: "cheer", seat: "p2", sealed: [] }, "cheer", "p1.slot2", "p2.board")).toEqual(
      words("cheer"),
    );
    const hit = { seat: "p1", foe: "slab", damage: 2, brute: true, steals: false, by: "SUD-ENATK-02" };
    expect(moved(state, { do: "shield", hit }, "bystander", "p1.saved", "supply.survivor")).toEqual(words("1"));
    expect(moved(state, ACTING, "bystander", "p1.saved", "supply.survivor")).toEqual(refusal("SUD-SURV-03"));
  },
);

rule("SUD-INV-06: who is not asked throws a card away all the same, and room is made with the card that comes", () => {
  expect(moved(fight, { do: "keep", seat: "p2", card: "nails" }, "planks", "p1.slot4", "discard")).toEqual(NOTHING);
  const full = night({ players: { p1: { inventory: [...inventory.slice(1), "katana", "cheer"] }, p2: {} } });
  const offer = { do: "offer", from: "p2", to: "p1", card: "lucky", count: 1 } as const;
  expect(moved(full, offer, "cheer", "p1.slot8", "discard")).toEqual(words("accept", "cheer"));
  expect(moved(fight, { do: "discard", seat: "p1" }, "planks", "p1.slot4", "discard")).toEqual(words("drop", "planks"));
});

rule("SUD-RULING-19: nothing is thrown away in the middle of an attack", () => {
  const hit = { seat: "p1", foe: "slab", damage: 2, brute: true, steals: false, by: "SUD-ENATK-02" };
  expect(moved(fight, { do: "shield", hit }, "planks", "p1.slot4", "discard")).toEqual(refusal("SUD-RULING-19"));
  const state: Night = { ...fight, flipped: ["zero"] };
  expect(moved(state, { do: "lucky", sealed: [] }, "planks", "p1.slot4", "discard")).toEqual(refusal("SUD-RULING-19"));
});

rule("SUD-ASSAULT-06 SUD-RULING-39: the horde and what lies about are moved by the rules alone", () => {
  expect(moved(fight, ACTING, "slab", "line1", "line3")).toEqual(refusal("SUD-ASSAULT-06"));
  expect(moved(fight, ACTING, "spear", "supply.spear", "discard")).toEqual(refusal("SUD-RULING-39"));
  expect(moved(fight, ACTING, "slab", "line1", "line1")).toEqual(NOTHING);
});

rule("SUD-DEC-13 SUD-DEC-14 SUD-DEC-19: what is asked in words is clicked in words", () => {
  const foes = ["slab.1", "robber.3"];
  expect(clicked(fight, { do: "followThrough", seat: "p1", foes }, "robber", "line3")).toEqual(words("robber.3"));
  expect(clicked(fight, WAVE, "skull", "p1.track")).toEqual(NOTHING);
});
