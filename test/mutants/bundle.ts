import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { armed, type Break } from "./breaks";
import type { Subject } from "./subjects";

const ROOT = resolve(import.meta.dirname, "../..");

export interface Bundle {
  /** The tests and all they need, as the body of a function. */
  readonly code: string;
  readonly breaks: readonly Break[];
}

/** A bundle has no place of its own; what tests read lies beside their helpers. */
const placed = (code: string, path: string): string =>
  code
    .replaceAll("import.meta.dirname", JSON.stringify(dirname(path)))
    .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href));

/** All that is to be broken with every break in it, and the tests that are to notice. */
export const bundled = async ({ folder, files, tests }: Subject): Promise<Bundle> => {
  const { build } = await import("esbuild");
  const texts = new Map<string, string>();
  const breaks: Break[] = [];
  for (const file of files) {
    const made = armed(file.slice(folder.length + 1), readFileSync(file, "utf8"), breaks.length);
    texts.set(file, made.text);
    breaks.push(...made.breaks);
  }
  const { outputFiles } = await build({
    stdin: {
      contents: tests.map((file) => `require(${JSON.stringify(file)});`).join("\n"),
      resolveDir: ROOT,
    },
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    external: ["@iconify-json/*"],
    alias: { vitest: join(import.meta.dirname, "stand-in.ts") },
    write: false,
    logLevel: "error",
    plugins: [
      {
        name: "armed",
        setup: (plugin) => {
          plugin.onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const contents = texts.get(path) ?? readFileSync(path, "utf8");
            return { contents: placed(contents, path), loader: "ts" };
          });
        },
      },
    ],
  });
  return { code: outputFiles[0]?.text ?? "", breaks };
};
