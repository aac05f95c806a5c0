import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { dyingLight } from "../../src/games/dying-light/game";
import type { Hand } from "../../src/host/hand";
import type { OpenTable } from "../../src/host/open";
import type { Thing } from "../../src/host/world/thing";
import { ScriptError } from "../../src/host/vm/value";
import { below, seeded } from "../../src/kernel/generator";
import { questionTo } from "../support/panel";
import { builtSave, click, controllerOn, heard, offered, sitDown } from "../support/person";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";

/** A game that fails now and then: at one call of a member, or at all of them. */
class Failing {
  readonly calls = new Map<string, number>();
  #member = "";
  #left = 0;
  #always = "";

  readonly watch = (member: string): void => {
    this.calls.set(member, (this.calls.get(member) ?? 0) + 1);
    if (member === this.#always) throw new ScriptError(`${member} fails each time`);
    if (member !== this.#member || --this.#left > 0) return;
    this.#member = "";
    throw new ScriptError(`${member} fails once`);
  };

  /** At that call of the member from now on. */
  once(member: string, call: number): void {
    this.#member = member;
    this.#left = call;
  }

  always(member: string): void {
    this.#always = member;
  }

  /** What was to fail has not been called so often. */
  get waits(): boolean {
    return this.#member !== "";
  }
}

interface Session {
  readonly table: OpenTable;
  readonly hand: Hand;
  readonly controller: Thing;
  readonly failing: Failing;
}

const PLAYERS = "1 player";

const begun = (seed: number): Session => {
  const failing = new Failing();
  const table = sitDown(builtSave("dying-light"), { watch: failing.watch });
  const session = { table, hand: table.seat("Yellow"), controller: controllerOn(table), failing };
  session.hand.type(seed, session.controller);
  return session;
};

const ASIDE = ["Undo", "Why?", "Other …", "Settings", "Cancel", "Log"];

const answersFor = (hand: Hand): string[] => offered(hand).filter((word) => !ASIDE.includes(word));

/** Takes any answer, and now and then takes it back or carries a piece across the city. */
const doSomething = ({ table, hand }: Session, dice: ReturnType<typeof seeded>): void => {
  const answers = answersFor(hand);
  const loose = table.world.things.filter(({ locked, type }) => !locked && type !== "Hand");
  const piece = loose[below(dice, Math.max(1, loose.length))];
  const what = below(dice, 8);
  if (what === 0 && offered(hand).includes("Undo")) click(hand, "Undo");
  else if (what === 1 && piece !== undefined) hand.drag(piece).to({ x: below(dice, 20) - 10, z: below(dice, 20) - 10 });
  else click(hand, answers[below(dice, answers.length)] ?? "Settings");
  table.settle();
};

const comesRight = ({ table, hand, controller }: Session, after: string): void => {
  expect(table.world.faults, after).toEqual([]);
  // What a hand has laid out for an answer lies there until that is whole.
  if (offered(hand).includes("Cancel")) click(hand, "Cancel");
  table.settle();
  const told = `${after}: ${heard(table).slice(-6).join(" | ")}`;
  // Whoever has left a lesson plays no match.
  const kept: unknown = keptIn(controller);
  if (kept !== "none") expect(amiss(table, dyingLight, controller), told).toEqual([]);
  expect(answersFor(hand), `${told}: ${questionTo(hand)}`).not.toEqual([]);
};

/** The match in which members fail is begun anew when it is over. */
const stillGoing = ({ table, hand }: Session): void => {
  if (!answersFor(hand).includes(PLAYERS)) return;
  click(hand, PLAYERS);
  table.settle();
};

/** All that the table calls while it is played at for a while. */
const membersCalled = (): string[] => {
  const session = begun(3);
  const dice = seeded(5);
  for (let i = 0; i < 60; i++) {
    stillGoing(session);
    doSomething(session, dice);
  }
  return [...session.failing.calls.keys()].sort();
};

/** Which of its calls fail: those at the beginning of what the table does, and some of the many behind them. */
const CALLS = [1, 2, 3, 5, 9, 20, 60];
const PATIENCE = 6;

describe("whatever the game fails at", () => {
  test("each member that the table calls fails once, at one call after another, and the match goes on", async () => {
    const members = membersCalled();
    expect(members.length).toBeGreaterThan(40);
    const session = begun(7);
    const dice = seeded(11);
    let failed = 0;
    for (const member of members) {
      // What the host has forgotten is let go of between two tasks.
      await setImmediate();
      for (const call of CALLS) {
        stillGoing(session);
        session.failing.once(member, call);
        for (let tries = 0; tries < PATIENCE && session.failing.waits; tries++) doSomething(session, dice);
        if (!session.failing.waits) {
          failed++;
          comesRight(session, `${member}, call ${String(call)}`);
        }
        session.failing.once("", 0);
      }
    }
    expect(failed).toBeGreaterThan(120);
  });

  test("nothing but what failed is lost: the answer given before is still the answer", () => {
    const { table, hand, controller, failing } = begun(7);
    click(hand, PLAYERS);
    table.settle();
    const before = keptIn(controller).at;
    failing.once("Object.setPositionSmooth", 1);
    click(hand, "Ash");
    table.settle();
    click(hand, "As usual");
    table.settle();
    expect(keptIn(controller).at).toBeGreaterThan(before);
    expect(heard(table).filter((line) => line.startsWith("Something went wrong"))).toHaveLength(1);
    expect(amiss(table, dyingLight, controller)).toEqual([]);
  });
});

describe("what fails each time ends after some tries", () => {
  test.each(["Object.getPosition", "Object.setPositionSmooth", "getObjects"])(
    "%s: a table that can be asked, saved and taken back, and put right when the game does it again",
    (member) => {
      const { table, hand, controller, failing } = begun(7);
      click(hand, PLAYERS);
      table.settle();
      failing.always(member);
      const told: string[] = [];
      for (let answers = 0; answers < 6; answers++) {
        click(hand, answersFor(hand)[0] ?? "");
        table.settle();
        told.push(...heard(table));
      }
      const { at } = keptIn(controller);
      expect(at).toBeGreaterThan(2);
      expect(told.filter((line) => line.startsWith("The table does not come right")).length).toBeGreaterThan(0);
      expect(offered(hand)).toContain("Undo");
      click(hand, "Undo");
      table.settle();
      expect(keptIn(controller).at).toBeLessThan(at);
      failing.always("");
      click(hand, "Settings");
      table.settle();
      click(hand, "Put the table right");
      table.settle();
      expect(amiss(table, dyingLight, controller)).toEqual([]);
      expect(table.world.faults).toEqual([]);
    },
  );

  test("a panel that cannot be drawn does not keep the table busy for ever", () => {
    const { table, hand, controller, failing } = begun(7);
    click(hand, PLAYERS);
    table.settle();
    failing.always("UI.setAttributes");
    click(hand, "Ash");
    table.settle();
    failing.always("");
    // The first click finds nothing it could do, and has the panel drawn.
    for (let clicks = 0; clicks < 3; clicks++) {
      click(hand, answersFor(hand)[0] ?? "");
      table.settle();
    }
    expect(keptIn(controller).at).toBeGreaterThan(0);
    expect(amiss(table, dyingLight, controller)).toEqual([]);
  });
});
