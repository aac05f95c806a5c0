import { has } from "../kernel/list";
import type { Seat, Word } from "../kernel/words";

/** Which colour may speak for which seat. A seat nobody has claimed is everybody's: one person may lead them all. */
export interface Claims {
  /** By seat: the colours that claimed it. */
  readonly of: Readonly<Record<Seat, readonly Word[]>>;
}

export const NO_CLAIMS: Claims = { of: { p0: [] } };

export const colours = (claims: Claims, seat: Seat): readonly Word[] => claims.of[seat] ?? [];

/** Sits down at a seat, or gets up from it. */
export const claimed = (claims: Claims, colour: Word, seat: Seat): Claims => {
  const now = colours(claims, seat);
  const without: Word[] = [];
  for (const each of now) if (each !== colour) without.push(each);
  if (!has(now, colour)) without.push(colour);
  return { of: { ...claims.of, [seat]: without } };
};
