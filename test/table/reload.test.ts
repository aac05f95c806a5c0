import type { Kept } from "../../src/kernel/keep";
import { describe, expect, test } from "vitest";
import { type OpenTable, openTable } from "../../src/host/open";
import { dyingLight } from "../../src/games/dying-light/game";
import { GAME_NAMES, withGame } from "../../src/games/index";
import { canonical } from "../../src/kernel/canonical";
import { dealtByBots } from "../../src/page/room/dealt";
import type { SaveState } from "../../src/tts/save";
import { city } from "../games/dying-light/support/city";
import { crowds } from "../support/dying-light-table";
import { keptAt } from "../support/kept-match";
import {
  builtController,
  builtSave,
  calm,
  click,
  controllerOn,
  heard,
  offered,
  press,
  sitDown,
} from "../support/person";
import { vmInUse } from "../support/vm-in-use";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";

const saved = JSON.parse(builtSave("dying-light")) as SaveState;

/** A seventh Infected is about to come to the Nest in G06: its crowd spreads, and the players choose where to first. */
const crowded = (): SaveState => {
  const state = city({
    round: 8,
    runners: { ash: { zone: "G11", pool: ["basic.1", "basic.2", "basic.3", "combat.1", "parkour.1"] } },
    infected: { G06: { viral: 2, biter: 4 }, G05: { biter: 1 } },
  });
  return keptAt(saved, dyingLight, 1, state, [
    { do: "spreadFirst", area: "G06", who: "common" },
    { do: "spawn", by: "DL-SPAWN-02", area: "G06", infected: "viral", count: 2, spread: 5 },
    { do: "endPhase" },
    { do: "round" },
  ]);
};

const frames = (table: OpenTable, count: number): void => {
  for (let i = 0; i < count; i++) table.world.frame();
};

const goOn = (table: OpenTable): string => {
  const hand = table.seat("Yellow");
  for (let i = 0; i < 8; i++) {
    const [word] = offered(hand).filter((each) => each !== "Undo" && each !== "Settings");
    if (word === undefined) break;
    press(table, hand, word);
  }
  // Earlier moments are kept as they come: a table that was loaded has the one at which it was.
  const { snapshots: _, lengths: __, ...kept } = keptIn(controllerOn(table)) as Kept & { readonly lengths: unknown };
  return canonical(kept);
};

describe("keeping", () => {
  test("DL-SPREAD-02: saved and reloaded in the middle of a spread, the match goes on to the same log", () => {
    const table = sitDown(crowded());
    expect(amiss(table, dyingLight, controllerOn(table))).toEqual([]);
    expect(crowds(table, "biter")).toEqual({ G05: 1, G06: 4 });
    const hand = table.seat("Yellow");
    const [first = ""] = offered(hand);
    expect(first).not.toBe("");
    click(hand, first);
    // Some figures are still on their way when the game takes its checkpoint.
    frames(table, 45);
    const checkpoint = table.save();
    expect(table.world.settled).toBe(false);
    calm(table);

    const again = sitDown(checkpoint);
    expect(amiss(again, dyingLight, controllerOn(again))).toEqual([]);
    expect(crowds(again, "viral")).toEqual(crowds(table, "viral"));
    expect(goOn(again)).toBe(goOn(table));
    expect(amiss(again, dyingLight, controllerOn(again))).toEqual([]);
  });

  test("at every tenth frame of a move the table can be rewound to, and agrees with the rules again", () => {
    const table = sitDown(crowded());
    const hand = table.seat("Yellow");
    press(table, hand, offered(hand)[0] ?? "");
    const [next = ""] = offered(hand);
    click(hand, next);
    for (let checkpoint = 0; checkpoint < 12; checkpoint++) {
      frames(table, 10);
      const again = sitDown(table.save());
      expect(amiss(again, dyingLight, controllerOn(again))).toEqual([]);
    }
  });

  test.each(GAME_NAMES)("%s: a save that comes before all is read gives back the text it was given", (name) => {
    const seats = withGame(name, ({ seats: { least } }) => Math.max(2, least));
    const late = dealtByBots(JSON.parse(builtSave(name)) as SaveState, name, seats, 60, 5);
    const given =
      late.ObjectStates.find((object) => object.Tags?.includes("outbreak-controller") === true)?.LuaScriptState ?? "";
    const before = (JSON.parse(given) as { match: Kept }).match;
    const table = openTable(late, { vm: vmInUse(), seated: ["Yellow"] });
    let whileRead = 0;
    for (let frame = 0; frame < 80; frame++) {
      const text = controllerOn(table).vm?.call("onSave");
      if (text === given) whileRead++;
      else {
        const { past, state } = keptIn(controllerOn(table));
        expect([frame, past.slice(0, before.at)]).toEqual([frame, before.past]);
        if (past.length === before.at) expect(canonical(state)).toBe(canonical(before.state));
      }
      frames(table, 1);
    }
    // The words of the table come first, and take some frames by themselves.
    expect(whileRead).toBeGreaterThan(2);
    expect(whileRead).toBeLessThan(80);
    calm(table);
    expect(keptIn(controllerOn(table)).past.slice(0, before.at)).toEqual(before.past);
    table.world.close();
  });

  test("what cannot be read is kept whole, everybody is told, and a new match is offered", () => {
    const spoilt = '{"outbreak":1,"match":{"kept":7},"settings":{},"claims":{},"bots":[],"log":[],"setAside":[]}';
    for (const text of ["not json", "[1,2]", spoilt]) {
      const ObjectStates = saved.ObjectStates.map((object) =>
        object.Tags?.includes("outbreak-controller") === true ? { ...object, LuaScriptState: text } : object,
      );
      const table = sitDown({ ...saved, ObjectStates });
      expect(heard(table)).toContain(
        "What was kept in this save cannot be read. It is set aside whole; you can start a new match.",
      );
      expect(offered(table.seat("Yellow"))).toContain("1 player");
      const kept = controllerOn(table).vm?.call("onSave");
      expect((JSON.parse(kept as string) as { setAside: unknown }).setAside).toEqual([text]);
    }
  });

  test("the controller as a Saved Object on an empty table lays the game out and plays", () => {
    const table = sitDown({ SaveName: "", ObjectStates: [] });
    const object = (JSON.parse(builtController("dying-light")) as SaveState).ObjectStates[0];
    if (object === undefined) throw new Error("the Saved Object is empty");
    table.world.spawn(object);
    calm(table);
    const hand = table.seat("Yellow");
    expect(offered(hand)).toEqual([
      "Play with bots",
      "With bots, otherwise …",
      "Learn to play",
      "1 player",
      "2 players",
      "3 players",
      "4 players",
      "House rules",
      "Settings",
    ]);
    press(table, hand, "2 players", "Ash", "As usual", "Bram", "As usual");
    expect(amiss(table, dyingLight, controllerOn(table))).toEqual([]);
    expect(offered(hand)).toContain("Ash");
  });
});
