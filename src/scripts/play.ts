import { isGame, withGame } from "../games/index";
import { playByBots } from "../kernel/play";

declare const _G: Record<string, unknown>;

/** What `outbreak play` calls on a Lua: a match of bots, printed line by line. */
const play = (name: string, seats: number, seed: number, atMost: number): void => {
  if (!isGame(name)) {
    print("no game " + name);
    return;
  }
  withGame(name, (game) => {
    playByBots(game, seats, {}, seed, atMost, print);
  });
};

_G["play"] = play;
