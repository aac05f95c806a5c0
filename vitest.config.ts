import { defineConfig } from "vitest/config";

const EACH = {
  // Otherwise fengari is reached through a proxy, which takes a tenth of the time of all that runs Lua.
  deps: { interopDefault: false },
  // A busy machine may take ten times as long; what hangs is found all the same.
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * Tests of rules share their process: they are short, and most of the time would go into loading the same modules. They
 * need no save, so none is built before them.
 */
const RULES = ["test/kernel/*.test.ts", "test/games/*/*.test.ts"];

/** Tests of the API are short too, and each opens tables of its own; apart they took four times as long, to load the host. */
const API = ["test/host/api/**/*.test.ts"];

/** A game that is there to be added, with its tests: `test/guide` does, to a copy of the project. */
const TO_BE_ADDED = "test/guide/*/**";

/** Tests of the built tables that are run on MoonSharp itself besides, where it can be had: some of each game. */
const ON_MOONSHARP = [
  "test/table/{round,reload,people,begun-by-the-clock}.test.ts",
  "test/games/one-month-in/table/refusals.test.ts",
  "test/games/survive-until-daylight/table/whole-night.test.ts",
  "test/games/survivor-duel/table/table-decks.test.ts",
];

export default defineConfig({
  test: {
    maxWorkers: "100%",
    // The last line is the plain count that CI reads.
    reporters: ["default", "./test/support/plain-count.ts"],
    projects: [
      { test: { ...EACH, name: "rules", include: RULES, isolate: false } },
      { test: { ...EACH, name: "API", include: API, isolate: false } },
      {
        test: {
          ...EACH,
          name: "all else",
          include: ["test/**/*.test.ts"],
          exclude: [...RULES, ...API, TO_BE_ADDED],
          globalSetup: ["test/support/built-once.ts", "test/page/chromium.ts", "test/cli/redis.ts"],
        },
      },
      {
        test: {
          ...EACH,
          name: "on MoonSharp",
          include: ON_MOONSHARP,
          globalSetup: ["test/support/built-once.ts"],
          setupFiles: ["test/support/needs-moonsharp.ts"],
          env: { OUTBREAK_VM: "moonsharp" },
        },
      },
    ],
  },
});
