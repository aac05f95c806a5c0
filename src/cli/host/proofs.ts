import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Proof } from "../../host/coverage/coverage";
import { FAMILIES } from "../../host/coverage/families";
import { memberOf } from "../../host/coverage/member";
import { type Title, titlesUnder } from "../ledger/titles";

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
  /** Tests that cite a member nothing in their file speaks of. */
  readonly empty: readonly string[];
}

/** The file without the heads of its titles: what is left speaks of the members for their own sake. */
const withoutHeads = (text: string, titles: readonly Title[]): string =>
  titles.reduce((rest, { title }) => rest.replace(title.slice(0, title.indexOf(": ")), ""), text);

export const proofsUnder = (folder: string): Proofs => {
  const of = new Map<string, Proof[]>();
  const unknown = new Set<string>();
  const empty: string[] = [];
  const titles = titlesUnder(folder).filter(({ title }) => cited(title).length > 0);
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const own = titles.filter((each) => each.file === file);
    const text = texts.get(file) ?? withoutHeads(readFileSync(join(folder, file), "utf8"), own);
    texts.set(file, text);
    return text;
  };
  for (const { title, file } of titles) {
    const says = title.slice(title.indexOf(": ") + 2);
    for (const id of cited(title)) {
      const member = memberOf(id);
      if (member === undefined) unknown.add(id);
      else if (!textOf(file).includes(member.name)) empty.push(`${file}: ${id}`);
      else of.set(id, [...(of.get(id) ?? []), { file, title: says }]);
    }
  }
  return { of, unknown: [...unknown], empty };
};
