import type { Game } from "../../../src/kernel/game";
import { playByBots } from "../../../src/kernel/play";
import type { Nouns } from "../../../src/kernel/words";
import { crossing } from "../../kernel/games/crossing/game";
import { parley } from "../../kernel/games/parley/game";
import { again, replayed } from "./again";
import { canonicals, draws, empties, graphs, lists, numbers, odds, orders, readings, sentences } from "./primitives";

declare const _G: Record<string, unknown>;

type Primitive = (seed: number, count: number, line: (this: void, text: string) => void) => void;

const PRIMITIVES: Readonly<Record<string, Primitive>> = {
  draws,
  empties,
  canonicals,
  orders,
  numbers,
  lists,
  graphs,
  odds,
  readings,
  sentences,
};

const withTestGame = (name: string, use: <N extends Nouns>(this: void, game: Game<N>) => void): void => {
  if (name === "crossing") use(crossing);
  else use(parley);
};

_G["primitive"] = (name: string, seed: number, count: number): void => {
  PRIMITIVES[name]?.(seed, count, print);
};

_G["play"] = (name: string, seats: number, seed: number, atMost: number): void => {
  withTestGame(name, (game) => playByBots(game, seats, {}, seed, atMost, print));
};

_G["again"] = (name: string, seats: number, seed: number, options: string, inputs: string): void => {
  withTestGame(name, (game) => {
    again(game, { seats, seed, options }, inputs, print);
  });
};

_G["replayed"] = (name: string, code: string): void => {
  withTestGame(name, (game) => {
    replayed(game, code, print);
  });
};
