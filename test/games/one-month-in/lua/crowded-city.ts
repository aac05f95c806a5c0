import { numberText } from "../../../../src/kernel/number-text";
import { mapped, range } from "../../../../src/kernel/list";
import type { Word } from "../../../../src/kernel/words";
import { BORDERS } from "../../../../src/games/one-month-in/content/city-map";
import { TILES } from "../../../../src/games/one-month-in/content/tiles";
import { setup } from "../../../../src/games/one-month-in/setup";
import type { City, Survivor, Tile } from "../../../../src/games/one-month-in/vocabulary";

const SEATS = ["p1", "p2", "p3", "p4", "p5", "p6"];
const EACH = 15;

/** Six teams of many survivors all over an explored city, with fences, food, stacks and zombies: as bad as it gets. */
export const crowdedCity = (): City => {
  const { state } = setup(SEATS, {});
  const cells = mapped(state.tiles, ({ cell }) => cell);
  const at = (n: number): Word => cells[n % cells.length] ?? "";
  state.tiles = mapped(state.tiles, (tile, i): Tile => {
    const face = TILES[1 + (i % (TILES.length - 1))];
    const isOpen = i % 3 !== 2;
    return {
      ...tile,
      tile: tile.tile === "base" ? "base" : (face?.tile ?? "zoo"),
      zombies: isOpen ? 0 : (face?.zombies ?? 0),
      reclaimed: isOpen,
      owner: isOpen ? (SEATS[i % SEATS.length] ?? "none") : "none",
      stack: isOpen ? [["unseen", "unseen"]] : [],
      hold: face?.special === "prize" && isOpen ? "held" : "none",
    };
  });
  state.teams = mapped(state.teams, (team, t) => ({
    ...team,
    food: 3,
    salvage: ["rope", "rope", "wire"],
    survivors: mapped(range(1, EACH), (n): Survivor => {
      const place = 6 * (n % 9) + t;
      const isOpen = (place % cells.length) % 3 !== 2;
      const id = team.seat + "s" + numberText(n);
      return { id, cell: at(place), zone: isOpen ? "in" : "out", ap: 2, fed: true, armed: n < 3, suited: n < 2 };
    }),
  }));
  state.walls = mapped(range(0, 59), (n) => ({
    border: BORDERS[3 * n]?.border ?? "",
    seat: SEATS[n % SEATS.length] ?? "",
  }));
  return { ...state, active: "p1", round: 20 };
};
