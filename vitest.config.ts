import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/built-once.ts", "test/page/chromium.ts"],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    // The last line is the plain count that CI reads.
    reporters: ["default", "./test/support/plain-count.ts"],
  },
});
