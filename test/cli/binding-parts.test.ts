import { expect, test } from "vitest";
import { marksThatTell } from "../../src/bind/marks-that-tell";
import { nearestPairs } from "../../src/bind/nearest-pairs";
import { handZonesIn } from "../../src/cli/bind/hand-zones";
import { readSave } from "../../src/saves/save";

test("each piece has the marks that tell it from all others, the more lasting first", () => {
  const figure = { type: "Custom_Model", mesh: "m" };
  const { pieces, alike } = marksThatTell([
    { sort: "runner", kind: "runner.ash", seen: { ...figure, image: "a", name: "Ash" } },
    { sort: "runner", kind: "runner.bram", seen: { ...figure, image: "b", name: "Bram" } },
    { sort: "biter", kind: "biter", seen: { type: "PlayerPawn", name: "Figure", tint: "1/1/1", guid: "a" } },
    { sort: "viral", kind: "viral", seen: { type: "PlayerPawn", name: "Figure", tint: "2/2/2", guid: "b" } },
    { sort: "howler", kind: "howler", seen: { type: "Figurine_Custom", name: "Pawn", guid: "c" } },
    { sort: "", kind: "", seen: { type: "Figurine_Custom", name: "Pawn", guid: "d" } },
  ]);
  expect(pieces).toEqual([
    { sort: "runner", kind: "runner.ash", by: { type: "Custom_Model", image: "a" } },
    { sort: "runner", kind: "runner.bram", by: { type: "Custom_Model", image: "b" } },
    { sort: "biter", kind: "biter", by: { type: "PlayerPawn", name: "Figure", tint: "1/1/1" } },
    { sort: "viral", kind: "viral", by: { type: "PlayerPawn", name: "Figure", tint: "2/2/2" } },
  ]);
  expect(alike.map(({ sort }) => sort)).toEqual(["howler"]);
});

test("a colour with two hand zones holds its cards in the first", () => {
  const zone = (FogColor: string, posX: number) => ({ Name: "HandTrigger", FogColor, Transform: { posX, posZ: 0 } });
  const text = JSON.stringify({
    SaveName: "x",
    ObjectStates: [zone("Red", 1), zone("Red", 9), zone("Blue", 3), zone("", 4)],
  });
  expect(handZonesIn(readSave(Buffer.from(text)))).toMatchObject([
    { colour: "Red", x: 1 },
    { colour: "Blue", x: 3 },
  ]);
});

test("the nearest go together first, and nobody twice", () => {
  const [a, b] = [
    { x: 0, z: 0 },
    { x: 5, z: 0 },
  ];
  const [c, d] = [
    { x: 4, z: 0 },
    { x: 100, z: 0 },
  ];
  expect(nearestPairs([a, b], [c, d])).toEqual([
    { one: b, other: c },
    { one: a, other: d },
  ]);
  expect(nearestPairs([a, b], [c])).toEqual([{ one: b, other: c }]);
});
