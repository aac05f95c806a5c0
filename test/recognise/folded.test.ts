import { expect, test } from "vitest";
import { wordsOf } from "../../src/recognise/folded";

test.each<[string, readonly string[]]>([
  ["Zarażony_biegacz", ["zarazony", "biegacz"]],
  ["BiterMini01.png", ["biter", "mini01", "png"]],
  ["ÉLAN d'été — Straße", ["elan", "d", "ete", "—", "strasse"]],
  ["УКУС 7", ["УКУС".toLowerCase(), "7"]],
  ["#S03", ["s03"]],
  ["UV", ["uv"]],
  ["  ", []],
  ["", []],
])("%s", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
