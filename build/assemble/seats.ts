import { SEAT_COLOURS } from "../../src/tts/seat-colours";
import type { ColourState, ObjectState } from "../../src/tts/save";
import { BuildFailure } from "../failure";
import type { Maker } from "./maker";
import { transformOf } from "./piece";
import { wholeObject } from "./whole-object";

const seatColour = (name: string): ColourState => {
  const [r, g, b] = SEAT_COLOURS[name] ?? [];
  if (r === undefined || g === undefined || b === undefined)
    throw new BuildFailure([`colours: "${name}" is no seat; known: ${Object.keys(SEAT_COLOURS).join(", ")}`]);
  // A zone's colour is clear: TTS tints it for its seat.
  return { r, g, b, a: 0 };
};

const handZone = (maker: Maker, seat: string, colour: string): ObjectState => {
  const zone = maker.table.hands[seat];
  if (zone === undefined) throw new BuildFailure([`${maker.game.name}: the table has no hand zone for ${seat}`]);
  const { position, facing, size } = zone;
  return wholeObject({
    GUID: maker.guid(`hand/${seat}`),
    Name: "HandTrigger",
    Transform: transformOf(position, { x: 0, y: facing, z: 0 }, size),
    ColorDiffuse: seatColour(colour),
    FogColor: colour,
  });
};

/** A hand zone for every seat. They have no tags: a zone with tags takes in only what shares one. */
export const handZones = (maker: Maker): ObjectState[] => {
  const { colours } = maker.table;
  const { most } = maker.game.seats;
  if (colours.length < most)
    throw new BuildFailure([`${maker.game.name}: ${String(colours.length)} colours for ${String(most)} seats`]);
  return colours.slice(0, most).map((colour, i) => handZone(maker, `p${String(i + 1)}`, colour));
};
