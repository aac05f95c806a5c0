import { at, scaled } from "../../drawing/svg";
import { BLADES } from "./blades";
import { BOMBS } from "./bombs";
import { BOWS } from "./bows";
import { CLUBS } from "./clubs";
import { GUNS } from "./guns";

const ALL: Readonly<Record<string, string>> = { ...BLADES, ...CLUBS, ...GUNS, ...BOWS, ...BOMBS };

const [WIDE, HIGH] = [320, 180];

/** A weapon as whoever doodles the faces draws it, about a point. */
export const weaponDoodle = (card: string, cx: number, cy: number, width: number): string => {
  const drawn = ALL[card];
  if (drawn === undefined) throw new Error(`nobody has drawn "${card}"`);
  const by = width / WIDE;
  return at(cx - width / 2, cy - (HIGH * by) / 2, scaled(by, drawn));
};
