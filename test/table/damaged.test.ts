import { expect, test } from "vitest";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";
import { dyingLight } from "../../src/games/dying-light/game";
import type { OpenTable } from "../../src/host/open";
import { canonical } from "../../src/kernel/canonical";
import { type Kept, matchOf } from "../../src/kernel/keep";
import { rebuilt } from "../../src/kernel/match";
import { codeIn, inputIn, lineOf } from "../../src/kernel/past";
import { undoOf } from "../../src/kernel/undo";
import { dealtByBots, withDocument } from "../../src/page/room/dealt";
import { fieldsIn, isController } from "../../src/page/room/remembered";
import { pausedText } from "../../src/table/paused";
import { tableText } from "../../src/table/text/en";
import type { SaveState } from "../../src/tts/save";
import { builtSave, calm, controllerOn, heard, offered, press, sitDown } from "../support/person";

/* What is kept of a match's past may be damaged: the match is played on, and what cannot be taken back any more is told. */

const SO_FAR = 57;
const dealt = dealtByBots(JSON.parse(builtSave("dying-light")) as SaveState, "dying-light", 1, SO_FAR, 5);

const matchIn = ({ ObjectStates }: SaveState): Kept =>
  fieldsIn(ObjectStates.find(isController)?.LuaScriptState ?? "")["match"] as Kept;

/** The table as it was kept, but for what was done to its match. */
const kept = (damage: (match: Kept) => object = () => ({})): OpenTable => {
  const table = sitDown(withDocument(dealt, () => ({ match: { ...matchIn(dealt), ...damage(matchIn(dealt)) } })));
  calm(table);
  return table;
};

const savedBy = (table: OpenTable): string => controllerOn(table).vm?.call("onSave") as string;

const undo = (table: OpenTable): string => {
  heard(table);
  table.seat("Yellow").choose(controllerOn(table), "Undo");
  calm(table);
  return heard(table).join("\n");
};

/** Where an Undo of the one who plays leads. */
const undoLeadsTo = (kept: Kept): number => {
  const { match } = matchOf(dyingLight, kept);
  return match === "none" ? -1 : undoOf(match, "p1").at;
};

const DAMAGED = "Not all that was kept of this match's past can be read.";

test("a match with a line that is none goes on from where it was, and everybody is told once", () => {
  const table = kept(({ past }) => ({ past: past.with(3, "garbage") }));
  expect(heard(table).filter((said) => said.includes(DAMAGED))).toHaveLength(1);
  expect(amiss(table, dyingLight, controllerOn(table))).toEqual([]);
  const again = sitDown(table.save());
  calm(again);
  expect(heard(again).join("\n")).not.toContain(DAMAGED);
  const hand = again.seat("Yellow");
  const { at } = keptIn(controllerOn(again));
  for (let clicks = 0; clicks < 5 && keptIn(controllerOn(again)).at === at; clicks++)
    press(again, hand, offered(hand)[0] ?? "");
  expect(keptIn(controllerOn(again)).at).toBeGreaterThan(at);
  expect(undo(again)).toContain("took the last answer back");
  expect(amiss(again, dyingLight, controllerOn(again))).toEqual([]);
});

test("with all lines damaged nothing is taken back, and nothing is lost", () => {
  const table = kept(({ past }) => ({ past: past.map(() => "x") }));
  expect(heard(table).join("\n")).toContain(DAMAGED);
  const before = savedBy(table);
  undo(table);
  expect(savedBy(table)).toBe(before);
  // Dice that were owed have been thrown since.
  expect(keptIn(controllerOn(table)).at).toBeGreaterThanOrEqual(SO_FAR);
});

test("an Undo that cannot be done says so and changes nothing", () => {
  const match = matchIn(dealt);
  const to = undoLeadsTo(match);
  // In good order, but nothing that was ever offered; it lies on the way back.
  const damaged = (match.snapshots as readonly { readonly at: number }[]).filter(({ at }) => at < to).at(-1)?.at ?? to;
  expect(damaged).toBeLessThan(to);
  const table = kept(({ past }) => {
    const line = past[damaged] ?? "";
    const input = inputIn(line, damaged);
    if (input === "none") throw new Error("the match has no such line");
    return { past: past.with(damaged, lineOf({ ...input, say: [["nothing-like-this"]] }, codeIn(line))) };
  });
  expect(heard(table).join("\n")).not.toContain(DAMAGED);
  const panel = offered(table.seat("Yellow"));
  const before = keptIn(controllerOn(table));
  expect(undo(table)).toContain(tableText["table.cannotUndo"]);
  expect(canonical(keptIn(controllerOn(table)))).toBe(canonical(before));
  expect(offered(table.seat("Yellow"))).toEqual(panel);
  expect(amiss(table, dyingLight, controllerOn(table))).toEqual([]);
});

test("Undo leads past the moments that a document keeps, to the beginning of the match, as it was then", () => {
  const table = kept();
  const whole = matchOf(dyingLight, keptIn(controllerOn(table))).match;
  if (whole === "none") throw new Error("what is kept cannot be read");
  const [first] = whole.snapshots;
  expect(first?.at).toBeGreaterThan(16);
  let at = whole.at;
  while (at > (first?.at ?? 0) - 2) {
    const to = undoLeadsTo(keptIn(controllerOn(table)));
    expect(to).toBeLessThan(at);
    expect(undo(table)).toContain("took the last answer back");
    at = keptIn(controllerOn(table)).at;
    expect(at).toBe(to);
    const then = rebuilt(whole, at);
    expect(canonical(keptIn(controllerOn(table)).state)).toBe(canonical(then === "none" ? then : then.state));
  }
  expect(amiss(table, dyingLight, controllerOn(table))).toEqual([]);
});

test("a match that lost answers when it broke says how many", () => {
  expect(pausedText({ text: tableText }, { broken: "the promise", lost: 0 })).toBe(
    "Something broke: the promise. The move was taken back.",
  );
  expect(pausedText({ text: tableText }, { broken: "the promise", lost: 7 })).toBe(
    "Something broke: the promise. The move was taken back, and with it what was answered before and is not taken again: 7.",
  );
});
