import { type Atlas, atlasPicture } from "../../drawing/atlas";
import { box, dot, type Mesh, type Patch, quad, WHOLE } from "../../drawing/mesh";
import { at, group, picture, rect } from "../../drawing/svg";
import { light, night, rings } from "../look";
import { said } from "../text/said";
import { bag, CARD, east, EDGE, place, PX, south, spotOf, TOKEN } from "./outlines";
import { ROUND_TRACKER, roundTracker } from "./round-tracker";

/**
 * What everything lies on, the round tracker printed along its northern edge. TTS without a table has no floor: a piece
 * that is put down beside this one falls out of the world.
 *
 * Its picture has what lies north and south of the city, and a player's place once, for four; what is plain needs none.
 */

/** A little above a table that lies there already. */
const TOP = 0.01;
const THICK = 0.2;
const TRACKER_THICK = 0.2;

const shared = (): string =>
  [
    place("infected-cards", CARD, said().mat.infected, "on"),
    place("wounds", CARD, said().mat.wounds, "on"),
    place("chase", CARD, said().mat.chase, "on"),
    place("activation", CARD, said().mat.activation, "on"),
    place("activation.drawn", CARD, said().mat.drawn, "on"),
    place("common", CARD, said().mat.common, "on"),
    place("common.discard", CARD, said().mat.discard, "on"),
    place("epic", CARD, said().mat.epic, "on"),
    place("epic.discard", CARD, said().mat.discard, "on"),
    place("risk", TOKEN, said().mat.risk, "above"),
    place("damage", TOKEN, said().mat.damage, "above"),
    place("scenario", CARD, said().mat.scenario, "on"),
    place("scenario.shown", CARD, said().mat.shown, "on"),
    place("aside.inhibitor", CARD, said().mat.inhibitor, "on"),
    place("supply.inhibitor", TOKEN, "", "above"),
    place("supply.exposure", TOKEN, said().mat.exposure, "above"),
    place("supply.fire", TOKEN, said().mat.fire, "above"),
    place("supply.electricity", TOKEN, said().mat.power, "above"),
    place("supply.uv", TOKEN, said().mat.uv, "above"),
    place("supply.objective", TOKEN, said().mat.objectives, "above"),
    place("supply.die.momentum", TOKEN, said().mat.momentum, "above"),
    place("supply.die.combat", TOKEN, said().mat.combat, "above"),
    place("supply.die.parkour", TOKEN, said().mat.parkour, "above"),
    bag("supply.biter", said().mat.biters),
    bag("supply.viral", said().mat.virals),
    bag("supply.howler", said().mat.howlers),
    bag("supply.volatile", said().mat.volatiles),
    bag("box", said().mat.box),
  ].join("");

/** The first player's place; the others have the same, turned to their edge. */
const home = (): string => {
  const board = spotOf("p1.board");
  return [
    rect(east(board.x - 9.1), south(board.z + 12.5), 18.2 * PX, 20.4 * PX, {
      rx: 40,
      fill: night.plum,
      stroke: light.sand,
      "stroke-opacity": 0.55,
      "stroke-width": 5,
    }),
    place("p1.items", CARD, said().mat.items, "on"),
    place("p1.drawn", CARD, said().mat.drawn, "on"),
    place("p1.pool", TOKEN, said().mat.pool, "on"),
    place("p1.token", TOKEN, said().mat.token, "on"),
    place("p1.exposure", CARD, said().mat.exposure, "on"),
    place("p1.discard", CARD, said().mat.discard, "on"),
    place("p1.skill", CARD, said().mat.skill, "on"),
    place("p1.loot", TOKEN, said().mat.loot, "on"),
    place("p1.light", CARD, said().mat.light, "on"),
    place("p1.heavy", CARD, said().mat.heavy, "on"),
    place("p1.chase", CARD, said().mat.chase, "on"),
    place("p1.help", CARD, said().mat.help, "on"),
  ].join("");
};

/** The city's hole, half as wide; and how far its frame reaches. */
const HOLE = 14.55;
const FRAME = 14.75;
/** A player's place, from here to here: east or west of the middle, north or south. */
const HOME = { near: 15, far: 34.2, end: 23 } as const;
/** The edge of a place has its player's colour, and that of the mat is bright. */
const COLOURED = 34.5;
const RIM = 0.2;

