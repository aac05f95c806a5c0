import { renderAsync } from "@resvg/resvg-js";
import { beforeAll, describe, expect, test } from "vitest";
import { picture, rect } from "../../assets/drawing/svg";
import { assemble } from "../../build/assemble";
import { bundle } from "../../build/bundle";
import { check } from "../../build/check";
import { wrongInLua } from "../../build/check/lua";
import { compile } from "../../build/compile";
import { BuildFailure } from "../../build/failure";
import { render } from "../../build/render";
import type { Work } from "../../build/stage";
import { thin } from "../../build/thin";
import type { ObjectState, SaveState } from "../../src/tts/save";
import { plan } from "./fixture/tiny";

let sound: Work;

beforeAll(async () => {
  sound = { ...plan(), modules: [], bundles: [], assets: [], saves: [], written: [] };
  for (const stage of [compile, thin, bundle, render, assemble]) sound = await stage.run(sound);
});

const wrongIn = (work: Work): readonly string[] => {
  try {
    void check.run(work);
  } catch (error) {
    if (error instanceof BuildFailure) return error.wrong;
    throw error;
  }
  return [];
};

/** The table's save with something changed. */
const wrongWith = (change: (save: SaveState) => SaveState): readonly string[] => {
  const [save, ...others] = sound.saves;
  if (save === undefined) throw new Error("there is a save");
  return wrongIn({ ...sound, saves: [{ ...save, state: change(save.state) }, ...others] });
};

/** … in its first object of a type. */
const wrongObject = (name: string, change: (object: ObjectState) => object): readonly string[] =>
  wrongWith((save) => {
    const at = save.ObjectStates.findIndex(({ Name }) => Name === name);
    const object = save.ObjectStates[at];
    if (object === undefined) throw new Error(`there is no ${name}`);
    return { ...save, ObjectStates: save.ObjectStates.with(at, change(object) as ObjectState) };
  });

test("a sound table passes", () => {
  expect(wrongIn(sound)).toEqual([]);
});

describe("an object is as real saves have it", () => {
  test("a missing field is named with its object", () => {
    const [line, ...more] = wrongObject("Deck", ({ SidewaysCard: _, ...deck }) => deck);
    expect(line).toMatch(/^tiny\/Tiny Table: Deck [0-9a-f]{6} The deck\.SidewaysCard: is missing$/);
    expect(more).toEqual([]);
  });

  test("a field of the wrong type, deep within", () => {
    const [line] = wrongObject("Custom_Token", (token) => ({
      ...token,
      CustomImage: { ...token.CustomImage, CustomToken: { ...token.CustomImage?.CustomToken, Thickness: "0.2" } },
    }));
    expect(line).toMatch(/Custom_Token \w+\.CustomImage\.CustomToken\.Thickness: must be a number, is "0.2"$/);
  });

  test("a value the game does not know", () => {
    const [line] = wrongObject("Bag", (bag) => ({ ...bag, Bag: { Order: 3 } }));
    expect(line).toMatch(/Bag \w+\.Bag\.Order: must be one of 0, 1, 2, is 3$/);
  });

  test("a field no real save has", () => {
    const [line] = wrongObject("HandTrigger", (hand) => ({ ...hand, Colour: "Red" }));
    expect(line).toMatch(/HandTrigger \w+\.Colour: is in no real save$/);
  });

  test("an object within another", () => {
    const [line] = wrongObject("Deck", (deck) => ({
      ...deck,
      ContainedObjects: deck.ContainedObjects?.map((card, i) => (i === 1 ? { ...card, Hands: "yes" } : card)),
    }));
    expect(line).toMatch(/Card \w+\.Hands: must be true or false, is "yes"$/);
  });

  test("a type whose shape is not known", () => {
    const [line] = wrongObject("Bag", (bag) => ({ ...bag, Name: "Sack" }));
    expect(line).toMatch(/ObjectStates\[\d+\]\.Name: "Sack" is no type of object whose shape we know$/);
  });

  test("the header", () => {
    expect(wrongWith(({ Turns: _, ...save }) => save)).toEqual(["tiny/Tiny Table: save.Turns: is missing"]);
    const [line] = wrongWith((save) => ({ ...save, Table: "Table_Kitchen" }));
    expect(line).toMatch(/save\.Table: must be one of .*, is "Table_Kitchen"$/);
  });
});

