import type { Kind, Place, Spot } from "../kernel/scene";
import { readingTurn } from "../tts/reading-turn";
import type { TtsObject, TtsVector } from "../tts/api";

/** How a piece lies at its place: turned to be read from its spot, its right side up. Dice turn themselves. */

/** A card is made face up, whatever its kind names first; another piece with its first side up. */
const isOver = (kind: Kind, place: Place): boolean =>
  kind.form === "card" ? place.up === "back" : kind.ups.indexOf(place.up) === 1;

export const attitude = (kind: Kind, place: Place, spot: Spot, name: string): TtsVector => ({
  x: 0,
  y: (spot.facing + 90 * place.turn + readingTurn(name) + 360) % 360,
  z: isOver(kind, place) ? 180 : 0,
});

/** Whether nobody is to see its face on its way: it goes to where it shows its back, or where only one seat may look. */
export const goesClosed = (kind: Kind, { up, seen }: Place): boolean =>
  kind.form === "card" && (up === "back" || seen !== "all");

const apart = (a: number, b: number): number => {
  const difference = Math.abs(a - b) % 360;
  return difference > 180 ? 360 - difference : difference;
};

/** Closer than anybody sees or minds. */
const NEARLY = 15;

export const liesSo = (object: TtsObject, wanted: TtsVector): boolean => {
  const now = object.getRotation();
  return apart(now.y, wanted.y) < NEARLY && apart(now.z, wanted.z) < NEARLY;
};
