import type { KnownBoard, Sort } from "../../src/kernel/known-by";
import { BuildFailure } from "../failure";

/** By what the pieces of a game are known on a table that somebody else has made. */
export interface KnownElsewhere {
  readonly sorts: readonly Sort[];
  readonly boards: readonly KnownBoard[];
}

/** Letters that mean nothing in a pattern. */
const LETTERS = ["~", "`", "|", ";", "@", "#", "&", "!"];

/** As JSON in which another letter, the first of the text, stands for the quotation mark: what would have to be escaped costs time to read. */
export const knownByText = (known: KnownElsewhere): string => {
  const json = JSON.stringify(known);
  const letter = LETTERS.find((each) => !json.includes(each));
  if (letter === undefined) throw new BuildFailure([`known by: all of ${LETTERS.join(" ")} are in use`]);
  return letter + json.replaceAll('"', letter);
};
