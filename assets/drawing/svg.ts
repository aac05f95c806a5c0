/** SVG by small functions that return strings; numbers are written with at most two decimals. */

const numeral = (value: number): string => String(Math.round(value * 100) / 100);

type Attributes = Readonly<Record<string, string | number>>;

const attributes = (of: Attributes): string =>
  Object.entries(of)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? numeral(value) : value}"`)
    .join("");

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export const element = (name: string, of: Attributes, inside = ""): string =>
  inside === "" ? `<${name}${attributes(of)}/>` : `<${name}${attributes(of)}>${inside}</${name}>`;

export const rect = (x: number, y: number, width: number, height: number, of: Attributes): string =>
  element("rect", { x, y, width, height, ...of });

export const circle = (cx: number, cy: number, r: number, of: Attributes): string =>
  element("circle", { cx, cy, r, ...of });

export const line = (x1: number, y1: number, x2: number, y2: number, of: Attributes): string =>
  element("line", { x1, y1, x2, y2, ...of });

export const path = (d: string, of: Attributes): string => element("path", { d, ...of });

export type Point = readonly [x: number, y: number];

export const polygon = (points: readonly Point[], of: Attributes): string =>
  element("polygon", { points: points.map(([x, y]) => `${numeral(x)},${numeral(y)}`).join(" "), ...of });

/** The corners of a regular polygon, the first straight up unless it is turned. */
export const regular = (corners: number, cx: number, cy: number, r: number, turn = 0): readonly Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (turn / 360 + i / corners) * 2 * Math.PI;
    return [cx + r * Math.sin(angle), cy - r * Math.cos(angle)] as const;
  });

export const group = (of: Attributes, ...inside: readonly string[]): string => element("g", of, inside.join(""));

export const at = (x: number, y: number, ...inside: readonly string[]): string =>
  group({ transform: `translate(${numeral(x)} ${numeral(y)})` }, ...inside);

/** Turned clockwise about a point. */
export const turned = (degrees: number, x: number, y: number, ...inside: readonly string[]): string =>
  group({ transform: `rotate(${numeral(degrees)} ${numeral(x)} ${numeral(y)})` }, ...inside);

export const scaled = (by: number, ...inside: readonly string[]): string =>
  group({ transform: `scale(${String(Math.round(by * 10000) / 10000)})` }, ...inside);

/** What a shape lets through of the inside. Ids are the document's own. */
export const clipped = (id: string, shape: string, ...inside: readonly string[]): string =>
  element("clipPath", { id }, shape) + group({ "clip-path": `url(#${id})` }, ...inside);

/** Ids are the document's: what was drawn for one of its own keeps its ids apart from those of others. */
export const ownIds = (name: string, inside: string): string =>
  inside.replaceAll(' id="', ` id="${name}-`).replaceAll("url(#", `url(#${name}-`);

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (of: readonly Stop[]): string =>
  of
    .map(([offset, colour, opacity]) => element("stop", { offset, "stop-color": colour, "stop-opacity": opacity ?? 1 }))
    .join("");

/** From the top to the bottom of what it fills, or from left to right. */
export const gradient = (id: string, way: "down" | "across", of: readonly Stop[]): string =>
  element("linearGradient", { id, x1: 0, y1: 0, x2: way === "across" ? 1 : 0, y2: way === "down" ? 1 : 0 }, stops(of));

export const glow = (id: string, of: readonly Stop[]): string =>
  element("radialGradient", { id, cx: 0.5, cy: 0.5, r: 0.5 }, stops(of));

export const picture = (width: number, height: number, ...inside: readonly string[]): string =>
  element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${numeral(width)} ${numeral(height)}` },
    inside.join(""),
  );
