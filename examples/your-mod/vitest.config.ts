import { defineConfig } from "vitest/config";

export default defineConfig({
  // Two matchers for tables, and a picture of the table on which a test has failed.
  test: { setupFiles: ["@outbreak/host/vitest"] },
});
