import { drawnFigure } from "../drawing/figure";
import { text } from "../drawing/lettering";
import { at, group, picture, rect, scaled } from "../drawing/svg";
import { infectedFigures } from "./figures/infected";
import { runnerFigures } from "./figures/runners";
import { light, night, plain, rings, title } from "./look";
import { scenery } from "./skyline";
import { said } from "./text/said";

/** The picture of the save in the menus of TTS. */

const SIDE = 512;

const shadowed = (fill: string, mark: string) => ({ body: fill, shade: fill, mark });

export const thumbnail = (): string =>
  picture(
    SIDE,
    SIDE,
    scenery({ id: "thumbnail", width: SIDE, height: SIDE, seed: 12, hour: "dusk" }),
    at(-36, 172, scaled(0.36, drawnFigure(infectedFigures.viral, shadowed("#120d22", "#e2384f")))),
    group(
      { transform: "translate(566 118) scale(-0.46 0.46)" },
      drawnFigure(infectedFigures.volatile, shadowed("#120d22", light.lamp)),
    ),
    at(114, 96, scaled(0.5, drawnFigure(runnerFigures.ash, { body: light.bone, shade: "#cbbf9f", mark: rings.ash }))),
    rect(0, 396, SIDE, 116, { fill: night.deep, "fill-opacity": 0.9 }),
    rect(0, 392, SIDE, 6, { fill: light.amber }),
    text(
      { x: 24, y: 400, width: SIDE - 48, height: 68 },
      { ...title(light.bone), largest: 72, least: 60, align: "middle", valign: "middle" },
      said().consoleText.name,
    ),
    text(
      { x: 24, y: 466, width: SIDE - 48, height: 36 },
      { ...plain(light.lamp), largest: 30, least: 26, align: "middle", valign: "middle" },
      said().consoleText.under,
    ),
  );
