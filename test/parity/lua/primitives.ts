import { canonical } from "../../../src/kernel/canonical";
import { copy } from "../../../src/kernel/copy";
import { below, type Generator, seeded } from "../../../src/kernel/generator";
import { distances, nearest } from "../../../src/kernel/graph";
import { numberCode, readerOf, readNumber } from "../../../src/kernel/input-code";
import { distinct, mapped, most, range, turnedTo, without, withoutAll } from "../../../src/kernel/list";
import { numberOf, numberText } from "../../../src/kernel/number-text";
import { oddsOf } from "../../../src/kernel/odds";
import { byBytes, sorted } from "../../../src/kernel/order";
import { sentence } from "../../../src/kernel/text";
import type { Draw } from "../../../src/kernel/words";

type Line = (this: void, text: string) => void;

/** A sum of everything said, so that 100,000 numbers are one line. */
interface Sum {
  value: number;
}

const add = (sum: Sum, number: number): void => {
  sum.value = (sum.value * 31 + number) % 1000003;
};

const addText = (sum: Sum, text: string): void => {
  for (let i = 0; i < text.length; i++) add(sum, text.charCodeAt(i));
};

export const draws = (seed: number, count: number, line: Line): void => {
  const generator = seeded(seed);
  const sum = { value: 0 };
  const sides = [2, 6, 7, 52, 1000, 4294967087];
  // By the thousand: a long list is slow to make on MoonSharp.
  for (const thousand of range(1, count / 1000)) {
    for (const i of range(1, 1000)) add(sum, below(generator, sides[i % sides.length] ?? 6));
    line(numberText(thousand) + " " + numberText(sum.value) + " " + numberText(below(generator, 1000000)));
  }
  line(numberText(sum.value) + " " + canonical(generator));
};

const anyId = (chance: Generator): string => {
  let id = "";
  const length = below(chance, 6);
  for (let i = 0; i < length; i++) {
    // Letters, digits, and what ids are joined with; no quote and no backslash.
    const letters = "abcXYZ019-_.:+ ~!#az";
    id += letters.charAt(below(chance, letters.length));
  }
  return id;
};

const anyNumber = (chance: Generator): number => {
  const whole = below(chance, 1000000) * below(chance, 999999999) + below(chance, 1000);
  return below(chance, 2) === 0 ? whole : -whole;
};

const anyValue = (chance: Generator, depth: number): unknown => {
  const kind = below(chance, depth > 3 ? 3 : 5);
  if (kind === 0) return anyNumber(chance);
  if (kind === 1) return anyId(chance);
  if (kind === 2) return below(chance, 2) === 0;
  const size = 1 + below(chance, 4);
  if (kind === 3) {
    const list: unknown[] = [];
    for (const _i of range(1, size)) list.push(anyValue(chance, depth + 1));
    return list;
  }
  const record: Record<string, unknown> = { kind: "record" };
  for (const _i of range(1, size)) {
    // Its own line: in `t[f()] = g()` MoonSharp calls g first.
    const key = "k" + anyId(chance);
    record[key] = anyValue(chance, depth + 1);
  }
  return record;
};

export const canonicals = (seed: number, count: number, line: Line): void => {
  const chance = seeded(seed);
  const sum = { value: 0 };
  for (const i of range(1, count)) {
    const text = canonical(copy(anyValue(chance, 0)));
    addText(sum, text);
    if (i % 100 === 0) line(text);
  }
  line(numberText(sum.value));
};

export const orders = (seed: number, count: number, line: Line): void => {
  const chance = seeded(seed);
  const sum = { value: 0 };
  for (const i of range(1, count)) {
    const ids: string[] = [];
    const size = below(chance, 20);
    for (const _j of range(1, size)) ids.push(anyId(chance));
    const text = sorted(ids, byBytes).join("|");
    // Equal lengths keep their order: the sort is stable.
    addText(sum, text + sorted(ids, (a, b) => a.length - b.length).join("|"));
    if (i % 50 === 0) line(text);
  }
  line(numberText(sum.value));
};

