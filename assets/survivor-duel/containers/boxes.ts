import { inks } from "../look";
import type { LongBox } from "./long-box";

/** The boxes between the sides, by the last word of their spots. */
export const BOXES: Readonly<Record<"box" | "count" | "held" | "stunned", LongBox>> = {
  box: { icon: "cardboard-box-closed", name: "box", ground: inks.red, ray: "#f04b3c" },
  count: { icon: "perspective-dice-six-faces-random", name: "counts", ground: inks.purple, ray: "#7a45b8" },
  held: { icon: "manacles", name: "held", ground: inks.cyan, ray: "#4cc9d9" },
  stunned: { icon: "stoned-skull", name: "stunned", ground: inks.orange, ray: "#ffa04a" },
};
