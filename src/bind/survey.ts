import { breathe } from "../kernel/breath";
import type { KnownBoard, Sort } from "../kernel/known-by";
import type { Scene, Spots } from "../kernel/scene";
import type { Seat, Word } from "../kernel/words";
import type { Marks, Point } from "./binding";

/** A table that somebody else has made, as one of our games sees it: in a file, or as it lies there. */

/** How an object lies. */
export interface Lying extends Point {
  readonly y: number;
  readonly facing: number;
  /** What it covers before it is turned, where that is known. */
  readonly size: Size | "unknown";
}

export interface Size {
  readonly wide: number;
  readonly deep: number;
}

/** An object, and what it is taken for. */
export interface Thing {
  readonly id: Word;
  /** What it lies in; "" on the table. */
  readonly holder: Word;
  /** Its type as saves name it. */
  readonly type: string;
  readonly seen: Marks;
  /** Its own place, or that of what it lies in. */
  readonly at: Lying;
  /** "" for what is none of the game's, or is not known. */
  readonly sort: Word;
  /** "" where it is not known which of its sort it is. */
  readonly kind: Word;
  /** How many pieces it stands for; 0 for any number, out of an infinite bag. */
  readonly pieces: number;
}

/** Where a colour holds its cards. */
export interface HandZone extends Point {
  readonly colour: Word;
}

export interface Survey {
  readonly game: Word;
  readonly sorts: readonly Sort[];
  /** As they lie on our own table; the first is what all else is measured by. */
  readonly boards: readonly KnownBoard[];
  readonly seats: readonly Seat[];
  readonly spots: Spots;
  /** Where our pieces are when a match begins. */
  readonly opening: Scene;
  readonly things: readonly Thing[];
  readonly zones: readonly HandZone[];
}

export const isLoose = ({ holder }: Thing): boolean => holder === "";

/** As much as it is to look at one. */
const A_THING = 0.2;

/** The loose ones of a sort. */
export const looseOf = ({ things }: Survey, sort: Word): readonly Thing[] => {
  const loose: Thing[] = [];
  breathe(A_THING * things.length);
  for (const thing of things) if (thing.sort === sort && isLoose(thing)) loose.push(thing);
  return loose;
};

/** The kinds of a sort. */
export const kindsOfSort = ({ sorts }: Pick<Survey, "sorts">, sort: Word): readonly Word[] => {
  const kinds: Word[] = [];
  for (const each of sorts) if (each.sort === sort) for (const { kind } of each.kinds) kinds.push(kind);
  return kinds;
};

/** Finer than this nobody puts anything down. */
const GRAIN = 10000;

export const tidy = (number: number): number => Math.floor(number * GRAIN + 0.5) / GRAIN + 0;
