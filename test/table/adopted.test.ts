import { describe, expect, test } from "vitest";
import { slicesOf } from "../../src/cli/bench/slices";
import { keptIn } from "../../src/cli/fuzz/standing-right";
import { dyingLight } from "../../src/games/dying-light/game";
import type { OpenOptions } from "../../src/host/open";
import { USUAL_LIMITS } from "../../src/host/vm/vm";
import { savedTable } from "../../src/host/world/serialise";
import { standIns } from "../stand-ins/all";
import { begun as begunOn, opened as openedOn, wholeMatch } from "../stand-ins/attaching";
import { amissOn, oursOn } from "../stand-ins/judge";
import { nextAsked, played, type Sitting } from "../stand-ins/played";
import type { StandIn } from "../stand-ins/stand-in";
import { FRAME_BUDGET } from "../support/frame-budget";
import { click, controllerOn, heard, sitDown } from "../support/person";

/** Our controller on somebody else's table plays with what lies there. */

const standIn = (seed: number): StandIn => {
  const found = standIns().find((each) => each.game === "dying-light" && each.seed === seed);
  if (found === undefined) throw new Error(`no open stand-in ${String(seed)}`);
  return found;
};

const opened = (seed: number, options: OpenOptions = {}) => openedOn(standIn(seed), options);
const begun = (seed: number) => begunOn(standIn(seed));

describe("on a stand-in with all its pieces each of them comes to its own frame, and nothing of ours lies there", () => {
  /** Figures and tokens out of infinite bags; a script that swallows typed numbers. */
  test("in a whole match", () => {
    const begins = begun(17);
    const { end, looks, amiss } = wholeMatch(begins);
    expect(end).toMatch(/^DL-/);
    expect(looks).toBeGreaterThan(30);
    expect(amiss).toEqual([]);
    expect(oursOn(begins.table)).toEqual([]);
  });

  /** Half as large as ours, its Runners four equal pawns. */
  test("in the beginning of another", () => {
    const begins = begun(5);
    expect(wholeMatch(begins, 5)).toMatchObject({ looks: 5, amiss: [] });
    expect(oursOn(begins.table)).toEqual([]);
  });
});

/** Nine of its sorts are not there at all, of others some are lost; and some of its dice are ours. */
test("what is missing is brought from our own, and the match goes on with both", () => {
  const begins = begun(7);
  const ours = oursOn(begins.table);
  expect(ours).toEqual(expect.arrayContaining(["Parkour Die", "Long Wall"]));
  expect(wholeMatch(begins, 6).amiss).toEqual([]);
  // No more has come meanwhile.
  expect(oursOn(begins.table)).toHaveLength(ours.length);
});

describe("their scripts act against ours", () => {
  test("what one moves back is moved against it twice and no more, and everybody is told whose it is", () => {
    const { table, hand, sitting } = opened(11);
    const homes = new Map(table.world.things.map(({ guid, position }) => [guid, position]));
    const sent = new Map<string, number>();
    const { physics } = table.world;
    const moveTo = physics.moveTo.bind(physics);
    physics.moveTo = (thing, ...rest) => {
      const home = homes.get(thing.guid);
      const isHome = home !== undefined && Math.hypot(home.x - thing.position.x, home.z - thing.position.z) < 0.1;
      if (isHome) sent.set(thing.guid, (sent.get(thing.guid) ?? 0) + 1);
      moveTo(thing, ...rest);
    };
    click(hand, "2 players");
    played(dyingLight, sitting, () => undefined, 8);
    // Once before it was moved back, and twice against that.
    expect(Math.max(...sent.values())).toBe(3);
    expect(heard(table).filter((line) => line.includes("moves pieces back"))).toEqual([
      expect.stringMatching(/^A script of this table, that of Global, moves pieces back: /),
    ]);
  });

  test("one that sets the XML anew has our panel back, and everybody is told whose it is", () => {
    const { table, sitting, judge } = begun(4);
    for (let frame = 0; frame < 300; frame++) table.world.frame();
    nextAsked(sitting);
    const told = heard(table).filter((line) => line.includes("has drawn the screen anew"));
    expect(told).toEqual([expect.stringMatching(/^A script of this table, that of Global, /)]);
    const shown = (): boolean => JSON.stringify(table.world.ui.elements).includes("outbreak-log");
    let seen = 0;
    for (let frame = 0; frame < 240; frame++) {
      table.world.frame();
      if (shown()) seen++;
    }
    expect(seen).toBeGreaterThan(0);
    expect(amissOn(judge)).toEqual([]);
  });

  test("one that refuses entry to bags is lived with: the match goes on, every piece in its own frame", () => {
    const all = begun(16);
    expect(wholeMatch(all, 6)).toMatchObject({ looks: 6, amiss: [] });
    expect(keptIn(all.sitting.controller).at).toBeGreaterThanOrEqual(5);
    const lines = heard(all.table);
    expect(lines.filter((line) => line.includes("moves pieces back"))).toEqual([]);
    expect(all.table.world.faults).toEqual([]);
  });
});

/** Pieces without our tags are looked at one by one, decks by their data. */
test("no frame is held up for longer than on our own table", () => {
  const { table, hand } = opened(5, { limits: { ...USUAL_LIMITS, every: 1 } });
  const starts = slicesOf(table, () => {
    click(hand, "2 players");
  });
  expect(Math.max(...starts)).toBeLessThanOrEqual(FRAME_BUDGET);
});

test("a match is saved and taken up where it was, with bags and pieces as they were found", () => {
  const begins = begun(17);
  const { sitting, judge } = begins;
  wholeMatch(begins, 3);
  const table = sitDown(savedTable(begins.table.world), { seated: ["Yellow"] });
  const again: Sitting = { ...sitting, table, controller: controllerOn(table) };
  nextAsked(again);
  expect(keptIn(again.controller).at).toBe(keptIn(sitting.controller).at);
  expect(amissOn({ ...judge, table, controller: again.controller })).toEqual([]);
});

test("what stands elsewhere, or shows another face, is seen by the judge of these tests", () => {
  const { table, judge } = begun(1);
  expect(amissOn(judge)).toEqual([]);
  const brand = (data: object): unknown => (data as { readonly StandIn?: unknown }).StandIn;
  const of = (kind: string) => table.world.things.find(({ data }) => brand(data) === kind);
  const [biter, die, runner] = [of("biter"), of("die.risk"), of("runner.ash")];
  if (biter === undefined || die === undefined || runner === undefined) throw new Error("pieces are missing");
  const { position } = biter;
  biter.position = runner.position;
  expect(amissOn(judge)).toEqual(expect.arrayContaining([expect.stringMatching(/^no biter at /)]));
  biter.position = position;
  expect(amissOn(judge)).toEqual([]);
});
