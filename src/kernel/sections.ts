import type { Places } from "./places";
import type { Scene } from "./scene";
import type { Nouns, Seen, Word } from "./words";

/** A part of the scene, with kinds of its own: it puts all pieces of them, and no others. */
export type Section<State> = (this: void, places: Places, state: State) => void;

/** The scene in sections, and those of them that an event may change: without a word about it, none. */
export interface Sections<N extends Nouns, Name extends Word = Word> {
  readonly of: Readonly<Record<Name, Section<Seen<N["State"]>>>>;
  readonly changedBy: Readonly<Partial<Record<N["Event"]["was"], readonly Name[]>>>;
}

/** All sections of a kind of state, by their names. */
export type SectionsOf<State> = Readonly<Record<Word, Section<State>>>;

/** One section alone. */
export const sceneOf = <State>(of: SectionsOf<State>, name: Word, state: State): Scene => {
  const places: Places = {};
  of[name]?.(places, state);
  return places;
};

/** Where everything should be. */
export const wholeScene = <State>(of: SectionsOf<State>, state: State): Scene => {
  const places: Places = {};
  // In whatever order: no two of them put the same kind.
  for (const name in of) of[name]?.(places, state);
  return places;
};
