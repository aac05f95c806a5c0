import { BOOSTS, FACES } from "../../../src/games/dying-light/content/dice";
import { word } from "../../drawing/lettering";
import { at, circle, clipped, line, picture, rect } from "../../drawing/svg";
import { ink, night, title } from "../look";
import { symbol } from "../symbols";
import type { Symbol } from "../symbols";

/** Every type of die has its colour and its border, so that either alone tells it. */

export type Die = keyof typeof FACES;

export const DICE = Object.keys(FACES) as readonly Die[];

/** The size of a die on the table. */
export const DIE_SIZE = 0.74;

/** Pixels of a face. */
const F = 256;

interface Dress {
  readonly ground: string;
  readonly ink: string;
  readonly border: string;
}

const dress: Readonly<Record<Die, Dress>> = {
  basic: { ground: "#5a5d6b", ink: "#f6eedb", border: "#8d91a3" },
  parkour: { ground: "#1559a6", ink: "#f6eedb", border: "#8cc6ff" },
  combat: { ground: "#a3202b", ink: "#f6eedb", border: "#ff9d92" },
  momentum: { ground: "#6a2bb3", ink: "#f6eedb", border: "#d9b3ff" },
  damage: { ground: "#f3ead3", ink: ink, border: "#8f2233" },
  risk: { ground: "#17131f", ink: "#ffb648", border: "#ffb648" },
};

const dotted = (colour: string): string =>
  Array.from({ length: 6 }, (_, i) => 33 + i * 38)
    .flatMap((along) => [
      [along, 22],
      [along, F - 22],
      [22, along],
      [F - 22, along],
    ])
    .map(([x = 0, y = 0]) => circle(x, y, 8, { fill: colour }))
    .join("");

const striped = (colour: string): string => {
  const bars: string[] = [];
  for (let i = -F; i < F; i += 44) {
    bars.push(line(i, F, i + F, 0, { stroke: colour, "stroke-width": 16 }));
  }
  return bars.join("") + rect(36, 36, F - 72, F - 72, { rx: 22, fill: dress.risk.ground });
};

const frame = (inset: number, of: Readonly<Record<string, string | number>>): string =>
  rect(inset, inset, F - 2 * inset, F - 2 * inset, { rx: 26, fill: "none", ...of });

const border = (die: Die): string => {
  const { border: stroke } = dress[die];
  if (die === "basic") return frame(20, { stroke, "stroke-width": 8 });
  if (die === "parkour") return frame(22, { stroke, "stroke-width": 12, "stroke-dasharray": "34 20" });
  if (die === "combat") return frame(16, { stroke, "stroke-width": 7 }) + frame(32, { stroke, "stroke-width": 7 });
  if (die === "momentum") return dotted(stroke);
  if (die === "damage") return frame(20, { stroke, "stroke-width": 16 });
  return striped(stroke);
};

const faceSymbols = (face: string): readonly Symbol[] => {
  const boosts = BOOSTS[face];
  if (boosts !== undefined) return boosts;
  const [, name = ""] = face.split(".");
  if (name === "crit") return ["crit"];
  return name === "safe" || name === "exposure" || name === "fatigue" || name === "wound" || name === "spawn"
    ? [name]
    : [];
};

const content = (die: Die, face: string): string => {
  const { ink: fill, border: faint } = dress[die];
  const [one, two] = faceSymbols(face);
  if (one !== undefined && two !== undefined) {
    return (
      symbol(one, 40, 40, 98, fill) +
      symbol(two, F - 138, F - 138, 98, fill) +
      line(72, F - 72, F - 72, 72, { stroke: faint, "stroke-width": 5 })
    );
  }
  if (one === "crit") return symbol(one, 62, 44, 132, "#8f2233") + word(F / 2, 204, 52, title("#8f2233"), "6");
  if (one !== undefined) return symbol(one, 54, 54, 148, fill);
  if (die === "damage") return word(F / 2, F / 2, 176, title(fill), face.split(".")[1] ?? "");
  return circle(F / 2, F / 2, 14, { fill: faint });
};

export const diePicture = (die: Die): string =>
  picture(
    3 * F,
    2 * F,
    rect(0, 0, 3 * F, 2 * F, { fill: dress[die].ground }),
    ...FACES[die].map((face, i) =>
      at(
        (i % 3) * F,
        Math.floor(i / 3) * F,
        clipped(`face${String(i)}`, rect(0, 0, F, F, {}), border(die), content(die, face)),
      ),
    ),
    // The cut edges of the mesh take the colour of this corner.
    rect(0, 0, 12, 12, { fill: die === "risk" ? night.dark : dress[die].ground }),
  );
