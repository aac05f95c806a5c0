import { Vec } from "../vm/value";
import type { Thing } from "./thing";

/** https://api.tabletopsimulator.com/player/instance/#setcameramode */
export const CAMERA_MODES: readonly string[] = ["ThirdPerson", "FirstPerson", "TopDown"];

/** How a person looks at the table. */
export interface Camera {
  readonly mode: string;
  readonly at: Vec;
  readonly pitch: number;
  readonly yaw: number;
  readonly distance: number;
  /** What it goes along with, and how far beside it. */
  readonly follows?: { readonly thing: Thing; readonly offset: Vec } | undefined;
}

export const USUAL_CAMERA: Camera = { mode: "ThirdPerson", at: new Vec(0, 0, 0), pitch: 0, yaw: 0, distance: 40 };
