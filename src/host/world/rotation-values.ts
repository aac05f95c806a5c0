import type { RotationValueState } from "../../tts/save";

/** Which value of a die is up at which rotation, as the public saves of many people have them. */

type Row = readonly [value: string | number, x: number, y: number, z: number];

const values = (rows: readonly Row[]): readonly RotationValueState[] =>
  rows.map(([Value, x, y, z]) => ({ Value, Rotation: { x, y, z } }));

const CUBE = values([
  [1, -90, 0, 0],
  [2, 0, 0, 0],
  [3, 0, 0, -90],
  [4, 0, 0, 90],
  [5, 0, 0, -180],
  [6, 90, 0, 0],
]);

/** Of the dice with 4, 8 and 10 sides nobody's save was found. */
export const ROTATION_VALUES: Readonly<Record<string, readonly RotationValueState[]>> = {
  Die_6: CUBE,
  Die_6_Rounded: values([
    [1, 0, 0, 0],
    [2, 90, 0, 0],
    [3, 0, 0, 90],
    [4, 0, 0, -90],
    [5, -90, 0, 0],
    [6, 0, 0, -180],
  ]),
  Die_12: values([
    [1, 27, 0, 72],
    [2, 27, 0, 144],
    [3, 27, 0, -72],
    [4, -27, 180, 180],
    [5, 90, 180, 0],
    [6, 27, 0, -144],
    [7, -27, 180, 36],
    [8, -90, 180, 0],
    [9, 27, 0, 0],
    [10, -27, 180, 108],
    [11, -27, 108, -36],
    [12, -27, 36, -108],
  ]),
  Die_20: values([
    [1, -11, 60, 17],
    [2, 52, -60, -17],
    [3, -11, -180, 90],
    [4, -11, -180, 162],
    [5, -11, -60, 234],
    [6, -11, -180, 306],
    [7, 52, -60, 55],
    [8, 52, -60, 198],
    [9, 52, -60, 127],
    [10, 52, -180, -90],
    [11, 308, 0, 90],
    [12, 306, -240, -52],
    [13, -52, -240, 18],
    [14, 307, 120, 233],
    [15, 11, 120, -234],
    [16, 11, 0, 54],
    [17, 11, -120, -17],
    [18, 11, 0, -90],
    [19, -52, -240, -198],
    [20, 11, 0, -162],
  ]),
  Quarter: values([
    ["Heads", 0, 90, 180],
    ["Tails", 0, -90, 0],
  ]),
};