describe("what TTS would take and play wrongly", () => {
  test("two objects of one GUID, wherever they lie", () => {
    const [line] = wrongObject("Deck", (deck) => ({
      ...deck,
      ContainedObjects: deck.ContainedObjects?.map((card) => ({ ...card, GUID: "abc123" })),
    }));
    expect(line).toMatch(/Card abc123\.GUID: is that of Card abc123 too$/);
    expect(wrongObject("Bag", (bag) => ({ ...bag, GUID: "bag" }))[0]).toMatch(/GUID: must be six hex digits$/);
  });

  test("a deck whose list is not that of its cards", () => {
    const [line] = wrongObject("Deck", (deck) => ({ ...deck, DeckIDs: deck.DeckIDs?.toReversed() }));
    expect(line).toMatch(/Deck \w+ The deck\.DeckIDs: are not the ids of its cards in their order$/);
  });

  test("a card beyond its sheet, or on none", () => {
    expect(wrongObject("Card", (card) => ({ ...card, CardID: 106 }))[0]).toMatch(
      /CardID: 106 is beyond its sheet of 6$/,
    );
    expect(wrongObject("Card", (card) => ({ ...card, CardID: 203 }))[0]).toMatch(
      /CardID: 203 is on none of its sheets$/,
    );
  });

  test("an asset from elsewhere", () => {
    const away = "https://example.com/theirs.png";
    const [line] = wrongObject("Custom_Board", (board) => ({
      ...board,
      CustomImage: { ...board.CustomImage, ImageURL: away },
    }));
    expect(line).toMatch(/Custom_Board \w+\.CustomImage\.ImageURL: "https:\/\/example\.com\/theirs\.png" is no asset/);
    const unused = (board: ObjectState) => ({ ...board, CustomImage: { ...board.CustomImage, ImageSecondaryURL: "" } });
    expect(wrongObject("Custom_Board", unused)).toEqual([]);
    const forgotten = (board: ObjectState) => ({ ...board, CustomImage: { ...board.CustomImage, ImageURL: "" } });
    expect(wrongObject("Custom_Board", forgotten)[0]).toMatch(/ImageURL: "" is no asset of ours$/);
  });

  test("a model whose picture is not opaque everywhere", async () => {
    const drawn = async (hole: string): Promise<readonly string[]> => {
      const [width, height] = [64, 32];
      const all = `<rect width="64" height="32" fill="#412"/><circle cx="20" cy="20" r="15" fill="#fed" opacity=".4"/>`;
      const bytes = (
        await renderAsync(picture(width, height, `<mask id="m">${hole}</mask><g mask="url(#m)">${all}</g>`))
      ).asPng();
      return wrongIn({
        ...sound,
        assets: sound.assets.map((each) => (each.name === "back" ? { ...each, bytes } : each)),
      });
    };
    const white = rect(0, 0, 64, 32, { fill: "#fff" });
    expect(await drawn(white)).toEqual([]);
    expect(await drawn(white + rect(31, 17, 1, 1, { fill: "#eee" }))).toEqual([
      expect.stringMatching(
        /^tiny\/Tiny Table: Custom_Model_Bag \w+ The game\.CustomMesh\.DiffuseURL: back-\w+\.png is not opaque at 31, 17$/,
      ),
    ]);
  });

  describe("what is heavy to load", () => {
    /** A PNG's header, so many bytes in all. */
    const headed = (width: number, height: number, length = 33): Uint8Array => {
      const bytes = Buffer.alloc(length);
      bytes.writeUInt32BE(13, 8);
      bytes.write("IHDR", 12, "latin1");
      bytes.writeUInt32BE(width, 16);
      bytes.writeUInt32BE(height, 20);
      // Eight bits RGB: nothing of it is clear.
      bytes.set([8, 2, 0, 0, 0], 24);
      return bytes;
    };
    const wrongPictures = (of: (name: string) => Uint8Array): readonly string[] =>
      wrongIn({
        ...sound,
        assets: sound.assets.map((each) => (each.file.endsWith(".png") ? { ...each, bytes: of(each.name) } : each)),
      });
    const atMost = (most: { models: number; pictures: number }): readonly string[] =>
      wrongIn({ ...sound, games: sound.games.map((each) => ({ ...each, table: { ...each.table, atMost: most } })) });

    test("more models or pictures than the table may have", () => {
      expect(atMost({ models: 1, pictures: 2 })).toEqual([]);
      expect(atMost({ models: 0, pictures: 1 })).toEqual([
        "tiny/Tiny Table: 1 models; 0 are enough",
        "tiny/Tiny Table: 2 pictures; 1 are enough",
      ]);
    });

    test("a side that is no power of two, or too long", () => {
      const [line, ...more] = wrongPictures((name) => (name === "back" ? headed(64, 48) : headed(4096, 4096)));
      expect(line).toMatch(
        /^tiny\/Tiny Table: back-\w+\.png: is 64 x 48; each side must be a power of two up to 4096$/,
      );
      expect(more).toEqual([]);
      expect(wrongPictures(() => headed(8192, 64))).toHaveLength(2);
    });

    test("more than a graphics card has room for, counted with its smaller sizes", () => {
      // 4096 x 4096 takes 89.5 MB: three fit, four would not; here two files stand for them.
      expect(wrongPictures(() => headed(4096, 4096))).toEqual([]);
      expect(wrongPictures(() => headed(4096, 8192)).filter((line) => line.includes("graphics card"))).toEqual([
        "tiny/Tiny Table: takes 357.9 MB on the graphics card; 280.0 at most",
      ]);
    });

    test("more to load than one likes to wait for", () => {
      expect(wrongPictures(() => headed(64, 64, 6_500_000)).at(-1)).toMatch(/is 13\.0 MB to load; 12\.0 at most$/);
    });

    test("the build tells it", () => {
      expect(check.result(sound)).toMatch(
        /\n {2}tiny 1 models, 2 pictures, 0\.1 MB on the graphics card, 0\.\d MB to load$/,
      );
    });
  });

  test("a script that takes too long to send", () => {
    const [line] = wrongObject("Bag", (bag) => ({ ...bag, LuaScript: "-".repeat(544 * 1024 + 1) }));
    expect(line).toMatch(/Bag \w+\.LuaScript: is longer than 544 KB$/);
  });

  test("a name that is no file's", () => {
    const [save] = sound.saves;
    if (save === undefined) throw new Error("there is a save");
    expect(wrongIn({ ...sound, saves: [{ ...save, file: "Tiny: the table" }] })[0]).toMatch(
      /^tiny: saveName "Tiny: the/,
    );
  });
});

