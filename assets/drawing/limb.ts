import { circle, polygon } from "./svg";
import type { Point } from "./svg";

/** A joint: where it is and how thick. */
export type Joint = readonly [x: number, y: number, r: number];

/** The four points where two circles' common outer tangents touch them. */
const sleeve = ([ax, ay, ar]: Joint, [bx, by, br]: Joint): readonly Point[] => {
  const length = Math.hypot(bx - ax, by - ay);
  const along = Math.atan2(by - ay, bx - ax);
  const lean = Math.acos(Math.max(-1, Math.min(1, (ar - br) / length)));
  const touch = (x: number, y: number, r: number, angle: number): Point => [
    x + r * Math.cos(angle),
    y + r * Math.sin(angle),
  ];
  return [
    touch(ax, ay, ar, along + lean),
    touch(bx, by, br, along + lean),
    touch(bx, by, br, along - lean),
    touch(ax, ay, ar, along - lean),
  ];
};

/** A limb through joints: the round shapes from each to the next. */
export const limb = (fill: string, ...joints: readonly Joint[]): string =>
  joints
    .map((joint, i) => {
      const [x, y, r] = joint;
      const next = joints[i + 1];
      const ball = circle(x, y, r, { fill });
      return next === undefined ? ball : ball + polygon(sleeve(joint, next), { fill });
    })
    .join("");

/** A claw or spike: a triangle on a base of the given width, from its middle to its tip. */
export const spike = (fill: string, [x, y]: Point, [tx, ty]: Point, width: number): string => {
  const length = Math.hypot(tx - x, ty - y);
  const [dx, dy] = [((ty - y) / length) * (width / 2), (-(tx - x) / length) * (width / 2)];
  return polygon([[x + dx, y + dy], [tx, ty], [x - dx, y - dy]], { fill });
};
