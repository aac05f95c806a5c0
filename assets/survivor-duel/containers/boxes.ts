import { inks } from "../look";
import { mat } from "../text/en";
import type { LongBox } from "./long-box";

/** The boxes between the sides, by the last word of their spots. */
export const BOXES: Readonly<Record<"box" | "count" | "held" | "stunned", LongBox>> = {
  box: { icon: "cardboard-box-closed", name: mat.box, ground: inks.red, ray: "#f04b3c" },
  count: { icon: "perspective-dice-six-faces-random", name: mat.counts, ground: inks.purple, ray: "#7a45b8" },
  held: { icon: "manacles", name: mat.held, ground: inks.cyan, ray: "#4cc9d9" },
  stunned: { icon: "stoned-skull", name: mat.stunned, ground: inks.orange, ray: "#ffa04a" },
};
