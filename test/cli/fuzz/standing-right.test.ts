import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { builtText } from "../../../src/cli/fuzz/built-save";
import { faultsOf, heapGrown, rest, stuck } from "../../../src/cli/fuzz/judge";
import { heapUsed } from "../../../src/cli/heap-used";
import { perform } from "../../../src/cli/fuzz/perform";
import { Session } from "../../../src/cli/fuzz/session";
import { amiss } from "../../../src/cli/fuzz/standing-right";
import { dyingLight } from "../../../src/games/dying-light/game";
import { survivorDuel } from "../../../src/games/survivor-duel/game";
import { plus } from "../../../src/host/geometry";
import { Vec } from "../../../src/host/vm/value";
import type { Thing } from "../../../src/host/world/thing";
import type { SaveState } from "../../../src/tts/save";

/* Tables that are broken on purpose, behind the back of their scripts: what judges them says what is wrong. */

const INTO = "dist/test";

const open: Session[] = [];
afterEach(() => {
  for (const session of open.splice(0)) session.table.world.close();
});

const session = (text: string, by: string, ...says: readonly string[]): Session => {
  const made = new Session(text, 5, [by]);
  open.push(made);
  rest(made);
  for (const each of says) {
    perform(made, { do: "click", by, says: each, nth: 0 });
    rest(made);
  }
  return made;
};

const some = (things: readonly Thing[], what: string): Thing => {
  const [thing] = things;
  if (thing === undefined) throw new Error(`there is no ${what}`);
  return thing;
};

describe("a duel of which both hands are dealt", () => {
  let dealt = "";
  beforeAll(() => {
    dealt = session(builtText("survivor-duel", INTO), "Red", "2 players", "As usual", "As usual").saved();
  });
  const begun = (): Session => session(dealt, "Red");
  const judged = ({ table, controller }: Session): readonly string[] => amiss(table, survivorDuel, controller);
  const things = ({ table }: Session): readonly Thing[] => table.world.things;
  const held = (at: Session): Thing =>
    some(
      things(at).filter((thing) => at.table.world.hands.holderOf(thing)?.data.FogColor === "Red"),
      "card in a hand",
    );
  const deck = (at: Session): Thing =>
    some(
      things(at).filter(({ type }) => type === "Deck"),
      "deck",
    );
  /** The first of the four cards in the row of the seat that sits in the north: it is turned by half. */
  const inRow = (at: Session): Thing =>
    some(
      things(at).filter(({ type, position: { x, z } }) => type === "Card" && Math.hypot(x - 19.9, z - 16.9) < 0.1),
      "card in a row",
    );

  test("is right, whoever sits where", () => {
    expect(judged(begun())).toEqual([]);
  });

  test.each<[string, (at: Session) => void, RegExp]>([
    [
      "a deck the wrong way up",
      (at) => (deck(at).rotation = new Vec(0, 180, 0)),
      /a deck that lies wrong at .* for back/,
    ],
    ["a deck turned about", (at) => (deck(at).rotation = new Vec(0, 0, 180)), /a deck that lies wrong/],
    [
      "a card in a hand that shows its back",
      (at) => (held(at).rotation = new Vec(0, 180, 180)),
      /lies wrong at .*hand/,
    ],
    ["a card in a row that shows its back", (at) => (inRow(at).rotation = new Vec(0, 0, 180)), /lies wrong at p2.row/],
    ["a card in a row upside down", (at) => (inRow(at).rotation = new Vec(0, 180, 0)), /lies wrong at p2.row/],
    ["a card on its edge", (at) => (inRow(at).rotation = new Vec(80, 0, 0)), /lies wrong at p2.row/],
    [
      "a card a slot too far",
      (at) => (inRow(at).position = plus(inRow(at).position, new Vec(-3.1, 0, 0))),
      /no Z11 at p2.row 0/,
    ],
    [
      "a card in another hand",
      (at) => {
        const zone = some(
          things(at).filter(({ type, data }) => type === "Hand" && data.FogColor === "Blue"),
          "other hand",
        );
        const card = held(at);
        at.table.world.hands.forget(card);
        at.table.world.hands.take(zone, card);
      },
      /no \w+ at p1\.hand/,
    ],
  ])("%s is seen", (_, harm, says) => {
    const at = begun();
    harm(at);
    expect(judged(at).join("\n")).toMatch(says);
  });

  test("another card where one should be is seen", () => {
    const at = begun();
    const card = inRow(at);
    card.tags = card.tags.map((tag) => (tag === "outbreak-Z11" ? "outbreak-Z12" : tag));
    expect(judged(at)).toEqual(["no Z11 at p2.row 0", expect.stringMatching(/^a Z12 too many at 19\.9, 16\.9/)]);
  });
});

