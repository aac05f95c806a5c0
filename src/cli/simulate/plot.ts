import type { Row } from "./tally";

/** Four pictures, one below the other; every row has its column in each. */

const [LEFT, TOP, COLUMN, HEIGHT, BETWEEN, BELOW, RIGHT] = [70, 60, 110, 170, 60, 60, 220];
const COLOURS = ["#3b6ea5", "#c8553d", "#588157", "#8a6fb0", "#c69214", "#4f9d9d", "#b0567f", "#777777"];
const PERCENTS = [0, 0.25, 0.5, 0.75, 1];

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.codePointAt(0) ?? 0)};`);

const written = (x: number, y: number, text: string, anchor: "start" | "middle" | "end" = "middle"): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${escaped(text)}</text>`;

const line = (x1: number, y1: number, x2: number, y2: number, colour: string, width = 1): string =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${colour}" stroke-width="${String(width)}"/>`;

const colourOf = (nth: number): string => COLOURS[nth % COLOURS.length] ?? "";

/** One of the four: from a value to its height, in a frame of so many columns. */
interface Panel {
  readonly title: string;
  readonly top: number;
  readonly most: number;
}

const yOf = ({ top, most }: Panel, value: number): number => top + HEIGHT * (1 - value / Math.max(most, 1e-9));

const middleOf = (column: number): number => LEFT + COLUMN * (column + 0.5);

const frame = (panel: Panel, columns: number, ticks: readonly (readonly [value: number, text: string])[]): string[] => [
  written(LEFT, panel.top - 12, panel.title, "start"),
  ...ticks.flatMap(([value, text]) => [
    line(LEFT, yOf(panel, value), LEFT + COLUMN * columns, yOf(panel, value), "#dddddd"),
    written(LEFT - 8, yOf(panel, value) + 4, text, "end"),
  ]),
];

/** A value and how far it may be off, or how far others are. */
const mark = (panel: Panel, x: number, [low, value, high]: readonly number[], colour: string): string[] => [
  line(x, yOf(panel, low ?? 0), x, yOf(panel, high ?? 0), colour, 2),
  `<circle cx="${x.toFixed(1)}" cy="${yOf(panel, value ?? 0).toFixed(1)}" r="4" fill="${colour}"/>`,
];

const percents = PERCENTS.map((part) => [part, `${String(100 * part)} %`] as const);

const panelAt = (nth: number, title: string, most = 1): Panel => ({ title, top: TOP + nth * (HEIGHT + BETWEEN), most });

const wonPanel = (rows: readonly Row[]): string[] => {
  const panel = panelAt(0, "matches that somebody won, with 95 % confidence");
  return [
    ...frame(panel, rows.length, percents),
    ...rows.flatMap(({ won: { low, rate, high } }, i) => mark(panel, middleOf(i), [low, rate, high], colourOf(0))),
  ];
};

const lengthPanel = (rows: readonly Row[]): string[] => {
  const most = Math.max(1, ...rows.flatMap(({ lengths }) => lengths[3] ?? 0));
  const panel = panelAt(
    1,
    "answers and rolls: half of the matches have at most so many; from a tenth to nine tenths",
    most,
  );
  const ticks = PERCENTS.map((part) => [part * most, (part * most).toFixed(0)] as const);
  return [
    ...frame(panel, rows.length, ticks),
    ...rows.flatMap(({ lengths }, i) =>
      lengths.length === 0 ? [] : mark(panel, middleOf(i), lengths.slice(1, 4), colourOf(1)),
    ),
  ];
};

const endingsIn = ({ endings, notEnded }: Row): readonly (readonly [string, number])[] => [
  ...endings.map(({ rule, won, matches }) => [`${won ? "won" : "lost"} by ${rule}`, matches] as const),
  ...(notEnded.length === 0 ? [] : [["not ended", notEnded.length] as const]),
];

const causesPanel = (rows: readonly Row[]): string[] => {
  const panel = panelAt(2, "how they ended");
  const names = [...new Set(rows.flatMap((row) => endingsIn(row).map(([name]) => name)))].sort().reverse();
  const bars = rows.flatMap((row, i) => {
    const all = endingsIn(row);
    const sum = all.reduce((count, [, matches]) => count + matches, 0);
    let below = 0;
    return all.map(([name, matches]) => {
      const [from, to] = [yOf(panel, below / sum), yOf(panel, (below += matches) / sum)];
      const fill = colourOf(names.indexOf(name));
      return `<rect x="${(middleOf(i) - 25).toFixed(1)}" y="${to.toFixed(1)}" width="50" height="${(from - to).toFixed(1)}" fill="${fill}"/>`;
    });
  });
  const legend = names.flatMap((name, i) => {
    const [x, y] = [LEFT + COLUMN * rows.length + 20, panel.top + 18 * i];
    const fill = colourOf(i);
    return [
      `<rect x="${String(x)}" y="${String(y)}" width="12" height="12" fill="${fill}"/>`,
      written(x + 18, y + 11, name, "start"),
    ];
  });
  return [...frame(panel, rows.length, percents), ...bars, ...legend];
};

const seatsPanel = (rows: readonly Row[]): string[] => {
  const panel = panelAt(3, "how often each place at the table won, from the first on");
  return [
    ...frame(panel, rows.length, percents),
    ...rows.flatMap(({ placesWon }, i) =>
      placesWon.flatMap(({ low, rate, high }, place) => {
        const x = middleOf(i) + (place - (placesWon.length - 1) / 2) * 15;
        return mark(panel, x, [low, rate, high], colourOf(place));
      }),
    ),
  ];
};

const labels = (rows: readonly Row[], y: number): string[] =>
  rows.flatMap(({ policy, seats, matchUp }, i) =>
    [`${String(seats)} ${seats === 1 ? "seat" : "seats"}`, policy, matchUp].map((text, nth) =>
      written(middleOf(i), y + 15 * nth, text),
    ),
  );

/** Who wins, how long it takes, how it ends, and where the winners sit. */
export const plotOf = (title: string, rows: readonly Row[]): string => {
  const foot = TOP + 4 * (HEIGHT + BETWEEN) - BETWEEN;
  const [width, height] = [LEFT + COLUMN * rows.length + RIGHT, foot + BELOW];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" font-family="sans-serif" font-size="12">`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    written(LEFT, 24, title, "start"),
    ...[wonPanel, lengthPanel, causesPanel, seatsPanel].flatMap((panel) => panel(rows)),
    ...labels(rows, foot + 20),
    "</svg>\n",
  ].join("\n");
};
