import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { ROOT } from "../../build/root";
import { ledgerCommand } from "../../src/cli/ledger";
import { rulesPages } from "../../src/cli/ledger/pages";
import { rowsOf, strangers } from "../../src/cli/ledger/rows";
import { titlesUnder } from "../../src/cli/ledger/titles";
import { Mistake } from "../../src/cli/mistake";
import { GAME_NAMES } from "../../src/games/index";

const folder = mkdtempSync(join(tmpdir(), "outbreak-ledger-"));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const WRITTEN = `
rule("DL-RUNA-01 DL-RUNA-04: a Run", () => {});
rule.skip("DL-RUNA-05: skipped", () => {});
test.fails("DL-RUNA-06: fails", () => {});
describe("DL-RUNA-07: a heap of tests", () => {});
const CASES: readonly Case[] = [{ rule: "DL-RUNA-02", what: "up" }, { rule: "DL-RUNA-03", what: "across" }] as const;
test.each(CASES)("$rule: $what", () => {});
test.each([["DL-JUMP-01", 1], ["DL-JUMP-02", 2]])("%s", () => {});
test(\`DL-\${topic}-01: made up\`, () => {});
`;

describe("the titles of tests", () => {
  writeFileSync(join(folder, "some.test.ts"), WRITTEN);
  writeFileSync(join(folder, "none.ts"), 'rule("DL-RUNA-08: not a test file", () => {});');

  test("are read with their cases; what is skipped, fails or is no test is not one", () => {
    expect(titlesUnder(folder)).toEqual(
      ["DL-RUNA-01 DL-RUNA-04: a Run", "DL-RUNA-02: up", "DL-RUNA-03: across", "DL-JUMP-01", "DL-JUMP-02"].map(
        (title) => ({ title, file: "some.test.ts" }),
      ),
    );
  });

  test("carry the rows they cite, and tell of rows there are not", () => {
    const titles = [...titlesUnder(folder), { title: "DL-RUNA-99: what?", file: "some.test.ts" }];
    const rows = rowsOf("dying-light", titles);
    const carried = rows.filter(({ tests }) => tests.length > 0).map(({ id }) => id);
    expect(carried.sort()).toEqual(
      ["DL-RUNA-01", "DL-RUNA-02", "DL-RUNA-03", "DL-RUNA-04", "DL-JUMP-01", "DL-JUMP-02"].sort(),
    );
    expect(strangers(rows, titles)).toEqual(["DL-RUNA-99"]);
  });
});

