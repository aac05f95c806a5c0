import { describe, expect, test } from "vitest";
import type { Binding } from "../../src/bind/binding";
import { slicesOf } from "../../src/cli/bench/slices";
import { USUAL_LIMITS } from "../../src/host/vm/vm";
import { savedTable } from "../../src/host/world/serialise";
import { TYPED_KEY } from "../../src/kernel/slate";
import { choose, slateOn } from "../../src/page/room/slate-on";
import type { ObjectState } from "../../src/tts/save";
import { asked, backToAll, chosen, showBoard, type Settling, spawnedOn } from "../stand-ins/adopting";
import { dyingLight } from "../../src/games/dying-light/game";
import { standIns } from "../stand-ins/all";
import { amissOn, judgeOf, oursOn } from "../stand-ins/judge";
import { nextAsked, played } from "../stand-ins/played";
import type { StandIn } from "../stand-ins/stand-in";
import { FRAME_BUDGET } from "../support/frame-budget";
import { controllerOn, heard, sitDown } from "../support/person";

/** What a person can do with the controller on somebody else's table, beside settling what lies there. */

const standIn = (seed: number): StandIn => {
  const found = standIns().find((each) => each.game === "dying-light" && each.seed === seed);
  if (found === undefined) throw new Error(`no open stand-in ${String(seed)}`);
  return found;
};

const keys = ({ table, colour }: Settling): readonly string[] => asked(table, colour).choices.map(({ key }) => key);

const bound = (settling: Settling): Settling => {
  chosen(settling.table, settling.colour, "adopt here");
  chosen(settling.table, settling.colour, "adopt play");
  return settling;
};

/** What anybody can see of their pieces, those in decks and bags too. */
const theirs = ({ table }: Settling): readonly string[] => {
  const pieces: string[] = [];
  const look = (state: ObjectState): void => {
    const { Nickname = "", Description = "", GMNotes = "", Tags = [], LuaScript = "", Name, Locked = false } = state;
    if (Tags.some((tag) => tag.startsWith("outbreak"))) return;
    if ("StandIn" in state)
      pieces.push(JSON.stringify([state.StandIn, Name, Nickname, Description, GMNotes, Tags, LuaScript, Locked]));
    state.ContainedObjects?.forEach(look);
  };
  savedTable(table.world).ObjectStates.forEach(look);
  return pieces.sort();
};

describe("before a match", () => {
  test("it asks where to play, and lays its own table out where that is wanted", () => {
    const settling = spawnedOn(standIn(17));
    expect(keys(settling)).toEqual(["adopt here", "adopt own"]);
    expect(chosen(settling.table, settling.colour, "adopt own").choices.map(({ key }) => key)).toContain("begin 2");
  });

  test("looking holds no frame up for longer than our own table does", () => {
    const { table, colour } = spawnedOn(standIn(17), { limits: { ...USUAL_LIMITS, every: 1 } });
    const frames = slicesOf(table, () => {
      choose(table, colour, -1, "adopt here", "");
    });
    expect(frames.length).toBeGreaterThan(100);
    expect(Math.max(...frames)).toBeLessThanOrEqual(FRAME_BUDGET);
  });

  test("a piece that is picked up is one of the sort that is asked for, with all its like; and that is taken back", () => {
    const settling = spawnedOn(standIn(5));
    const { table, colour } = settling;
    chosen(table, colour, "adopt here");
    chosen(table, colour, "adopt sorts");
    const row = (sort: string): string =>
      asked(table, colour).choices.find(({ key }) => key === `adopt sort ${sort}`)?.text ?? "";
    const before = row("viral");
    const biter = table.world.things.find(({ data }) => (data as { StandIn?: unknown }).StandIn === "biter");
    if (biter === undefined) throw new Error("no biter lies in the open");
    chosen(table, colour, "adopt sort viral");
    const hand = table.seat(colour);
    hand.pickUp(biter);
    hand.drop(biter);
    asked(table, colour);
    backToAll(settling);
    chosen(table, colour, "adopt sorts");
    expect(row("viral")).toBe("Viral: 44 of 12");
    expect(row("biter")).toMatch(/^Biter: 0 of 32/);
    chosen(table, colour, "undo");
    expect(row("viral")).toBe(before);
  });

  test("the corners of a board are shown by a ping, a piece that is put down, and a key", () => {
    const its = standIn(5);
    const settling = spawnedOn(its);
    const { table, colour } = settling;
    chosen(table, colour, "adopt here");
    const hand = table.seat(colour);
    const [a, b, c] = [
      { x: -30, y: 1, z: 40 },
      { x: 10, y: 1, z: 40 },
      { x: 10, y: 1, z: 0 },
    ];
    chosen(table, colour, "adopt boards");
    chosen(table, colour, "adopt board city");
    hand.ping(a);
    expect(asked(table, colour).title).toContain("top right");
    const die = table.world.things.find(({ data }) => (data as { StandIn?: unknown }).StandIn === "die.risk");
    if (die === undefined) throw new Error("no die lies in the open");
    hand.drag(die).to(b);
    expect(asked(table, colour).title).toContain("bottom right");
    hand.hover(c);
    hand.hotkey("Outbreak: Here");
    chosen(table, colour, "adopt back");
    chosen(table, colour, "adopt play");
    const kept = controllerOn(table).vm?.call("onSave") as string;
    const { binding } = (JSON.parse(kept) as { here: { adopted: { binding: Binding } } }).here.adopted;
    const city = binding.boards.find(({ board }) => board === "city");
    for (const [i, { x, z }] of [a, b, c, { x: -30, z: 0 }].entries()) {
      expect(city?.corners[i]?.x).toBeCloseTo(x, 0);
      expect(city?.corners[i]?.z).toBeCloseTo(z, 0);
    }
  });

  test("corners that go the wrong way round are asked for once more", () => {
    const its = standIn(5);
    const settling = spawnedOn(its);
    const { table, colour } = settling;
    chosen(table, colour, "adopt here");
    const [a, b, c, d] = [
      { x: 10, z: 40 },
      { x: -30, z: 40 },
      { x: -30, z: 0 },
      { x: 10, z: 0 },
    ];
    heard(table);
    showBoard(settling, "city", [a, b, c, d], 1);
    expect(heard(table)).toContain(
      "These corners do not go round clockwise as the board is read. Once more, from the top left.",
    );
  });
});

