import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { cited, proofsUnder } from "../../src/cli/host/proofs";
import { asJson, counted, told } from "../../src/cli/host/told";
import { coverage, NO_TEST, NOBODY_YET } from "../../src/host/coverage/coverage";
import { KNOWN_FROM } from "../../src/host/coverage/known-from";
import { memberOf, MEMBERS } from "../../src/host/coverage/member";
import { REFUSED, refusal } from "../../src/host/coverage/refused";

const ROOT = resolve(import.meta.dirname, "../..");
const PAGE = join(ROOT, "docs/host-coverage.md");
const folder = mkdtempSync(join(tmpdir(), "outbreak-host-"));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("what a title says its test proves", () => {
  test.each([
    ["Object.jointTo: one", ["Object.jointTo"]],
    [
      "Object.jointTo .getJoints onObjectDrop spawnObject: four",
      ["Object.jointTo", "Object.getJoints", "onObjectDrop", "spawnObject"],
    ],
    ["Wait.time Object.lock .unlock: three", ["Wait.time", "Object.lock", "Object.unlock"]],
    ["Object.jointTwo: no such member, but meant as one", ["Object.jointTwo"]],
    ["a card: Object.jointTo is not before the colon", []],
    ["Object.jointTo and more words: not members alone", []],
    ["Object.jointTo without a colon", []],
  ])("%s", (title, ids) => {
    expect(cited(title)).toEqual(ids);
  });

  test("holds if the member is one and the test speaks of it", () => {
    writeFileSync(
      join(folder, "some.test.ts"),
      `test("Object.jointTo .lock: they are joined", () => lua("o.jointTo(p)"));
       test("Object.jointTwo: what?", () => lua("o.jointTwo(p)"));`,
    );
    const { of, unknown, empty } = proofsUnder(folder);
    expect([...of]).toEqual([["Object.jointTo", [{ file: "some.test.ts", title: "they are joined" }]]]);
    expect({ unknown, empty }).toEqual({ unknown: ["Object.jointTwo"], empty: ["some.test.ts: Object.lock"] });
  });

  test("holds for the cases that cite it, and if they speak of it, by its sign too", () => {
    const own = mkdtempSync(join(folder, "cases-"));
    writeFileSync(
      join(own, "cases.test.ts"),
      `test.each([["Vector.__add", "v + v"], ["Vector.copy", "v:copy()"], ["Vector.dot", "v"]])("%s: %s", (_, e) => lua(e));`,
    );
    const { of, empty } = proofsUnder(own);
    expect([...of]).toEqual([
      ["Vector.__add", [{ file: "cases.test.ts", title: "v + v" }]],
      ["Vector.copy", [{ file: "cases.test.ts", title: "v:copy()" }]],
    ]);
    expect(empty).toEqual(["cases.test.ts: Vector.dot"]);
  });
});

const proofs = proofsUnder(join(ROOT, "test/host"));
const rows = coverage(proofs.of);

describe("outbreak host --coverage", () => {
  test("no test cites what the game does not have, or what it does not speak of", () => {
    expect({ unknown: proofs.unknown, empty: proofs.empty }).toEqual({ unknown: [], empty: [] });
  });

  test("has every member once, with a page", () => {
    expect(new Set(MEMBERS.map(({ id }) => id)).size).toBe(MEMBERS.length);
    expect(memberOf("Object.jointTo")?.page).toBe("https://api.tabletopsimulator.com/object/#jointto");
    expect(memberOf("Object.lock")?.page).toBe("https://api.tabletopsimulator.com/object/");
    for (const { page } of MEMBERS) expect(page).toMatch(/^https:\/\/api\.tabletopsimulator\.com\/[a-z/-]+\/(#\w+)?$/);
    expect(counted(rows).map(({ kind, members }) => [kind, members])).toContainEqual(["object functions", 152]);
  });

  test("calls a member without a test refused, and one nobody answers", () => {
    const bare = new Map(coverage(new Map()).map(({ member, refused }) => [member.id, refused]));
    expect(bare.get("Object.getName")).toBe(NO_TEST);
    expect([...bare.values()]).not.toContain(undefined);
    const claimed = coverage(new Map([["Object.getName", [{ file: "a.test.ts", title: "b" }]]]));
    expect(claimed.find(({ member }) => member.id === "Object.getName")?.refused).toBe(undefined);
    for (const { member, refused } of rows) if (refused === NOBODY_YET) expect(proofs.of.has(member.id)).toBe(false);
  });

  test("gives a reason for each refusal, and none is answered all the same", () => {
    for (const [id, reason] of Object.entries(REFUSED)) {
      expect(memberOf(id)?.id, id).toBe(id);
      expect(refusal(id).message).toBe(
        `the headless table does not imitate ${id} (${reason}; ${memberOf(id)?.source ?? ""})`,
      );
      expect(proofs.of.has(id), `${id} is refused and a test says it proves it`).toBe(false);
    }
  });

  test.each([
    ["object functions", 8],
    ["object variables", 0],
    ["behaviours", 2],
    ["callbacks of figurines", 0],
    ["the Global reference", 0],
    ["global functions", 1],
    ["global tables", 0],
    ["tables", 0],
    ["classes", 0],
    ["players", 0],
    ["events everywhere", 0],
    ["events of Global", 0],
    ["events of objects", 0],
    ["libraries", 0],
  ] as const)("of %s no more than %i are refused", (kind, most) => {
    const refused = rows.filter(({ member, refused: why }) => member.kind === kind && why !== undefined);
    expect(refused.length, refused.map(({ member }) => member.id).join(" ")).toBeLessThanOrEqual(most);
  });

  test("of behaviours only what stands in the file of an asset bundle is refused", () => {
    const refused = rows.filter(({ member, refused: why }) => member.kind === "behaviours" && why !== undefined);
    for (const { member } of refused) expect(member.family.name).toBe("AssetBundle");
  });

  test("each member has its own address: on a page of the game's, or where else it is known from", () => {
    const unwritten = rows.filter(({ member }) => !member.written).map(({ member }) => member);
    for (const { id, source, page } of unwritten) expect(source, id).not.toBe(page);
    expect(unwritten.map(({ id }) => id).sort()).toEqual([...KNOWN_FROM.keys()].sort());
    for (const { member } of rows)
      expect(member.source, member.id).toMatch(/^https:\/\/(api\.tabletopsimulator|github)\.com\/\S+$/);
  });

  test("as JSON has the same rows", () => {
    const { members } = JSON.parse(asJson(rows)) as { members: readonly { id: string; answered: boolean }[] };
    expect(members.map(({ id, answered }) => [id, answered])).toEqual(
      rows.map(({ member, refused }) => [member.id, refused === undefined]),
    );
  });

  test("is what docs/host-coverage.md says; npx outbreak host --coverage > docs/host-coverage.md writes it", () => {
    expect(readFileSync(PAGE, "utf8")).toBe(`${told(rows)}\n`);
  });
});
