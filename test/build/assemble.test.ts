import { beforeAll, describe, expect, test } from "vitest";
import { assemble } from "../../build/assemble";
import { wrongIn } from "../../build/check/shape";
import { SAVE, SAVED_OBJECT } from "../../build/check/save-shapes";
import { gameTable, type GameSources } from "../../build/game-sources";
import type { RenderedAsset, Work } from "../../build/stage";
import { place, type Place } from "../../src/kernel/scene";
import type { ObjectState, SaveState } from "../../src/tts/save";
import { crossing } from "../kernel/games/crossing/game";
import { plan, tiny } from "./fixture/tiny";

const asset = (name: string, form: string): RenderedAsset => ({
  game: "tiny",
  name,
  file: `${name}.${form}`,
  url: `https://example.org/${name}.${form}`,
  bytes: new Uint8Array(),
});

/** The stage by itself: assets and scripts are named, not made. */
const workOf = (sources: GameSources): Work => ({
  ...plan({ games: [sources] }),
  modules: [],
  bundles: ["tiny", "bag"].map((name) => ({ name, lua: `-- ${name}`, map: { version: 3, sections: [] } })),
  assets: [asset("back", "png"), asset("sheet", "png"), asset("hero", "obj")],
  saves: [],
  written: [],
});

const savesOf = async (sources: GameSources): Promise<SaveState[]> =>
  (await assemble.run(workOf(sources))).saves.map(({ state }) => state);

let save: SaveState;
let controllerSave: SaveState;

beforeAll(async () => {
  const [first, second] = await savesOf(tiny);
  if (first === undefined || second === undefined) throw new Error("there are two saves");
  [save, controllerSave] = [first, second];
});

const inside = (objects: readonly ObjectState[]): ObjectState[] =>
  objects.flatMap((object) => [object, ...inside(object.ContainedObjects ?? [])]);

const tagged = (tag: string): ObjectState[] => inside(save.ObjectStates).filter(({ Tags = [] }) => Tags.includes(tag));

const only = (tag: string): ObjectState => {
  const [object, more] = tagged(tag);
  if (object === undefined || more !== undefined) throw new Error(`not one object is tagged ${tag}`);
  return object;
};

const posed = ({ Transform: t }: ObjectState) => [t.posX, t.posY, t.posZ, t.rotX, t.rotY, t.rotZ];

describe("where a piece stands", () => {
  test("a row runs across and then back, turned with its spot; a model faces as the spot does", () => {
    expect(tagged("outbreak-hero").map(posed)).toEqual([
      [10, 1.25, 2, 0, 90, 0],
      [10, 1.25, 0.5, 0, 90, 0],
      [8, 1.25, 2, 0, 90, 0],
    ]);
  });

  test("a picture is turned for the seat its spot faces", () => {
    expect(posed(only("outbreak-board"))).toEqual([0, 1, 0, 0, 180, 0]);
  });

  test("a die is turned so that its value is up, about the facing of its spot", () => {
    expect(posed(only("outbreak-die")).slice(3)).toEqual([0, 90, 90]);
  });

  test("tokens of a pile lie on each other, the first layer on top, each showing its side", () => {
    expect(tagged("outbreak-gear").map(posed)).toEqual([
      [-8, 1.1, 3, 0, 180, 0],
      [-8, 1.3, 3, 0, 270, 180],
    ]);
  });

  test("a text lies flat and says what the scene says", () => {
    const sign = only("outbreak-score");
    expect(posed(sign)).toEqual([0, 1.05, 9, 90, 0, 0]);
    expect(sign.Text?.Text).toBe("7");
  });

  test("what only the script moves is locked, and nothing else", () => {
    expect([only("outbreak-board").Locked, only("outbreak-score").Locked]).toEqual([true, true]);
    expect(tagged("outbreak-hero").map(({ Locked }) => Locked)).toEqual([false, false, false]);
  });
});