describe("Lua that does not run everywhere", () => {
  const wrong = (lua: string): string[] => wrongInLua({ name: "one", lua, map: { version: 3, sections: [] } });

  const locals = (count: number): string =>
    Array.from({ length: count }, (_, i) => `local a${String(i)} = ${String(i)}`).join("\n");

  test("what MoonSharp reads is sound, its own != and all", () => {
    expect(wrong("local n = 1\nif n != 2 then print(n) end\n")).toEqual([]);
  });

  test("text that is no Lua", () => {
    expect(wrong("local = 1")[0]).toMatch(/^script one: \[1:/);
  });

  test("goto, which TypeScriptToLua makes of continue", () => {
    expect(wrong("for i = 1, 2 do\n goto next\n ::next::\nend")).toEqual([
      "script one, line 2: goto crashes MoonSharp",
      "script one, line 3: goto crashes MoonSharp",
    ]);
  });

  test("what TTS has none of, unless the script brings its own", () => {
    expect(wrong('local m = require("m")')).toEqual(["script one, line 1: TTS has no require"]);
    expect(wrong("local function f(require) return require(1) end\nreturn a.load")).toEqual([]);
  });

  test("more locals than Lua lets live at once in a function", () => {
    expect(wrong(`local function f()\n${locals(200)}\nend`)).toEqual([]);
    expect(wrong(`local function f()\n${locals(201)}\nend`)).toEqual([
      "script one, line 1: 201 locals in one function; 200 can be",
    ]);
    expect(wrong(`local function f(a, b)\n${locals(196)}\nfor k, v in pairs(a) do local w end\nend`)[0]).toMatch(
      /204 locals/,
    );
    expect(wrong(`local function f()\ndo\n${locals(150)}\nend\ndo\n${locals(150)}\nend\nend`)).toEqual([]);
    expect(wrong(locals(201))).toEqual(["script one: 201 locals at its top; 200 can be"]);
  });

  test("syntax deeper than Lua reads, but not a long row of operators", () => {
    expect(wrong(`return ${"(".repeat(100)}1${")".repeat(100)}`)).toEqual([]);
    expect(wrong(`return ${"{".repeat(190)}${"}".repeat(190)}`)[0]).toMatch(/nested \d+ deep/);
    expect(wrong(`return ${"-".repeat(1)}1${" + 1".repeat(500)}`)).toEqual([]);
    expect(wrong(`return "a"${' .. "a"'.repeat(200)}`)[0]).toMatch(/nested \d+ deep/);
  });

  test("a line is told with the TypeScript it comes from", () => {
    const [tiny] = sound.bundles;
    if (tiny === undefined) throw new Error("there is a bundle");
    const broken = { ...tiny, lua: tiny.lua.replace(".inner.size.width", ".inner.size[debug]") };
    expect(wrongInLua(broken)).toEqual([
      expect.stringMatching(/^script tiny, line \d+ \(src\/parts\/depth\.ts:16\): TTS has no debug$/),
    ]);
  });
});
