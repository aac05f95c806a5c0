import type { AssetSource } from "../../build/asset";
import type { Mesh } from "./mesh";
import { objText } from "./obj-file";

/** Pictures and models as the build takes them. */

export type PictureSource = Extract<AssetSource, { form: "png" }>;

/** Drawn at whatever size, and stretched to this one. */
export const png = (name: string, width: number, height: number, svg: () => string): PictureSource => ({
  name,
  form: "png",
  width,
  height,
  svg,
});

export const obj = (name: string, mesh: () => Mesh): AssetSource => ({
  name,
  form: "obj",
  text: () => objText(mesh()),
});