describe("the marks of rows", () => {
  test("tell where each comes from", () => {
    const marks = new Map(rowsOf("survivor-duel", []).map(({ id, mark }) => [id, mark]));
    expect([...marks.values()]).not.toContain("unmarked");
    expect(marks.get("DUEL-QE-02")).toBe("printed");
    expect(marks.get("DUEL-TH-06")).toBe("published");
    expect(marks.get("DUEL-RUL-17")).toBe("ruling");
    expect(marks.get("DUEL-RUL-37")).toBe("ours");
    expect(marks.get("DUEL-PROTO-07")).toBe("ours");
    const city = new Map(rowsOf("one-month-in", []).map(({ id, mark }) => [id, mark]));
    expect([...city.values()]).not.toContain("unmarked");
    expect(
      ["END-01", "RUL-01", "RUL-20", "RUL-58", "PROTO-03", "EX-09", "EX-10"].map((id) => city.get(`OMI-${id}`)),
    ).toEqual(["printed", "published", "ruling", "ours", "ours", "printed", "ruling"]);
    const all = (["dying-light", "survive-until-daylight"] as const).flatMap((game) => rowsOf(game, []));
    const mark = (id: string) => all.find((row) => row.id === id)?.mark;
    expect(all.map((row) => row.mark)).not.toContain("unmarked");
    expect(["DL-RUN-01", "DL-RULING-01", "DL-RULING-46", "DL-PV-01", "DL-AUTO-01"].map(mark)).toEqual([
      "printed",
      "published",
      "ruling",
      "ours",
      "ours",
    ]);
    expect(["SUD-EX-01", "SUD-RULING-07", "SUD-DX-01", "SUD-PROTO-01", "SUD-INFO-01"].map(mark)).toEqual([
      "printed",
      "published",
      "ruling",
      "ours",
      "ours",
    ]);
  });

  test.each([
    ["survivor-duel", "DUEL"],
    ["one-month-in", "OMI"],
    ["dying-light", "DL"],
    ["survive-until-daylight", "SUD"],
  ] as const)("of %s name only rows there are", (game, head) => {
    const known = new Set(rowsOf(game, []).map(({ id }) => id));
    const source = readFileSync(resolve(import.meta.dirname, `../../src/games/${game}/marks.ts`), "utf8");
    const named = source.match(new RegExp(`${head}-[A-Z]+-\\d+`, "g")) ?? [];
    expect(named).not.toEqual([]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("the pages of rules", () => {
  const written = readdirSync(join(ROOT, "docs/rules")).sort();

  test.each(GAME_NAMES)(
    "%s: docs/rules says what the game says; npx outbreak ledger --pages docs/rules writes it",
    (game) => {
      for (const { file, page } of rulesPages(game)) {
        expect(readFileSync(join(ROOT, "docs/rules", file), "utf8")).toBe(page);
      }
    },
  );

  test("are one for each game and language, and no others", () => {
    const pages = GAME_NAMES.flatMap((game) => rulesPages(game).map(({ file }) => file));
    expect(pages).toContain("dying-light.pl.md");
    expect(written).toEqual(pages.sort());
  });

  test("have every row with its sentence and its mark, in chapters that are called something", () => {
    for (const game of GAME_NAMES) {
      const [english] = rulesPages(game);
      const page = english?.page ?? "";
      const rows = rowsOf(game, []);
      expect(page.match(/^- \*\*/gm)).toHaveLength(rows.length);
      for (const { id } of rows) expect(page).toContain(`- **${id}** `);
      expect(rulesPages(game).filter((each) => each.page.includes("(?)"))).toEqual([]);
    }
    const [english, polish] = rulesPages("dying-light");
    expect(english?.page).toContain("- **DL-RULING-02** Winning and losing take effect at once. _Ruling_\n");
    expect(english?.page).toContain("## Chase\n\n- **DL-CHASE-01** ");
    expect(polish?.page).toContain("## Pościg\n\n- **DL-CHASE-01** ");
    expect(polish?.page).toMatch(/^- \*\*DL-RULING-02\*\* .* _Rozstrzygnięcie_$/m);
  });

  test("are written by the command, whole", async () => {
    vi.spyOn(console, "log").mockImplementation(() => undefined);
    const text = (option: string, absent: string): string => (option === "pages" ? folder : absent);
    expect(await ledgerCommand.run({ words: ["survivor-duel"], text, flag: () => false })).toBe(0);
    expect(readFileSync(join(folder, "survivor-duel.md"), "utf8")).toBe(rulesPages("survivor-duel")[0]?.page);
  });
});

describe("outbreak ledger", () => {
  const run = async (json: boolean, ...words: string[]) => {
    const told: string[] = [];
    vi.spyOn(console, "log").mockImplementation((line: string) => told.push(line));
    const code = await ledgerCommand.run({ words, text: (_option, absent) => absent, flag: () => json });
    return { code, out: told.join("\n") };
  };

  test.each(GAME_NAMES)("%s: every row has a test, and tests cite no row there is not", async (game) => {
    const { out } = await run(true, game);
    const [ledger] = JSON.parse(out) as readonly { rows: unknown[]; untested: string[]; unknown: string[] }[];
    expect(ledger?.rows.length).toBeGreaterThan(0);
    expect({ untested: ledger?.untested, unknown: ledger?.unknown }).toEqual({ untested: [], unknown: [] });
  });

  test("tells each row with its sentence and its tests", async () => {
    const { code, out } = await run(false);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^DL-RUNA-02 \[printed\] {2}Run does not go up\.\n {4}games\/dying-light\/running\.test\.ts: .*DL-RUNA-02/m,
    );
    expect(out).toMatch(/^dying-light: \d+ rows, 0 without a test$/m);
  });

  test("does not know a game that is not there", async () => {
    const asked = { words: ["chess"], text: (_option: string, absent: string) => absent, flag: () => false };
    await expect(ledgerCommand.run(asked)).rejects.toThrow(Mistake);
  });

  test("reads the tests of the whole project", () => {
    expect(titlesUnder(resolve(import.meta.dirname, "..")).length).toBeGreaterThan(500);
  });
});
