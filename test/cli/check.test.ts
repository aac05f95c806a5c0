import { afterEach, describe, expect, test, vi } from "vitest";
import { codeOf } from "../../src/check/code";
import { QUESTIONS } from "../../src/check/questions";
import { main } from "../../src/cli/main";

afterEach(() => {
  vi.restoreAllMocks();
});

/** What the command printed, and its exit code. */
const check = async (...args: readonly string[]) => {
  const said = { out: "", err: "" };
  vi.spyOn(console, "log").mockImplementation((line: string) => {
    said.out += `${line}\n`;
  });
  vi.spyOn(console, "error").mockImplementation((line: string) => {
    said.err += `${line}\n`;
  });
  return { code: await main(["check", ...args]), ...said };
};

const ASSUMED = Object.fromEntries(QUESTIONS.map(({ id, assumed }) => [id, assumed[0]]));
const ONE_WRONG = codeOf(QUESTIONS, { ...ASSUMED, "time/frames-0": "in the same frame", "move/fast": undefined });

test("every question is told, what is otherwise with what to mend and where", async () => {
  const { code, out } = await check(ONE_WRONG);
  expect(code).toBe(0);
  for (const { asks } of QUESTIONS) expect(out).toContain(asks);
  expect(out).toContain(
    [
      "otherwise   time/frames-0  When does Wait.frames(f, 0) run?",
      "            the game: in the same frame; we assume: in the next frame",
      '            mend src/host/world/clock.ts: afterFrames, and src/host/DIVERGENCES.md, "Time"',
    ].join("\n"),
  );
  expect(out).toMatch(new RegExp(`\\n${String(QUESTIONS.length - 2)} as assumed, 1 not known, 1 otherwise\\n$`));
});

test("as JSON", async () => {
  const { out } = await check(ONE_WRONG, "--json");
  const found = JSON.parse(out) as readonly { readonly id: string; readonly is: string; readonly mend?: string }[];
  expect(found.map(({ id }) => id)).toEqual(QUESTIONS.map(({ id }) => id));
  expect(found.filter(({ is }) => is !== "as assumed")).toMatchObject([
    { id: "time/frames-0", is: "otherwise", mend: expect.stringContaining("clock.ts") as string },
    { id: "move/fast", is: "not known", answer: "not asked" },
  ]);
});

test("a code that was copied with blanks in it", async () => {
  expect((await check(...ONE_WRONG.split("-"))).code).toBe(0);
});

test("without a code: how to get one", async () => {
  const { code, out } = await check();
  expect(code).toBe(0);
  expect(out).toContain("npx outbreak build check");
});

describe("a code that cannot be read is a person's mistake", () => {
  const mistyped = ONE_WRONG.slice(0, -1) + (ONE_WRONG.endsWith("Z") ? "Y" : "Z");
  const cases: readonly (readonly [string, string, RegExp])[] = [
    ["none of ours", "dying-light.1.2", /^outbreak: this is no code of the check: those begin with OBC\n$/],
    ["mistyped", mistyped, /^outbreak: this code is not whole or mistyped/],
    ["not whole", ONE_WRONG.slice(0, 40), /^outbreak: this code is not whole or mistyped/],
    ["old", codeOf(QUESTIONS.slice(1), {}), /^outbreak: this code is from a check with other questions/],
  ];

  test.each(cases)("%s", async (_what, code, line) => {
    const ended = await check(code);
    expect([ended.code, ended.out]).toEqual([2, ""]);
    expect(ended.err).toMatch(line);
  });
});
