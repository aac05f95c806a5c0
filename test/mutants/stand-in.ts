import type { expect as ofVitest } from "vitest";

/** What the armed tests get for `vitest`: their acts are collected, to be run as often as there are breaks. */
export interface Collected {
  readonly title: string;
  readonly act: () => unknown;
}

declare const __collect: (test: Collected) => void;
declare const __expect: typeof ofVitest;

type Act = (...row: readonly unknown[]) => unknown;

const each =
  (rows: readonly unknown[]) =>
  (title: string, act: Act): void => {
    for (const [i, row] of rows.entries()) {
      const given = Array.isArray(row) ? (row as readonly unknown[]) : [row];
      __collect({ title: `${title} [${String(i)}]`, act: () => act(...given) });
    }
  };

export const test = Object.assign(
  (title: string, act: Act): void => {
    __collect({ title, act });
  },
  { each },
);

const describeEach =
  (rows: readonly unknown[]) =>
  (_title: string, act: Act): void => {
    for (const row of rows) act(...(Array.isArray(row) ? (row as readonly unknown[]) : [row]));
  };

export const describe = Object.assign(
  (_title: string, act: () => void): void => {
    act();
  },
  { each: describeEach },
);

export const expect = __expect;
