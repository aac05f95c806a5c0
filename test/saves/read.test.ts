import { describe, expect, test } from "vitest";
import { edited, retexted } from "../../src/saves/edit";
import { fieldOf, itemsIn, numberIn, plain, textIn } from "../../src/saves/node";
import { objectAtAddress, objectsOf } from "../../src/saves/objects";
import { readSave, type Save } from "../../src/saves/save";
import { SaveTrouble } from "../../src/saves/trouble";

const read = (text: string): Save => readSave(Buffer.from(text));

const troubleOf = (bytes: Uint8Array | string): string => {
  try {
    objectsOf(readSave(Buffer.from(bytes)));
  } catch (error) {
    if (error instanceof SaveTrouble) return error.message;
    throw error;
  }
  return "none";
};

const token = (more: string): string => `{"GUID":"a1b2c3","Name":"Custom_Token","Nickname":"Fire"${more}}`;

describe("what a save says is kept to the letter", () => {
  const strange = `\uFEFF{
  "SaveName": "Łódź \\u00e9",   // somebody's note
  "Gravity": 1.0, "PlayArea": 1, "Big": 123456789012345678901234567890, "Tiny": 1.0000000000000001E-07,
  "Deep": -0.0, "Odd": [NaN, -Infinity, 5e-324, +1.50,],
  "NeverHeardOf": {"a": [], "b": {}, "c": null},
  "Note": "a\ttab and a
line",
  "ObjectStates": [${token(`,"Transform":{"posX":1.10,"posY":1.0,"scaleX":"NaN"},"Later":true`)},],
}\r\n`;

  test("without an edit every byte comes back, whatever was odd about it", () => {
    const bytes = Buffer.from(strange);
    expect(Buffer.from(edited(readSave(bytes), [])).equals(bytes)).toBe(true);
  });

  test("an edit changes what it names and no other byte", () => {
    const save = read(strange);
    const name = fieldOf(objectsOf(save)[0]?.node, "Nickname");
    if (name?.is !== "text") throw new Error("the token has a name");
    expect(edited(save, [retexted(name, 'Og"ień')])).toBe(strange.replace('"Fire"', '"Og\\"ień"'));
  });

  test("two edits of the same place are a broken promise", () => {
    const save = read(strange);
    const one = { from: 5, to: 9, text: "" };
    expect(() => edited(save, [one, { ...one, from: 8 }])).toThrow("two edits at character 8");
  });

  test("a number keeps its text, and its value is as the game reads it", () => {
    const { root } = read(strange);
    expect(["Gravity", "PlayArea", "Big", "Tiny", "Deep"].map((name) => fieldOf(root, name))).toMatchObject([
      { raw: "1.0" },
      { raw: "1" },
      { raw: "123456789012345678901234567890" },
      { raw: "1.0000000000000001E-07" },
      { raw: "-0.0" },
    ]);
    expect(itemsIn(root, "Odd").map(plain)).toEqual([NaN, -Infinity, 5e-324, 1.5]);
    expect(numberIn(fieldOf(objectsOf(read(strange))[0]?.node, "Transform"), "scaleX", 7)).toBe(7);
  });

  test("texts are read whatever is in them", () => {
    const { root } = read(strange);
    expect([textIn(root, "SaveName"), textIn(root, "Note")]).toEqual(["Łódź é", "a\ttab and a\nline"]);
  });

  test("where a field comes twice the last is meant, as in the game", () => {
    expect(textIn(read('{"SaveName":"old","SaveName":"new","ObjectStates":[]}').root, "SaveName")).toBe("new");
  });

  test("what JSON reads is read the same", () => {
    const text = JSON.stringify({ ObjectStates: [], a: [1, -2.5e3, 'x\\"\n', null, true, { b: [[]] }], "": "" });
    expect(plain(read(text).root)).toEqual(JSON.parse(text));
  });
});

describe("saves of every age and form", () => {
  test("a Saved Object with an empty header, and a save without a version", () => {
    const object = read(`{"SaveName":"","Date":"","VersionNumber":"","ObjectStates":[${token("")}]}`);
    expect(objectsOf(object)).toMatchObject([{ path: "ObjectStates[0]", name: "Custom_Token", nickname: "Fire" }]);
    expect(textIn(read('{"ObjectStates":[]}').root, "VersionNumber")).toBe("");
  });

  test("what is null is not there", () => {
    const old = read(`{"ObjectStates":[${token(',"ContainedObjects":null,"States":null,"LuaScript":null')}]}`);
    expect(objectsOf(old)).toHaveLength(1);
  });

  test("every object is found, in bags, in states and attached, with its path and depth", () => {
    const inner = `{"GUID":"b","Name":"Card","Nickname":"Inner","States":{"2":${token("")}}}`;
    const save = read(
      `{"ObjectStates":[${token("")},{"GUID":"b","Name":"Bag","ContainedObjects":[${inner}],"ChildObjects":[${token("")}]}]}`,
    );
    expect(objectsOf(save).map(({ path, depth, as }) => [path, depth, as])).toEqual([
      ["ObjectStates[0]", 0, "on the table"],
      ["ObjectStates[1]", 0, "on the table"],
      ["ObjectStates[1].ContainedObjects[0]", 1, "contained"],
      ["ObjectStates[1].ContainedObjects[0].States.2", 2, "state"],
      ["ObjectStates[1].ChildObjects[0]", 1, "attached"],
    ]);
  });

  test("bags in bags in bags, 400 deep", () => {
    const nested = `${'{"Name":"Bag","ContainedObjects":['.repeat(400)}${token("")}${"]}".repeat(400)}`;
    expect(objectsOf(read(`{"ObjectStates":[${nested}]}`)).at(-1)).toMatchObject({ depth: 400, nickname: "Fire" });
  });

  test("15 MB are read, and come back", { timeout: 60_000 }, () => {
    const many = Array.from({ length: 9000 }, (_, i) => {
      const more = `,"Transform":{"posX":${String(i)}.0},"LuaScript":"${"-- a line\\n".repeat(130)}","DeckIDs":[${"100,".repeat(40)}101]`;
      return token(more);
    });
    const text = `{"ObjectStates":[${many.join(",\n")}]}`;
    expect(text.length).toBeGreaterThan(13_000_000);
    const save = read(text);
    expect(objectsOf(save)).toHaveLength(9000);
    expect(edited(save, []) === text).toBe(true);
  });
});

