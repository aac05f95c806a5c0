import { isGame, withGame, type WithGame } from "../../../src/games/index";
import { playByBots } from "../../../src/kernel/play";
import { again, replayed } from "./again";

declare const _G: Record<string, unknown>;

const withNamed = (name: string, use: WithGame<void>): void => {
  if (isGame(name)) withGame(name, use);
  else print("no game " + name);
};

_G["play"] = (name: string, seats: number, seed: number, atMost: number): void => {
  withNamed(name, (game) => {
    playByBots(game, seats, {}, seed, atMost, print);
  });
};

_G["again"] = (name: string, seats: number, seed: number, options: string, inputs: string): void => {
  withNamed(name, (game) => {
    again(game, { seats, seed, options }, inputs, print);
  });
};

_G["replayed"] = (name: string, code: string): void => {
  withNamed(name, (game) => {
    replayed(game, code, print);
  });
};