export const numbers = (seed: number, count: number, line: Line): void => {
  const chance = seeded(seed);
  const sum = { value: 0 };
  for (const i of range(1, count)) {
    const number = anyNumber(chance);
    const text = numberText(number);
    addText(sum, text);
    const reader = readerOf(numberCode(i) + numberCode(i * 7919));
    add(sum, readNumber(reader) + readNumber(reader));
    if (i % 100 === 0) line(text);
  }
  for (const edge of [0, 1, 9, 10, 999999999999999, 2147483647, 2147483648, 4294967296]) line(numberText(edge));
  for (const odd of ["", "-1", "1.5", " 1", "1e3", "00", "1234567890123456"]) line(numberText(numberOf(odd)));
  line(numberText(sum.value));
};

export const readings = (seed: number, count: number, line: Line): void => {
  const chance = seeded(seed);
  for (const _i of range(1, count)) {
    const number = anyNumber(chance);
    line(numberText(numberOf(numberText(number < 0 ? -number : number))));
  }
};

export const lists = (seed: number, count: number, line: Line): void => {
  const chance = seeded(seed);
  const sum = { value: 0 };
  for (const i of range(1, count)) {
    const list: string[] = [];
    const size = below(chance, 8);
    for (const _j of range(1, size)) list.push("w" + numberText(below(chance, 5)));
    const word = "w" + numberText(below(chance, 5));
    const results = [
      without(list, word),
      withoutAll(list, [word, "w0"]),
      distinct(list),
      turnedTo(list, word),
      most(list, (each) => each.charCodeAt(1)),
      mapped(list, (each, at) => each + numberText(at)),
    ];
    addText(sum, canonical(results));
    if (i % 100 === 0) line(canonical(results));
  }
  line(numberText(sum.value));
};

export const graphs = (seed: number, count: number, line: Line): void => {
  const chance = seeded(seed);
  const nodes = ["a", "b", "c", "d", "e", "f", "g", "h"];
  for (const _i of range(1, count)) {
    const graph: Record<string, string[]> = {};
    for (const node of nodes) {
      const near: string[] = [];
      for (const other of nodes) if (below(chance, 4) === 0) near.push(other);
      graph[node] = near;
    }
    const shut = nodes[below(chance, 8)] ?? "a";
    const steps = distances(graph, "a", (node) => node !== shut);
    line(canonical(steps) + canonical(nearest(graph, "a", ["c", "e", "g"], () => true)));
  }
};

export const odds = (seed: number, count: number, line: Line): void => {
  const chance = seeded(seed);
  for (const _i of range(1, count)) {
    const alike = below(chance, 2) === 0;
    const same = ["1", "1", "2", "3", "x"];
    const all: Draw[] = [];
    const size = 1 + below(chance, 4);
    for (const j of range(1, size)) {
      const sides: string[] = [];
      const faces = 1 + below(chance, 4);
      for (const _k of range(1, faces)) sides.push(numberText(below(chance, 3)));
      all.push({ of: numberText(j), with: "die", sides: alike ? same : sides });
    }
    const counted = oddsOf(all, (came) => {
      const sum = { value: 0 };
      for (const side of sorted(came, byBytes)) addText(sum, side);
      return [numberText(sum.value % 5)];
    });
    line(canonical(sorted(counted, (a, b) => byBytes(a.what, b.what))));
  }
};

export const sentences = (seed: number, count: number, line: Line): void => {
  const chance = seeded(seed);
  const text = { hit: "{who} hits {whom} for {many}{", "word.p1": "the first", open: "}{who" };
  for (const _i of range(1, count)) {
    const slots = {
      who: "p" + numberText(below(chance, 3)),
      whom: ["p1", "p2"].slice(below(chance, 3)),
      many: below(chance, 9),
    };
    line(sentence(text, ["hit", "open", "none"][below(chance, 3)] ?? "hit", slots));
  }
};

export const empties = (_seed: number, _count: number, line: Line): void => {
  const none: Record<string, number> = {};
  line(canonical([none, [], { in: none }]));
};
