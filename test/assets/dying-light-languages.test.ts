import { describe, expect, test } from "vitest";
import { assetsIn } from "../../assets/dying-light/assets";
import { LANGUAGES_HERE, said, saidIn, type SpokenHere } from "../../assets/dying-light/text/said";
import { tableIn } from "../../objects/dying-light/table";

/** Everything that is written on the pieces is written in the language asked for, and in no other. */

const TEXT = /<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)<\/text>/g;

const picturesIn = (language: SpokenHere) =>
  assetsIn(language).flatMap((asset) => (asset.form === "png" ? [{ name: asset.name, svg: asset.svg() }] : []));

/** Lines of a picture as they are written, with their size. */
const writtenIn = (language: SpokenHere) =>
  picturesIn(language).flatMap(({ name, svg }) =>
    [...svg.matchAll(TEXT)].map(([, size = "", words = ""]) => ({ name, size: Number(size), words })),
  );

/** Names that are the same in every language. */
const NAMES = /^(Ash|Bram|Cleo|Dex|Outbreak|Inhibitor|Parkour|UV|Icons .*|[BGS]\d\d[a-d]?|[A-D?]|[\d\s.,+-]*)$/;

const keysOf = (value: unknown, path = ""): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, each]) => keysOf(each, `${path}.${key}`))
    : [path];

test("every language has the same to say", () => {
  const [first = "en", ...others] = LANGUAGES_HERE;
  expect(others).toContain("pl");
  const keys = saidIn(first, () => keysOf(said())).sort();
  for (const language of others) expect(saidIn(language, () => keysOf(said())).sort()).toEqual(keys);
});

test("a language is spoken while it is drawn in, and no longer", () => {
  expect(saidIn("pl", () => said().board.weapon)).toBe("Broń");
  expect(said().board.weapon).toBe("Weapon");
  expect(() =>
    saidIn("pl", () => {
      throw new Error("in the middle");
    }),
  ).toThrow("in the middle");
  expect(said().board.weapon).toBe("Weapon");
});

describe("Polish pieces", () => {
  const english = new Set(writtenIn("en").map(({ words }) => words));
  const polish = writtenIn("pl");

  test("carry no English line", () => {
    expect(polish.length).toBeGreaterThan(300);
    const left = polish.filter(({ words }) => english.has(words) && !NAMES.test(words));
    expect(left).toEqual([]);
  });

  test("can be read: no card is set smaller than the English ones may be", () => {
    const cards = polish.filter(({ name }) => name.startsWith("cards-"));
    expect(cards.length).toBeGreaterThan(200);
    expect(cards.filter(({ size }) => size < 24)).toEqual([]);
  });

  test("have Polish names and hints on the table, and lie where the English ones do", () => {
    const [en, pl] = [tableIn("en"), tableIn("pl")];
    expect(Object.keys(pl.pieces)).toEqual(Object.keys(en.pieces));
    const told = Object.keys(en.pieces).flatMap((kind) => {
      const [one, other] = [en.pieces[kind]?.(0), pl.pieces[kind]?.(0)];
      expect({ ...other, Nickname: "", Description: "" }).toEqual({ ...one, Nickname: "", Description: "" });
      const names = [one?.Nickname ?? "", other?.Nickname ?? ""];
      return names[0] === names[1] && !NAMES.test(names[0] ?? "") ? names : [];
    });
    expect(told).toEqual([]);
    expect(pl.saveName).not.toBe(en.saveName);
    expect(pl.notebook).not.toEqual(en.notebook);
  });
});
