import { numberText } from "../../kernel/number-text";
import { type CheckedObject, game } from "../game";
import { blockAt, placeOf } from "../pieces";
import type { ScriptQuestion } from "../question";
import type { Trial } from "../trial";

/** Where a grid takes things. */

const SNAP = "src/host/world/snap.ts";

/** As `Grid.type` counts. */
const SQUARES = 1;
const HORIZONTAL = 2;
const VERTICAL = 3;

/** As `Grid.snapping` counts. */
const OFF = 1;
const CENTRES = 3;

const CELL = 4;
const HEXAGON = 2;
const A_LITTLE = 0.1;

/** A grid that takes things to the middles of its cells, with its origin at a place. */
const laidOut = (type: number, cell: number, x: number, z: number): void => {
  const { Grid } = game;
  Grid.type = type;
  Grid.sizeX = cell;
  Grid.sizeY = cell;
  Grid.offsetX = x;
  Grid.offsetY = z;
  Grid.snapping = CENTRES;
};

/** Puts a block down beside a place, and tells where the grid has taken it. */
const putDown = (
  trial: Trial,
  beside: number,
  then: (this: void, from: { x: number; z: number }, block: CheckedObject) => void,
): void => {
  const block = blockAt(0, 0.5);
  trial.settled([block], () => {
    const from = placeOf(1, 1);
    const at = { x: from.x + beside, y: from.y, z: from.z + beside };
    const other = block.clone({ position: at, snap_to_grid: true });
    trial.settled([other], () => {
      laidOut(SQUARES, HEXAGON, 0, 0);
      game.Grid.snapping = OFF;
      then(from, other);
    });
  });
};

const ELSE = "neither";
/** Half a row, and half of a hexagon that is a half wide. */
const [LONG, HALF] = [0.866, 0.5];

/** Where the middle lies that is nearest to the probe, in cells, if `sizeX` means this and rows lie so. */
const MIDDLES = [
  { answer: "from side to side, rows along x", x: HALF, z: LONG },
  { answer: "from side to side, rows along z", x: LONG, z: HALF },
  { answer: "from corner to corner, rows along x", x: LONG * HALF, z: LONG * LONG },
  { answer: "from corner to corner, rows along z", x: LONG * LONG, z: LONG * HALF },
];
const HEXAGONS = [
  "from side to side, rows along x",
  "from side to side, rows along z",
  "from corner to corner, rows along x",
  "from corner to corner, rows along z",
  ELSE,
];

/** Of two hexagons that are told apart by nothing else the probe lies nearer to this one, whichever way they go. */
const PROBE = 0.65 * HEXAGON;

const hexagons = (trial: Trial, type: number): void => {
  const { x, z } = placeOf(1, 1);
  laidOut(type, HEXAGON, x, z);
  putDown(trial, PROBE, (from, block) => {
    const at = block.getPosition();
    const [east, north] = [(at.x - from.x) / HEXAGON, (at.z - from.z) / HEXAGON];
    trial.note(numberText(Math.floor(east * 100)) + " and " + numberText(Math.floor(north * 100)) + " hundredths");
    let answer = ELSE;
    for (const each of MIDDLES)
      if (Math.abs(each.x - east) < A_LITTLE / 2 && Math.abs(each.z - north) < A_LITTLE / 2) answer = each.answer;
    trial.answer(answer);
  });
};

export const grids: readonly ScriptQuestion[] = [
  {
    id: "grid/middle",
    asks: "How far is the middle of a grid's cell from its origin?",
    answers: ["half a cell", "a whole one", ELSE],
    assumed: ["half a cell"],
    chosen: "Bodies",
    mend: [SNAP, "nearest"],
    attempt: (trial) => {
      laidOut(SQUARES, CELL, 0, 0);
      putDown(trial, A_LITTLE, (_, block) => {
        const cells = Math.abs(block.getPosition().x) / CELL;
        const beyond = cells - Math.floor(cells);
        trial.note(numberText(Math.floor(beyond * 100)) + " hundredths");
        const isWhole = beyond < A_LITTLE || beyond > 1 - A_LITTLE;
        trial.answer(Math.abs(beyond - 0.5) < A_LITTLE ? "half a cell" : isWhole ? "a whole one" : ELSE);
      });
    },
  },
  {
    id: "grid/hexagons",
    asks: "What is a horizontal hexagon's sizeX, and how do its rows lie about the origin?",
    answers: HEXAGONS,
    assumed: ["from side to side, rows along x"],
    chosen: "Bodies",
    mend: [SNAP, "nearestOfHexagons"],
    attempt: (trial) => {
      hexagons(trial, HORIZONTAL);
    },
  },
  {
    id: "grid/upright-hexagons",
    asks: "What is a vertical hexagon's sizeX, and how do its rows lie about the origin?",
    answers: HEXAGONS,
    assumed: ["from side to side, rows along z"],
    chosen: "Bodies",
    mend: [SNAP, "nearestOfHexagons"],
    attempt: (trial) => {
      hexagons(trial, VERTICAL);
    },
  },
];
