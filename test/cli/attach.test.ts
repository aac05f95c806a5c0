import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { Binding } from "../../src/bind/binding";
import { bindingIn } from "../../src/bind/read";
import { attached } from "../../src/cli/attach/attached";
import { detached } from "../../src/cli/attach/detached";
import * as ourController from "../../src/cli/attach/our-controller";
import { foundOn, suggested } from "../../src/cli/bind/suggested";
import { tableSeen } from "../../src/cli/bind/table-seen";
import { marksThatTell } from "../../src/bind/marks-that-tell";
import { type GameName, isGame } from "../../src/games/index";
import { openTable } from "../../src/host/open";
import { objectsOf } from "../../src/saves/objects";
import { readSave } from "../../src/saves/save";
import type { ObjectState, SaveState } from "../../src/tts/save";
import { sortOf } from "../recognise/sorts";
import { standIns } from "../stand-ins/all";
import type { StandIn } from "../stand-ins/stand-in";
import { BUILT } from "../support/built-once";
import { ran } from "../support/ran";

type OurController = typeof ourController;

/** Built once for all tests, not anew for each. */
vi.mock("../../src/cli/attach/our-controller", async (load) => {
  const real = await load<OurController>();
  return { ...real, ourController: (game: GameName) => Promise.resolve(real.controllerIn(BUILT, game)) };
});

