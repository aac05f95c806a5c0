import { describe, expect, test } from "vitest";
import { standIns } from "../stand-ins/all";
import { begun, wholeMatch } from "../stand-ins/attaching";
import { oursOn } from "../stand-ins/judge";
import type { StandIn } from "../stand-ins/stand-in";

/** The three games without a board of their own, on tables that somebody else made. */

const OTHERS = ["survive-until-daylight", "one-month-in", "survivor-duel"] as const;

/** Those on which no script moves pieces back: with that, what stands amiss is lived with. */
const tried = standIns().filter(
  ({ game, style }) => OTHERS.some((other) => other === game) && style.script !== "moves back",
);

/** A match of minutes on each: `OUTBREAK_STAND_INS=1` plays them, else the beginning of one of each game is. */
const PLAYS_ALL = process.env["OUTBREAK_STAND_INS"] === "1";

const chosen = PLAYS_ALL ? tried : tried.filter(({ seed }) => seed === 5);

const titled = (all: readonly StandIn[]) => all.map((its) => [`${its.game} ${String(its.seed)}`, its] as const);

describe("after every event each piece stands in its own frame, and shows its own face", () => {
  test.each(titled(chosen))("%s", (_, its) => {
    const begins = begun(its);
    const isWhole = PLAYS_ALL || its.game === "survivor-duel";
    const { end, looks, amiss } = wholeMatch(begins, isWhole ? Infinity : 6);
    expect(amiss).toEqual([]);
    expect(looks).toBeGreaterThanOrEqual(6);
    expect(end).toMatch(isWhole ? /^(SUD|OMI|DUEL)-/ : /^not over$/);
    if (its.missing.length === 0 && its.style.lost === 0) expect(oursOn(begins.table)).toEqual([]);
  });
});
