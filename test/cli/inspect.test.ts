import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { Report } from "../../src/cli/inspect/report";
import { main } from "../../src/cli/main";
import { GAME_NAMES } from "../../src/games/index";
import { standIns } from "../stand-ins/all";

const folder = mkdtempSync(join(tmpdir(), "outbreak-inspect-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const written = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const inspected = async (...args: readonly string[]) => {
  const out = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const err = vi.spyOn(console, "error").mockImplementation(() => undefined);
  try {
    const code = await main(["inspect", ...args]);
    return { code, out: out.mock.calls.join("\n"), err: err.mock.calls.join("\n") };
  } finally {
    vi.restoreAllMocks();
  }
};

const there = written("there.png", "x");
const gone = join(folder, "gone.png");

const STRANGE = {
  SaveName: "Somebody's \u001b[31mtable",
  Date: "1/2/2024 3:04:05 AM",
  VersionNumber: "v13.2",
  Table: "Table_Hexagon",
  LuaScript: "-- one\nlocal more = 'https://example.org/hidden.png'\n",
  XmlUI: "<Text/>",
  Unknown: { deep: [1] },
  ObjectStates: [
    { GUID: "aaaaaa", Name: "HandTrigger", FogColor: "Teal" },
    {
      GUID: "bbbbbb",
      Name: "Bag",
      Nickname: "Figures",
      ContainedObjects: [
        {
          GUID: "cccccc",
          Name: "Figurine_Custom",
          CustomImage: { ImageURL: `${there}{verifycache}`, ImageSecondaryURL: gone },
        },
        { GUID: "cccccc", Name: "Figurine_Custom", CustomImage: { ImageURL: "https://example.org/a.png" } },
      ],
    },
    {
      GUID: "dddddd",
      Name: "DeckCustom",
      DeckIDs: [100, 101, 101],
      CustomDeck: { "1": { FaceURL: "https://example.net/f.jpg", BackURL: "https://example.org/b.jpg" } },
      States: { "2": { GUID: "eeeeee", Name: "Card", GMNotes: "see http://example.com/notes." } },
    },
  ],
};

const strange = written("strange.json", `\uFEFF${JSON.stringify(STRANGE)}`);

describe("inspect", () => {
  test("tells what is in a save: types, scripts, decks, states, zones, shared GUIDs, addresses", async () => {
    const { code, out } = await inspected(strange, "--json");
    expect(code).toBe(0);
    const file = Buffer.byteLength(`\uFEFF${JSON.stringify(STRANGE)}`);
    expect(JSON.parse(out)).toMatchObject({
      header: { is: "save", name: STRANGE.SaveName, version: "v13.2", table: "Table_Hexagon", bytes: file },
      sorts: [
        { name: "Figurine_Custom", count: 2, depths: [0, 2] },
        { name: "Bag", count: 1, depths: [1] },
        { name: "Card", count: 1, depths: [0, 1] },
        { name: "DeckCustom", count: 1 },
        { name: "HandTrigger", count: 1 },
      ],
      scripts: [{ at: "Global", guid: "-1", lines: 2, modules: 0 }],
      xml: [{ at: "Global", lines: 1 }],
      states: [{ at: "ObjectStates[2]", guid: "dddddd", states: 2 }],
      decks: [{ at: "ObjectStates[2]", cards: 3, sheets: 1 }],
      sharedGuids: [{ guid: "cccccc", objects: 2 }],
      zones: [{ at: "ObjectStates[0]", name: "HandTrigger", seat: "Teal" }],
      assets: {
        hosts: [
          { host: "this computer", addresses: 2 },
          { host: "example.org", addresses: 2 },
          { host: "example.net", addresses: 1 },
        ],
        dead: [gone],
        hidden: [
          { at: "Global", field: "LuaScript", address: "https://example.org/hidden.png" },
          { at: "ObjectStates[2].States.2", field: "GMNotes", address: "http://example.com/notes" },
        ],
      },
    });
  });

  test("tells it in tables, without anything that a terminal would obey", async () => {
    const { code, out } = await inspected(strange);
    expect(code).toBe(0);
    expect(out).not.toContain("\u001b");
    expect(out).toContain("6 objects, by type and depth (0: on the table)\n  2  Figurine_Custom  2 at 1\n");
    expect(out).toContain("1 GUID of several objects\n  cccccc  2 objects\n");
    expect(out).toContain(`Files of this computer that are not there\n  ${gone}\n`);
  });

  test("a Saved Object is one", async () => {
    const { out } = await inspected(written("object.json", '{"SaveName":"","ObjectStates":[{"Name":"Bag"}]}'));
    expect(out).toMatch(/^Saved Object\n {2}version none, saved none, table none, 1 KB\n\n1 object,/);
  });

  test("more lines than fit are told by their number", async () => {
    const many = Array.from({ length: 35 }, (_, i) => ({ Name: "Bag", GUID: String(i), XmlUI: "<Text/>" }));
    const { out } = await inspected(written("many.json", JSON.stringify({ ObjectStates: many })));
    expect(out).toContain("\n  … and 5 more (--json tells all)");
  });

  const broken = written("broken.json", '{\n  "ObjectStates": [,]\n}');
  test.each([
    ["no save at all", [], "which save? npx outbreak inspect SAVE.json"],
    ["two saves", ["a", "b"], "one save at a time, not a b"],
    ["a file that is not there", [gone], `cannot read ${gone}: there is no such file`],
    ["a file that is broken", [broken], `${broken}: line 2, column 20 (ObjectStates[0]): no value begins here`],
  ])("%s ends with 2 and says why", async (_what, args, why) => {
    expect(await inspected(...args)).toEqual({ code: 2, out: "", err: `outbreak: ${why}` });
  });
});

const standIn = standIns().find(({ game, style }) => game === "dying-light" && style.naming === "mixed");
if (standIn === undefined) throw new Error("there is no such stand-in");
const foreign = written("foreign.json", standIn.text);

describe("inspect tells what our games recognise", () => {
  test("the game that lies there first, sort by sort, with how it was known and what is missing", async () => {
    const { code, out } = await inspected(foreign);
    expect(code).toBe(0);
    expect(out).toMatch(
      /\nWhat our games recognise\n {2}dying-light +\d\d of 48 sorts, \d\d\d objects, \d+ to be asked about\n/,
    );
    expect(out).toMatch(/\n {2}biter +\d\d of 32 +(sure|likely) by \w+\n/);
    expect(out).not.toMatch(/one-month-in, sort by sort/);
  });

  test("all of it as JSON: each object with why it is taken for what", async () => {
    const { out } = await inspected(foreign, "--json");
    const { games } = JSON.parse(out) as Report;
    expect(games.map((each) => each.game).sort()).toEqual([...GAME_NAMES].sort());
    const [first] = games;
    expect(first?.game).toBe("dying-light");
    const ids = new Set(standIn.truth.map(({ path }) => path));
    for (const { id, is } of first?.findings ?? []) if (is !== "unsure") expect(ids).toContain(id);
  });

  test("a save without pieces of ours says nothing of games", async () => {
    const { out } = await inspected(written("empty.json", '{"ObjectStates":[{"Name":"Bag"}]}'));
    expect(out).not.toContain("What our games recognise");
  });

  test("an infinite bag has any number, and a stack as many as it says", async () => {
    const biter = { Name: "Figurine_Custom", Nickname: "Biter" };
    const bag = { Name: "Infinite_Bag", ContainedObjects: [biter] };
    const stack = { Name: "Custom_Token_Stack", Nickname: "Exposure", Number: 4 };
    const others = ["Viral", "Howler", "Volatile", "Runner"].map((Nickname) => ({ ...biter, Nickname }));
    const dice = ["Basic", "Parkour", "Combat", "Momentum", "Damage", "Risk"].map((Nickname) => ({
      Name: "Die_6",
      Nickname,
    }));
    const cards = ["Wound", "Scenario", "Chase", "Help", "Skill"].map((Nickname) => ({ Name: "Card", Nickname }));
    const all = { ObjectStates: [bag, stack, ...others, ...dice, ...cards] };
    const { out } = await inspected(written("endless.json", JSON.stringify(all)));
    expect(out).toMatch(/\n {2}biter +any number of 32 +sure by name\n/);
    expect(out).toMatch(/\n {2}exposure-token +4 of 4 +sure by name\n/);
  });

  test("a table with some dice and a name in common is none of our games", async () => {
    const die = { Name: "Die_6", Nickname: "Die" };
    const zombie = { Name: "Figurine_Custom", Nickname: "Zombie" };
    const text = JSON.stringify({ ObjectStates: [die, die, zombie] });
    const { out } = await inspected(written("other.json", text));
    expect(out).toContain("\n  so none of our games lies here");
    expect(out).not.toContain("sort by sort");
  });

  test("as a picture with what was recognised framed: another game, another picture", async () => {
    const picture = join(folder, "table.png");
    const { code } = await inspected(foreign, "--picture", picture);
    const first = readFileSync(picture);
    expect([code, first.subarray(1, 4).toString()]).toEqual([0, "PNG"]);
    expect(first.readUInt32BE(16)).toBe(1800);
    await inspected(foreign, "--picture", picture, "--game", "survivor-duel");
    expect(readFileSync(picture).equals(first)).toBe(false);
  });

  test("a picture that cannot be written ends with 2 before anything is told", async () => {
    const nowhere = join(folder, "no", "p.png");
    const { code, out, err } = await inspected(foreign, "--picture", nowhere);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(`--picture ${nowhere}: there is no folder`);
    expect((await inspected(foreign, "--game", "chess")).err).toMatch(/unknown game "chess"; known: /);
  });
});
