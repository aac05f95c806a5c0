import { describe, expect, test } from "vitest";
import type { Thing } from "../../src/host/world/thing";
import { dyingLight } from "../../src/games/dying-light/game";
import type { SaveState } from "../../src/tts/save";
import { city } from "../games/dying-light/support/city";
import { deckAt, dieShowing, one, place, type Session, showing } from "../support/dying-light-table";
import { keptAt } from "../support/kept-match";
import { builtSave, calm, controllerOn, heard, press, sitDown } from "../support/person";
import { amiss } from "../support/standing-right";

const saved = JSON.parse(builtSave("dying-light")) as SaveState;

/** By day, Ash's turn in G11 with a die spent and one that tires; Bram waits in G08. */
const inTurn = (): Session => {
  const state = city({
    runners: {
      ash: {
        zone: "G11",
        pool: ["basic.1", "basic.3", "combat.3"],
        track: ["basic.5"],
        cooldown: ["parkour.2"],
        spot: ["momentum.1"],
      },
      bram: { zone: "G08a", pool: ["basic.1", "basic.2", "basic.4", "combat.1", "parkour.1"] },
    },
    infected: { G08: { biter: 2 }, G09: { biter: 1 }, G06: { viral: 1 } },
  });
  const save = keptAt(saved, dyingLight, 2, state, [
    { do: "turn", runner: "ash" },
    { do: "endPhase" },
    { do: "round" },
  ]);
  const table = sitDown(save);
  return { table, hand: table.seat("Yellow"), controller: controllerOn(table) };
};

const spot = ({ position: { x, z } }: Thing): string => `${x.toFixed(2)} ${z.toFixed(2)}`;

const biterIn = ({ table }: Session, area: string): Thing => {
  const { x, z } = place(area);
  const biters = table.tagged("outbreak-biter");
  const [nearest] = biters.sort(
    (a, b) => Math.hypot(a.position.x - x, a.position.z - z) - Math.hypot(b.position.x - x, b.position.z - z),
  );
  if (nearest === undefined) throw new Error("no Biter stands on the board");
  return nearest;
};

/** What a hand tries, with what it tries it, and the rule that forbids it. */
interface Attempt {
  readonly rule: string;
  readonly what: string;
  readonly piece: (session: Session) => Thing;
  readonly to: string;
}

const MOVED: readonly Attempt[] = [
  { rule: "DL-RUNA-01", what: "a Run across the city", piece: ({ table }) => one(table, "runner.ash"), to: "G02a" },
  {
    rule: "DL-ACTN-05",
    what: "a Runner whose turn it is not",
    piece: ({ table }) => one(table, "runner.bram"),
    to: "G11",
  },
  {
    rule: "DL-INF-01",
    what: "a Biter that could go there, moved by a person",
    piece: (session) => biterIn(session, "G09a"),
    to: "G08b",
  },
  { rule: "DL-EMOVE-02", what: "a Biter held by a Runner", piece: (session) => biterIn(session, "G08a"), to: "G07b" },
  {
    rule: "DL-TEMPO-03",
    what: "a die in a gap of the track",
    piece: ({ table }) => dieShowing(table, "basic.1", "p1.pool"),
    to: "p1.track4",
  },
  {
    rule: "DL-RUN-02",
    what: "a die out of Cooldown",
    piece: ({ table }) => dieShowing(table, "parkour.2", "p1.cooldown"),
    to: "p1.track2",
  },
  {
    rule: "DL-MOM-02",
    what: "the Momentum Die just gained",
    piece: ({ table }) => dieShowing(table, "momentum.1", "p1.momentum"),
    to: "p1.track2",
  },
  {
    rule: "DL-FAT-01",
    what: "a die put to rest that nothing tires",
    piece: ({ table }) => dieShowing(table, "basic.3", "p1.pool"),
    to: "p1.fatigue",
  },
  {
    rule: "DL-ACTN-06",
    what: "another Runner's die",
    piece: ({ table }) => dieShowing(table, "basic.4", "p2.pool"),
    to: "p1.track2",
  },
];

const DRAWN: readonly { readonly rule: string; readonly what: string; readonly from: string; readonly to: string }[] = [
  { rule: "DL-EXPO-08", what: "an Exposure Card out of its Phase", from: "p1.exposure", to: "p1.drawn" },
  { rule: "DL-WND-04", what: "a Wound nobody dealt", from: "wounds", to: "p1.light" },
];

const told = (session: Session): string => heard(session.table).join("\n");

describe("illegal moves: each piece goes back, and its mover is told the rule", () => {
  test.each(MOVED)("$rule: $what", ({ rule, piece, to }) => {
    const session = inTurn();
    const { table, hand, controller } = session;
    expect(amiss(table, dyingLight, controller)).toEqual([]);
    const moved = piece(session);
    const before = spot(moved);
    heard(table);
    hand.drag(moved).to(place(to));
    calm(table);
    expect(told(session)).toContain(`(${rule})`);
    expect(spot(moved)).toBe(before);
    expect(amiss(table, dyingLight, controller)).toEqual([]);
  });

  test.each(DRAWN)("$rule: $what", ({ rule, from, to }) => {
    const session = inTurn();
    const { table, hand, controller } = session;
    const count = deckAt(table, from).contained.length;
    heard(table);
    hand.draw(deckAt(table, from)).to(place(to));
    calm(table);
    expect(told(session)).toContain(`(${rule})`);
    expect(deckAt(table, from).contained).toHaveLength(count);
    expect(amiss(table, dyingLight, controller)).toEqual([]);
  });

  test("DL-RUN-04: dice are rolled once", () => {
    const session = inTurn();
    heard(session.table);
    session.hand.roll(dieShowing(session.table, "basic.1", "p1.pool"), "basic.6");
    calm(session.table);
    expect(told(session)).toContain("(DL-RUN-04)");
    expect(amiss(session.table, dyingLight, session.controller)).toEqual([]);
    expect(showing(dieShowing(session.table, "basic.1", "p1.pool"))).toBe("basic.1");
  });

  test("in guide the move is explained and the piece stays until the table is put right", () => {
    const session = inTurn();
    const { table, hand, controller } = session;
    press(table, hand, "Settings", "Rules: strict");
    const ash = one(table, "runner.ash");
    hand.drag(ash).to(place("G02a"));
    calm(table);
    expect(told(session)).toContain("(DL-RUNA-01)");
    expect(Math.abs(ash.position.x - place("G02a").x)).toBeLessThan(1);
    press(table, hand, "Put the table right");
    expect(amiss(table, dyingLight, controller)).toEqual([]);
  });

  test("in free nothing is watched", () => {
    const session = inTurn();
    const { table, hand } = session;
    press(table, hand, "Settings", "Rules: strict", "Rules: guide");
    heard(table);
    hand.drag(one(table, "runner.ash")).to(place("G02a"));
    calm(table);
    expect(heard(table)).toEqual([]);
  });
});
