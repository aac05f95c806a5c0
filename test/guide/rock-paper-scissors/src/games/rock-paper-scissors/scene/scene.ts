import { numberText } from "../../../kernel/number-text";
import { type Places, putAt } from "../../../kernel/places";
import { place, type Scene } from "../../../kernel/scene";
import { CARDS } from "../content/cards";
import type { BoutSeen } from "../vocabulary";

/** What should stand where: the card that was thrown before its player, the others in the hand. */
export const scene = ({ players }: BoutSeen): Scene => {
  const places: Places = {};
  for (const { seat, points, shown } of players) {
    let n = 0;
    for (const { card } of CARDS) {
      if (card === shown) putAt(places, card, place(seat + ".front", 0, "front"));
      else {
        putAt(places, card, { ...place(seat + ".hand", n, "front"), seen: seat });
        n++;
      }
    }
    putAt(places, "points." + seat, { ...place(seat + ".points", 0, "up"), label: numberText(points) });
  }
  return places;
};