describe("cards", () => {
  const idsAt = (spot: string): unknown => only(`outbreak-at-${spot}`).DeckIDs;

  test("a pile that lies face down begins with its top card", () => {
    const deck = only("outbreak-at-deck");
    expect(idsAt("deck")).toEqual([100, 101, 101, 102]);
    expect(posed(deck)).toEqual([-4, 1.12, 0, 0, 180, 180]);
    expect([deck.Name, deck.Nickname]).toEqual(["Deck", "The deck"]);
    expect(deck.ContainedObjects?.map(({ Tags }) => Tags?.[1])).toEqual([
      "outbreak-first",
      "outbreak-second",
      "outbreak-second",
      "outbreak-last",
    ]);
  });

  test("a pile that lies face up ends with its top card", () => {
    expect(idsAt("discard")).toEqual([105, 104]);
    expect(posed(only("outbreak-at-discard"))).toEqual([-6, 1.11, 0, 0, 180, 0]);
    expect(only("outbreak-at-discard").Nickname).toBe("What was played");
  });

  test("a pile of one is a card", () => {
    const card = only("outbreak-lone");
    expect([card.Name, card.CardID, save.ObjectStates.includes(card)]).toEqual(["Card", 103, true]);
  });

  test("a hand's cards lie side by side and face up", () => {
    expect(tagged("outbreak-held").map(posed)).toEqual([
      [0, 1.1, -12, 0, 180, 0],
      [1, 1.1, -12, 0, 180, 0],
    ]);
  });

  test("a card names its sheet", () => {
    expect(only("outbreak-first").CustomDeck).toEqual({
      1: {
        FaceURL: "https://example.org/sheet.png",
        BackURL: "https://example.org/back.png",
        NumWidth: 3,
        NumHeight: 2,
        BackIsHidden: true,
        UniqueBack: false,
        Type: 0,
      },
    });
  });
});

describe("the rest of the table", () => {
  test("a bag holds what stands there, and carries its script", () => {
    const bag = only("outbreak-at-bag");
    expect(bag.ContainedObjects?.map(({ Tags }) => Tags?.[1])).toEqual(Array(3).fill("outbreak-coin"));
    expect([bag.LuaScript, bag.Bag?.Order]).toEqual(["-- bag", 2]);
    expect(only("outbreak-at-empty").ContainedObjects).toBeUndefined();
  });

  test("every seat has a hand zone of its colour", () => {
    const hands = save.ObjectStates.filter(({ Name }) => Name === "HandTrigger");
    expect(hands.map(({ FogColor, Transform }) => [FogColor, Transform.posZ, Transform.rotY])).toEqual([
      ["White", -14, 0],
      ["Red", 14, 180],
    ]);
  });

  test("the controller carries the game, and is a saved object of its own", () => {
    const controller = only("outbreak-controller");
    expect([controller.LuaScript, controller.Tags]).toEqual(["-- tiny", ["outbreak", "outbreak-controller", "mine"]]);
    expect(posed(controller)).toEqual([0, 1.25, 14, 0, 90, 0]);
    expect(controllerSave.SaveName).toBe("");
  });

  test("the saved object has everything in it that can lie in a bag", () => {
    const [packed] = controllerSave.ObjectStates;
    const laidOut = save.ObjectStates.filter(({ Name, GUID }) => Name !== "HandTrigger" && GUID !== packed?.GUID);
    expect(packed).toEqual({ ...only("outbreak-controller"), ContainedObjects: laidOut });
    expect(controllerSave.ObjectStates).toHaveLength(1);
  });

  test("a place for one thing, or a pile, pulls what is put near; where a board or sign lies, nothing does", () => {
    const points = (save.SnapPoints ?? []).map(({ Position: { x, z }, Rotation }) => [x, z, Rotation?.y]);
    expect(points).toEqual([
      [-4, 0, 180],
      [-6, 0, 180],
      [-8, 0, 180],
      [-8, 3, 180],
      [12, 9, undefined],
    ]);
  });

  test("every tag is listed once", () => {
    const labels = (save.ComponentTags?.labels ?? []).map(({ displayed }) => displayed);
    const used = inside(save.ObjectStates).flatMap(({ Tags = [] }) => Tags);
    expect(labels).toEqual([...new Set([...used, "spare"])].sort());
  });

  test("the notebook has its pages", () => {
    expect(save.TabStates?.["0"]).toMatchObject({ title: "Rules", body: "There are none.", id: 0 });
  });

  test("everything has what TTS always writes", () => {
    expect(wrongIn(save, SAVE, "save")).toEqual([]);
    expect(wrongIn(controllerSave, SAVED_OBJECT, "save")).toEqual([]);
  });
});

describe("GUIDs", () => {
  const guids = (state: SaveState): string[] => inside(state.ObjectStates).map(({ GUID }) => GUID);

  test("are six hex digits and each is one object's", () => {
    expect(guids(save).every((guid) => /^[0-9a-f]{6}$/.test(guid))).toBe(true);
    expect(new Set(guids(save)).size).toBe(guids(save).length);
  });

  test("come from the role alone: another piece does not change them", async () => {
    const { game, table } = tiny;
    const kinds = { ...game.kinds, coin: { form: "token", count: 4, ups: ["front"], fixed: false } as const };
    const opening = { ...game.opening, coin: Array<Place>(4).fill(place("bag", 0, "front")) };
    const [more] = await savesOf({ ...tiny, game: { ...game, kinds, opening }, table });
    if (more === undefined) throw new Error("there is a save");
    expect(guids(more)).toEqual(expect.arrayContaining(guids(save)));
    expect(guids(more)).toHaveLength(guids(save).length + 1);
  });
});

