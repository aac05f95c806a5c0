import { expect, test } from "vitest";
import type { BoundPiece, Marks } from "../../src/bind/binding";
import { seenOf } from "../../src/bind/seen";
import { whichPiece } from "../../src/bind/which";
import { lacking } from "../../src/bind/lacking";
import { KNOWN_BY } from "../../src/games/known-by";
import type { ObjectState } from "../../src/tts/save";

const Transform = { posX: 0, posY: 0, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };
const SHEET = { FaceURL: "f", BackURL: "b", NumWidth: 10, NumHeight: 7, BackIsHidden: true, UniqueBack: false };

test("a card shows its sheet and cell, not the sheet that is left over from another", () => {
  const card: ObjectState = {
    GUID: "abc123",
    Name: "Card",
    Transform,
    Nickname: "",
    CardID: 1205,
    CustomDeck: { 3: { ...SHEET, FaceURL: "stale" }, 12: SHEET },
    ColorDiffuse: { r: 0.713235259, g: 1, b: 0 },
  };
  expect(seenOf(card, "Wounds")).toEqual({
    type: "Card",
    face: "f",
    back: "b",
    cell: "5",
    tint: "71/100/0",
    inside: "Wounds",
    guid: "abc123",
  });
});

test("a stack is what it is made of", () => {
  expect(seenOf({ GUID: "a", Name: "Custom_Token_Stack", Transform }, "")).toEqual({ type: "Custom_Token", guid: "a" });
});

const pieces: readonly BoundPiece[] = [
  { sort: "wound", kind: "", by: { back: "b" } },
  { sort: "wound", kind: "wound.broken", by: { face: "f", cell: "5" } },
  { sort: "biter", kind: "biter", by: { name: "Figure" } },
  { sort: "viral", kind: "viral", by: { tint: "1/1/1" } },
];

test.each<[string, Marks, string]>([
  ["one by its marks", { name: "Figure", type: "Card" }, "biter"],
  ["one of which more is said", { back: "b", face: "f", cell: "5" }, "wound.broken"],
  ["one whose face is not known yet", { back: "b", face: "f", cell: "6" }, ""],
])("%s", (_what, seen, kind) => {
  expect(whichPiece({ pieces }, seen)).toMatchObject({ kind });
});

test("what has none of the marks is nothing, and what has two pieces' marks is not guessed", () => {
  expect(whichPiece({ pieces }, { name: "Cat", guid: "abc123" })).toBe("none");
  expect(whichPiece({ pieces }, { name: "Figure", tint: "1/1/1" })).toBe("several");
});

test("what is missing is told with what is there instead", () => {
  const sorts = KNOWN_BY["dying-light"].filter(({ sort }) => ["biter", "viral", "howler", "fire"].includes(sort));
  const without = [{ sort: "howler", instead: "our own" }] as const;
  expect(lacking(sorts, { biter: "endless", viral: 10, howler: 0, fire: 3 }, without)).toEqual([
    { sort: "viral", found: 10, wanted: 12, instead: "unsaid" },
    { sort: "howler", found: 0, wanted: 4, instead: "our own" },
  ]);
});
