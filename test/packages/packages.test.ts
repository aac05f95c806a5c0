import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emptyFolder, type Ended, filesIn, inFolder, installed, packed, sizeOf } from "./elsewhere";

/* One file, since both packages are packed once: what npm packs it makes in the package's own folder. */

const ROOT = resolve(import.meta.dirname, "../..");
const [tarballs, mod, empty] = [emptyFolder(), emptyFolder(), emptyFolder()];
const HOST = join(mod, "node_modules/@outbreak/host");
const ENGINE = join(empty, "node_modules/@outbreak/engine");
const GAME = join(empty, "my-game");

let missing = "";

beforeAll(() => {
  const [host, engine] = [packed("host", tarballs), packed("engine", tarballs)];
  cpSync(join(ROOT, "examples/your-mod"), mod, { recursive: true });
  writeFileSync(join(empty, "package.json"), "{}");
  missing = installed(mod, [host]);
  if (missing === "") missing = installed(empty, [host, engine]);
});

beforeEach(({ skip }) => {
  if (missing !== "") skip(missing);
});

afterAll(() => {
  for (const folder of [tarballs, mod, empty]) rmSync(folder, { recursive: true, force: true });
});

interface Manifest {
  readonly version: string;
  readonly scripts: object;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

const OURS = /dying-light|one-month-in|survivor-duel|survive-until-daylight/i;

describe.each([
  ["host", HOST],
  ["engine", ENGINE],
])("the package of the %s", (_, folder) => {
  test("is under 3 MB without what it depends on, and runs nothing when it is installed", () => {
    expect(sizeOf(folder)).toBeLessThan(3_000_000);
    expect(Object.keys(manifestIn(folder).scripts)).toEqual(["prepack"]);
  });

  test("has its README, licence and changelog, and none of our games", () => {
    const files = filesIn(folder);
    expect(files).toEqual(expect.arrayContaining(["README.md", "CHANGELOG.md", "LICENSE", "bin/outbreak.mjs"]));
    expect(readFileSync(join(folder, "CHANGELOG.md"), "utf8")).toContain(`## ${manifestIn(folder).version}\n`);
    expect(files.filter((file) => file.startsWith("dist/src/games"))).toEqual([]);
    for (const file of files.filter((each) => /\.(m?js|ts)$/.test(each)))
      expect(readFileSync(join(folder, file), "utf8"), file).not.toMatch(OURS);
  });

  test("depends on what this repository has, by the same versions", () => {
    const { "@outbreak/host": host = "^0.1.0", ...others } = manifestIn(folder).dependencies ?? {};
    expect(host).toBe(`^${manifestIn(HOST).version}`);
    const { dependencies, devDependencies } = manifestIn(ROOT);
    expect({ ...devDependencies, ...dependencies }).toMatchObject(others);
  });
});

const done = ({ code, out, err }: Ended): string => {
  expect(code, out + err).toBe(0);
  return out;
};

const npx = (folder: string, ...args: readonly string[]): Ended => inFolder(folder, "npx", "--no-install", ...args);

describe("examples/your-mod, with the host from its tarball", () => {
  test("is type-checked, built and tested", () => {
    expect(inFolder(mod, process.execPath, join(ROOT, "node_modules/typescript/bin/tsc"), "-p", mod)).toEqual({
      code: 0,
      out: "",
      err: "",
    });
    expect(done(inFolder(mod, "npm", "test"))).toContain("4 passed");
  });

  test("is run by outbreak run", () => {
    const out = done(npx(mod, "outbreak", "run", "dist/your-mod.json", "--seats", "White,Blue", "--press", "Deal"));
    expect(out).toContain("Cards (dec000): 10 before, 4 now");
  });

  test("tells which members are answered", () => {
    const out = done(npx(mod, "outbreak", "host", "--coverage", "--json"));
    expect((JSON.parse(out) as { members: readonly unknown[] }).members.length).toBeGreaterThan(600);
  });

  /** What its tests say while a file is otherwise. */
  const brokenBy = (name: string, from: string, to: string): string => {
    const file = join(mod, name);
    const whole = readFileSync(file, "utf8");
    writeFileSync(file, whole.replace(from, to));
    const { code, out, err } = inFolder(mod, "npm", "test");
    writeFileSync(file, whole);
    expect(code).not.toBe(0);
    return out + err;
  };

  test("fails when one of its rules is broken, with a picture of the table", () => {
    const said = brokenBy("src/Global.lua", "local STEP = 2", "local STEP = 3");
    expect(said).toMatch(/marker stands at -5, 1.21, -\d, not at -6, any, -\d/);
    const [, picture = ""] = /The table as it stood: (\S+\.svg)/.exec(said) ?? [];
    expect(existsSync(join(mod, picture)), said).toBe(true);
    expect(readFileSync(join(mod, picture), "utf8")).toMatch(/^<svg[^]*Cards ×4[^]*class="expected"/);
  });

  test("fails when a script does wrong, and says where", () => {
    const said = brokenBy(
      "src/Global.lua",
      "function onSave()",
      "function onUpdate() local x = nil .. 1 end\nfunction onSave()",
    );
    expect(said).toMatch(/the table has faults:\n\s+Global Global:\d+: attempt to concatenate/);
  });
});

describe("npx outbreak new my-game in an empty folder", () => {
  test("makes a game, and no game where one is, or of no name", () => {
    expect(done(npx(empty, "outbreak", "new", "my-game"))).toContain("cd my-game && npm install && npm test");
    expect(npx(empty, "outbreak", "new", "my-game")).toMatchObject({ code: 2 });
    expect(npx(empty, "outbreak", "new", "My Game")).toMatchObject({ code: 2 });
    expect(npx(empty, "outbreak", "build")).toMatchObject({ code: 2 });
    expect(installed(GAME, [])).toBe("");
  });

  test("that is built to a save, and tested: the rules, by hand, by bots", () => {
    const out = done(inFolder(GAME, "npm", "test"));
    expect(out).toMatch(/dist\/my-game\/.+\.json/);
    expect(out).toMatch(/Tests\s+31 passed/);
    expect(existsSync(join(GAME, "dist/my-game/controller.json"))).toBe(true);
  });

  test("that type-checks", () => {
    done(npx(GAME, "tsc"));
  });

  test("that bots play, the same match with the same seed", () => {
    const log = done(npx(GAME, "outbreak", "play", "--seed", "7"));
    expect(log).toMatch(/\nover RPS-WIN-01 won by p[12]\n$/);
    expect(done(npx(GAME, "outbreak", "play", "--seed", "7"))).toBe(log);
  });

  test("whose save any host can run", () => {
    const save = "dist/my-game/Outbreak - Rock, Paper, Scissors.json";
    expect(done(npx(GAME, "outbreak", "run", save, "--seats", "Red,Blue"))).toContain("1 scripts");
  });

  test("has a test that fails when a rule is broken", () => {
    const file = join(GAME, "src/content/cards.ts");
    const cards = readFileSync(file, "utf8");
    writeFileSync(file, cards.replace('{ card: "paper", beats: ["rock"] }', '{ card: "paper", beats: [] }'));
    const { code, out, err } = npx(GAME, "vitest", "run", "test/throwing.test.ts");
    writeFileSync(file, cards);
    expect(code).not.toBe(0);
    expect(out + err).toContain("RPS-BEAT-01");
  });

  test("tells of a mistake in its own files by file and line", () => {
    const file = join(GAME, "src/rules/rounds.ts");
    const rounds = readFileSync(file, "utf8");
    writeFileSync(file, rounds.replace("state.round + 1", "state.rounds + 1"));
    const { code, err } = npx(GAME, "outbreak", "build");
    writeFileSync(file, rounds);
    expect([code, err]).toEqual([1, expect.stringMatching(/^src\/rules\/rounds.ts:\d+:\d+: Property 'rounds'/m)]);
  });
});
