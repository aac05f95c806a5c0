import { createRequire } from "node:module";
import type { Game, State } from "boardgame.io";
import type * as client from "boardgame.io/client";

// It comes as CommonJS in folders, which an import of Node does not look into.
const { Client } = createRequire(import.meta.url)("boardgame.io/client") as typeof client;

/** The move to be made now, and with what. */
type Move = readonly [move: string, ...args: readonly unknown[]];

/** Plays a match to its end, or so many moves of it; how many moves it had. */
export const playedByBoardgame = <G>(
  game: Game<G>,
  seed: number,
  atMost: number,
  move: (state: State<G>, nth: number) => Move,
): number => {
  const table = Client<G>({ game: { ...game, seed }, numPlayers: 2, debug: false });
  table.start();
  const stateNow = (): State<G> => {
    const state = table.getState();
    if (state === null) throw new Error("boardgame.io has no state");
    return state;
  };
  let moves = 0;
  for (; moves < atMost && stateNow().ctx.gameover === undefined; moves++) {
    const before = stateNow()._stateID;
    const [name, ...args] = move(stateNow(), moves);
    table.moves[name]?.(...args);
    if (stateNow()._stateID === before) throw new Error(`boardgame.io has refused ${name} ${args.join(" ")}`);
  }
  table.stop();
  return moves;
};
