import { describe, expect } from "vitest";
import type { Gesture, Heard } from "../../../src/kernel/gesture";
import type { Say, Seat } from "../../../src/kernel/words";
import { hear } from "../../../src/games/one-month-in/scene/gestures";
import type { City, CityStep } from "../../../src/games/one-month-in/vocabulary";
import { rule } from "../../support/given";
import { city, some } from "./support/city";

const words = (...said: readonly (string | readonly string[])[]): Heard => ({
  heard: "words",
  words: said.map((word) => (typeof word === "string" ? [word] : word)),
});
const refusal = (id: string): Heard => ({ heard: "refusal", rule: id });
const NOTHING: Heard = { heard: "nothing" };

const ACTING: CityStep = { do: "acting", seat: "p1" };
const STAND: CityStep = { do: "stand", cell: "f5", seat: "p1" };

interface Hand {
  readonly kind: string;
  readonly from: string;
  readonly to?: string;
  readonly n?: number;
  readonly slot?: number;
  readonly up?: string;
  readonly seat?: Seat;
  readonly did?: Gesture["did"];
}

const gesture = ({
  kind,
  from,
  to = from,
  n = 0,
  slot = 0,
  up = "ready",
  seat = "p1",
  did = "moved",
}: Hand): Gesture => ({
  seat,
  did,
  kind,
  from,
  n,
  to,
  slot,
  up,
  early: [],
});

const done = (state: City, asked: CityStep, hand: Hand, said: Say = []): Heard =>
  hear(state, asked, said, gesture(hand));

/** The first survivor of a team, moved. */
const survivor = (from: string, to: string, more: Partial<Hand> = {}): Hand => ({
  kind: "survivor.p1",
  from,
  to,
  ...more,
});

const farmAt = (more: object = {}) => ({ f5: { tile: "farm", reclaimed: true, owner: "p1", ...more } });
const shop = (more: object = {}) => ({ f5: { tile: "corner-shop", ...more } });
const inF5 = (count: number, zone: "in" | "out", more: object = {}) => ({
  p1: { survivors: some(count, "f5", zone, more) },
});

