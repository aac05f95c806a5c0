import type { Word } from "../kernel/words";
import type { Eye } from "./table";

/** The kinds that moved while events were shown, or that hands touched: they are looked at once more. */

export interface Touched {
  readonly kinds: Word[];
  readonly are: Record<Word, boolean>;
}

export const untouched = (): Touched => ({ kinds: [], are: {} });

export const touchKinds = ({ touched }: Eye, kinds: readonly Word[]): void => {
  for (const kind of kinds) {
    if (touched.are[kind] !== true) touched.kinds.push(kind);
    touched.are[kind] = true;
  }
};

export const touchedKinds = ({ touched }: Eye): readonly Word[] => touched.kinds;

export const forgetTouched = (table: Eye): void => {
  table.touched = untouched();
};
