import { assets } from "../../assets/dying-light/assets";

/** An OBJ file as TTS takes it in: its x is turned round, and with it the order of each triangle's corners. */

export interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

interface Triangle {
  readonly at: readonly [number, number, number];
  readonly uv: readonly (readonly [u: number, v: number])[];
}

export interface MeshFile {
  readonly vertices: readonly Vertex[];
  readonly triangles: readonly Triangle[];
  readonly uvs: number;
}

const numbersOf = (line: string): number[] => line.split(" ").slice(1).map(Number);

const linesOf = (text: string, key: string): readonly string[] =>
  text.split("\n").filter((line) => line.startsWith(`${key} `));

const readMesh = (text: string): MeshFile => {
  const vertices = linesOf(text, "v").map((line) => {
    const [x = NaN, y = NaN, z = NaN] = numbersOf(line);
    return { x: -x, y, z };
  });
  const uvs = linesOf(text, "vt").map((line) => numbersOf(line));
  const triangles = linesOf(text, "f").map((line) => {
    const corners = line.split(" ").slice(1);
    if (corners.length !== 3) throw new Error(`not a triangle: ${line}`);
    const refs = corners.map((corner) => corner.split("/").map(Number)).reverse();
    const [a = 0, b = 0, c = 0] = refs.map(([v = 0]) => v - 1);
    const uv = refs.map(([, t = 0]): [number, number] => [uvs[t - 1]?.[0] ?? NaN, uvs[t - 1]?.[1] ?? NaN]);
    return { at: [a, b, c] as const, uv };
  });
  return { vertices, triangles, uvs: uvs.length };
};

export const meshOf = (name: string): MeshFile => {
  const asset = assets.find((one) => one.name === name);
  if (asset?.form !== "obj") throw new Error(`there is no mesh "${name}"`);
  return readMesh(asset.text());
};

export const meshNames: readonly string[] = assets.filter(({ form }) => form === "obj").map(({ name }) => name);

export const extent = (mesh: MeshFile, axis: keyof Vertex): readonly [least: number, most: number] => {
  const all = mesh.vertices.map((vertex) => vertex[axis]);
  return [Math.min(...all), Math.max(...all)];
};
