import type { GearToken } from "../../../src/games/dying-light/content/runners";
import { path, rect } from "../../drawing/svg";
import { danger, light, night } from "../look";
import { plated, prevented } from "../symbols";
import { gearPictures, setShapes } from "./gear-shapes";
import { FACE } from "./token-shapes";
import { twoFaces } from "./tokens";

/** A piece of gear: its set in the corner, what it is, below the Boost it gives and the harm it takes. */

const harmOf = { armor: "wound", fatigue: "fatigue", exposure: "exposure" } as const;

const face = (gear: GearToken, whole: boolean): string => {
  const ground = whole ? night.plum : "#43202c";
  const mark = setShapes[gear.set];
  if (mark === undefined) throw new Error(`no shape for the gear set "${gear.set}"`);
  return (
    rect(0, 0, FACE, FACE, { fill: whole ? light.sand : danger }) +
    rect(12, 12, FACE - 24, FACE - 24, { rx: 36, fill: ground }) +
    gearPictures[gear.slot](84, 26, 118, whole ? light.bone : "#c9a9ad") +
    mark(28, 30, 50, whole ? light.amber : "#d98a95") +
    (whole
      ? ""
      : path("M236 20 L176 70 L204 92 L128 148 L150 164 L96 196", {
          fill: "none",
          stroke: danger,
          "stroke-width": 10,
        })) +
    plated(gear.boost, 30, 152, 82) +
    rect(144, 152, 82, 82, { rx: 16, fill: light.bone }) +
    prevented(harmOf[gear.prevents], 146, 154, 78, night.dark)
  );
};

export const gearPicture = (gear: GearToken): string => twoFaces(face(gear, true), face(gear, false), light.sand);