const [W, E, N, S] = [EDGE.west, EDGE.east, EDGE.north, EDGE.south];
const HOME_WIDE = (HOME.far - HOME.near) * PX;
const HOME_DEEP = HOME.end * PX;
const MIDDLE_WIDE = 2 * HOME.near * PX;
const MIDDLE_DEEP = (HOME.end - FRAME) * PX;

const SWATCHES = {
  felt: night.dark,
  hole: night.deep,
  bright: light.amber,
  p1: rings.ash,
  p2: rings.bram,
  p3: rings.cleo,
  p4: rings.dex,
} as const;

type Swatch = keyof typeof SWATCHES;

const swatchAt = (i: number) => ({ x: 24 + i * 64, y: 2008, width: 32, height: 32 });

export const matAtlas: Atlas = {
  width: 2048,
  height: 2048,
  slots: {
    north: { x: 4, y: 4, width: 2040, height: 440 },
    south: { x: 4, y: 452, width: 2040, height: 440 },
    // On its side: so it has the most room.
    home: { x: 4, y: 900, width: 2040, height: 1096 },
    ...Object.fromEntries(Object.keys(SWATCHES).map((name, i) => [name, swatchAt(i)])),
  },
};

/** A part of the mat, as it would be drawn whole. */
const part = (x: number, z: number, wide: number, deep: number, ...inside: readonly string[]): string =>
  picture(wide, deep, rect(-1, -1, wide + 2, deep + 2, { fill: night.dark }), at(-east(x), -south(z), ...inside));

const TRACKER = spotOf("round-tracker");
const trackerLeft = TRACKER.x - ROUND_TRACKER.width / 2;
const trackerTop = TRACKER.z + ROUND_TRACKER.depth / 2;

const northPart = (): string =>
  part(
    -HOME.near,
    HOME.end,
    MIDDLE_WIDE,
    MIDDLE_DEEP,
    shared(),
    at(east(trackerLeft), south(trackerTop), roundTracker(PX)),
  );

const southPart = (): string => part(-HOME.near, -FRAME, MIDDLE_WIDE, MIDDLE_DEEP, shared());

const homePart = (): string =>
  picture(
    HOME_DEEP,
    HOME_WIDE,
    rect(-1, -1, HOME_DEEP + 2, HOME_WIDE + 2, { fill: night.dark }),
    group({ transform: `translate(${String(HOME_DEEP)} 0) rotate(90)` }, at(-east(-HOME.far), -south(0), home())),
  );

const swatch = (fill: string): string => picture(8, 8, rect(-1, -1, 10, 10, { fill }));

export const matPicture = (): string =>
  atlasPicture(matAtlas, night.dark, {
    north: northPart(),
    south: southPart(),
    home: homePart(),
    ...Object.fromEntries(Object.entries(SWATCHES).map(([name, fill]) => [name, swatch(fill)])),
  });

/** Where on the picture a point of the mat is. */
type Printed = (x: number, z: number) => readonly [left: number, top: number];

const inSlot = (name: string, across: number, down: number): readonly [number, number] => {
  const slot = matAtlas.slots[name];
  if (slot === undefined) throw new Error(`the mat's picture has no ${name}`);
  return [(slot.x + across * slot.width) / matAtlas.width, (slot.y + down * slot.height) / matAtlas.height];
};

const plainly =
  (name: Swatch): Printed =>
  () =>
    inSlot(name, 0.5, 0.5);

const inMiddle =
  (name: "north" | "south", from: number): Printed =>
  (x, z) =>
    inSlot(name, (x + HOME.near) / (2 * HOME.near), (from - z) / (HOME.end - FRAME));

/** The first player's place: on the picture its south is on the left. */
const firstHome: Printed = (x, z) => inSlot("home", 1 + z / HOME.end, (x + HOME.far) / (HOME.far - HOME.near));

const ACROSS = HOME.far + HOME.near;

/** All other places are the first one's, moved or turned. */
const homeOf = (west: boolean, northern: boolean): Printed => {
  if (!northern) return west ? firstHome : (x, z) => firstHome(x - ACROSS, z);
  return west ? (x, z) => firstHome(-x - ACROSS, -z) : (x, z) => firstHome(-x, -z);
};

const seatAt = (west: boolean, northern: boolean): Swatch => (northern ? (west ? "p4" : "p3") : west ? "p1" : "p2");

