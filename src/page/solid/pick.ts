import type { Triple } from "../room/wire";
import type { Ray } from "./orbit";
import type { Placed } from "./placed";
import { difference, into } from "./space";

/** What is thinner than this is met as if it were so thick. */
const LEAST = 0.15;

/** How far along the ray a turned box is met; Infinity if it is missed. */
export const meets = ({ from, way }: Ray, { frame, middle, box }: Placed, least = LEAST): number => {
  const start = into(frame, difference(from, middle));
  const along = into(frame, way);
  let [enter, leave] = [-Infinity, Infinity];
  for (const axis of [0, 1, 2] as const) {
    const half = Math.max(box[axis], least) / 2;
    if (Math.abs(along[axis]) < 1e-9) {
      if (Math.abs(start[axis]) > half) return Infinity;
      continue;
    }
    const [one, other] = [(-half - start[axis]) / along[axis], (half - start[axis]) / along[axis]];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return leave < Math.max(enter, 0) ? Infinity : Math.max(enter, 0);
};

/** The corners of what it takes up. */
export const cornersOf = ({ frame, middle, box }: Placed): readonly Triple[] =>
  [-0.5, 0.5].flatMap((i) =>
    [-0.5, 0.5].flatMap((j) =>
      [-0.5, 0.5].map((k): Triple => {
        const [x, y, z] = [box[0] * i, box[1] * j, box[2] * k];
        return [
          middle[0] + frame.x[0] * x + frame.y[0] * y + frame.z[0] * z,
          middle[1] + frame.x[1] * x + frame.y[1] * y + frame.z[1] * z,
          middle[2] + frame.x[2] * x + frame.y[2] * y + frame.z[2] * z,
        ];
      }),
    ),
  );
