import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { PAGE_POLICY } from "./src/cli/serving/policy";
import { patchedFengari } from "./src/host/vm/fengari/patched-fengari";

/** What is fetched later has no styles and nothing to fetch before it: Vite's helper for those would only be in the way. */
const plainImports: Plugin = {
  name: "plain-imports",
  transform: (_code, id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
};

/** Whatever web host gives the pages, they bring their policy along. */
const policyInPages: Plugin = {
  name: "policy-in-pages",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: PAGE_POLICY }, injectTo: "head-prepend" },
  ],
};

/** The front page with all games, and the page at which one is played. */
const PAGES = ["index.html", "table.html"].map((page) => fileURLToPath(new URL(`src/page/${page}`, import.meta.url)));

export default defineConfig({
  root: fileURLToPath(new URL("src/page", import.meta.url)),
  base: "./",
  // Fengari asks whether it runs on Node; what it would need there stays out.
  define: { "typeof process": '"undefined"' },
  plugins: [plainImports, patchedFengari, policyInPages],
  worker: { format: "es", plugins: () => [patchedFengari] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact", development: false } },
  build: {
    rolldownOptions: { input: PAGES },
    outDir: fileURLToPath(new URL("dist/page", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
});
