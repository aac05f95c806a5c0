import type { Outline } from "./outlines";

/** An outline without holes, cut into triangles by taking ears off; indices into the outline, going round as it does. */

type Spot = readonly [x: number, z: number];

const turn = (a: Spot, b: Spot, c: Spot): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const within = (p: Spot, a: Spot, b: Spot, c: Spot): boolean =>
  turn(a, b, p) > 0 && turn(b, c, p) > 0 && turn(c, a, p) > 0;

const NOWHERE: Spot = [0, 0];

export const triangulated = (outline: Outline): readonly (readonly [number, number, number])[] => {
  const left = outline.map((_, i) => i);
  const at = (i: number): Spot => outline[i] ?? NOWHERE;
  const neighbours = (i: number): [number, number, number] => [
    left[(i + left.length - 1) % left.length] ?? 0,
    left[i] ?? 0,
    left[(i + 1) % left.length] ?? 0,
  ];
  const isEar = (i: number): boolean => {
    const [a, b, c] = neighbours(i);
    if (turn(at(a), at(b), at(c)) <= 0) return false;
    return !left.some((each) => each !== a && each !== b && each !== c && within(at(each), at(a), at(b), at(c)));
  };
  const triangles: [number, number, number][] = [];
  while (left.length > 3) {
    // An outline that crosses itself has no ear left: what remains is cut anyhow.
    const ear = Math.max(
      0,
      left.findIndex((_, i) => isEar(i)),
    );
    triangles.push(neighbours(ear));
    left.splice(ear, 1);
  }
  if (left.length === 3) triangles.push(neighbours(1));
  return triangles;
};
