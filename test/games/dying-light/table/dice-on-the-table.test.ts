import { expect } from "vitest";
import { dyingLight } from "../../../../src/games/dying-light/game";
import type { Thing } from "../../../../src/host/world/thing";
import {
  dieShowing,
  near,
  place,
  type Session,
  showing,
  tableAt,
  tableByHandAt,
} from "../../../support/dying-light-table";
import { rule } from "../../../support/given";
import { calm, click, press } from "../../../support/person";
import { amiss } from "../../../../src/cli/fuzz/standing-right";
import { city } from "../support/city";

/** Dice of a kind are one as good as the other, but what one shows is its own: the table never turns it over. */

const TURN = { do: "turn", runner: "ash" } as const;

const right = ({ table, controller }: Session): void => {
  expect(amiss(table, dyingLight, controller)).toEqual([]);
};

const faces = (dice: readonly Thing[]): readonly string[] => dice.map(showing);

rule("DL-RUN-04: dice thrown out of their order keep what they show", () => {
  const state = city({
    runners: { ash: { zone: "G11", pool: ["basic.1", "basic.1", "basic.1"] }, bram: { zone: "B13" } },
  });
  const session = tableByHandAt(state, { do: "roll", runner: "ash" }, TURN);
  const { table, hand } = session;
  const dice = table
    .tagged("outbreak-die.basic")
    .filter((die) => near(die, "p1.pool", 4))
    .sort((a, b) => b.position.x - a.position.x);
  for (const [i, die] of dice.entries()) {
    hand.roll(die, ["basic.3", "basic.4", "basic.6"][i] ?? "");
    calm(table);
  }
  expect(dice).toHaveLength(3);
  expect(faces(dice)).toEqual(["basic.3", "basic.4", "basic.6"]);
  right(session);
});

rule("DL-FAT-06 DL-RUN-02: dice that go from Fatigue to Cooldown keep what they show", () => {
  const ash = { zone: "G11", pool: ["combat.1"], fatigue: ["basic.3", "basic.6"] };
  const session = tableAt(city({ runners: { ash, bram: { zone: "B13" } } }), { do: "who" });
  const { table, hand } = session;
  press(table, hand, "Ash");
  expect(near(dieShowing(table, "basic.3", "p1.cooldown"), "p1.cooldown", 0.3)).toBe(true);
  expect(near(dieShowing(table, "basic.6", "p1.cooldown"), "p1.cooldown", 0.3)).toBe(false);
  right(session);
});

rule("DL-TEMPO-01: of two equal dice the one that was laid down is the one that pays", () => {
  const ash = { zone: "G11", pool: ["basic.3", "basic.1", "basic.3"] };
  const session = tableAt(city({ runners: { ash, bram: { zone: "B13" } } }), TURN);
  const { table, hand } = session;
  const last = table
    .tagged("outbreak-die.basic")
    .filter((die) => near(die, "p1.pool", 4) && showing(die) === "basic.3")
    .sort((a, b) => b.position.x - a.position.x)[0];
  if (last === undefined) throw new Error("no grey Evade in the pool");
  press(table, hand, "Run", "street G08a");
  hand.drag(last).to(place("p1.track1"));
  calm(table);
  expect(near(last, "p1.track1", 0.3)).toBe(true);
  expect(showing(last)).toBe("basic.3");
  right(session);
});

rule("DL-RUN-04: dice that nobody threw tumble in the air before they show what came", () => {
  const ash = { zone: "G11", pool: ["basic.1", "basic.1", "basic.1", "combat.1", "parkour.1"] };
  const session = tableAt(city({ runners: { ash, bram: { zone: "B13" } } }), { do: "who" });
  const { table, hand } = session;
  click(hand, "Ash");
  const dice = table.tagged("outbreak").filter(({ type }) => type === "Dice");
  const lay = new Map(dice.map((die) => [die, die.position.y]));
  const highest = new Map<Thing, number>();
  do {
    table.world.frame();
    for (const die of dice)
      if (Math.hypot(die.spin.x, die.spin.y, die.spin.z) > 1)
        highest.set(die, Math.max(highest.get(die) ?? 0, die.position.y));
  } while (!table.world.settled);
  expect(highest.size).toBeGreaterThan(1);
  for (const [die, high] of highest) expect(high).toBeGreaterThan((lay.get(die) ?? NaN) + 0.1);
  for (const die of highest.keys()) expect(Math.hypot(die.spin.x, die.spin.y, die.spin.z)).toBe(0);
  right(session);
});
