/** What the attributes of XML UI mean, as values that a style sheet takes. Whatever does not read as one is left out. */

const NAMED = new Set([
  "white",
  "black",
  "red",
  "green",
  "blue",
  "yellow",
  "orange",
  "purple",
  "pink",
  "brown",
  "grey",
  "gray",
  "teal",
  "cyan",
  "magenta",
]);

const part = (text: string | undefined): number => {
  const number = Number(text);
  return Number.isFinite(number) ? Math.max(0, Math.min(1, number)) : 1;
};

/** `#rrggbb`, `#rrggbbaa`, `rgb(0.1,0.2,0.3)`, `rgba(…)` with parts from 0 to 1, or a name. */
export const colourOf = (text: string | undefined): string | undefined => {
  const colour = text?.trim().toLowerCase() ?? "";
  if (/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(colour)) return colour;
  if (colour === "clear") return "transparent";
  if (NAMED.has(colour)) return colour;
  const parts = /^rgba?\(([^)]*)\)$/.exec(colour)?.[1]?.split(",");
  if (parts === undefined) return undefined;
  const [r, g, b] = [0, 1, 2].map((i) => String(Math.round(part(parts[i]) * 255)));
  return `rgb(${r ?? "0"} ${g ?? "0"} ${b ?? "0"} / ${String(parts[3] === undefined ? 1 : part(parts[3]))})`;
};

/** The four colours of a button or field: usual, under the pointer, pressed, off. */
export const coloursOf = (text: string | undefined): readonly (string | undefined)[] =>
  (text ?? "").split("|").map(colourOf);

export const numberOf = (text: string | undefined): number | undefined => {
  const number = Number(text?.trim() === "" ? undefined : text);
  return Number.isFinite(number) ? number : undefined;
};

/** Pixels, or a share as `50%`. */
export const lengthOf = (text: string | undefined): string | undefined => {
  if (/^\s*-?[\d.]+%\s*$/.test(text ?? "")) return text?.trim();
  const number = numberOf(text);
  return number === undefined ? undefined : `${String(number)}px`;
};

export const isTrue = (text: string | undefined): boolean => ["true", "1"].includes((text ?? "").toLowerCase());

/** `left right top bottom`, as the game orders them. */
export const paddingOf = (text: string | undefined): string | undefined => {
  const sides = (text ?? "").trim().split(/\s+/).map(lengthOf);
  const [left, right, top, bottom] = sides;
  if (left === undefined) return undefined;
  return sides.length === 1 ? left : `${top ?? "0"} ${right ?? "0"} ${bottom ?? "0"} ${left}`;
};

interface Alignment {
  readonly across: "flex-start" | "center" | "flex-end";
  readonly down: "flex-start" | "center" | "flex-end";
}

/** `UpperLeft` … `LowerRight`. */
export const alignmentOf = (text: string | undefined, otherwise = "MiddleCenter"): Alignment => {
  const words = text === undefined || text === "" ? otherwise : text;
  return {
    across: /left$/i.test(words) ? "flex-start" : /right$/i.test(words) ? "flex-end" : "center",
    down: /^upper/i.test(words) ? "flex-start" : /^lower/i.test(words) ? "flex-end" : "center",
  };
};
