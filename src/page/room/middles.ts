import type { Thing } from "../../host/world/thing";

/** A model's middle may lie beside its origin: by how much, east and north, at scale 1. */
export type Middle = readonly [x: number, z: number];

const CENTRED: Middle = [0, 0];

const middleOf = (obj: string): Middle => {
  let [left, right, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const line of obj.split("\n")) {
    if (!line.startsWith("v ")) continue;
    const [, x = NaN, , z = NaN] = line.trim().split(/\s+/).map(Number);
    [left, right] = [Math.min(left, -x), Math.max(right, -x)];
    [south, north] = [Math.min(south, z), Math.max(north, z)];
  }
  return Number.isFinite(right - left + north - south) ? [(left + right) / 2, (south + north) / 2] : CENTRED;
};

export class Middles {
  readonly #known = new Map<string, Middle>();

  constructor(readonly models: ReadonlyMap<string, string>) {}

  of({ data, scale }: Thing): Middle {
    const url = data.CustomMesh?.MeshURL;
    if (url === undefined) return CENTRED;
    let middle = this.#known.get(url);
    if (middle === undefined) {
      const text = this.models.get(url);
      this.#known.set(url, (middle = text === undefined ? CENTRED : middleOf(text)));
    }
    return [middle[0] * scale.x, middle[1] * scale.z];
  }
}
