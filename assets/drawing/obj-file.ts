import type { Face, Mesh } from "./mesh";

/**
 * The file TTS reads. It takes a file's x as its own -x and has the north at +z; so x and z are written turned round, and
 * a piece whose facing is 0 lies as its mesh is made.
 */

const numeral = (value: number): string => String(Math.round(value * 10000) / 10000 + 0);

/** Gives equal lines of the file one number. */
const numbered = (): { readonly of: (line: string) => number; readonly lines: readonly string[] } => {
  const seen = new Map<string, number>();
  const lines: string[] = [];
  const of = (line: string): number => {
    const known = seen.get(line);
    if (known !== undefined) return known;
    lines.push(line);
    seen.set(line, lines.length);
    return lines.length;
  };
  return { of, lines };
};

const normal = (face: Face): readonly [number, number, number] => {
  let [x, y, z] = [0, 0, 0];
  face.forEach((a, i) => {
    const b = face[(i + 1) % face.length] ?? a;
    x += (a.y - b.y) * (a.z + b.z);
    y += (a.z - b.z) * (a.x + b.x);
    z += (a.x - b.x) * (a.y + b.y);
  });
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

/** A triangulated OBJ file. */
export const objText = (mesh: Mesh): string => {
  const [points, images, normals] = [numbered(), numbered(), numbered()];
  const triangles: string[] = [];
  for (const face of mesh) {
    const [nx, ny, nz] = normal(face);
    const n = normals.of(`vn ${numeral(-nx)} ${numeral(ny)} ${numeral(-nz)}`);
    const refs = face.map(({ x, y, z, u, v }) => {
      const point = points.of(`v ${numeral(-x)} ${numeral(y)} ${numeral(-z)}`);
      const image = images.of(`vt ${numeral(u)} ${numeral(v)}`);
      return `${String(point)}/${String(image)}/${String(n)}`;
    });
    for (let i = 2; i < refs.length; i++) triangles.push(`f ${refs[0] ?? ""} ${refs[i - 1] ?? ""} ${refs[i] ?? ""}`);
  }
  return [...points.lines, ...images.lines, ...normals.lines, ...triangles, ""].join("\n");
};
