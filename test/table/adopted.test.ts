import { describe, expect, test } from "vitest";
import { attached } from "../../src/cli/attach/attached";
import { controllerIn } from "../../src/cli/attach/our-controller";
import { foundOn } from "../../src/cli/bind/suggested";
import { tableSeen } from "../../src/cli/bind/table-seen";
import { dyingLight } from "../../src/games/dying-light/game";
import { readSave } from "../../src/saves/save";
import { standIns } from "../stand-ins/all";
import { amissOn, branded, judgeOf, oursOn } from "../stand-ins/judge";
import { knownTruly } from "../stand-ins/known";
import { played, type Sitting } from "../stand-ins/played";
import type { StandIn } from "../stand-ins/stand-in";
import { BUILT } from "../support/built-once";
import { controllerOn, press, sitDown } from "../support/person";

/** Our controller on somebody else's table plays with what lies there. */

const standIn = (seed: number): StandIn => {
  const found = standIns().find((each) => each.game === "dying-light" && each.seed === seed);
  if (found === undefined) throw new Error(`no open stand-in ${String(seed)}`);
  return found;
};

/** A stand-in to which the controller was attached by somebody who knows what lies there, and a match for two on it. */
const begun = (seed: number) => {
  const its = standIn(seed);
  const seenAs = (text: string) => tableSeen(readSave(Buffer.from(text)), "dying-light");
  const { seen, binding } = knownTruly(its, seenAs(branded(its, seenAs(its.text))));
  const { text } = attached(seen, binding, controllerIn(BUILT, "dying-light"), foundOn(seen));
  const table = sitDown(text, { seated: ["Yellow"] });
  const hand = table.seat("Yellow");
  hand.type(7, controllerOn(table));
  press(table, hand, "2 players");
  const sitting: Sitting = { table, controller: controllerOn(table), colour: "Yellow" };
  const judge = judgeOf(table, dyingLight, seen, binding, sitting.controller, its.style.scale / 1.2);
  return { its, table, hand, sitting, judge, text };
};

/** What was amiss after each answer. */
const wholeMatch = ({ sitting, judge }: ReturnType<typeof begun>, answersAtMost = Infinity) => {
  const amiss: string[] = [];
  let looks = 0;
  const end = played(
    dyingLight,
    sitting,
    (at) => {
      looks++;
      amiss.push(...amissOn(judge).map((what) => `${String(at)}: ${what}`));
    },
    answersAtMost,
  );
  return { end, looks, amiss };
};

/** Figures in the open and in infinite bags, tokens as tiles and as models, decks up and down, four equal pawns. */
describe.each([5, 17])("on stand-in %d, which has all its pieces", (seed) => {
  test("a whole match is played, each piece in its own frame, and nothing of ours lies there", () => {
    const begins = begun(seed);
    const { table } = begins;
    const { end, looks, amiss } = wholeMatch(begins);
    expect(end).toMatch(/^DL-/);
    expect(looks).toBeGreaterThan(30);
    expect(amiss).toEqual([]);
    expect(oursOn(table)).toEqual([]);
  });
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