const folder = mkdtempSync(join(tmpdir(), "outbreak-attach-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const saveOf = (text: string) => readSave(Buffer.from(text));

const gameOf = ({ game }: Pick<StandIn, "game">): GameName => {
  if (!isGame(game)) throw new Error(`no game ${game}`);
  return game;
};

/** Where nothing tells where the city lies, or the table itself, somebody has said it. */
const CORNERS = [
  { x: -12, z: 12 },
  { x: 12, z: 12 },
  { x: 12, z: -12 },
  { x: -12, z: -12 },
] as const;

const laid = (binding: Binding): Binding =>
  binding.boards.length > 0
    ? binding
    : {
        ...binding,
        boards: [{ board: binding.game === "dying-light" ? "city" : "table", corners: CORNERS, y: 1, flat: false }],
      };

const withOurs = (standIn: StandIn) => {
  const seen = tableSeen(saveOf(standIn.text), gameOf(standIn));
  const binding = laid(suggested(seen).binding);
  return {
    seen,
    binding,
    ...attached(seen, binding, ourController.controllerIn(BUILT, gameOf(standIn)), foundOn(seen)),
  };
};

const withoutOurs = (text: string) => {
  const without = detached(saveOf(text));
  if (without === "nothing") throw new Error("nothing was attached");
  return without;
};

const STAND_INS = standIns();

const standIn = (game: GameName, seed: number): StandIn => {
  const found = STAND_INS.find((each) => each.game === game && each.seed === seed);
  if (found === undefined) throw new Error(`no open stand-in ${game} ${String(seed)}`);
  return found;
};

describe.each(STAND_INS)("on $game $seed", (each) => {
  const made = withOurs(each);

  test("attach adds one object and changes no other character", () => {
    const [before, after] = [each.text, made.text];
    let same = 0;
    while (before[same] === after[same] && same < before.length) same++;
    const behind = before.length - same;
    expect(after.slice(after.length - behind)).toBe(before.slice(same));
    const objects = objectsOf(saveOf(after)).filter(({ depth }) => depth === 0);
    expect(objects).toHaveLength(objectsOf(saveOf(before)).filter(({ depth }) => depth === 0).length + 1);
    expect(objects.at(-1)?.guid).toBe(made.controller.GUID);
  });

  test("the controller carries its words and the binding, and a GUID of its own", () => {
    const memo = JSON.parse(made.controller.Memo ?? "") as Record<string, unknown>;
    expect(memo["words"]).toContain("game.name");
    expect(bindingIn(memo["binding"])).toEqual({ binding: made.binding, amiss: [] });
    const guids = objectsOf(saveOf(each.text)).map(({ guid }) => guid);
    expect(guids).not.toContain(made.controller.GUID);
  });

  test("it stands in nothing's way", () => {
    const { posX, posZ } = made.controller.Transform;
    const near = made.seen.things.filter(({ at }) => Math.hypot(at.x - posX, at.z - posZ) < 3);
    expect(near.map(({ object }) => object.path)).toEqual([]);
  });

  test("detach gives the table back byte for byte", () => {
    expect(withoutOurs(made.text).text).toBe(each.text);
  });
});

const leaves = (objects: readonly ObjectState[]): readonly ObjectState[] =>
  objects.flatMap((object) => [object, ...leaves(object.ContainedObjects ?? [])]);

const isOurs = ({ Tags = [] }: ObjectState): boolean => Tags.some((tag) => tag.startsWith("outbreak"));

test("a GUID of ours that is somebody else's there is changed", () => {
  const ours = ourController.controllerIn(BUILT, "dying-light");
  const next = (Number.parseInt(ours.GUID, 16) + 1).toString(16).padStart(6, "0");
  const die = (GUID: string): string => `{"GUID":"${GUID}","Name":"Die_20"}`;
  const seen = tableSeen(
    saveOf(`{"SaveName":"x","ObjectStates":[${die(ours.GUID.toUpperCase())},${die(next)}]}`),
    "dying-light",
  );
  const { controller } = attached(seen, laid(suggested(seen).binding), ours);
  const guids = leaves([controller]).map(({ GUID }) => GUID);
  expect(guids).not.toContain(ours.GUID);
  expect(guids).not.toContain(next);
  expect(new Set(guids).size).toBe(guids.length);
  expect(guids.every((guid) => /^[0-9a-f]{6}$/.test(guid))).toBe(true);
});

describe("what is missing is brought", () => {
  const broughtTo = (game: GameName, seed: number): readonly ObjectState[] =>
    withOurs(standIn(game, seed)).controller.ContainedObjects ?? [];

  const kinds = (objects: readonly ObjectState[]): readonly string[] =>
    leaves(objects).flatMap(({ Name, Tags = [] }) =>
      /Deck|Bag/.test(Name) ? [] : Tags.filter((tag) => /^outbreak-(?!at-|brought)/.test(tag)),
    );

  test("all of a sort that is not there, each marked as ours, and none of what is", () => {
    const { missing } = standIn("dying-light", 11);
    expect(missing).toEqual(expect.arrayContaining(["damage die", "activation card", "fire"]));
    const all = broughtTo("dying-light", 11);
    const brought = kinds(all);
    expect(brought.filter((kind) => kind === "outbreak-die.damage")).toHaveLength(4);
    expect(brought.filter((kind) => kind.startsWith("outbreak-activation."))).toHaveLength(5);
    expect(brought).toContain("outbreak-fire");
    expect(brought).not.toContain("outbreak-biter");
    for (const object of leaves(all)) expect(object.Tags).toContain("outbreak-brought");
  });

  test("of a sort of one kind as many as are lost", () => {
    const { lacking } = withOurs(standIn("dying-light", 2));
    const lost = lacking.filter(({ sort }) => ["biter", "viral"].includes(sort));
    expect(lost.length).toBeGreaterThan(0);
    const brought = kinds(broughtTo("dying-light", 2));
    for (const { sort, found, wanted } of lost)
      expect(brought.filter((kind) => kind === `outbreak-${sort}`)).toHaveLength(wanted - found);
  });

  test("nothing at all to a table that has all its pieces", () => {
    expect(standIn("dying-light", 1).missing).toEqual([]);
    expect(broughtTo("dying-light", 1)).toEqual([]);
  });

  test("no house and no wall to a board whose picture they are", () => {
    const { binding, lacking } = withOurs(standIn("dying-light", 8));
    expect(binding.boards[0]).toMatchObject({ board: "city", flat: true });
    expect(lacking.find(({ sort }) => sort === "building")).toMatchObject({ found: 0, instead: "nothing" });
    expect(kinds(broughtTo("dying-light", 8)).filter((kind) => /building|wall/.test(kind))).toEqual([]);
  });

  test("where it lies on the other table's board", () => {
    const { binding, controller, seen } = withOurs(standIn("dying-light", 11));
    const city = binding.boards.find(({ board }) => board === "city");
    const middle = {
      x: (city?.corners[0].x ?? 0) / 2 + (city?.corners[2].x ?? 0) / 2,
      z: (city?.corners[0].z ?? 0) / 2 + (city?.corners[2].z ?? 0) / 2,
    };
    const wide = Math.hypot(
      (city?.corners[1].x ?? 0) - (city?.corners[0].x ?? 0),
      (city?.corners[1].z ?? 0) - (city?.corners[0].z ?? 0),
    );
    for (const { Transform } of controller.ContainedObjects ?? [])
      expect(Math.hypot(Transform.posX - middle.x, Transform.posZ - middle.z)).toBeLessThan(1.5 * wide);
    expect(seen.things.length).toBeGreaterThan(0);
  });
});

describe("after the table was played on and saved by the game", () => {
  test.each([
    ["dying-light", 11],
    ["dying-light", 4],
    ["survive-until-daylight", 2],
  ] as const)("%s %d: what is ours is gone, and nothing else", (game, seed) => {
    const each = standIn(game, seed);
    const before = (JSON.parse(each.text.replace(/^\uFEFF/, "")) as SaveState).ObjectStates;
    const made = withOurs(each);
    const table = openTable(made.text.replace(/^\uFEFF/, ""), { seated: ["White"] });
    table.settle(5);
    const controller = table.tagged("outbreak-attached")[0];
    if (controller === undefined) throw new Error("the controller is gone");
    // What it brings is laid out, as at a match's beginning; a card of ours is put on one of theirs.
    for (const { GUID } of made.controller.ContainedObjects ?? [])
      table.world.global.run(
        `getObjectFromGUID("${controller.guid}").takeObject({ guid = "${GUID}", position = { 60, 3, 60 }, smooth = false })`,
        "lay",
      );
    table.settle(3);
    const played = table.save();
    expect(leaves(played.ObjectStates).some((object) => isOurs(object) && !object.Name.includes("Bag"))).toBe(
      (made.controller.ContainedObjects ?? []).length > 0,
    );
    const after = (JSON.parse(withoutOurs(JSON.stringify(played, undefined, 2)).text) as SaveState).ObjectStates;
    expect(leaves(after).filter(isOurs)).toEqual([]);
    const names = (objects: readonly ObjectState[]): readonly string[] =>
      leaves(objects)
        // The game gives those that share a GUID one each.
        .map(({ Name, Nickname = "", CardID = 0 }) => `${Name} ${Nickname} ${String(CardID)}`)
        .sort();
    const isZone = (name: string): boolean => name.startsWith("HandTrigger");
    expect(names(after).filter((name) => !isZone(name))).toEqual(names(before).filter((name) => !isZone(name)));
  });
});

describe("detach takes ours out of", () => {
  const CONTROLLER = {
    GUID: "0a0a0a",
    Name: "Bag",
    Tags: ["outbreak", "outbreak-controller", "Outbreak-Attached"],
    Memo: "no JSON",
  };
  const OURS = ["outbreak", "outbreak-x", "outbreak-brought"];
  const at = (posX: number) => ({ posX, posY: 1, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 });
  const card = (CardID: number, Tags: readonly string[] = []) => ({
    GUID: `c${String(CardID)}`,
    Name: "Card",
    Transform: at(0),
    CardID,
    CustomDeck: { [Math.floor(CardID / 100)]: {} },
    Tags,
  });
  const deck = (...cards: readonly ReturnType<typeof card>[]) => ({
    GUID: "dddddd",
    Name: "Deck",
    Transform: at(7),
    Tags: OURS,
    DeckIDs: cards.map(({ CardID }) => CardID),
    CustomDeck: Object.assign({}, ...cards.map(({ CustomDeck }) => CustomDeck)) as object,
    ContainedObjects: cards,
  });
  const without = (objects: readonly object[], more: object = {}) =>
    JSON.parse(withoutOurs(JSON.stringify({ ...more, ObjectStates: [CONTROLLER, ...objects] })).text) as SaveState;

  test("a deck: its other cards, their ids and sheets stay", () => {
    const mixed = deck(card(100), card(300, OURS), card(101), card(301, OURS), card(200, OURS));
    expect(without([mixed]).ObjectStates).toEqual([{ ...deck(card(100), card(101)), CustomDeck: { 1: {} } }]);
    const same = deck(card(100, OURS), card(101), card(102));
    expect(without([same]).ObjectStates).toEqual([{ ...deck(card(101), card(102)) }]);
    const first = deck(card(100, OURS), card(201), card(202));
    expect(without([first]).ObjectStates).toEqual([{ ...deck(card(201), card(202)) }]);
  });

  test("a deck of which one card is left: that card, where the deck was", () => {
    expect(without([deck(card(300, OURS), card(100))]).ObjectStates).toEqual([{ ...card(100), Transform: at(7) }]);
  });

  test("a deck of ours alone, and a bag of theirs", () => {
    const bag = { GUID: "eeeeee", Name: "Bag", ContainedObjects: [card(300, OURS), { GUID: "f", Name: "Die_6" }] };
    expect(without([deck(card(300, OURS), card(301, OURS)), bag]).ObjectStates).toEqual([
      { ...bag, ContainedObjects: [{ GUID: "f", Name: "Die_6" }] },
    ]);
  });

  test("the list of tags, but for those that are still used", () => {
    const labels = ["outbreak", "outbreak-x", "Theirs", "outbreak-mine"].map((displayed) => ({
      displayed,
      normalized: displayed.toLowerCase(),
    }));
    const die = { GUID: "f", Name: "Die_6", Tags: ["outbreak-mine"] };
    expect(without([die], { ComponentTags: { labels } })).toEqual({
      ComponentTags: { labels: [labels[2], labels[3]] },
      ObjectStates: [die],
    });
  });

  test("nothing, where something of theirs lies in a piece of ours", () => {
    const crate = {
      GUID: "eeeeee",
      Name: "Bag",
      Tags: OURS,
      ContainedObjects: [card(300, OURS), { GUID: "f", Name: "Die_6" }],
    };
    expect(() => without([crate])).toThrow(
      "ObjectStates[1].ContainedObjects[1]: Die_6 lies in a piece of ours and is none; take it out first",
    );
  });

  test("tags of ours that a table knew before are there afterwards", () => {
    const text = `{"SaveName":"x","ComponentTags": { "labels" :[ {"displayed":"outbreak-old","normalized":"outbreak-old"} ]}, "ObjectStates" : [ ] }`;
    const seen = tableSeen(saveOf(text), "dying-light");
    const made = attached(seen, laid(suggested(seen).binding), ourController.controllerIn(BUILT, "dying-light"));
    expect(withoutOurs(made.text).text).toBe(text);
  });
});

describe("the commands", () => {
  const written = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  const nothing = written("nothing.json", '{"SaveName":"x","ObjectStates":[]}');
  const thing = written("thing.json", '{"SaveName":"","ObjectStates":[{"Name":"Bag"}]}');
  const ours = written("ours.json", '{"SaveName":"x","ObjectStates":[{"Name":"Bag","Tags":["outbreak-controller"]}]}');
  const named = written("named.json", standIn("dying-light", 1).text);
  const nameless = written("nameless.json", standIn("dying-light", 10).text);
  const wrong = written(
    "wrong.json",
    '{"binding":1,"game":"dying-light","pieces":[],"boards":[],"spots":[],"seats":[],"without":[{"sort":"x","instead":"y"}],"content":"none"}',
  );
  const broken = written("broken.json", "{");

  test.each<[string, readonly string[], RegExp]>([
    ["no save", ["attach"], /which save\?/],
    ["no game", ["attach", named], /unknown game ""; known: dying-light/],
    [
      "a file that is not there",
      ["attach", join(folder, "gone.json"), "--game", "dying-light"],
      /gone\.json: there is no such file/,
    ],
    ["no save at all", ["attach", broken, "--game", "dying-light"], /broken\.json: line 1, column 2/],
    ["a Saved Object", ["attach", thing, "--game", "dying-light"], /thing\.json: this is a Saved Object, not a table/],
    [
      "a table of ours",
      ["attach", ours, "--game", "dying-light"],
      /ours\.json: ObjectStates\[0\] is a controller of ours already/,
    ],
    [
      "a game that is nowhere",
      ["attach", nothing, "--game", "dying-light"],
      /nothing\.json: dying-light is nowhere on this table/,
    ],
    [
      "a city that nobody sees",
      ["attach", nameless, "--game", "dying-light"],
      /where the city lies, by its four corners/,
    ],
    [
      "faces that nobody knows",
      ["attach", named, "--game", "dying-light"],
      /nothing is written while this is not known[^]*\n {2}which wound is which: 16 objects/,
    ],
    [
      "a binding with wrong fields",
      ["attach", named, "--game", "dying-light", "--binding", wrong],
      /wrong\.json: without\[0\]\.instead: it must be one of/,
    ],
    [
      "a binding that is no JSON",
      ["attach", named, "--game", "dying-light", "--binding", broken],
      /broken\.json: this is no JSON/,
    ],
    ["the save itself", ["attach", named, "--game", "dying-light", "--out", named], /this is the save itself/],
    ["nothing attached", ["detach", named], /named\.json: nothing was attached to this table/],
  ])("%s is refused, and nothing is written", async (_what, args, message) => {
    const there = readdirSync(folder);
    const { code, err } = await ran(...args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(readdirSync(folder)).toEqual(there);
  });

  /** What somebody would say who knows every piece: which it is, by its sheet and cell. */
  const settled = (each: StandIn): Binding => {
    const seen = tableSeen(saveOf(each.text), gameOf(each));
    const truth = new Map(each.truth.map((is) => [is.path, is]));
    const told = seen.things.map(({ object, seen: marks }) => {
      const is = truth.get(object.path);
      const sort = is === undefined ? "" : sortOf(each.game, is.component);
      const kinds = seen.sorts.find((known) => known.sort === sort)?.kinds ?? [];
      return { sort, kind: kinds[(is?.member ?? 0) % kinds.length]?.kind ?? "", seen: marks };
    });
    return { ...suggested(seen).binding, pieces: marksThatTell(told).pieces };
  };

  test("a binding that says all is enough: nothing is asked", async () => {
    const file = written("settled.json", JSON.stringify(settled(standIn("dying-light", 1))));
    const out = join(folder, "settled out.json");
    const {
      code,
      out: told,
      err,
    } = await ran("attach", named, "--game", "dying-light", "--binding", file, "--out", out);
    expect([code, err]).toEqual([0, ""]);
    expect(told).toMatch(/missing {2}none\n {2}brings {3}0 objects of ours\n/);
    expect(told).not.toContain("?");
    expect(detached(readSave(readFileSync(out)))).toMatchObject({ text: standIn("dying-light", 1).text });
  });

  test("a binding of another table says which of its pieces are not there", async () => {
    const file = written("other.json", JSON.stringify(settled(standIn("dying-light", 8))));
    const { code, err } = await ran("attach", named, "--game", "dying-light", "--binding", file);
    expect([code, err]).toEqual([2, expect.stringMatching(/where pieces\[0\] \([\w.-]+\) is: nothing has its marks/)]);
    expect(err).toContain("what is there instead of biter: 0 of 32");
  });

  test("inspect prints the binding, attach writes by it, detach gives the table back", async () => {
    const told = await ran("inspect", named, "--binding");
    expect(told.code).toBe(0);
    const { binding, amiss } = bindingIn(JSON.parse(told.out));
    expect([binding.game, amiss]).toEqual(["dying-light", []]);
    expect(told.err).toContain("not known: which exposure is which");
    const file = written("binding.json", told.out);
    const args = ["attach", named, "--game", "dying-light", "--binding", file, "--ask-at-table"];
    const dry = await ran(...args, "--dry-run");
    expect(dry.out).toMatch(/\+ ObjectStates\[\d+\]: Custom_Model_Bag "Outbreak"/);
    expect(readdirSync(folder)).not.toContain("named - dying-light.json");
    const wet = await ran(...args);
    expect([wet.code, wet.out]).toEqual([0, expect.stringContaining("every other of ")]);
    const out = join(folder, "named - dying-light.json");
    expect((await ran("detach", out, "--out", join(folder, "back.json"))).code).toBe(0);
    expect(readFileSync(join(folder, "back.json"), "utf8")).toBe(readFileSync(named, "utf8"));
  });
});
