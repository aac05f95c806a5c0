import { element, escaped } from "./svg";
import type { Typeface } from "./typeface";

/** Text is measured before it is drawn: what does not fit its box fails the build instead of running over. */

export interface Ink {
  readonly face: Typeface;
  readonly fill: string;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Sizes are tried from the largest to the least. `leading` is the distance of lines in sizes. */
export interface Setting extends Ink {
  readonly largest: number;
  readonly least: number;
  readonly leading?: number;
  readonly align?: "start" | "middle" | "end";
  readonly valign?: "top" | "middle" | "bottom";
  readonly signs?: Signs;
}

/** Pictures within a text, written `{name}`: drawn into a square of the given side. */
export type Signs = Readonly<Record<string, (x: number, y: number, side: number) => string>>;

const SIGN_SIDE = 1.12;
const SPACE = " ";
const LEADING = 1.22;

const signName = (word: string): string | undefined => /^\{([a-z-]+)\}/.exec(word)?.[1];

export const textWidth = (face: Typeface, size: number, text: string): number =>
  Array.from(text).reduce((width, letter) => width + face.widthOf(letter), 0) * size;

/** A word may begin with a sign and end in punctuation. */
const wordWidth = (face: Typeface, size: number, word: string): number => {
  const sign = signName(word);
  return sign === undefined
    ? textWidth(face, size, word)
    : SIGN_SIDE * size + textWidth(face, size, word.slice(sign.length + 2));
};

const lineWidth = (face: Typeface, size: number, line: readonly string[]): number =>
  line.reduce((width, word) => width + wordWidth(face, size, word), 0) +
  Math.max(0, line.length - 1) * textWidth(face, size, SPACE);

/** `~` ties words together, as in `Round~8`. */
const wordsOf = (paragraph: string): readonly string[] =>
  paragraph.split(SPACE).map((word) => word.replaceAll("~", "\u00a0"));

const wrapped = (face: Typeface, size: number, width: number, text: string): readonly (readonly string[])[] => {
  const lines: string[][] = [];
  for (const paragraph of text.split("\n")) {
    let line: string[] = [];
    for (const word of wordsOf(paragraph)) {
      if (line.length > 0 && lineWidth(face, size, [...line, word]) > width) {
        lines.push(line);
        line = [];
      }
      line.push(word);
    }
    lines.push(line);
  }
  return lines;
};

const letters = (x: number, y: number, size: number, ink: Ink, text: string): string =>
  element(
    "text",
    { x, y, "font-family": ink.face.family, "font-weight": ink.face.weight, "font-size": size, fill: ink.fill },
    escaped(text),
  );

const drawnLine = (x: number, y: number, size: number, setting: Setting, line: readonly string[]): string => {
  const drawn: string[] = [];
  let at = x;
  let run = "";
  let from = x;
  const flush = (): void => {
    if (run.trim() !== "") drawn.push(letters(from, y, size, setting, run.trimEnd()));
    run = "";
  };
  for (const word of line) {
    const sign = signName(word);
    if (sign !== undefined) {
      flush();
      const draw = setting.signs?.[sign];
      if (draw === undefined) throw new Error(`no sign "${sign}" for "${line.join(SPACE)}"`);
      const side = SIGN_SIDE * size;
      drawn.push(draw(at, y - (side + setting.face.capital * size) / 2, side));
      from = at + side;
      run = word.slice(sign.length + 2);
      if (run !== "") run += SPACE;
    } else {
      if (run === "") from = at;
      run += word + SPACE;
    }
    at += wordWidth(setting.face, size, word) + textWidth(setting.face, size, SPACE);
  }
  flush();
  return drawn.join("");
};

interface Layout {
  readonly size: number;
  readonly lines: readonly (readonly string[])[];
}

const layout = (box: Box, setting: Setting, text: string): Layout => {
  const leading = setting.leading ?? LEADING;
  for (let size = setting.largest; size >= setting.least; size--) {
    const lines = wrapped(setting.face, size, box.width, text);
    const height = (lines.length - 1) * leading * size + size;
    const width = Math.max(...lines.map((line) => lineWidth(setting.face, size, line)));
    if (height <= box.height && width <= box.width) return { size, lines };
  }
  throw new Error(
    `"${text}" does not fit ${String(box.width)} x ${String(box.height)} at size ${String(setting.least)}`,
  );
};

const along = (box: Box, width: number, align: Setting["align"]): number =>
  align === "middle" ? box.x + (box.width - width) / 2 : align === "end" ? box.x + box.width - width : box.x;

const share = { top: 0, middle: 0.5, bottom: 1 } as const;

/** Text set into a box, as large as it goes. */
export const text = (box: Box, setting: Setting, words: string): string => {
  const { size, lines } = layout(box, setting, words);
  const step = (setting.leading ?? LEADING) * size;
  const height = (lines.length - 1) * step + size;
  const top = box.y + (box.height - height) * share[setting.valign ?? "top"];
  const baseline = top + (size + setting.face.capital * size) / 2;
  return lines
    .map((line, i) => {
      const width = lineWidth(setting.face, size, line);
      return drawnLine(along(box, width, setting.align), baseline + i * step, size, setting, line);
    })
    .join("");
};

/** One line of one size about a point: its middle in both directions. */
export const word = (cx: number, cy: number, size: number, ink: Ink, words: string): string =>
  letters(cx - textWidth(ink.face, size, words) / 2, cy + (ink.face.capital * size) / 2, size, ink, words);