describe("what it is known by", () => {
  const its = standIn(1);

  test("is copied from one table, pasted on another, kept in a save, and let go of without a trace", () => {
    const first = bound(spawnedOn(its));
    const { table, colour } = first;
    choose(table, colour, -1, "settings", "");
    chosen(table, colour, "adopt binding");
    chosen(table, colour, "adopt write");
    const [tab] = table.world.header.tabs.slice(-1);
    const text = tab?.body ?? "";
    expect(tab?.title).toBe("Dying Light: binding");

    const second = spawnedOn(its);
    const before = theirs(second);
    choose(second.table, colour, -1, TYPED_KEY, text);
    expect(keys(second)).toContain("begin 2");
    const table2 = sitDown(savedTable(second.table.world), { seated: [colour] });
    const again: Settling = { ...second, table: table2 };
    expect(keys(again)).toContain("begin 2");
    choose(table2, colour, -1, "begin 2", "");
    const sitting = { table: table2, controller: controllerOn(table2), colour };
    nextAsked(sitting);
    const { seen } = second;
    const judge = judgeOf(table2, dyingLight, seen, JSON.parse(text) as Binding, sitting.controller);
    // Their four Runners are in one bag, where nobody has said which is which: ours have come for them.
    expect(amissOn(judge).filter((what) => !what.startsWith("a runner."))).toEqual([]);
    played(dyingLight, sitting, () => undefined, 3);
    expect(oursOn(table2).length).toBeGreaterThan(0);
    const pointing = table2.seat(colour);
    for (const thing of table2.world.things) pointing.hover(thing);
    const menued = table2.world.things.filter(({ menu }) => menu.length > 0);
    expect(menued.length).toBeGreaterThan(0);
    expect(menued.filter(({ tags }) => !tags.includes("outbreak"))).toEqual([]);

    choose(table2, colour, -1, "settings", "");
    choose(table2, colour, -1, "adopt letGo", "");
    choose(table2, colour, -1, "adopt letGo yes", "");
    table2.settle();
    expect(oursOn(table2)).toEqual([]);
    expect(table2.tagged("outbreak-controller")).toEqual([]);
    expect(JSON.stringify(table2.world.ui.elements)).not.toContain("outbreak");
    expect(theirs(again)).toEqual(before);
    expect(table2.world.faults).toEqual([]);
  });

  test("is refused by the name of the field that is wrong, and nothing is bound", () => {
    const settling = spawnedOn(its);
    const { table, colour } = settling;
    heard(table);
    choose(table, colour, -1, TYPED_KEY, '{"binding": 1, "game": "chess"}');
    asked(table, colour);
    const told = heard(table).join("\n");
    expect(told).toContain("This is no binding of this game:");
    expect(told).toContain("pieces: it is missing");
    expect(slateOn(table, colour)).toMatchObject({ typed: "Or paste a binding of such a table here" });
    choose(table, colour, -1, TYPED_KEY, "not a text of ours at all");
    expect(keys(settling)).toEqual(["adopt here", "adopt own"]);
  });
});
