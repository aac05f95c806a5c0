import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { GameName } from "../../src/games";
import { armed, type Break } from "./breaks";

const ROOT = resolve(import.meta.dirname, "../..");

/** Played at random or by bots: they tell that something broke, not what a rule says, and take long about it. */
const PLAYED = ["bots.test.ts", "every-game.test.ts", "bitter-end.test.ts", "at-rest.test.ts"];

export interface Bundle {
  /** The game's rule tests and all they need, as the body of a function. */
  readonly code: string;
  readonly breaks: readonly Break[];
}

const typescriptIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .map((file) => join(folder, file));

const ruleFiles = (game: GameName): readonly string[] => {
  const folder = join(ROOT, "src/games", game);
  return [join(folder, "evolve.ts"), ...typescriptIn(join(folder, "rules"))];
};

const ruleTests = (game: GameName): readonly string[] =>
  typescriptIn(join(ROOT, "test/games", game)).filter(
    (file) => file.endsWith(".test.ts") && !PLAYED.some((played) => file.endsWith(played)),
  );

/** A bundle has no place of its own; what tests read lies beside their helpers. */
const placed = (code: string, path: string): string =>
  code
    .replaceAll("import.meta.dirname", JSON.stringify(dirname(path)))
    .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href));

/** All the game's rules with every break in them, and the tests that are to notice. */
export const bundled = async (game: GameName): Promise<Bundle> => {
  const { build } = await import("esbuild");
  const texts = new Map<string, string>();
  const breaks: Break[] = [];
  for (const file of ruleFiles(game)) {
    const made = armed(file.slice(join(ROOT, "src/games", game).length + 1), readFileSync(file, "utf8"), breaks.length);
    texts.set(file, made.text);
    breaks.push(...made.breaks);
  }
  const { outputFiles } = await build({
    stdin: {
      contents: ruleTests(game)
        .map((file) => `require(${JSON.stringify(file)});`)
        .join("\n"),
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
        name: "armed rules",
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
