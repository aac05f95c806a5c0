import type { Triple } from "../../room/wire";
import { cross, difference, unit } from "../space";
import { type Image, type Mesh, MeshMaker } from "./mesh";

/** An OBJ file as the game takes it: x becomes −x, and so the corners of a face go round the other way. */

/** A stranger's model is drawn as far as this. */
const MOST_TRIANGLES = 200_000;

interface Lists {
  readonly points: Triple[];
  readonly images: Image[];
  readonly normals: Triple[];
}

const numbersIn = (line: string): number[] =>
  line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map((text) => (Number.isFinite(Number(text)) ? Number(text) : 0));

const mirrored = (line: string): Triple => {
  const [x = 0, y = 0, z = 0] = numbersIn(line);
  return [-x, y, z];
};

/** An index counts from 1, or backwards from the end. */
const indexed = <T>(list: readonly T[], ref: string | undefined): T | undefined => {
  const index = Number(ref);
  return list[index < 0 ? list.length + index : index - 1];
};

interface Corner {
  readonly point: Triple;
  readonly image: Image;
  readonly normal: Triple | undefined;
}

const cornerOf = ({ points, images, normals }: Lists, ref: string): Corner => {
  const [point, image, normal] = ref.split("/");
  return {
    point: indexed(points, point) ?? [0, 0, 0],
    image: indexed(images, image) ?? [0, 0],
    normal: normal === undefined ? undefined : indexed(normals, normal),
  };
};

const put = (maker: MeshMaker, corners: readonly [Corner, Corner, Corner]): void => {
  const [a, b, c] = corners;
  const flat = unit(cross(difference(b.point, a.point), difference(c.point, a.point)));
  const [first, second, third] = corners.map(({ point, image, normal }) => maker.corner(point, normal ?? flat, image));
  maker.triangle(first ?? 0, second ?? 0, third ?? 0);
};

export const objMesh = (text: string): Mesh => {
  const lists: Lists = { points: [], images: [], normals: [] };
  const maker = new MeshMaker();
  let triangles = 0;
  for (const line of text.split("\n")) {
    if (line.startsWith("v ")) lists.points.push(mirrored(line));
    else if (line.startsWith("vn ")) lists.normals.push(unit(mirrored(line)));
    else if (line.startsWith("vt ")) {
      const [u = 0, v = 0] = numbersIn(line);
      lists.images.push([u, v]);
    } else if (line.startsWith("f ")) {
      const corners = line
        .trim()
        .split(/\s+/)
        .slice(1)
        .map((ref) => cornerOf(lists, ref));
      for (let i = 2; i < corners.length && triangles < MOST_TRIANGLES; i++, triangles++) {
        const [a, b, c] = [corners[0], corners[i], corners[i - 1]];
        if (a !== undefined && b !== undefined && c !== undefined) put(maker, [a, b, c]);
      }
    }
  }
  return maker.made();
};
