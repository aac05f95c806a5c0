import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Proof } from "../../host/coverage/coverage";
import { FAMILIES } from "../../host/coverage/families";
import { memberOf } from "../../host/coverage/member";
import { testsUnder, type WrittenTest } from "../ledger/titles";

/**
 * A test says in its title, before a colon, which members of the host it proves: `Object.jointTo .getJoints onObjectDrop: …`.
 * A word that begins with a dot goes on with the family of the word before it.
 */
const headOf = (title: string): readonly string[] => {
  const end = title.indexOf(": ");
  const words = end < 0 ? [] : title.slice(0, end).split(" ");
  let family = "";
  return words.map((word) => {
    if (word.startsWith(".")) return family + word;
    family = word.split(".")[0] ?? "";
    return word;
  });
};

const KNOWN = new Set(FAMILIES.map(({ name }) => name).filter((name) => name !== ""));

/** Whether a word looks like a member's address, known or not. */
const looksLikeOne = (word: string): boolean => {
  const [family = "", name, ...more] = word.split(".");
  return memberOf(word) !== undefined || (KNOWN.has(family) && name !== undefined && more.length === 0);
};

/** The members a title says it proves: every word before the colon is one, or it says nothing. */
export const cited = (title: string): readonly string[] => {
  const head = headOf(title);
  return head.every(looksLikeOne) ? head : [];
};

export interface Proofs {
  /** The tests of each member. */
  readonly of: ReadonlyMap<string, readonly Proof[]>;
  /** What titles cite and the game does not have. */
  readonly unknown: readonly string[];
  /** Tests that cite a member and do not speak of it. */
  readonly empty: readonly string[];
}

const afterHead = (title: string): string => title.slice(title.indexOf(": ") + 2);

/** What a test says beside its head, which a row of cases may hold once more: its own, and what its file says outside of all tests. */
const saidIn = (test: WrittenTest, file: string, tests: readonly WrittenTest[]): string => {
  const head = test.title.slice(0, test.title.indexOf(": "));
  const around = tests
    .filter(({ file: of }) => of === test.file)
    .reduce((left, { text }) => left.replace(text, ""), file);
  return test.said.replace(head, "").replace(`"${head}"`, "") + around;
};

/** How a script speaks of a member that it does not name. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ["__add", " + "],
  ["__sub", " - "],
  ["__mul", " * "],
  ["__eq", " == "],
  ["__tostring", "tostring("],
]);

export const proofsUnder = (folder: string): Proofs => {
  const of = new Map<string, Proof[]>();
  const unknown = new Set<string>();
  const empty: string[] = [];
  const tests = testsUnder(folder);
  for (const test of tests.filter(({ title }) => cited(title).length > 0)) {
    const said = saidIn(test, readFileSync(join(folder, test.file), "utf8"), tests);
    for (const id of cited(test.title)) {
      const member = memberOf(id);
      if (member === undefined) unknown.add(id);
      else if (!said.includes(SIGNS.get(member.name) ?? member.name)) empty.push(`${test.file}: ${id}`);
      else of.set(id, [...(of.get(id) ?? []), { file: test.file, title: afterHead(test.title) }]);
    }
  }
  return { of, unknown: [...unknown], empty };
};
