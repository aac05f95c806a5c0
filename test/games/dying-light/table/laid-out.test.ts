import { expect } from "vitest";
import { dyingLight } from "../../../../src/games/dying-light/game";
import type { Thing } from "../../../../src/host/world/thing";
import { dieShowing, near, one, payWith, place, type Session, tableAt } from "../../../support/dying-light-table";
import { rule } from "../../../support/given";
import { calm, click, heard, offered } from "../../../support/person";
import { amiss, keptIn } from "../../../../src/cli/fuzz/standing-right";
import { city } from "../support/city";
import { inputsIn } from "../../../../src/kernel/past";

/** What hands lay out for an action stays where they put it until the action is done or given up. */

const acting = (zone: string): Session => {
  const ash = { zone, pool: ["basic.1", "basic.3", "combat.3"] };
  return tableAt(city({ runners: { ash, bram: { zone: "G01a" } } }), { do: "turn", runner: "ash" });
};

const right = ({ table, controller }: Session): void => {
  expect(amiss(table, dyingLight, controller)).toEqual([]);
};

const lies = (die: Thing, spot: string): boolean => near(die, spot, 0.3);

const drag = ({ table, hand }: Session, piece: Thing, to: string, slot = 0): void => {
  hand.drag(piece).to(place(to, slot));
  calm(table);
};

rule("DL-TEMPO-01 DL-RUNA-01: a die laid down early stays when a move is refused, and pays for the next", () => {
  const session = acting("G11");
  const { table, controller } = session;
  const die = dieShowing(table, "basic.1", "p1.pool");
  payWith(session, "basic.1", 1);
  drag(session, one(table, "runner.ash"), "G02a");
  expect(heard(table).at(-1)).toContain("(DL-RUNA-01)");
  expect(lies(die, "p1.track1")).toBe(true);
  drag(session, one(table, "runner.ash"), "G08a", 5);
  expect(inputsIn(keptIn(controller).past).map(({ say }) => say)).toEqual([[["run"], ["G08a"], ["basic.1"]]]);
  expect(lies(die, "p1.track1")).toBe(true);
  right(session);
});

rule("DL-ACTN-03: a die put back takes back what it said, and the figure with it", () => {
  const session = acting("B12");
  const { table, hand, controller } = session;
  const ash = one(table, "runner.ash");
  const stood = { x: ash.position.x, z: ash.position.z };
  drag(session, ash, "G08b", 5);
  const die = dieShowing(table, "basic.1", "p1.pool");
  drag(session, die, "p1.track1");
  expect(offered(hand)).toContain("Cancel");
  drag(session, die, "p1.pool");
  expect(offered(hand)).not.toContain("Cancel");
  expect(Math.hypot(ash.position.x - stood.x, ash.position.z - stood.z)).toBeLessThan(0.3);
  expect(inputsIn(keptIn(controller).past)).toEqual([]);
  right(session);
});

rule("DL-TEMPO-03: of two dice laid down for one action the second waits on its slot for the first", () => {
  const session = acting("B12");
  const { table, hand } = session;
  drag(session, one(table, "runner.ash"), "G08b", 5);
  const second = dieShowing(table, "basic.1", "p1.pool");
  payWith(session, "basic.3", 1);
  drag(session, second, "p1.track2");
  click(hand, "no");
  for (let frame = 0; frame < 300; frame++) {
    table.world.frame();
    expect(lies(second, "p1.track2")).toBe(true);
  }
  calm(table);
  right(session);
});