describe("an object's address is its path, its GUID and its name", () => {
  const twins = read(`{"ObjectStates":[${token("")},${token("")},${token("").replace("Fire", "Nest")}]}`);
  const objects = objectsOf(twins);
  const at = (path: string, nickname: string) => objectAtAddress(objects, { path, guid: "a1b2c3", nickname });

  test("objects that share a GUID are told apart", () => {
    expect([at("ObjectStates[1]", "Fire"), at("ObjectStates[2]", "Nest")]).toEqual([objects[1], objects[2]]);
  });

  test("what has moved is found where its GUID and name are its own, and else is said to be several or none", () => {
    expect(at("ObjectStates[0]", "Nest")).toBe(objects[2]);
    expect([at("ObjectStates[2]", "Fire"), at("ObjectStates[0]", "Spear")]).toEqual(["several", "none"]);
    const other = { path: "ObjectStates[0]", guid: "ffffff", nickname: "Fire" };
    expect(objectAtAddress(objects, other)).toBe("none");
  });
});

describe("what is broken is named by its line or its path", () => {
  const cases: readonly (readonly [string, Uint8Array | string, string])[] = [
    ["nothing", "", "line 1: the file is empty"],
    ["a list", "[1]", "line 1: this is no save: it is not an object"],
    ["another JSON", '{"a":1}', "ObjectStates: it is missing: this is no save"],
    ["objects that are none", '{"ObjectStates":{}}', "ObjectStates: it is not a list"],
    ["an object that is none", '{"ObjectStates":[7]}', "ObjectStates[0]: it is not an object"],
    ["no type", '{"ObjectStates":[{"GUID":"x"}]}', "ObjectStates[0].Name: it is missing"],
    [
      "a bag of nonsense",
      '{"ObjectStates":[{"Name":"Bag","ContainedObjects":3}]}',
      "ObjectStates[0].ContainedObjects: it is not a list",
    ],
    [
      "an end in the middle",
      '{\n"ObjectStates": [\n  {"Name": "Bag"',
      "line 3, column 17 (ObjectStates[0]): the save ends before the { of line 3, column 3 is closed",
    ],
    [
      "a comma too few",
      '{"ObjectStates":[{"Name":"Bag"\n"GUID":"x"}]}',
      "line 2, column 1 (ObjectStates[0]): a comma or the end of the { of line 1, column 18 is missing",
    ],
    [
      "a text without end",
      '{"ObjectStates":[],\n"Note":"abc}',
      "line 2, column 8 (Note): a text that begins here has no end",
    ],
    ["a word that is none", '{"ObjectStates":[Bag]}', "line 1, column 18 (ObjectStates[0]): no value begins here"],
    [
      "a bad escape",
      '{"Note":"\\q","ObjectStates":[]}',
      "line 1, column 9 (Note): a text has a backslash that means nothing",
    ],
    ["two saves", '{"ObjectStates":[]}\n{}', "line 2, column 1: there is more behind the end of the save"],
    ["a field without a name", "{1:2}", "line 1, column 2: a field's name is missing"],
    ["a field without a colon", '{"a" 2}', 'line 1, column 6: a colon is missing behind "a"'],
    ["UTF-16", Buffer.from('\uFEFF{"ObjectStates":[]}', "utf16le"), "line 1: this is UTF-16; the game writes UTF-8"],
    ["a stray byte", Buffer.from([0x7b, 0x0a, 0x22, 0xff, 0x22]), "line 2: this is not UTF-8"],
    [
      "the Workshop's own form",
      Buffer.from([9, 0, 0, 0, 1, 2, 3, 4, 0]),
      "line 1: this is a copy of the Workshop's, in BSON; load it in the game and save it there",
    ],
  ];
  test.each(cases)("%s", (_what, bytes, message) => {
    expect(troubleOf(bytes)).toBe(message);
  });

  test("what nobody could have meant is refused before it breaks anything", () => {
    expect(troubleOf(`{"ObjectStates":${"[".repeat(100_000)}`)).toMatch(/nested deeper than 1000 levels$/);
  });
});
