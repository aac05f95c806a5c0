import { kept } from "../kernel/list";
import type { Word } from "../kernel/words";
import type { Eye, Ground } from "./table";

/** The kinds that moved while events were shown, or that hands touched: they are looked at once more. */

export const touchKinds = ({ touched }: Eye, kinds: readonly Word[]): void => {
  for (const kind of kinds) touched[kind] = true;
};

/** In their order. */
export const touchedKinds = ({ touched, layout }: Eye & Ground): readonly Word[] =>
  kept(layout.kindNames, (kind) => touched[kind] === true);

export const forgetTouched = (table: Eye): void => {
  table.touched = {};
};
