import type { Binding } from "../../bind/binding";
import { amissIn } from "../../bind/fits";
import type { Found } from "../../bind/lacking";
import { lacking } from "../../bind/lacking";
import { bindingIn } from "../../bind/read";
import { whichPiece } from "../../bind/which";
import { foundOn, suggested, type Suggested } from "../bind/suggested";
import type { TableSeen } from "../bind/table-seen";
import { Mistake, readable } from "../mistake";

/** The binding a table is to have, what of it is not sure, and how many pieces it finds. */
export interface BindingAsked extends Suggested {
  readonly found: Found;
}

const valueIn = (file: string): unknown => {
  try {
    return JSON.parse(readable(file).replace(/^\uFEFF/, "")) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) throw new Mistake(`${file}: this is no JSON: ${error.message}`);
    throw error;
  }
};

/** A binding that somebody wrote or copied, whole and of that game. */
const readBinding = (file: string, { game, sorts, boards, seats }: TableSeen): Binding => {
  const { binding, amiss } = bindingIn(valueIn(file));
  const all = amiss.length > 0 ? amiss : amissIn(binding, { game: game.name, sorts, boards, spots: game.spots, seats });
  if (all.length > 0) throw new Mistake(`${file}: ${all.join(`\n  ${file}: `)}`);
  return binding;
};

/** How many pieces of each sort a binding finds on a table, and what looks like two of them. */
const foundBy = (
  binding: Binding,
  { things }: TableSeen,
): { readonly found: Found; readonly doubted: readonly string[] } => {
  const found: Record<string, number | "endless"> = {};
  const doubted: string[] = [];
  for (const { object, seen, found: finding } of things) {
    const piece = whichPiece(binding, seen);
    if (piece === "several") doubted.push(`what ${object.path} is: the binding's marks fit it twice`);
    else if (piece !== "none") {
      const before = found[piece.sort] ?? 0;
      const isEndless = object.holder !== "none" && object.holder.name.includes("Infinite_Bag");
      const pieces = finding === "none" ? 1 : finding.pieces;
      found[piece.sort] = before === "endless" || isEndless ? "endless" : before + pieces;
    }
  }
  return { found, doubted };
};

/** Pieces that the binding names and that lie nowhere. */
const unseen = ({ pieces }: Binding, { things }: TableSeen): readonly string[] =>
  pieces.flatMap((piece, i) => {
    const isThere = things.some(({ seen }) => whichPiece({ pieces: [piece] }, seen) !== "none");
    return isThere
      ? []
      : [`where pieces[${String(i)}] (${piece.kind === "" ? piece.sort : piece.kind}) is: nothing has its marks`];
  });

const facesUnknown = ({ pieces }: Binding): readonly string[] => {
  const sorts = pieces.filter(({ kind }) => kind === "").map(({ sort }) => sort);
  return [...new Set(sorts)].map((sort) => `which ${sort} is which: the binding tells only what they are`);
};

const unsaid = (seen: TableSeen, found: Found, { without }: Binding): readonly string[] =>
  lacking(seen.sorts, found, without)
    .filter(({ instead }) => instead === "unsaid")
    .map(({ sort, found: there, wanted }) => `what is there instead of ${sort}: ${String(there)} of ${String(wanted)}`);

export const bindingAsked = (seen: TableSeen, file: string): BindingAsked => {
  if (file === "") return { ...suggested(seen), found: foundOn(seen) };
  const binding = readBinding(file, seen);
  const { found, doubted } = foundBy(binding, seen);
  return {
    binding,
    found,
    unsure: [...doubted, ...unseen(binding, seen), ...facesUnknown(binding), ...unsaid(seen, found, binding)],
  };
};