describe("survivors that a hand moves", () => {
  rule(
    "OMI-MOVE-01 OMI-RUL-42: one that is moved to a quiet tile goes alone; where rivals are it is asked who comes",
    () => {
      expect(done(city(), ACTING, survivor("g5.in", "f5.tile"))).toEqual(words("move", "g5", "f5", "p1s1", []));
      expect(done(city(), ACTING, survivor("g5.in", "f5.out", { n: 2 }))).toEqual(
        words("move", "g5", "f5", "p1s3", []),
      );
      const rivals = city({ tiles: shop({ reclaimed: true }), teams: { p2: { survivors: some(1, "f5", "in") } } });
      expect(done(rivals, ACTING, survivor("g5.in", "f5.in"))).toEqual(words("move", "g5", "f5", "p1s1"));
      expect(done(rivals, ACTING, survivor("g5.in", "f5.in", { n: 1 }), [["move"], ["g5"], ["f5"], ["p1s1"]])).toEqual(
        words("p1s2"),
      );
    },
  );

  rule("OMI-MOVE-03: the last of them goes, and nobody is asked for", () => {
    const state = city({ teams: { p1: { survivors: some(1, "g5", "in") } } });
    expect(done(state, ACTING, survivor("g5.in", "f5.out"))).toEqual(words("move", "g5", "f5", "p1s1"));
  });

  rule("OMI-MOVE-03: a word that was clicked is not said again, and another way is not heard", () => {
    expect(done(city(), ACTING, survivor("g5.in", "f5.out"), [["move"]])).toEqual(words("g5", "f5", "p1s1", []));
    expect(done(city(), ACTING, survivor("g5.in", "f5.out"), [["end"]])).toEqual(NOTHING);
  });

  rule("OMI-ENTER-01 OMI-RUL-27: into the building, alone where it is empty, together where zombies wait", () => {
    const empty = city({ tiles: shop(), teams: inF5(2, "out") });
    expect(done(empty, ACTING, survivor("f5.out", "f5.in"))).toEqual(words("enter", "f5", "p1s1", []));
    const held = city({ tiles: shop({ zombies: 1 }), teams: inF5(2, "out") });
    expect(done(held, ACTING, survivor("f5.out", "f5.dead"))).toEqual(words("enter", "f5", "p1s1"));
    const begun: Say = [["enter"], ["f5"], ["p1s1"]];
    expect(done(held, ACTING, survivor("f5.out", "f5.in", { n: 1 }), begun)).toEqual(words("p1s2"));
    expect(done(held, ACTING, survivor("f5.out", "e5.out", { n: 1 }), begun)).toEqual(NOTHING);
  });

  rule("OMI-RUL-12 OMI-ZONE-07: out of the building again; in a single area there is nowhere to go", () => {
    const separate = city({ tiles: shop(), teams: inF5(1, "in") });
    expect(done(separate, ACTING, survivor("f5.in", "f5.west"))).toEqual(words("leave", "f5", "p1s1"));
    const united = city({ tiles: shop({ reclaimed: true }), teams: inF5(1, "in") });
    expect(done(united, ACTING, survivor("f5.in", "f5.west"))).toEqual(NOTHING);
  });

  rule("OMI-AP-01 OMI-TURN-01 OMI-CARD-03: another's survivors, another's turn, and those who are in reserve", () => {
    expect(done(city(), ACTING, survivor("c3.in", "c4.out", { kind: "survivor.p2" }))).toEqual(refusal("OMI-AP-01"));
    const others = survivor("c3.in", "c4.out", { kind: "survivor.p2", seat: "p2" });
    expect(done(city(), ACTING, others)).toEqual(refusal("OMI-TURN-01"));
    expect(done(city(), ACTING, survivor("p1.survivors", "g5.in"))).toEqual(refusal("OMI-CARD-03"));
  });

  rule("OMI-RUN-02 OMI-RUN-03: out of a fight one runs, off the board one is sacrificed", () => {
    const state = { ...city({ tiles: shop({ zombies: 2 }), teams: inF5(3, "in") }), fight: "f5" };
    expect(done(state, STAND, survivor("f5.in", "f5.out"))).toEqual(words("run", "p1s1"));
    expect(done(state, STAND, survivor("f5.in", "f5.east", { n: 1 }), [["run"], ["p1s1"]])).toEqual(words("p1s2"));
    expect(done(state, STAND, survivor("f5.in", "p1.survivors", { n: 2 }))).toEqual(words("sacrifice", "p1s3"));
    expect(done(state, STAND, survivor("f5.in", "e5.out"))).toEqual(refusal("OMI-RUL-30"));
  });

  rule("OMI-RUL-29 OMI-RUL-45: off the board who has to die; nobody gets away between the rolls or from rivals", () => {
    const teams = { p1: { survivors: [...some(1, "f5", "in"), ...some(2, "f5", "in", { ap: 0 })] } };
    const state = { ...city({ tiles: shop({ zombies: 2 }), teams }), fight: "f5" };
    const casualties: CityStep = { do: "casualties", cell: "f5", seat: "p1", count: 1 };
    expect(done(state, casualties, survivor("f5.in", "p1.survivors", { n: 1 }))).toEqual(words("p1s2"));
    expect(done(state, casualties, survivor("f5.in", "f5.out"))).toEqual(refusal("OMI-RUL-26"));
    const assault = {
      cell: "f5",
      zone: "in",
      attacker: "p1",
      defender: "p2",
      group: ["p1s1", "p1s2", "p1s3"],
    } as const;
    const losses: CityStep = { do: "losses", assault, seat: "p1", count: 1 };
    expect(done(state, losses, survivor("f5.in", "p1.survivors"))).toEqual(words("p1s1"));
    expect(done(state, losses, survivor("f5.in", "f5.out"))).toEqual(refusal("OMI-RUL-44"));
    expect(done(state, { do: "clash", assault }, survivor("f5.in", "f5.out"))).toEqual(refusal("OMI-RUL-44"));
    expect(done(state, { do: "maul", cell: "f5", seat: "p1" }, survivor("f5.in", "f5.out"))).toEqual(
      refusal("OMI-RUL-26"),
    );
  });

  rule("OMI-SCAV-02 OMI-FARM-04: on the cards of a tile it searches, on the mark of a farm it works", () => {
    const state = city({ tiles: farmAt({ stack: ["rope"] }), teams: inF5(2, "in") });
    expect(done(state, ACTING, survivor("f5.in", "f5.stack", { n: 1 }))).toEqual(words("search", "p1s2"));
    expect(done(state, ACTING, survivor("f5.in", "f5.mark"))).toEqual(words("work", "p1s1"));
  });

  rule("OMI-RUL-20: put on a rival's fence it tears it down", () => {
    const state = city({ walls: [{ border: "f5-se", seat: "p2" }], teams: inF5(1, "out") });
    expect(done(state, ACTING, survivor("f5.out", "f5-se"))).toEqual(words("tear", "f5-se", "p1s1"));
  });

  rule("OMI-CLAIM-03: whom a hand clicks is named where somebody is asked for", () => {
    const click = { kind: "survivor.p1", from: "f5.in", n: 1, did: "clicked" } as const;
    const state = city({ tiles: shop({ zombies: 0 }), teams: inF5(3, "in") });
    expect(done(state, ACTING, click, [["claim"], ["f5"]])).toEqual(words("p1s2"));
    expect(done(state, ACTING, click)).toEqual(NOTHING);
    const flag = { kind: "flag.p1", from: "f5.flag", did: "clicked" } as const;
    expect(done(state, ACTING, flag, [["claim"]])).toEqual(words("f5"));
  });
});

