import type { Word } from "../../kernel/words";

/** What the front page is told of the games that can be played here: plain data, so that it loads none of them. */

export interface ShelfOption {
  readonly option: Word;
  readonly name: string;
  /** The first of them is the rule as it is. */
  readonly of: readonly { readonly word: Word; readonly text: string }[];
}

export interface ShelfGame {
  /** The folder of its table, and the game's own name. */
  readonly at: string;
  readonly name: string;
  readonly about: string;
  /** The pages of its table's notebook. */
  readonly notebook: readonly { readonly title: string; readonly body: string }[];
  readonly minutes: readonly [least: number, most: number];
  readonly seats: { readonly least: number; readonly most: number; readonly usual: number };
  readonly together: boolean;
  /** The first is the usual one; the only one of a game has no name. */
  readonly bots: readonly { readonly policy: Word; readonly name: string }[];
  readonly options: readonly ShelfOption[];
  /** The path of its picture. */
  readonly picture: string;
}

export interface Shelf {
  readonly language: string;
  /** Whether a server gives it, so that others can come; a site of files has none behind it. */
  readonly served: boolean;
  readonly games: readonly ShelfGame[];
}

/** The page at which a table is played. */
export const tablePage = (at: string): string => `table.html?at=${encodeURIComponent(at)}`;
