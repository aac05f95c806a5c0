import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { type GameName, GAME_NAMES, isGame, withGame } from "../../src/games/index";
import type { OpenTable } from "../../src/host/open";
import { outcomeOf } from "../../src/kernel/match";
import { matchOf } from "../../src/kernel/keep";
import { dealtByBots } from "../../src/page/room/dealt";
import type { SaveState } from "../../src/tts/save";
import { builtSave, calm, controllerOn, heard, sitDown } from "../support/person";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";

/**
 * What the controllers of earlier builds kept in the middle of a match, as they wrote it: `<game>-<number>.json`. Each
 * version of a game's rules, each form of the document and each release adds its own, and none is ever made anew:
 * `KEEP_DOCUMENT=<game> npx vitest run test/table/kept-before.test.ts` writes the next of that game.
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

/** In the game's own time. */
const AN_HOUR = 3600;

/** So many answers and rolls are the middle of any match. */
const MIDDLE = 60;

/** What a table keeps in the middle of a match of bots. */
const keptByNow = (name: GameName): string => {
  const seats = withGame(name, ({ seats: { least } }) => Math.max(2, least));
  const table = sitDown(dealtByBots(JSON.parse(builtSave(name)) as SaveState, name, seats, MIDDLE, 5));
  calm(table);
  return savedBy(table);
};

interface KeptBefore {
  readonly match: {
    readonly kept: number;
    readonly version: number;
    readonly options: Readonly<Record<string, string>>;
    readonly at: number;
  };
}

const documentIn = (file: string): KeptBefore => JSON.parse(readFileSync(resolve(KEPT, file), "utf8")) as KeptBefore;

/** How often the log tells that a match goes on by other rules. */
const takenOverIn = (text: string): number => {
  const { log } = JSON.parse(text) as { log: readonly string[] };
  return log.filter((line) => / was begun by version \d+ of the rules, and goes on by version \d+\./.test(line)).length;
};

/** Undo says that what other rules took in stays, and changes nothing. */
const nothingIsTakenBack = (table: OpenTable): void => {
  const before = savedBy(table);
  const hand = table.seat("Yellow");
  heard(table);
  hand.choose(controllerOn(table), "Undo");
  calm(table);
  expect(heard(table).join()).toMatch(
    /before this match was taken over as it stood, and cannot be taken back\. \(K-BEFORE\)/,
  );
  expect(savedBy(table)).toBe(before);
};

const documentsOf = (name: string): readonly string[] =>
  readdirSync(KEPT)
    .filter((file) => file.replace(/-\d+\.json$/, "") === name)
    .sort();

for (const name of GAME_NAMES) {
  const file = `${name}-${String(documentsOf(name).length + 1)}.json`;
  if (process.env["KEEP_DOCUMENT"] === name) writeFileSync(resolve(KEPT, file), `${keptByNow(name)}\n`);
}

const documents = GAME_NAMES.flatMap(documentsOf);

describe.each(GAME_NAMES)("%s has a document", (name) => {
  const all = documentsOf(name).map(documentIn);
  const newest = all[all.length - 1];
  const how = `KEEP_DOCUMENT=${name} npx vitest run test/table/kept-before.test.ts`;

  test("of every version of its rules", () => {
    const { version } = withGame(name, (game) => ({ version: game.version }));
    for (let each = 1; each <= version; each++)
      expect(
        all.map(({ match }) => match.version),
        `version ${String(each)}: ${how}`,
      ).toContain(each);
  });

  test("of the form that is written today, with every setting there is", () => {
    const now = JSON.parse(keptByNow(name)) as KeptBefore;
    const fields = ({ match, ...rest }: KeptBefore): string[] => [...Object.keys(match), ...Object.keys(rest)].sort();
    const shape = (kept: KeptBefore | undefined): unknown =>
      kept && [kept.match.kept, fields(kept), Object.keys(kept.match.options).sort()];
    expect(shape(newest), how).toEqual(shape(now));
    expect(newest?.match.at).toBeGreaterThanOrEqual(MIDDLE - 5);
  });
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
    const isOlder = before.oldest > 0;
    expect(isOlder).toBe(documentIn(file).match.version < game.version);
    expect(takenOverIn(savedBy(loaded))).toBe(isOlder ? 1 : 0);
    if (isOlder) {
      nothingIsTakenBack(loaded);
      // Everybody was told, and is not told again.
      const again = sitDown(withKept(name, savedBy(loaded)));
      calm(again);
      expect(takenOverIn(savedBy(again))).toBe(1);
    }

    // Bots go on at once, and the table rests when they are done.
    const table = sitDown(withKept(name, playedByBots(savedBy(loaded), game.bots[0].policy)), {}, AN_HOUR);
    const over = (): boolean => {
      const { match } = matchOf(game, keptIn(controllerOn(table)));
      if (match === "none") throw new Error("what is kept cannot be read");
      return outcomeOf(match) !== "playing";
    };
    calm(table);
    expect(over()).toBe(true);
    expect(amiss(table, game, controllerOn(table))).toEqual([]);
    expect(keptIn(controllerOn(table)).past.slice(0, before.at)).toEqual(before.past);
  });
});
