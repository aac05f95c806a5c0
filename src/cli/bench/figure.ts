interface Aim {
  readonly says: string;
  readonly met: boolean;
}

/** A line of the report: a figure, the same beside another of this run, and what it should be. */
export interface Figure {
  readonly what: string;
  readonly measured: string;
  /** The same as numbers, for a program that reads them. */
  readonly values?: readonly number[];
  readonly beside?: string;
  readonly aim?: Aim;
}

const WHOLE = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const SMALL = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

export const number = (value: number): string => (Math.abs(value) >= 100 ? WHOLE : SMALL).format(value);

export const atMost = (value: number, aim: number, unit: string): Aim => ({
  says: `at most ${number(aim)}${unit}`,
  met: value <= aim,
});

export const atLeast = (value: number, aim: number, unit: string): Aim => ({
  says: `at least ${number(aim)}${unit}`,
  met: value >= aim,
});

export const below = (value: number, aim: number, unit: string): Aim => ({
  says: `under ${number(aim)}${unit}`,
  met: value < aim,
});

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value that so many hundredths of them do not exceed. */
export const percentile = (values: readonly number[], hundredths: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil((values.length * hundredths) / 100) - 1] ?? 0;

/** Figures that were taken together. */
export interface Taken {
  readonly title: string;
  readonly figures: readonly Figure[];
}

export const report = (title: string, figures: readonly Figure[]): string[] => [
  title,
  ...figures.map(({ what, measured, beside = "", aim }) => {
    const aimed = aim === undefined ? "" : `${aim.says}: ${aim.met ? "met" : "MISSED"}`;
    return `  ${what.padEnd(38)}${measured.padStart(14)}   ${beside.padEnd(22)} ${aimed}`.trimEnd();
  }),
  "",
];
