import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { patchedFengari } from "./src/host/vm/fengari/patched-fengari";

export default defineConfig({
  root: fileURLToPath(new URL("src/page", import.meta.url)),
  base: "./",
  // Fengari asks whether it runs on Node; what it would need there stays out.
  define: { "typeof process": '"undefined"' },
  plugins: [patchedFengari],
  worker: { format: "es", plugins: () => [patchedFengari] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: fileURLToPath(new URL("dist/page", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
});
