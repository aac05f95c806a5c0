import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    setupFiles: ["@outbreak/host/vitest"],
    // The engine is TypeScript, which has to become JavaScript here.
    server: { deps: { inline: [/@outbreak[\\/]engine/] } },
    testTimeout: 60_000,
  },
});
