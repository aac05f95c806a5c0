import type { Evolve, Seat } from "../../kernel/words";
import { type Bout, type BoutNouns, NONE, type Player } from "./vocabulary";

const change = (bout: Bout, seat: Seat, to: (this: void, player: Player) => void): void => {
  for (const player of bout.players) if (player.seat === seat) to(player);
};

/** How every event changes the state. */
export const evolve: Evolve<BoutNouns> = {
  roundBegan: (bout, { round }) => {
    bout.round = round;
    for (const player of bout.players) player.shown = NONE;
  },
  thrown: (bout, { seat, card }) => {
    change(bout, seat, (player) => {
      player.shown = card;
    });
  },
  scored: (bout, { seat }) => {
    change(bout, seat, (player) => {
      player.points += 1;
    });
  },
  drawn: () => undefined,
};