/** What is printed about a point. */
const printedAt = (x: number, z: number): Printed => {
  const [away, along] = [Math.abs(x), Math.abs(z)];
  if (x < W + RIM || x > E - RIM || z > N - RIM || z < S + RIM) return plainly("bright");
  if (away > HOME.near) {
    if (away < HOME.far && along < HOME.end) return homeOf(x < 0, z > 0);
    return plainly(away < COLOURED && along < HOME.end ? seatAt(x < 0, z > 0) : "felt");
  }
  if (along > HOME.end) return plainly("felt");
  if (along > FRAME) return z > 0 ? inMiddle("north", HOME.end) : inMiddle("south", -FRAME);
  if (away < HOLE && along < HOLE) return plainly("hole");
  return plainly(away < FRAME ? "bright" : "felt");
};

const mirrored = (...cuts: readonly number[]): readonly number[] => [...cuts.map((cut) => -cut), ...cuts];

const sorted = (cuts: readonly number[]): readonly number[] => [...new Set(cuts)].sort((a, b) => a - b);

const CUTS = {
  x: sorted([W, W + RIM, E - RIM, E, ...mirrored(HOLE, FRAME, HOME.near, HOME.far, COLOURED)]),
  z: sorted([S, S + RIM, N - RIM, N, 0, -HOME.end, ...mirrored(HOLE, FRAME)]),
} as const;

const pairs = (cuts: readonly number[]): readonly (readonly [number, number])[] =>
  cuts.slice(1).map((to, i) => [cuts[i] ?? to, to] as const);

/** Made about the tracker, where its spot is. */
const flat = (): Mesh => {
  const [top, bottom] = [TOP, TOP - THICK];
  const edge = dot(...plainly("hole")(0, 0));
  const on = (x: number, y: number, z: number) => [x - TRACKER.x, y, TRACKER.z - z] as const;
  const cell = ([x0, x1]: readonly [number, number], [z0, z1]: readonly [number, number]): Mesh => {
    const print = printedAt((x0 + x1) / 2, (z0 + z1) / 2);
    const upper = [
      [x0, z1],
      [x0, z0],
      [x1, z0],
      [x1, z1],
    ] as const;
    return [
      upper.map(([x, z]) => {
        const [u, down] = print(x, z);
        const [px, py, pz] = on(x, top, z);
        return { x: px, y: py, z: pz, u, v: 1 - down };
      }),
      quad(edge, on(x1, bottom, z1), on(x1, bottom, z0), on(x0, bottom, z0), on(x0, bottom, z1)),
    ];
  };
  const alongX = pairs(CUTS.x).flatMap(([x0, x1]) => [
    quad(edge, on(x0, top, S), on(x0, bottom, S), on(x1, bottom, S), on(x1, top, S)),
    quad(edge, on(x1, top, N), on(x1, bottom, N), on(x0, bottom, N), on(x0, top, N)),
  ]);
  const alongZ = pairs(CUTS.z).flatMap(([z0, z1]) => [
    quad(edge, on(W, top, z1), on(W, bottom, z1), on(W, bottom, z0), on(W, top, z0)),
    quad(edge, on(E, top, z0), on(E, bottom, z0), on(E, bottom, z1), on(E, top, z1)),
  ]);
  const cells = pairs(CUTS.x).flatMap((x) => pairs(CUTS.z).flatMap((z) => cell(x, z)));
  return [...cells, ...alongX, ...alongZ];
};

const raised = (): Mesh => {
  const [x, z] = [ROUND_TRACKER.width / 2, ROUND_TRACKER.depth / 2];
  const edge = dot(...plainly("hole")(0, 0));
  const print = inMiddle("north", HOME.end);
  const [left, top] = print(trackerLeft, trackerTop);
  const [right, bottom] = print(trackerLeft + ROUND_TRACKER.width, trackerTop - ROUND_TRACKER.depth);
  const printed: Patch = { left, top, right, bottom };
  return box([-x, TOP, -z], [x, TRACKER_THICK, z], { top: printed, bottom: edge, long: edge, short: edge });
};

export const matMesh = (): Mesh => [...flat(), ...raised()];

/** What lies on it needs no more than two boxes. */
export const matCollider = (): Mesh => {
  const sides = { top: WHOLE, bottom: WHOLE, long: WHOLE, short: WHOLE };
  const [x, z] = [ROUND_TRACKER.width / 2, ROUND_TRACKER.depth / 2];
  return [
    ...box([W - TRACKER.x, TOP - THICK, TRACKER.z - N], [E - TRACKER.x, TOP, TRACKER.z - S], sides),
    ...box([-x, TOP, -z], [x, TRACKER_THICK, z], sides),
  ];
};
