import { Script } from "node:vm";
import { expect, test } from "vitest";
import { armed, type Break } from "./breaks";
import { drawn } from "./drawn";
import { figureOf, rateOf } from "./report";

const RULE = `
const LEAST = 1;
export const spawn = {
  run: ({ state, emit, next }, { area, left }) => {
    if (left === 0) return;
    if (state.count >= LEAST && !state.dark) emit({ was: "spawned", area });
    state.count = Math.min(6, state.count + 1);
    next({ do: "spawn", area, left: left - 1 }, { do: "rest" });
  },
};
`;

interface City {
  count: number;
  dark: boolean;
}

/** What the rule does with that break on: what it tells, what it plans, and what it leaves of the count. */
const done = (on: number, left: number, city: City) => {
  const told: unknown[] = [];
  const planned: unknown[] = [];
  const code = armed("spawn.ts", RULE, 0).text.replace("export const spawn =", "const spawn =");
  const made = new Script(`(function (__broken) { ${code}; return spawn; })`).runInThisContext() as (
    broken: (id: number) => boolean,
  ) => {
    run(tell: object, step: object): void;
  };
  const state = { ...city };
  const tell = {
    state,
    emit: (event: unknown) => told.push(event),
    next: (...steps: unknown[]) => planned.push(...steps),
  };
  made((id) => id === on).run(tell, { area: "A", left });
  return { told, planned, count: state.count };
};

const { breaks } = armed("spawn.ts", RULE, 0);
const numberOf = (name: string): number => {
  const at = breaks.findIndex((each) => each.name.endsWith(name));
  if (at < 0) throw new Error(`no such break: ${name}; there are\n${breaks.map((each) => each.name).join("\n")}`);
  return at;
};

const DAY = { count: 2, dark: false };
const SPAWN = { do: "spawn", area: "A", left: 1 };

test("with no break on the armed rule is the rule", () => {
  expect(done(-1, 2, DAY)).toEqual({
    told: [{ was: "spawned", area: "A" }],
    planned: [SPAWN, { do: "rest" }],
    count: 3,
  });
  expect(done(-1, 0, DAY)).toEqual({ told: [], planned: [], count: 2 });
});

test("each kind of break does what its name says", () => {
  expect(done(numberOf("if (left === 0) -> never"), 0, DAY).told).toHaveLength(1);
  expect(done(numberOf("left === 0 -> !=="), 2, DAY).planned).toEqual([]);
  expect(done(numberOf("state.count >= LEAST -> >"), 2, { count: 1, dark: false }).told).toEqual([]);
  expect(done(numberOf("!state.dark -> state.dark"), 2, DAY).told).toEqual([]);
  expect(done(numberOf("only state.count >= LEAST"), 2, { count: 2, dark: true }).told).toHaveLength(1);
  expect(done(numberOf("Math.min(6, state.count + 1) -> Math.max"), 2, DAY).count).toBe(6);
  expect(done(numberOf("1 of state.count + 1 -> 2"), 2, DAY).count).toBe(4);
  expect(done(numberOf('emit({ was: "spawned", area }); -> left out'), 2, DAY).told).toEqual([]);
  expect(done(numberOf("state.count = Math.min(6, state.count + 1); -> left out"), 2, DAY).count).toBe(2);
  expect(done(numberOf('{ do: "rest" } -> left out'), 2, DAY).planned).toEqual([SPAWN]);
});

test("a break is of one kind, and no two of a file have one name", () => {
  const kindOf = (name: string) => breaks[numberOf(name)]?.kind;
  expect(kindOf("if (left === 0) -> never")).toBe("guard");
  expect(kindOf("left === 0 -> !==")).toBe("comparison");
  expect(kindOf("1 of state.count + 1 -> 0")).toBe("number");
  expect(kindOf('{ do: "rest" } -> left out')).toBe("step");
  expect(kindOf('emit({ was: "spawned", area }); -> left out')).toBe("event");
  expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length);
  expect(breaks.map(({ name }) => name).filter((name) => name.startsWith("LEAST: 1 of LEAST = 1 -> "))).toHaveLength(2);
});

test("the same seed draws the same; first one of every kind of every file", () => {
  const both = [...breaks, ...breaks.map((each) => ({ ...each, file: "other.ts" }))];
  const some = drawn(both, 10, 7);
  expect(drawn(both, 10, 7)).toEqual(some);
  expect(drawn(both, 10, 8)).not.toEqual(some);
  expect(new Set(some.map(({ file, kind }) => `${file} ${kind}`)).size).toBe(10);
  expect(drawn(both, 1000, 7)).toHaveLength(both.length);
});

test("what nobody can notice counts neither way, but for one that was noticed", () => {
  const broken = (name: string): Break => ({ kind: "guard", file: "a.ts", line: 1, name });
  const all = [
    { broken: broken("1"), verdict: "killed" },
    { broken: broken("2"), verdict: "killed" },
    { broken: broken("3"), verdict: "survived" },
    { broken: broken("4"), verdict: "unreached" },
  ] as const;
  const figure = figureOf(all, [{ because: "it is so", breaks: ["a.ts 2", "a.ts 4"] }]);
  expect(figure).toEqual({ tried: 4, killed: 2, equivalent: 1, survivors: [broken("3")] });
  expect(rateOf(figure)).toBeCloseTo(66.67, 1);
});
