import { expect, test } from "vitest";
import { below, seeded } from "../../src/kernel/generator";
import { cardsOf, drawn, type Pile, putOnTop, putUnder, shuffled, sizeOf, topOf } from "../../src/kernel/pile";

test("a shuffled pile is one layer, and nothing is no layer", () => {
  expect(shuffled(["a", "b"])).toEqual([["a", "b"]]);
  expect(shuffled([])).toEqual([]);
});

test("only the top layer can be drawn from", () => {
  const pile: Pile = [["a", "b"], ["c"]];
  expect(topOf(pile)).toEqual(["a", "b"]);
  expect(drawn(pile, "a")).toEqual([["b"], ["c"]]);
  expect(drawn(drawn(pile, "a"), "b")).toEqual([["c"]]);
  expect(topOf([])).toEqual([]);
});

test("of equal cards one is drawn", () => {
  expect(drawn([["a", "a", "b"]], "a")).toEqual([["a", "b"]]);
});

test("on top and under are layers of their own", () => {
  expect(putOnTop([["a", "b"]], "c")).toEqual([["c"], ["a", "b"]]);
  expect(putUnder([["a", "b"]], "c")).toEqual([["a", "b"], ["c"]]);
  expect(putUnder([], "c")).toEqual([["c"]]);
});

test("whatever is done to a pile, no card comes or goes and the piles before stay as they were", () => {
  const chance = seeded(4);
  const cards = Array.from({ length: 20 }, (_, i) => `c${String(i)}`);
  let pile = shuffled(cards);
  let hand: string[] = [];
  for (let i = 0; i < 3000; i++) {
    const before = JSON.stringify(pile);
    const was = pile;
    const card = hand[below(chance, Math.max(1, hand.length))];
    const act = below(chance, 3);
    if (act > 0 && card !== undefined) {
      pile = act === 1 ? putOnTop(pile, card) : putUnder(pile, card);
      hand = hand.filter((each) => each !== card);
    } else if (sizeOf(pile) > 0) {
      const drew = topOf(pile)[below(chance, topOf(pile).length)] ?? "";
      pile = drawn(pile, drew);
      hand = [...hand, drew];
    }
    expect(JSON.stringify(was)).toBe(before);
    expect([...cardsOf(pile), ...hand].sort()).toEqual([...cards].sort());
    expect(sizeOf(pile)).toBe(20 - hand.length);
    expect(pile.every((layer) => layer.length > 0)).toBe(true);
  }
});
