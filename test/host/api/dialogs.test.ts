import { describe, expect, test } from "vitest";
import { Colour } from "../../../src/host/vm/value";
import { faults, lua, tableOf } from "../../support/host-table";

const open = () => tableOf([], "function note(...) got = { ... } end", { seated: ["White", "Red"] });

describe("windows in front of one person", () => {
  test("Player.showInfoDialog: is read and closed; nobody sees that of an empty seat", () => {
    const table = open();
    expect(lua(table, "return { Player.Red.showInfoDialog('Hello'), Player.Blue.showInfoDialog('Hello') }")).toEqual([
      true,
      false,
    ]);
    expect(table.seat("White").dialog).toBe(undefined);
    const red = table.seat("Red");
    expect(red.dialog).toMatchObject({ kind: "info", text: "Hello" });
    red.answer();
    expect(red.dialog).toBe(undefined);
    expect(() => {
      red.answer();
    }).toThrow("no window stands open in front of Red");
  });

  test("Player.showConfirmDialog: tells the script when OK was clicked, and nothing else", () => {
    const table = open();
    lua(table, "Player.Red.showConfirmDialog('Sure?', note) Player.Red.showConfirmDialog('Really?', note)");
    const red = table.seat("Red");
    expect(red.dialog?.text).toBe("Sure?");
    red.dismiss();
    expect([lua(table, "return got"), red.dialog?.text]).toEqual([undefined, "Really?"]);
    red.answer();
    expect(lua(table, "return got")).toEqual(["Red"]);
  });

  test("Player.showInputDialog .showMemoDialog: a text; what stands before the callback may be left out", () => {
    const table = open();
    const red = table.seat("Red");
    lua(table, "Player.Red.showInputDialog('Name', 'Bob', note)");
    expect(red.dialog).toMatchObject({ kind: "input", text: "Name", value: "Bob" });
    red.answer("Ann");
    expect(lua(table, "return got")).toEqual(["Ann", "Red"]);
    lua(table, "Player.Red.showInputDialog('Name', note)");
    red.answer();
    expect(lua(table, "return got")).toEqual(["", "Red"]);
    lua(table, "Player.Red.showMemoDialog(note)");
    expect(red.dialog).toMatchObject({ kind: "memo", text: "" });
    red.answer("long");
    expect(lua(table, "return got")).toEqual(["long", "Red"]);
    expect(() => lua(table, "Player.Red.showInputDialog('Name')")).toThrow("there is no callback");
  });

  test("Player.showOptionsDialog: one of a list, by its text or its number from 1", () => {
    const table = open();
    const red = table.seat("Red");
    lua(table, "Player.Red.showOptionsDialog('Side', { 'left', 'right' }, 2, note)");
    expect(red.dialog).toMatchObject({ kind: "options", options: ["left", "right"], value: 2 });
    red.answer();
    expect(lua(table, "return got")).toEqual(["right", 2, "Red"]);
    lua(table, "Player.Red.showOptionsDialog('Side', { 'left', 'right' }, 'right', note)");
    red.answer("left");
    expect(lua(table, "return got")).toEqual(["left", 1, "Red"]);
    lua(table, "Player.Red.showOptionsDialog('Side', { 'left', 'right' }, note)");
    expect(red.dialog?.value).toBe(1);
    expect(() => {
      red.answer("up");
    }).toThrow('the window "Side" has no option up');
  });

  test("Player.showColorDialog: a Color", () => {
    const table = open();
    const red = table.seat("Red");
    lua(table, "Player.Red.showColorDialog({ 1, 0, 0 }, note)");
    expect(red.dialog?.value).toMatchObject({ r: 1, g: 0, b: 0 });
    red.answer(new Colour(0, 1, 0));
    expect(lua(table, "return { got[1].g, got[1]:toHex(), got[2] }")).toEqual([1, "00ff00", "Red"]);
    lua(table, "Player.Red.showColorDialog(note)");
    red.answer();
    expect(lua(table, "return got[1].b")).toBe(1);
  });

  test("a callback that fails is the script's fault, and the next window opens all the same", () => {
    const table = open();
    lua(table, "Player.Red.showConfirmDialog('a', function() error('oh') end) Player.Red.showInfoDialog('b')");
    table.seat("Red").answer();
    expect([faults(table).length, table.seat("Red").dialog?.text]).toEqual([1, "b"]);
  });
});

test.each([
  ["0", 1],
  ["1", 1],
  ["2", 2],
  ["3", 1],
  ["'right'", 2],
  ["'up'", 1],
])("Player.showOptionsDialog: of two options %s is number %i at first, and no other is the first", (named, number) => {
  const table = open();
  lua(table, `Player.Red.showOptionsDialog('Side', { 'left', 'right' }, ${named}, note)`);
  expect(table.seat("Red").dialog?.value).toBe(number);
});
