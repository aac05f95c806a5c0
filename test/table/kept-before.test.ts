import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { type GameName, isGame, withGame } from "../../src/games/index";
import type { OpenTable } from "../../src/host/open";
import { outcomeOf } from "../../src/kernel/match";
import { matchOf } from "../../src/kernel/keep";
import type { SaveState } from "../../src/tts/save";
import { builtSave, calm, controllerOn, sitDown } from "../support/person";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";

/**
 * What the controllers of earlier builds kept in the middle of a match, as they wrote it: `<game>-<form>.json`. Each
 * change of the form adds its own, and none is ever made anew.
 */
const KEPT = resolve(import.meta.dirname, "../kept");

const withKept = (game: GameName, LuaScriptState: string): SaveState => {
  const save = JSON.parse(builtSave(game)) as SaveState;
  const ObjectStates = save.ObjectStates.map((object) =>
    object.Tags?.includes("outbreak-controller") === true ? { ...object, LuaScriptState } : object,
  );
  return { ...save, ObjectStates };
};

/** The same, with a bot at every seat and nobody who waits to see pieces glide. */
const playedByBots = (text: string, policy: string): string => {
  const document = JSON.parse(text) as { settings: object; match: { seats: readonly string[] } };
  const bots = Object.fromEntries(document.match.seats.map((seat) => [seat, policy]));
  return JSON.stringify({ ...document, bots, settings: { ...document.settings, pace: "jump" } });
};

const savedBy = (table: OpenTable): string => controllerOn(table).vm?.call("onSave") as string;

const documents = readdirSync(KEPT)
  .filter((file) => file.endsWith(".json"))
  .sort();

test("there is a document of every form, of every game", () => {
  expect(documents.length % 2).toBe(0);
  expect(documents.length).toBeGreaterThanOrEqual(8);
});

test.each(documents)("%s is loaded, stands right, and bots play it to its end", (file) => {
  const name = file.replace(/-\d+\.json$/, "");
  if (!isGame(name)) throw new Error(`${file} is of no game`);
  const text = readFileSync(resolve(KEPT, file), "utf8").trimEnd();
  withGame(name, (game) => {
    const loaded = sitDown(withKept(name, text));
    calm(loaded);
    const was = JSON.parse(text) as { match: { at?: number; inputs?: readonly unknown[] } };
    const before = keptIn(controllerOn(loaded));
    expect(before.at).toBe(was.match.at ?? was.match.inputs?.length);
    expect(amiss(loaded, game, controllerOn(loaded))).toEqual([]);

    const table = sitDown(withKept(name, playedByBots(savedBy(loaded), game.bots[0].policy)));
    const over = (): boolean => {
      const { match } = matchOf(game, keptIn(controllerOn(table)));
      if (match === "none") throw new Error("what is kept cannot be read");
      return outcomeOf(match) !== "playing";
    };
    for (let minutes = 0; minutes < 60 && !over(); minutes++) calm(table);
    expect(over()).toBe(true);
    calm(table);
    expect(amiss(table, game, controllerOn(table))).toEqual([]);
    expect(keptIn(controllerOn(table)).past.slice(0, before.at)).toEqual(before.past);
  });
});
