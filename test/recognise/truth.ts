import { glimpsesOf } from "../../src/cli/inspect/glimpses";
import type { Sort } from "../../src/kernel/known-by";
import { type Recognised, recognised } from "../../src/recognise/recognise";
import { objectsOf } from "../../src/saves/objects";
import { readSave } from "../../src/saves/save";
import type { StandIn } from "../stand-ins/stand-in";

/** Which of our sorts a component of the rulebook's list is. */
export type SortOf = (this: void, game: string, component: string) => string;

export interface Measured {
  readonly pieces: number;
  readonly sure: number;
  readonly likely: number;
  /** Said to be something, and the truth is not among it. */
  readonly wrong: readonly string[];
  /** Left to a person, the truth being among what is offered. */
  readonly asked: number;
  /** Nothing was said of it. */
  readonly unknown: number;
  /** What is no piece at all and was taken for one. */
  readonly clutter: readonly string[];
}

const recognisedIn = ({ text }: StandIn, sorts: readonly Sort[]): Recognised =>
  recognised(glimpsesOf(objectsOf(readSave(Buffer.from(text)))), sorts);

export const measured = (standIn: StandIn, sorts: readonly Sort[], sortOf: SortOf): Measured => {
  const { findings } = recognisedIn(standIn, sorts);
  const truth = new Map(standIn.truth.map(({ path, component }) => [path, sortOf(standIn.game, component)]));
  const found = new Map(findings.map((finding) => [finding.id, finding]));
  const wrong: string[] = [];
  const counts = { sure: 0, likely: 0, asked: 0, unknown: 0 };
  for (const [path, sort] of truth) {
    const finding = found.get(path);
    if (finding === undefined) counts.unknown++;
    else if (!finding.sorts.includes(sort))
      wrong.push(`${sort} was ${finding.is} to be ${finding.sorts.join(" or ")} by ${finding.by}`);
    else if (finding.is === "unsure") counts.asked++;
    else counts[finding.is]++;
  }
  const clutter = findings.filter(({ id, is }) => !truth.has(id) && is !== "unsure").map(({ id }) => id);
  return { pieces: truth.size, ...counts, wrong, clutter };
};
