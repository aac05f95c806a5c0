import { describe, expect, test } from "vitest";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";
import { dyingLight } from "../../src/games/dying-light/game";
import type { Hand } from "../../src/host/hand";
import type { OpenTable } from "../../src/host/open";
import { deckAt } from "../support/dying-light-table";
import { questionTo } from "../support/panel";
import { builtSave, calm, click, controllerOn, heard, offered, press, sitDown } from "../support/person";

/** What the table has under way, and what becomes of it when somebody comes between. */

const COLOUR = "Yellow";

interface Session {
  readonly table: OpenTable;
  readonly hand: Hand;
}

const begun = (): Session => {
  const table = sitDown(builtSave("dying-light"), { seated: [COLOUR] });
  const hand = table.seat(COLOUR);
  hand.type(7, controllerOn(table));
  press(table, hand, "1 player");
  heard(table);
  return { table, hand };
};

const frames = ({ table }: Session, count: number): void => {
  for (let i = 0; i < count; i++) table.world.frame();
};

const right = ({ table }: Session): void => {
  expect(amiss(table, dyingLight, controllerOn(table))).toEqual([]);
};

/** Picks a Runner with all that is usual; what follows is shown for some seconds. */
const answered = (session: Session): void => {
  press(session.table, session.hand, "Ash");
  click(session.hand, "As usual");
};

describe("somebody comes between", () => {
  const undisturbed = begun();
  answered(undisturbed);
  calm(undisturbed.table);
  const told = heard(undisturbed.table);

  test.each([1, 2, 4, 8, 20, 60])(
    "put right after %i frames, all that happened is told, once and in order",
    (count) => {
      const session = begun();
      answered(session);
      frames(session, count);
      session.hand.choose(controllerOn(session.table), "Put right");
      calm(session.table);
      expect(heard(session.table)).toEqual(told);
      right(session);
    },
  );

  test("a new match leaves nothing of the old one on the panel", () => {
    const session = begun();
    const fresh = sitDown(builtSave("dying-light"), { seated: [COLOUR] });
    press(
      session.table,
      session.hand,
      "Settings",
      "Dice and draws: by the table",
      "Back to the game",
      "Ash",
      "As usual",
    );
    press(session.table, session.hand, offered(session.hand)[0] ?? "");
    press(session.table, session.hand, "Other …", "New match", "Yes: a new match");
    expect(questionTo(session.hand)).toBe(questionTo(fresh.seat(COLOUR)));
    expect(keptIn(controllerOn(session.table))).toBe("none");
  });
});

describe("a deck that goes into a bag whole", () => {
  test.each([true, false])("comes out again, and can be taken up (while pieces move: %s)", (isMoving) => {
    const session = begun();
    answered(session);
    if (isMoving) frames(session, 4);
    else calm(session.table);
    const box = session.table.world.things.find(({ tags }) => tags.includes("outbreak-at-box"));
    if (box === undefined) throw new Error("there is no box");
    session.hand.pickUp(deckAt(session.table, "wounds"));
    const held = session.table.world.things.find(({ heldBy }) => heldBy === COLOUR);
    if (held === undefined) throw new Error("nothing is held");
    session.hand.drop(held);
    session.hand.putInto(box, held);
    calm(session.table);
    right(session);
    const locked = session.table.world.things.filter(
      ({ type, locked: is }) => is && (type === "Card" || type === "Deck"),
    );
    expect(locked.map(({ name }) => name)).toEqual([]);
  });
});
