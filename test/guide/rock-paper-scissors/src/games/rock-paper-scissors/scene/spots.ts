import { ONE, type Spot, type Spots, TABLE } from "../../../kernel/scene";
import type { Seat, Word } from "../../../kernel/words";

const all: Record<Word, Spot> = {};

/** So far from the middle, as the player sits. */
const addPlace = (seat: Seat, facing: 0 | 180): void => {
  const near = facing === 0 ? -1 : 1;
  const at = (right: number, back: number, holds: Spot["holds"]): Spot => ({
    x: -right * near,
    y: TABLE,
    z: back * near,
    facing,
    holds,
  });
  all[seat + ".front"] = at(0, 2.5, ONE);
  all[seat + ".points"] = at(3, 2.5, ONE);
  all[seat + ".hand"] = at(0, 10, { as: "hand", seat });
};

addPlace("p1", 0);
addPlace("p2", 180);

/** Every position of the table. */
export const SPOTS: Spots = all;