describe("a table that does not fit its game is refused", () => {
  const { game, table } = tiny;
  const { hero: _, ...withoutHero } = table.pieces;
  const at = (spot: string, n: number, up: string) => [place(spot, n, up)];

  const cases: readonly (readonly [string, GameSources, string])[] = [
    [
      "a kind that is not made",
      { ...tiny, table: { ...table, pieces: withoutHero } },
      "the table has no piece of kind hero",
    ],
    [
      "a piece too few",
      { ...tiny, game: { ...game, opening: { ...game.opening, die: [] } } },
      "1 pieces of kind die, 0 places",
    ],
    [
      "a kind that the game has not",
      {
        ...tiny,
        table: {
          ...table,
          pieces: { ...table.pieces, dragon: () => ({ Name: "Bag", scale: { x: 1, y: 1, z: 1 }, lift: 0 }) },
        },
      },
      "tiny: there is no kind dragon",
    ],
    [
      "a spot that is not there",
      { ...tiny, game: { ...game, opening: { ...game.opening, die: at("moon", 0, "hit") } } },
      "die/0: there is no spot moon",
    ],
    [
      "a face the die has not",
      { ...tiny, game: { ...game, opening: { ...game.opening, die: at("east", 0, "edge") } } },
      'die/0: its RotationValues have no "edge"',
    ],
    [
      "a side the card has not",
      { ...tiny, game: { ...game, opening: { ...game.opening, lone: at("one", 0, "edge") } } },
      'lone/0: it shows back, front, never "edge"',
    ],
    [
      "a pile that lies both ways",
      { ...tiny, game: { ...game, opening: { ...game.opening, first: at("deck", 0, "front") } } },
      "the cards of pile deck do not all lie alike",
    ],
    [
      "a token among cards",
      { ...tiny, game: { ...game, opening: { ...game.opening, lone: at("stack", 2, "back") } } },
      "pile stack: cards and other pieces cannot lie in one pile",
    ],
    ["a bag that is not made", { ...tiny, table: { ...table, bags: {} } }, "the table has no bag for the spot bag"],
    [
      "an asset that is not made",
      {
        ...tiny,
        table: {
          ...table,
          bags: {
            ...table.bags,
            empty: {
              ...table.controller,
              CustomImage: { ImageURL: "asset:fog", ImageSecondaryURL: "", WidthScale: 0 },
            },
          },
        },
      },
      'bag empty.CustomImage.ImageURL: there is no asset "fog"',
    ],
    [
      "a script that is not there",
      { ...tiny, table: { ...table, controller: { ...table.controller, XmlUI: "script:fog" } } },
      'controller.XmlUI: there is no script "fog"',
    ],
    ["a colour that is no seat", { ...tiny, table: { ...table, colours: ["White", "Mauve"] } }, '"Mauve" is no seat'],
    ["a seat without a colour", { ...tiny, table: { ...table, colours: ["White"] } }, "1 colours for 2 seats"],
    [
      "a picture that is a model",
      { ...tiny, table: { ...table, pictures: { save: "hero", controller: "back" } } },
      'there is no picture "hero"',
    ],
    [
      "a controller that can carry nothing",
      { ...tiny, table: { ...table, controller: { ...table.controller, Name: "Custom_Model" } } },
      "controller: a Custom_Model is no bag",
    ],
    ["another game's table", { ...tiny, table: { ...table, game: "vast" } }, 'its table is that of "vast"'],
  ];

  test.each(cases)("%s", async (_what, sources, message) => {
    await expect(savesOf(sources)).rejects.toThrow(message);
  });
});

test("a game is carried to its first wait with all its seats", () => {
  const { name, seats, opening, spots, kinds } = gameTable(crossing);
  expect([name, seats]).toEqual([crossing.name, crossing.seats]);
  for (const [kind, places] of Object.entries(opening)) {
    expect(places).toHaveLength(kinds[kind]?.count ?? 0);
    for (const { at } of places) expect(spots[at]).toBeDefined();
  }
});

test("the header says what people find it by, and where to look from", () => {
  expect([save.GameComplexity, save.PlayingTime, save.PlayerCounts, save.Tags]).toEqual([
    "Low Complexity",
    [5, 10],
    [1, 2],
    ["Tiny Games"],
  ]);
  // From the west, sixty degrees down: the eye is ten away and so much higher that it is twenty off. Nought is nobody's.
  expect(save.CameraStates).toEqual([
    null,
    {
      Position: { x: 2, y: 1, z: -3 },
      Rotation: { x: 60, y: 90, z: 0 },
      Distance: 20,
      Zoomed: false,
      AbsolutePosition: { x: -8, y: 18.3205, z: -3 },
    },
  ]);
});
