import { createServer } from "node:http";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { gameFolders } from "../../src/cli/install/game-folders";
import { ran } from "../support/ran";

const folder = mkdtempSync(join(tmpdir(), "outbreak-install-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const written = (path: string, text: string): string => {
  const file = join(folder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
  return file;
};

const read = (...path: readonly string[]): string => readFileSync(join(...path), "utf8");

/** Somebody's save, with numbers as the game writes them, two pictures of one name, and marks of the game's. */
const saveText = (one: string, other: string): string =>
  `\uFEFF{ "SaveName": "Table", "Gravity": 1.0, "ObjectStates": [
  {"Name": "Custom_Token", "CustomImage": {"ImageURL": "${one}{verifycache}", "ImageSecondaryURL": "https://example.org/x.png"}},
  {"Name": "Custom_Token", "Odd": 1.50E+01, "CustomImage": {"ImageURL": "${other}", "ImageSecondaryURL": "file:///${one}"}}]}`;

const one = written("pictures/a b.png", "one");
const other = written("more/a b.png", "other");
const save = written("Table.json", saveText(one, other));
written("Table.png", "thumbnail");
const object = written(
  "thing.json",
  `{"SaveName":"","ObjectStates":[{"Name":"Bag","CustomMesh":{"MeshURL":"${one}"}}]}`,
);

let to = "";
beforeEach(() => {
  to = mkdtempSync(join(folder, "game-"));
});

const everything = (): string[] =>
  readdirSync(to, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(to.length + 1))
    .sort();

describe("install", () => {
  test("puts saves, Saved Objects and what they show where the game looks; only addresses change", async () => {
    const { code, out } = await ran("install", save, object, "--to", to);
    expect(code).toBe(0);
    const [second = ""] = readdirSync(join(to, "Outbreak")).filter((name) => /^[0-9a-f]{8}-a b\.png$/.test(name));
    expect(everything()).toEqual(
      [
        `Outbreak/${second}`,
        "Outbreak/a b.png",
        "Saves/Saved Objects/thing.json",
        "Saves/Table.json",
        "Saves/Table.png",
      ].sort(),
    );
    expect([read(to, "Outbreak/a b.png"), read(to, "Outbreak", second)]).toEqual(["one", "other"]);
    const there = join(to, "Outbreak/a b.png");
    expect(read(to, "Saves/Table.json")).toBe(
      saveText(there, join(to, "Outbreak", second)).replace(`file:///${there}`, there),
    );
    expect(out).toContain("5 files written");
  });

  test("what twins of pieces are made of is found there too", async () => {
    const twin = (address: string): string => `~|;|0;;~Name~:~Custom_Token~|biter;0;~ImageURL~:~${address}~|`;
    const bag = { Name: "Bag", CustomMesh: { MeshURL: one }, Tags: ["outbreak", "outbreak-controller"] };
    const memo = (address: string): string => JSON.stringify({ "game.name": 'A "game"', spares: twin(address) });
    const stranger = { Name: "Bag", Memo: memo(one) };
    const text = JSON.stringify({ SaveName: "", ObjectStates: [{ ...bag, Memo: memo(one) }, stranger] });
    expect((await ran("install", written("controller.json", text), "--to", to)).code).toBe(0);
    const [file = ""] = everything().filter((each) => each.endsWith("json"));
    const [ours, theirs] = (JSON.parse(read(to, file)) as { ObjectStates: { Memo: string }[] }).ObjectStates;
    expect(ours?.Memo).toBe(memo(join(to, "Outbreak", "a b.png")));
    expect(theirs?.Memo).toBe(memo(one));
  });

  test("says with --dry-run what it would do, and does nothing", async () => {
    mkdirSync(join(to, "Saves"));
    writeFileSync(join(to, "Saves/Table.json"), "somebody's");
    const { code, out } = await ran("install", save, "--to", to, "--dry-run");
    expect(code).toBe(0);
    const table = join(to, "Saves/Table.json");
    expect(out).toContain(`${table}: is replaced; what it was is kept as ${table}.bak`);
    expect(out).toContain(`${join(to, "Outbreak/a b.png")}: is new`);
    expect(everything()).toEqual(["Saves/Table.json"]);
  });

  test("what was there is kept, however often it is replaced; what is the same is left alone", async () => {
    mkdirSync(join(to, "Saves"));
    const table = join(to, "Saves/Table.json");
    writeFileSync(table, "first");
    await ran("install", save, "--to", to);
    const { out } = await ran("install", save, "--to", to);
    expect(out).toContain("0 files written");
    writeFileSync(table, "second");
    await ran("install", save, "--to", to);
    expect([read(`${table}.bak`), read(`${table}.bak2`)]).toEqual(["first", "second"]);
  });

  const dead = join(folder, "gone.png");
  const lacking = written("lacking.json", `{"ObjectStates":[{"Name":"Bag","CustomMesh":{"MeshURL":"${dead}"}}]}`);
  const twin = written("twin/Table.json", '{"SaveName":"Twin","ObjectStates":[]}');
  test.each([
    [
      "a folder that is not there",
      [save, "--to", join(folder, "no")],
      /^outbreak: --to .*no: there is no such folder$/,
    ],
    ["a save that is not there", ["no.json"], /^outbreak: "no.json" is neither a game \(.*\) nor the path of a save$/],
    ["a broken one", [written("broken.json", "{")], /^outbreak: .*broken.json: line 1, column 2: the save ends/],
    [
      "a picture that is not there",
      [lacking],
      /^outbreak: .*lacking.json: ObjectStates\[0\].CustomMesh.MeshURL: there is no file .*gone.png$/,
    ],
    [
      "two saves of one name",
      [save, twin],
      /^outbreak: two saves would be .*Table.json; install them one after the other$/,
    ],
  ])("%s ends with 2, and nothing is written", async (_what, args, why) => {
    const { code, err } = await ran("install", ...args, ...(args.includes("--to") ? [] : ["--to", to]));
    expect(code).toBe(2);
    expect(err).toMatch(why);
    expect(everything()).toEqual([]);
  });

  test("knows where the game keeps its saves", () => {
    const of = (platform: NodeJS.Platform, home: string, env: Record<string, string> = {}) =>
      gameFolders({ platform, home, env }).map((each) => each.folder);
    expect(of("win32", "C:\\Users\\Ann", { OneDrive: "D:\\Cloud" })).toEqual([
      "C:\\Users\\Ann\\Documents\\My Games\\Tabletop Simulator",
      "D:\\Cloud\\Documents\\My Games\\Tabletop Simulator",
    ]);
    expect(of("darwin", "/Users/ann")).toEqual(["/Users/ann/Library/Tabletop Simulator"]);
    const deck = of("linux", "/home/deck");
    expect(deck[0]).toBe("/home/deck/.local/share/Tabletop Simulator");
    expect(deck[1]).toBe("/home/deck/.var/app/com.valvesoftware.Steam/.local/share/Tabletop Simulator");
    expect(deck[2]).toBe(
      "/home/deck/.local/share/Steam/steamapps/compatdata/286160/pfx/drive_c/users/steamuser/Documents/My Games/Tabletop Simulator",
    );
    expect(of("linux", "/home/ann", { XDG_DATA_HOME: "/data" })[0]).toBe("/data/Tabletop Simulator");
    const [, , proton] = gameFolders({ platform: "linux", home: "/home/deck", env: {} });
    expect(proton?.addressOf("/home/deck/x.png")).toBe("Z:/home/deck/x.png");
  });

  test("without --to it looks there, and says where it looked", async () => {
    vi.stubEnv("HOME", to);
    vi.stubEnv("USERPROFILE", to);
    vi.stubEnv("XDG_DATA_HOME", join(to, "data"));
    vi.stubEnv("OneDrive", "");
    vi.stubEnv("OneDriveConsumer", "");
    try {
      const { code, err } = await ran("install", save);
      expect(code).toBe(2);
      expect(err).toContain("--to DIR names the folder in which its Saves are");
      const [game = ""] = gameFolders({ platform: process.platform, home: to, env: process.env }).map(
        (each) => each.folder,
      );
      mkdirSync(game, { recursive: true });
      expect((await ran("install", save)).code).toBe(0);
      expect(existsSync(join(game, "Saves/Table.json"))).toBe(true);
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

describe("assets", () => {
  test("rewrites to the base, lists what to put there, and leaves all else as it was", async () => {
    const { code, out } = await ran("assets", save, "--base", "https://example.org/outbreak/", "--out", to);
    expect(code).toBe(0);
    expect(out).toContain(`${one} -> https://example.org/outbreak/a%20b.png`);
    const [, name = ""] = /outbreak\/([0-9a-f]{8}-a%20b\.png)/.exec(out) ?? [];
    const hosted = "https://example.org/outbreak/a%20b.png";
    expect(read(to, "Table.json")).toBe(
      saveText(hosted, `https://example.org/outbreak/${name}`).replace(`file:///${hosted}`, hosted),
    );
  });

  test("with --dry-run only lists", async () => {
    const { out } = await ran("assets", save, "--base", "https://example.org", "--out", to, "--dry-run");
    expect(out).toContain(`${one} -> https://example.org/a%20b.png`);
    expect(everything()).toEqual([]);
  });

  test("with --check asks the base, and says what is missing", async () => {
    const asked: string[] = [];
    const server = createServer(({ url = "", method = "" }, answer) => {
      asked.push(`${method} ${url}`);
      answer.writeHead(url === "/here/a%20b.png" ? 200 : 404).end();
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as AddressInfo;
    const base = `http://127.0.0.1:${String(port)}/here`;
    try {
      const { code, out, err } = await ran("assets", save, "--base", base, "--out", to, "--check");
      expect(code).toBe(1);
      expect(out).toContain("1 of 2 files are there");
      expect(err).toMatch(/\/here\/[0-9a-f]{8}-a%20b\.png: answers 404$/);
      expect(asked).toHaveLength(2);
      expect((await ran("assets", object, "--base", base, "--out", to, "--check")).code).toBe(0);
    } finally {
      await new Promise((closed) => server.close(closed));
    }
    const { code, err } = await ran("assets", object, "--base", base, "--out", to, "--check");
    expect(code).toBe(1);
    expect(err).toMatch(/a%20b\.png: does not answer: /);
  });

  test.each([
    ["no base", [save], 'outbreak: --base is ""; it must be the address the files are put below (https://…)'],
    [
      "a base that is a file",
      [save, "--base", "/srv"],
      'outbreak: --base is "/srv"; it must be the address the files are put below (https://…)',
    ],
    [
      "a base with a question",
      [save, "--base", "https://example.org/?a"],
      "outbreak: --base https://example.org/?a: it may have no ? and no #",
    ],
    [
      "a file for a folder",
      [save, "--base", "https://example.org", "--out", one],
      `outbreak: --out ${one}: ${one} is no folder`,
    ],
  ])("%s ends with 2", async (_what, args, why) => {
    const { code, err } = await ran("assets", ...args);
    expect([code, err]).toEqual([2, why]);
  });
});
