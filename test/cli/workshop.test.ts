import { describe, expect, test } from "vitest";
import { planFor } from "../../build/project";
import { Mistake } from "../../src/cli/mistake";
import { OWNERS } from "../../src/cli/workshop/owners";
import { DESCRIPTION_MOST, pageTextOf, TITLE_MOST } from "../../src/cli/workshop/page-text";
import { SITTINGS } from "../../src/cli/picture/sittings";
import { GAME_NAMES, withGame } from "../../src/games/index";

const { games } = await planFor(GAME_NAMES, "", "file");
const tables = GAME_NAMES.map((name, i) => {
  const table = games[i]?.table;
  if (table === undefined) throw new Error(`${name} has no table`);
  return [name, table, withGame(name, ({ seats }) => seats)] as const;
});

describe.each(tables)("the Workshop's page of %s", (name, table, seats) => {
  const { title, description, tags } = pageTextOf(table, seats, OWNERS[name]);

  test("is unofficial, and names whose game it is, in its first line", () => {
    const [first = ""] = description.split("\n");
    expect(first).toMatch(/^UNOFFICIAL\. .+ is by |^UNOFFICIAL\. .+ rules of /);
    expect(first).toContain("neither");
  });

  test("is as long as Steam takes, and says how many play, how long, and every page of the notebook", () => {
    expect([title.length <= TITLE_MOST, description.length <= DESCRIPTION_MOST]).toEqual([true, true]);
    expect(description).toContain(`${String(seats.least)} to ${String(seats.most)}`);
    for (const page of table.notebook) expect(description).toContain(page.body);
    expect(tags.length).toBeGreaterThan(0);
  });

  test("is refused, and what is too long named, where it is longer", () => {
    const long = { ...table, notebook: [{ title: "All", body: "x".repeat(DESCRIPTION_MOST) }] };
    expect(() => pageTextOf(long, seats, OWNERS[name])).toThrow(Mistake);
  });
});

test.each(GAME_NAMES)("the places %s is shown from are not two of one side of the table", (name) => {
  const { three, boards } = SITTINGS[name];
  const [, table] = tables.find(([each]) => each === name) ?? [];
  if (table === undefined) throw new Error(`${name} has no table`);
  const from = three.map((place) => {
    const seat = table.colours.indexOf(place);
    return seat < 0 ? place : `side ${String(Object.values(table.hands)[seat]?.facing)}`;
  });
  expect(new Set(from).size).toBe(three.length);
  expect(three).not.toContain(boards[0]);
});
