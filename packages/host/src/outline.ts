import { plus, stretched, turned } from "../../../src/host/geometry";
import { Vec } from "../../../src/host/vm/value";
import { COLOURS } from "../../../src/host/world/players";
import type { Thing } from "../../../src/host/world/thing";
import type { World } from "../../../src/host/world/world";
import { expectedPlace } from "./expected";
import type { Point } from "./piece";

/** Pixels to a unit of the table, the margin around all that stands there, and what is shown of an empty table. */
const UNIT = 30;
const MARGIN = 2;
const BARE = 10;
/** As many of the last lines of the chat are written below. */
const LINES = 6;
const LINE = 0.7;

const SIDES = [-0.5, 0.5];

/** The corners of the box round a thing, as seen from above. */
const cornersOf = ({ bounds: { middle, size }, position, rotation, scale }: Thing): readonly Point[] =>
  SIDES.flatMap((x) => SIDES.flatMap((y) => SIDES.map((z) => new Vec(x * size.x, y * size.y, z * size.z)))).map(
    (corner) => plus(position, turned(stretched(plus(middle, corner), scale), rotation)),
  );

const isLeftTurn = (a: Point, b: Point, c: Point): boolean => (b.x - a.x) * (c.z - a.z) > (b.z - a.z) * (c.x - a.x);

const turnsOn = ([a, b]: readonly Point[], point: Point): boolean =>
  a === undefined || b === undefined || isLeftTurn(a, b, point);

const halfHull = (points: readonly Point[]): Point[] => {
  const hull: Point[] = [];
  for (const point of points) {
    while (!turnsOn(hull.slice(-2), point)) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
};

/** The outline round points, against the clock. */
const hullOf = (points: readonly Point[]): readonly Point[] => {
  const sorted = [...points].sort((a, b) => (a.x === b.x ? a.z - b.z : a.x - b.x));
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
};

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}]+/gu, " ").replace(/[&<>"]/g, (mark) => ESCAPES[mark] ?? mark);

const n = (value: number): string => String(Math.round(value * 100) / 100);
/** North is up. */
const xy = ({ x, z }: Point): string => `${n(x)},${n(-z)}`;

type Channels = readonly [number, number, number];
const css = (channels: Channels): string =>
  `rgb(${channels.map((each) => String(Math.round(Math.min(Math.max(each, 0), 1) * 255))).join(" ")})`;

const CARDBOARD: Channels = [0.82, 0.79, 0.72];

const tintOf = ({ data: { ColorDiffuse: tint } }: Thing): Channels =>
  tint === undefined ? CARDBOARD : [tint.r, tint.g, tint.b];

const isDark = ([r, g, b]: Channels): boolean => 0.3 * r + 0.59 * g + 0.11 * b < 0.5;

const saidOf = (thing: Thing): string => {
  const name = thing.name === "" ? thing.data.Name : thing.name;
  const shows = thing.shows === undefined ? "" : ` = ${String(thing.shows)}`;
  return `${name}${shows}${thing.count >= 0 ? ` ×${String(thing.count)}` : ""}`;
};

/** Its rim keeps a name legible beside a piece that is smaller. */
const label = (thing: Thing, fill: string, rim: string): string => {
  const said = saidOf(thing);
  const size = Math.min(0.6, Math.max(0.3, (1.6 * thing.size.x) / Math.max(said.length, 1)));
  const at = `x="${n(thing.middle.x)}" y="${n(size / 3 - thing.middle.z)}"`;
  return `<text ${at} font-size="${n(size)}" fill="${fill}" stroke="${rim}" text-anchor="middle">${escaped(said)}</text>`;
};

const shape = (thing: Thing, style: string): string =>
  `<polygon points="${hullOf(cornersOf(thing)).map(xy).join(" ")}" ${style}><title>${escaped(
    `${saidOf(thing)} (${thing.guid}) at ${[thing.position.x, thing.position.y, thing.position.z].map(n).join(", ")}`,
  )}</title></polygon>`;

const zone = (thing: Thing): string => {
  const colour = css(COLOURS[thing.data.FogColor ?? ""] ?? [0.5, 0.5, 0.5]);
  return shape(thing, `fill="none" stroke="${colour}" stroke-width="0.06" stroke-dasharray="0.3 0.2"`);
};

const piece = (thing: Thing): string => {
  const tint = tintOf(thing);
  const held = thing.heldBy === undefined ? 'stroke="#222" stroke-width="0.03"' : 'stroke="#c60" stroke-width="0.12"';
  const back = thing.faceDown ? shape(thing, 'fill="url(#back)"') : "";
  return (
    shape(thing, `fill="${css(tint)}" ${held}`) +
    back +
    (isDark(tint) ? label(thing, "#fff", "#111") : label(thing, "#111", "#fff"))
  );
};

/** From where it stands to where it was looked for. */
const lookedFor = (thing: Thing): string => {
  const place = expectedPlace(thing);
  if (place === undefined) return "";
  const [from, to] = [xy(thing.position), xy(place)];
  return `<path d="M${from} L${to}" class="expected" stroke-dasharray="0.2 0.2"/><circle cx="${n(place.x)}" cy="${n(-place.z)}" r="0.4" class="expected"/>`;
};

interface Frame {
  readonly west: number;
  readonly north: number;
  readonly wide: number;
  readonly high: number;
}

const frameOf = (things: readonly Thing[]): Frame => {
  const places = things.flatMap((thing) => [...cornersOf(thing), expectedPlace(thing) ?? thing.position]);
  const [xs, zs] = [places.map(({ x }) => x), places.map(({ z }) => z)];
  const [west, east] = [Math.min(-BARE, ...xs) - MARGIN, Math.max(BARE, ...xs) + MARGIN];
  const [south, north] = [Math.min(-BARE, ...zs) - MARGIN, Math.max(BARE, ...zs) + MARGIN];
  return { west, north, wide: east - west, high: north - south };
};

const caption = (world: World, { west, north, high }: Frame): string =>
  [`frame ${String(world.clock.frame)}`, ...world.chat.slice(-LINES).map(({ text }) => text)]
    .map(
      (line, i) =>
        `<text x="${n(west + 0.5)}" y="${n(high - north + LINE * (i + 1))}" font-size="0.5" fill="#ddd">${escaped(line)}</text>`,
    )
    .join("\n");

/** A table from above: outlines of what stands there, with its name, and the last lines of the chat. */
export const outline = (world: World): string => {
  const things = world.things.filter(({ doomed }) => !doomed).sort((a, b) => a.position.y - b.position.y);
  const pieces = things.filter(({ isZone }) => !isZone);
  const frame = frameOf(pieces);
  const height = frame.high + LINE * (LINES + 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(frame.wide * UNIT)}" height="${n(height * UNIT)}" viewBox="${[frame.west, -frame.north, frame.wide, height].map(n).join(" ")}" font-family="sans-serif">
<defs><pattern id="back" width="0.3" height="0.3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="0.15" height="0.3" fill="#0004"/></pattern></defs>
<style>text { paint-order: stroke; stroke-width: 0.08; stroke-opacity: 0.6; } .expected { fill: none; stroke: #e02020; stroke-width: 0.1; }</style>
<rect x="${n(frame.west)}" y="${n(-frame.north)}" width="${n(frame.wide)}" height="${n(height)}" fill="#1d3b32"/>
${[...things.filter(({ isZone }) => isZone).map(zone), ...pieces.map(piece), ...pieces.map(lookedFor)].join("\n")}
${caption(world, frame)}
</svg>
`;
};