describe("the rest of what is judged", () => {
  const light = (text = builtText("dying-light", INTO)): Session => session(text, "Yellow", "1 player");

  test("a die that shows another face", () => {
    const at = light();
    const judged = (): readonly string[] => amiss(at.table, dyingLight, at.controller);
    const die = some(
      at.table.world.things.filter(({ tags }) => tags.includes("outbreak-die.basic")),
      "die",
    );
    const shown = die.shows;
    const other = die.data.RotationValues?.find(({ Value }) => Value !== shown)?.Rotation;
    if (other === undefined) throw new Error("the die has one face");
    expect(judged()).toEqual([]);
    die.rotation = new Vec(other.x, other.y, other.z);
    expect(judged()).toEqual([expect.stringMatching(/^die\.basic: shows /)]);
  });

  /** The table with one more object on it, which has a script. */
  const withScript = (lua: string): string => {
    const save = JSON.parse(builtText("dying-light", INTO)) as SaveState;
    const Transform = { posX: 60, posY: 1, posZ: 60, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };
    const object = { GUID: "5c41b7", Name: "BlockSquare", Locked: true, Transform, LuaScript: lua };
    return JSON.stringify({ ...save, ObjectStates: [...save.ObjectStates, object] });
  };
  /** Every panel is empty, whatever the controller draws. */
  const BLANK = "function onUpdate() UI.setXml('') end";

  test("nobody has anything to answer: at rest at once, else within 600 frames", () => {
    const at = session(withScript(BLANK), "Yellow");
    expect(stuck(at, true).map(({ kind }) => kind)).toEqual(["nobody can answer"]);
    const restless = session(withScript(`${BLANK}\nfunction again() Wait.frames(again, 1) end again()`), "Yellow");
    const before = restless.table.world.clock.frame;
    expect(rest(restless)).toMatchObject({
      kind: "nobody can answer",
      says: expect.stringMatching(/^for 600 frames/) as string,
    });
    expect(restless.table.world.clock.frame - before).toBe(600);
  });

  test("what never comes to rest, though somebody could answer", () => {
    const at = session(withScript("function again() Wait.frames(again, 1) end again()"), "Yellow");
    expect(rest(at)).toMatchObject({ kind: "no rest" });
  });

  test("a script that hoards is stopped, and told as one that fails", () => {
    const hoards = "local t = {} function onUpdate() for i = 1, 4000 do t[#t + 1] = { i } end end";
    const at = session(withScript(hoards), "Yellow");
    for (let frames = 0; frames < 120 && at.table.world.faults.length === 0; frames++) at.table.world.frame();
    expect(faultsOf(at)[0]?.says).toContain("uses more than 48 MB of memory");
  });

  test("a heap that grows", () => {
    const heap = heapUsed();
    expect(heapGrown({ save: 0, heap })).toEqual([]);
    const kept = Array.from({ length: 80 }, () => new Array<number>(1 << 17).fill(0.5));
    expect(heapGrown({ save: 0, heap }).map(({ kind }) => kind)).toEqual(["memory grows"]);
    expect(kept).toHaveLength(80);
  });

  test("the game's own Rewind takes the same table back, and its match", () => {
    const at = light();
    perform(at, { do: "checkpoint" });
    const { table, answers } = at;
    for (const says of ["Ash", "Square"]) {
      perform(at, { do: "click", by: "Yellow", says, nth: 0 });
      rest(at);
    }
    perform(at, { do: "click", by: "Yellow", says: "Bow", nth: 0 });
    rest(at);
    expect(at.answers).not.toBe(answers);
    perform(at, { do: "go back" });
    rest(at);
    expect(at.table).toBe(table);
    expect(at.answers).toBe(answers);
    expect(amiss(at.table, dyingLight, at.controller)).toEqual([]);
  });
});
