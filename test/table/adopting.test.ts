import { expect, test } from "vitest";
import type { Binding } from "../../src/bind/binding";
import { dyingLight } from "../../src/games/dying-light/game";
import { choose } from "../../src/page/room/slate-on";
import {
  asked,
  backToAll,
  chosen,
  halfNameless,
  nameSort,
  settleAll,
  type Settling,
  spawnedOn,
} from "../stand-ins/adopting";
import { standIns } from "../stand-ins/all";
import { amissOn, judgeOf, oursOn } from "../stand-ins/judge";
import { BOARDS_BY_BOOK } from "../stand-ins/known";
import { nextAsked, played } from "../stand-ins/played";
import type { StandIn } from "../stand-ins/stand-in";
import { controllerOn } from "../support/person";

/** The controller as a Saved Object on somebody else's table: it asks what lies there, and people settle that by hand. */

const standIn = (seed: number): StandIn => {
  const found = standIns().find((each) => each.game === "dying-light" && each.seed === seed);
  if (found === undefined) throw new Error(`no open stand-in ${String(seed)}`);
  return found;
};

const boardsOf = ({ boards }: StandIn): StandIn["boards"] =>
  boards.map((each) => ({ ...each, board: BOARDS_BY_BOOK[each.board] ?? each.board }));

/** What the controller keeps of the table it is bound to. */
const bindingKept = ({ table }: Settling): Binding => {
  const kept = controllerOn(table).vm?.call("onSave");
  return (JSON.parse(kept as string) as { here: { adopted: { binding: Binding } } }).here.adopted.binding;
};

const looked = (seed: number, altered?: (text: string) => string) => {
  const its = standIn(seed);
  const settling = spawnedOn(its, {}, altered);
  chosen(settling.table, settling.colour, "adopt here");
  return { its, settling, ...settling };
};

test("half of the pieces are not known: settled by hand, and played to its end with what lies there", () => {
  const its = standIn(17);
  const all = looked(17, halfNameless(its));
  const { settling, table, colour } = all;
  expect(asked(table, colour).prompt).toMatch(/\b2\d of 48 sorts/);
  expect(settleAll(settling, boardsOf(its), its.style.height)).toBeGreaterThan(15);
  for (const sort of ["runner", "wound"]) nameSort(settling, sort);
  const keys = backToAll(settling).choices.map(({ key }) => key);
  expect(keys).not.toContain("adopt sort runner");
  expect(keys).not.toContain("adopt sort wound");
  chosen(table, colour, "adopt play");
  const binding = bindingKept(settling);
  table.seat(colour).type(3, controllerOn(table));
  choose(table, colour, -1, "begin 2", "");
  const sitting = { table, controller: controllerOn(table), colour };
  nextAsked(sitting);
  const judge = judgeOf(table, dyingLight, all.seen, binding, controllerOn(table));
  const amiss: string[] = [];
  const end = played(dyingLight, sitting, (at) => {
    amiss.push(...amissOn(judge).map((what) => `${String(at)}: ${what}`));
  });
  expect(end).toMatch(/^DL-/);
  expect(amiss).toEqual([]);
  // For cards that nobody has named ours have come, and for nothing that was.
  const ours = oursOn(table);
  expect(ours).toContain("Exposure Card");
  for (const name of ["Risk Die", "Basic Die", "Dazed", "Outcry"]) expect(ours).not.toContain(name);
});
