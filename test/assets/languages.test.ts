import { describe, expect, test } from "vitest";
import * as dyingLight from "../../assets/dying-light/assets";
import * as dyingLightSaid from "../../assets/dying-light/text/said";
import * as oneMonthIn from "../../assets/one-month-in/assets";
import * as oneMonthInSaid from "../../assets/one-month-in/text/said";
import * as surviveUntilDaylight from "../../assets/survive-until-daylight/assets";
import * as surviveUntilDaylightSaid from "../../assets/survive-until-daylight/text/said";
import * as survivorDuel from "../../assets/survivor-duel/assets";
import * as survivorDuelSaid from "../../assets/survivor-duel/text/said";
import type { AssetSource } from "../../build/asset";
import type { TableDefinition } from "../../build/table-definition";
import * as dyingLightTable from "../../objects/dying-light/table";
import * as oneMonthInTable from "../../objects/one-month-in/table";
import * as surviveUntilDaylightTable from "../../objects/survive-until-daylight/table";
import * as survivorDuelTable from "../../objects/survivor-duel/table";
import { type GameName, withGame } from "../../src/games/index";

/** Everything that is written on the pieces is written in the language asked for, and in no other. */

interface Drawn {
  readonly said: {
    said(): object;
    saidIn(language: string, draw: () => object): object;
    LANGUAGES_HERE: readonly string[];
  };
  assetsIn(this: void, language: string): readonly AssetSource[];
  tableIn(this: void, language: string): TableDefinition;
  /** What is the same in every language. */
  readonly names: RegExp;
}

const SIGNS = /^[\d\s.,+×x%A-Z?!–-]{0,4}$/;

const GAMES = {
  "dying-light": {
    said: { said: dyingLightSaid.said, saidIn: dyingLightSaid.saidIn, LANGUAGES_HERE: dyingLightSaid.LANGUAGES_HERE },
    ...dyingLight,
    ...dyingLightTable,
    names: /^(Ash|Bram|Cleo|Dex|Outbreak|Inhibitor|Parkour|UV|Icons .*|[BGS]\d\d[a-d]?)$/,
  },
  "survive-until-daylight": {
    said: {
      said: surviveUntilDaylightSaid.said,
      saidIn: surviveUntilDaylightSaid.saidIn,
      LANGUAGES_HERE: surviveUntilDaylightSaid.LANGUAGES_HERE,
    },
    ...surviveUntilDaylight,
    ...surviveUntilDaylightTable,
    names: /^(Outbreak|HIPSTER|Katana|GOLIATH|Icons .*)$/,
  },
  "one-month-in": {
    said: { said: oneMonthInSaid.said, saidIn: oneMonthInSaid.saidIn, LANGUAGES_HERE: oneMonthInSaid.LANGUAGES_HERE },
    ...oneMonthIn,
    ...oneMonthInTable,
    names: /^(Outbreak|START|(1 )?zombie|zoo|hotel|supermarket|Icons .*)$/i,
  },
  "survivor-duel": {
    said: {
      said: survivorDuelSaid.said,
      saidIn: survivorDuelSaid.saidIn,
      LANGUAGES_HERE: survivorDuelSaid.LANGUAGES_HERE,
    },
    ...survivorDuel,
    ...survivorDuelTable,
    names:
      /^(.* (holt|okafor|voss|alder|quell|brandt)|sprinter.*|regenerator.*|zombie\.?|boss|mutant|Outbreak|Icons .*|.*game-icons.*)$/i,
  },
} as unknown as Readonly<Record<GameName, Drawn>>;

const TEXT = /<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)<\/text>/g;

/** Lines of the pictures as they are written, with their size. */
const writtenIn = (files: readonly AssetSource[]) =>
  files.flatMap((file) =>
    file.form === "png"
      ? [...file.svg().matchAll(TEXT)].map(([, size = "", words = ""]) => ({
          name: file.name,
          size: Number(size),
          words,
        }))
      : [],
  );

const keysOf = (value: unknown, path = ""): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, each]) => keysOf(each, `${path}.${key}`))
    : [path];

const LEAST: Readonly<Record<GameName, number>> = {
  "dying-light": 24,
  "survive-until-daylight": 24,
  "one-month-in": 24,
  "survivor-duel": 24,
};

describe.each(Object.entries(GAMES) as [GameName, Drawn][])("%s", (game, { said, assetsIn, tableIn, names }) => {
  const others = said.LANGUAGES_HERE.filter((language) => language !== "en");
  const isSame = (words: string): boolean => SIGNS.test(words) || names.test(words);

  test("is drawn in the languages that it is told in", () => {
    expect(said.LANGUAGES_HERE).toEqual(withGame(game, ({ languages }) => languages.map(({ name }) => name)));
    expect(others).toContain("pl");
  });

  describe.each(others)("in %s", (language) => {
    test("there is as much to say", () => {
      const keys = (of: string): string[] => keysOf(said.saidIn(of, () => ({ ...said.said(), game: {} }))).sort();
      expect(keys(language)).toEqual(keys("en"));
    });

    test("no English line is left on a picture, and no card is set smaller than English ones may be", () => {
      const english = new Set(writtenIn(assetsIn("en")).map(({ words }) => words));
      const written = writtenIn(assetsIn(language));
      expect(written.length).toBeGreaterThan(100);
      expect(written.filter(({ words }) => english.has(words) && !isSame(words))).toEqual([]);
      expect(written.filter(({ name, size }) => name.startsWith("cards-") && size < LEAST[game])).toEqual([]);
    });

    test("pieces are named and told in it, and lie where the English ones do", () => {
      const [en, other] = [tableIn("en"), tableIn(language)];
      expect(Object.keys(other.pieces)).toEqual(Object.keys(en.pieces));
      const left = Object.keys(en.pieces).flatMap((kind) => {
        const [one, same] = [en.pieces[kind]?.(0), other.pieces[kind]?.(0)];
        expect({ ...same, Nickname: "", Description: "" }).toEqual({ ...one, Nickname: "", Description: "" });
        const is = [one?.Nickname ?? "", one?.Description ?? ""];
        const told = [same?.Nickname ?? "", same?.Description ?? ""];
        return is.filter((words, i) => words === told[i] && !isSame(words));
      });
      expect(left).toEqual([]);
      expect(other.saveName).not.toBe(en.saveName);
      expect(other.notebook).not.toEqual(en.notebook);
    });
  });
});

test("a language is spoken while it is drawn in, and no longer", () => {
  const { said, saidIn } = dyingLightSaid;
  expect(saidIn("pl", () => said().board.weapon)).toBe("Broń");
  expect(said().board.weapon).toBe("Weapon");
  expect(() =>
    saidIn("pl", () => {
      throw new Error("in the middle");
    }),
  ).toThrow("in the middle");
  expect(said().board.weapon).toBe("Weapon");
});
