import { FIRST_NIGHT, ROUNDS } from "../../../src/games/dying-light/content/cards";
import { SPOTS } from "../../../src/games/dying-light/scene/spots";
import { standing } from "../../../src/table/stand";
import { word } from "../../drawing/lettering";
import { at, circle, group, rect } from "../../drawing/svg";
import { danger, ink, light, night, title } from "../look";
import { scenery } from "../skyline";
import { symbol } from "../symbols";

/** The twelve rounds from day into night; the events lie above the rounds that bring them. */

export const ROUND_TRACKER = { width: 22.6, depth: 3 } as const;

/** Pixels of a unit. */
const PX = 90;
const WIDTH = ROUND_TRACKER.width * PX;
const HEIGHT = ROUND_TRACKER.depth * PX;

const placeOf = (name: string, slot: number): { readonly x: number; readonly y: number } => {
  const [spot, tracker] = [SPOTS[name], SPOTS["round-tracker"]];
  if (spot === undefined || tracker === undefined) throw new Error(`there is no spot "${name}" on the round tracker`);
  const stand = standing(spot, slot);
  return {
    x: (stand.x - tracker.x + ROUND_TRACKER.width / 2) * PX,
    y: (tracker.z - stand.z + ROUND_TRACKER.depth / 2) * PX,
  };
};

const space = (slot: number): string => {
  const round = placeOf("round.marker", slot);
  const event = placeOf("round.events", slot);
  const dark = slot + 1 >= FIRST_NIGHT;
  const faint = dark ? night.mist : "#b9a57a";
  return (
    rect(round.x - 74, event.y - 50, 148, round.y - event.y + 108, {
      rx: 18,
      fill: dark ? night.plum : light.sand,
      stroke: dark ? night.mist : light.ember,
      "stroke-width": 5,
    }) +
    circle(event.x, event.y, 36, { fill: "none", stroke: faint, "stroke-width": 4, "stroke-dasharray": "8 7" }) +
    symbol(dark ? "night" : "day", event.x - 22, event.y - 22, 44, faint) +
    word(round.x, round.y, 84, title(dark ? light.bone : ink), String(slot + 1))
  );
};

/** Of its own size; `by` is how large it is printed. */
export const roundTracker = (by: number): string => {
  const dusk = (placeOf("round.marker", FIRST_NIGHT - 2).x + placeOf("round.marker", FIRST_NIGHT - 1).x) / 2;
  return group(
    { transform: `scale(${String(by / PX)})` },
    scenery({ id: "day", width: dusk, height: HEIGHT, seed: 3, hour: "day" }),
    at(dusk, 0, scenery({ id: "night", width: WIDTH - dusk, height: HEIGHT, seed: 9, hour: "night" })),
    ...Array.from({ length: ROUNDS }, (_, slot) => space(slot)),
    rect(dusk - 5, 0, 10, HEIGHT, { fill: danger }),
    rect(0, 0, WIDTH, HEIGHT, { fill: "none", stroke: night.deep, "stroke-width": 16 }),
  );
};
