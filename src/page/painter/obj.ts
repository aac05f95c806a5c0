/** The part of an OBJ file that is seen: triangles, each corner with its place in the picture (from the lower left). */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly u: number;
  readonly v: number;
}

export type Triangle = readonly [Corner, Corner, Corner];

/** A stranger's model is drawn as far as this. */
const MOST_TRIANGLES = 200_000;

const numbers = (line: string): number[] => line.trim().split(/\s+/).slice(1).map(Number);

/** An index counts from 1, or backwards from the end. */
const indexed = <T>(list: readonly T[], ref: string | undefined): T | undefined => {
  const index = Number(ref);
  return list[index < 0 ? list.length + index : index - 1];
};

/** Unity takes an OBJ's x as its own -x; so the corners of a face go round the other way. */
export const trianglesOf = (text: string): readonly Triangle[] => {
  const points: number[][] = [];
  const images: number[][] = [];
  const triangles: Triangle[] = [];
  const corner = (ref: string | undefined): Corner => {
    const [point, image] = (ref ?? "").split("/");
    const [x = 0, y = 0, z = 0] = indexed(points, point) ?? [];
    const [u = 0, v = 0] = indexed(images, image) ?? [];
    return { x: -x, y, z, u, v };
  };
  for (const line of text.split("\n")) {
    if (line.startsWith("v ")) points.push(numbers(line));
    else if (line.startsWith("vt ")) images.push(numbers(line));
    else if (line.startsWith("f ")) {
      const refs = line.trim().split(/\s+/).slice(1);
      for (let i = 2; i < refs.length && triangles.length < MOST_TRIANGLES; i++)
        triangles.push([corner(refs[0]), corner(refs[i]), corner(refs[i - 1])]);
    }
  }
  return triangles;
};
