import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/built-once.ts", "test/page/chromium.ts"],
    // Otherwise fengari is reached through a proxy, which takes a tenth of the time of all that runs Lua.
    deps: { interopDefault: false },
    maxWorkers: "100%",
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // The last line is the plain count that CI reads.
    reporters: ["default", "./test/support/plain-count.ts"],
  },
});