describe("fences, flags and food", () => {
  const fence = (from: string, to: string, more: Partial<Hand> = {}): Hand => ({ kind: "wall.p1", from, to, ...more });

  rule(
    "OMI-SETUP-02 OMI-SETUP-04 OMI-TRADE-02: a fence on a border is a starting one in its turn, or traded for",
    () => {
      const state = city({ teams: { p1: { salvage: 2 } } });
      expect(done(state, { do: "fence", seat: "p1" }, fence("p1.walls", "g5-s"))).toEqual(words("g5-s"));
      expect(done(state, { do: "fence", seat: "p2" }, fence("p1.walls", "g5-s"))).toEqual(refusal("OMI-SETUP-03"));
      expect(done(state, ACTING, fence("p1.walls", "g5-s"))).toEqual(words("trade", "fence", "g5-s"));
      expect(done({ ...state, fight: "f5" }, STAND, fence("p1.walls", "g5-s"))).toEqual(
        words("trade", "fence", "g5-s"),
      );
      expect(done(state, ACTING, fence("p2.walls", "g5-s", { kind: "wall.p2" }))).toEqual(refusal("OMI-COMP-03"));
      expect(done(state, ACTING, fence("p1.walls", "box"))).toEqual(NOTHING);
    },
  );

  rule("OMI-RUL-20 OMI-RUL-21: a rival's fence that is taken away is torn down, one's own stays", () => {
    const walls = [
      { border: "f5-se", seat: "p2" },
      { border: "g5-s", seat: "p1" },
    ];
    const taken = fence("f5-se", "p2.walls", { kind: "wall.p2" });
    const alone = city({ walls, teams: inF5(1, "out") });
    expect(done(alone, ACTING, taken)).toEqual(words("tear", "f5-se", "p1s1"));
    expect(done(city({ walls, teams: inF5(2, "out") }), ACTING, taken)).toEqual(words("tear", "f5-se"));
    expect(done(alone, ACTING, fence("g5-s", "p1.walls"))).toEqual(refusal("OMI-RUL-21"));
    expect(done({ ...alone, fight: "f5" }, STAND, taken)).toEqual(refusal("OMI-RUL-30"));
  });

  const flag = (from: string, to: string, more: Partial<Hand> = {}): Hand => ({ kind: "flag.p1", from, to, ...more });

  rule("OMI-FLAG-01 OMI-CLAIM-03: a flag put on a tile claims it, paid by who has most", () => {
    const state = city({ tiles: { f5: { tile: "zoo" } }, teams: inF5(3, "in") });
    expect(done(state, ACTING, flag("p1.flags", "f5.tile"))).toEqual(words("claim", "f5", "p1s1", "p1s2"));
    expect(done({ ...state, fight: "f5" }, STAND, flag("p1.flags", "f5.tile"))).toEqual(refusal("OMI-RUL-30"));
    expect(done(state, ACTING, flag("p2.flags", "f5.tile", { kind: "flag.p2" }))).toEqual(refusal("OMI-COMP-02"));
    expect(done(state, ACTING, flag("p1.flags", "box"))).toEqual(NOTHING);
  });

  rule("OMI-RUL-34: a flag put on a tile nobody has explored claims nothing", () => {
    const state = city({ teams: inF5(3, "in") });
    expect(done(state, ACTING, flag("p1.flags", "e5.tile"))).toEqual(refusal("OMI-RUL-34"));
  });

  rule("OMI-RUL-37 OMI-RUL-36: one's own flag is lifted, a rival's goes only when the tile is reclaimed", () => {
    const state = city({ tiles: shop({ owner: "p1", reclaimed: true }) });
    expect(done(state, ACTING, flag("f5.flag", "p1.flags"))).toEqual(words("lift", "f5"));
    expect(done(state, ACTING, flag("f5.flag", "f5.in"))).toEqual(NOTHING);
    const rivals = city({ tiles: shop({ owner: "p2", reclaimed: true }) });
    expect(done(rivals, ACTING, flag("f5.flag", "nowhere", { kind: "flag.p2" }))).toEqual(refusal("OMI-RUL-36"));
  });

  const food = (from: string, to: string): Hand => ({ kind: "food", from, to, up: "front" });

  rule("OMI-FEED-01 OMI-FEED-03 OMI-RUL-06: food put on a tile is eaten there by three, before anything else", () => {
    const teams = { p1: { food: 2, survivors: [...some(4, "g5", "in"), ...some(1, "f5", "out")] } };
    const state = city({ teams });
    expect(done(state, ACTING, food("p1.food", "g5.in"))).toEqual(words("feed", ["p1s1", "p1s2", "p1s3"]));
    expect(done(state, ACTING, food("p1.food", "f5.tile"))).toEqual(words("feed", ["p1s5"]));
    expect(done(state, ACTING, food("p1.food", "e5.tile"))).toEqual(refusal("OMI-RUL-06"));
    expect(done(state, ACTING, food("food", "g5.in"))).toEqual(refusal("OMI-FEED-04"));
    expect(done({ ...state, fight: "f5" }, STAND, food("p1.food", "g5.in"))).toEqual(refusal("OMI-RUL-30"));
  });

  const mark = (kind: string, from: string, to: string, more: Partial<Hand> = {}): Hand => ({
    kind,
    from,
    to,
    ...more,
  });

  rule("OMI-TRADE-03 OMI-TRADE-04 OMI-FARM-04: marks of arms, suits and work from their bag", () => {
    const state = city({ tiles: farmAt(), teams: { p1: { salvage: 2, survivors: some(2, "f5", "in") } } });
    expect(done(state, ACTING, mark("arms-mark", "marks", "f5.in", { slot: 1 }))).toEqual(
      words("trade", "arm", "p1s2"),
    );
    expect(done(state, ACTING, mark("suit-mark", "marks", "f5.arms"))).toEqual(words("trade", "suit"));
    expect(done(state, ACTING, mark("work-mark", "marks", "f5.mark"))).toEqual(words("work", "p1s1"));
    const why = (more: object) =>
      done(city({ tiles: farmAt(more), teams: inF5(1, "in") }), ACTING, mark("work-mark", "marks", "f5.mark"));
    expect(why({ workedBy: "p1" })).toEqual(refusal("OMI-FARM-07"));
    expect(why({ owner: "p2" })).toEqual(refusal("OMI-FARM-02"));
    expect(why({ zombies: 1 })).toEqual(refusal("OMI-RUL-11"));
  });

  rule("OMI-RUL-04 OMI-TURN-01 OMI-RUL-48: the turn mark goes on when its turn is over; a held tile stays held", () => {
    expect(done(city(), ACTING, mark("turn-mark", "p1.turn", "p2.turn"))).toEqual(words("end"));
    expect(done({ ...city(), fight: "f5" }, STAND, mark("turn-mark", "p1.turn", "p2.turn"))).toEqual(
      refusal("OMI-RUL-04"),
    );
    const other = mark("turn-mark", "p1.turn", "p2.turn", { seat: "p2" });
    expect(done(city(), ACTING, other)).toEqual(refusal("OMI-TURN-01"));
    expect(done(city(), ACTING, mark("turn-mark", "p1.turn", "p1.points"))).toEqual(NOTHING);
    expect(done(city(), ACTING, mark("hold-mark", "f5.mark", "marks"))).toEqual(refusal("OMI-RUL-48"));
  });

  rule("OMI-RUL-16: zombies do not move", () => {
    expect(done(city(), ACTING, mark("zombie", "f5.dead", "g5.in"))).toEqual(refusal("OMI-RUL-16"));
  });
});

