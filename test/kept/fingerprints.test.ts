import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type GameName, GAME_NAMES, withGame } from "../../src/games/index";
import { type Fingerprint, fingerprintOf } from "./fingerprint";

/*
 * A file for each game, `fingerprints/<game>.txt`: the version of its rules, and what they do. Rules that do something
 * else under the same version would let a match that somebody has kept go on differently, without a word.
 * `NEW_VERSION=<game> npx vitest run test/kept/fingerprints.test.ts` keeps those of a version that is new, and of golden
 * matches that are; what is kept of a version is never kept anew.
 */
const FOLDER = join(import.meta.dirname, "fingerprints");

interface KeptFingerprint {
  readonly version: number;
  readonly words: Fingerprint;
}

const fileOf = (name: GameName): string => join(FOLDER, `${name}.txt`);

const keptOf = (name: GameName): KeptFingerprint => {
  if (!existsSync(fileOf(name))) return { version: 0, words: [] };
  const [head = "", ...lines] = readFileSync(fileOf(name), "utf8").trimEnd().split("\n");
  const words = lines.map((line) => line.split(" ")).map(([of = "", word = ""]) => [of, word] as const);
  return { version: Number(head.replace("version ", "")), words };
};

const textOf = ({ version, words }: KeptFingerprint): string =>
  [`version ${String(version)}`, ...words.map((line) => line.join(" ")), ""].join("\n");

/** What the rules do now, and another word was kept for it. */
const changedIn = (kept: Fingerprint, now: Fingerprint): readonly string[] =>
  now.flatMap(([of, word]) => (kept.some(([known, was]) => known === of && was !== word) ? [of] : []));

/** What is wrong with a game's rules and their version, and what is to be done; nothing if nothing is. */
const wrongWith = (name: GameName, version: number, kept: KeptFingerprint, now: Fingerprint): string => {
  const n = String(version);
  const keep = `NEW_VERSION=${name} npx vitest run test/kept/fingerprints.test.ts`;
  if (version < kept.version) return `${name}: version ${n} was there before version ${String(kept.version)}.`;
  if (version > kept.version) return `${name}: version ${n} is new. Keep what its rules do: ${keep}`;
  const changed = changedIn(kept.words, now);
  if (changed.length > 0)
    return `${name}: the rules do not do what those of version ${n} did (${changed.join(", ")}). Kept matches and replay codes would go on differently in silence. Take the change back, or make version ${String(version + 1)} in src/games/${name}/game.ts: "A change of rules" in CONTRIBUTING.md.`;
  const known = kept.words.map(([of]) => of);
  const missing = now.map(([of]) => of).filter((of) => !known.includes(of));
  return missing.length === 0 ? "" : `${name}: nothing is kept of ${missing.join(", ")}. Keep it: ${keep}`;
};

describe("the rules of a version do what they did", () => {
  test.each(GAME_NAMES)("%s", async (name) => {
    const now = await withGame(name, (game) => fingerprintOf(name, game));
    const version = withGame(name, (game) => game.version);
    const kept = keptOf(name);
    const isSame = version === kept.version && changedIn(kept.words, now).length === 0;
    if (process.env["NEW_VERSION"] === name && (isSame || version > kept.version))
      writeFileSync(fileOf(name), textOf({ version, words: now }));
    expect(wrongWith(name, version, keptOf(name), now)).toBe("");
  });
});

describe("what is told of rules and their version", () => {
  const kept = { version: 3, words: [["content", "a"] as const, ["random", "b"] as const] };
  const now = (content: string): Fingerprint => [
    ["content", content],
    ["random", "b"],
  ];

  test("nothing where both are what they were", () => {
    expect(wrongWith("dying-light", 3, kept, now("a"))).toBe("");
  });

  test("a change under the same version: that it needs another, and where that stands", () => {
    expect(wrongWith("dying-light", 3, kept, now("x"))).toMatch(
      /^dying-light: .*version 3 did \(content\).*make version 4 in src\/games\/dying-light\/game\.ts.*CONTRIBUTING/,
    );
  });

  test("a new version: how it is kept, whatever it does", () => {
    for (const word of ["a", "x"])
      expect(wrongWith("dying-light", 4, kept, now(word))).toMatch(/version 4 is new\. .*NEW_VERSION=dying-light/);
  });

  test("a version that went back, and a golden match that is new", () => {
    expect(wrongWith("dying-light", 2, kept, now("a"))).toMatch(/version 2 was there before version 3/);
    expect(wrongWith("dying-light", 3, { ...kept, words: [["random", "b"]] }, now("a"))).toMatch(
      /nothing is kept of content\./,
    );
  });
});
