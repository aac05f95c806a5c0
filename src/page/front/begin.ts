import type { Wanted, Who } from "../room/begin";
import { goTo } from "../wish";
import { type ShelfGame, tablePage } from "./shelf";

const SEEDS = 1_000_000;

/** Begins this match at the game's own table. */
export const begin = ({ at }: ShelfGame, wanted: Omit<Wanted, "seed">): void => {
  goTo(tablePage(at), { act: "begin", seed: Math.floor(Math.random() * SEEDS), ...wanted });
};

/** Whoever asks at the first seat, and the game's usual bot at the others. */
export const againstBots = ({ bots: [usual] }: ShelfGame, seats: number): readonly Who[] =>
  Array.from({ length: seats }, (_, i) => (i === 0 || usual === undefined ? "you" : { bot: usual.policy }));