describe("cards and what comes of chance", () => {
  const card = (kind: string, from: string, to: string, did: Gesture["did"] = "moved"): Hand => ({
    kind,
    from,
    to,
    did,
  });

  rule(
    "OMI-SCAV-02 OMI-SCAV-05 OMI-RUL-38: reaching for the cards of one's tile searches it; what is drawn then is found",
    () => {
      const state = city({ tiles: shop({ owner: "p1", reclaimed: true, stack: ["rope"] }), teams: inF5(1, "in") });
      for (const did of ["moved", "flipped", "drew"] as const)
        expect(done(state, ACTING, card("rope", "f5.stack", "turned", did))).toEqual(words("search", "p1s1"));
      const turnOver: CityStep = { do: "turnOver", cell: "f5", seat: "p1" };
      const found: Heard = { heard: "fact", with: "f5.stack", came: "rope" };
      expect(done(state, turnOver, card("rope", "f5.stack", "turned"))).toEqual(found);
      expect(done(city({ tiles: shop({ stack: ["rope"] }) }), ACTING, card("rope", "f5.stack", "turned"))).toEqual(
        refusal("OMI-RUL-38"),
      );
      expect(done({ ...state, fight: "f5" }, STAND, card("rope", "f5.stack", "turned"))).toEqual(refusal("OMI-RUL-30"));
    },
  );

  rule("OMI-TRADE-01 OMI-RUL-39 OMI-RUL-47: salvage is traded in on the discard pile, in one's own turn", () => {
    const state = city({ teams: { p1: { salvage: 2 } } });
    expect(done(state, ACTING, card("rope", "p1.salvage", "discard"))).toEqual(words("trade"));
    expect(done(state, ACTING, card("rope", "p2.salvage", "discard"))).toEqual(refusal("OMI-TRADE-01"));
    const assault = { cell: "f5", zone: "in", attacker: "p1", defender: "p2", group: ["p1s1"] } as const;
    expect(done(state, { do: "clash", assault }, card("rope", "p1.salvage", "discard"))).toEqual(refusal("OMI-RUL-47"));
    expect(done(state, ACTING, card("rope", "deck", "p1.salvage"))).toEqual(refusal("OMI-RUL-38"));
    expect(done(state, ACTING, card("rope", "discard", "p1.salvage"))).toEqual(refusal("OMI-RUL-39"));
  });

  rule("OMI-FLIP-01 OMI-PROTO-04: a tile out of the bag that it is drawn from", () => {
    const tile = (from: string, name: string): Hand => ({ kind: `tile.${name}`, from, to: "f5.tile", up: "front" });
    const fact = (drawn: string, came: string): Heard => ({ heard: "fact", with: drawn, came });
    expect(done(city(), { do: "explore", cell: "f5" }, tile("p1.ring", "farm"))).toEqual(fact("p1.ring", "farm"));
    expect(done(city(), { do: "explore", cell: "e5" }, tile("beyond", "zoo"))).toEqual(fact("beyond", "zoo"));
    expect(done(city(), { do: "explore", cell: "e5" }, tile("p1.ring", "farm"))).toEqual(NOTHING);
    expect(done(city(), ACTING, tile("p1.ring", "farm"))).toEqual(NOTHING);
  });

  rule("OMI-FIGHT-03 OMI-FIGHT-06 OMI-PVP-01 OMI-PVP-02: dice that are thrown count when they are owed", () => {
    const die: Hand = { kind: "die", from: "dice", did: "rolled", up: "5" };
    const fact: Heard = { heard: "fact", with: "die", came: "5" };
    const teams = { ...inF5(2, "in"), p2: { survivors: some(1, "f5", "in") } };
    const state = city({ tiles: shop({ zombies: 1 }), teams });
    expect(done(state, { do: "strike", cell: "f5", seat: "p1" }, die)).toEqual(fact);
    expect(done(state, { do: "maul", cell: "f5", seat: "p1" }, die)).toEqual(fact);
    const assault = { cell: "f5", zone: "in", attacker: "p1", defender: "p2", group: ["p1s1", "p1s2"] } as const;
    expect(done(state, { do: "clash", assault }, die)).toEqual(fact);
    expect(done(state, ACTING, die)).toEqual(NOTHING);
  });
});
