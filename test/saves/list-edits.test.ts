import { describe, expect, test } from "vitest";
import { edited } from "../../src/saves/edit";
import { appended, withoutFields, withoutItems } from "../../src/saves/list-edits";
import { fieldOf } from "../../src/saves/node";
import { readSave } from "../../src/saves/save";

const read = (text: string) => {
  const save = readSave(Buffer.from(text));
  const list = fieldOf(save.root, "ObjectStates");
  if (list?.is !== "list") throw new Error("no list");
  return { save, list };
};

const LISTS = ["[]", "[ ]", "[\n  // nothing\n]", "[1]", "[ 1.0 , 2 ]", "[1,2,]", "[1 /* one */, /* two */ 2\n]"];

describe.each(LISTS)("a list written %j", (written) => {
  test("is what it was when what was put in is taken out again", () => {
    const text = `{ "ObjectStates" : ${written} , "Gravity":0.50}`;
    const before = read(text);
    const longer = read(edited(before.save, [appended(before.list, '{"a":1}')]));
    expect(longer.list.items).toHaveLength(before.list.items.length + 1);
    const last = longer.list.items.length - 1;
    expect(
      edited(
        longer.save,
        withoutItems(longer.list, (i) => i === last),
      ),
    ).toBe(text);
  });
});

test.each([
  [[0], "[ 2, 3, 4 ]"],
  [[1], "[ 1, 3, 4 ]"],
  [[3], "[ 1, 2, 3 ]"],
  [[0, 1], "[ 3, 4 ]"],
  [[1, 2], "[ 1, 4 ]"],
  [[0, 3], "[ 2, 3 ]"],
  [[0, 2, 3], "[ 2 ]"],
  [[0, 1, 2, 3], "[  ]"],
  [[], "[ 1, 2, 3, 4 ]"],
])("without its items %j", (gone, left) => {
  const { save, list } = read('{"ObjectStates":[ 1, 2, 3, 4 ]}');
  const text = edited(
    save,
    withoutItems(list, (i) => gone.includes(i)),
  );
  expect(text.slice(16, -1)).toBe(left);
});

test.each([
  [["a"], '{"b":2, "c":3 }'],
  [["b"], '{ "a":1, "c":3 }'],
  [["c"], '{ "a":1, "b":2 }'],
  [["a", "b"], '{"c":3 }'],
  [["b", "c"], '{ "a":1 }'],
  [["a", "c"], '{"b":2 }'],
  [["a", "b", "c"], "{ }"],
])("a record without its fields %j", (gone, left) => {
  const { save, list } = read('{"ObjectStates":[{ "a":1, "b":2, "c":3 }]}');
  const [record] = list.items;
  if (record?.is !== "fields") throw new Error("no record");
  const text = edited(
    save,
    withoutFields(save, record, (name) => gone.includes(name)),
  );
  const shown = text.slice(17, -2);
  expect(JSON.parse(shown)).toEqual(JSON.parse(left));
});
