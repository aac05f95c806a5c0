import { isGame, withGame } from "../games/index";
import { numberText } from "../kernel/number-text";
import { differences, says, scenes } from "./bench/work";

declare const _G: Record<string, unknown>;

/** What `outbreak bench` calls on a Lua: a work, done so many times; prints over how many answers. */
const work = (what: string, name: string, seats: number, seed: number, times: number): void => {
  if (!isGame(name)) {
    print("no game " + name);
    return;
  }
  const again = { seats, seed, times };
  withGame(name, (game) => {
    if (what === "says") print(numberText(says(game, again)));
    else if (what === "scenes") print(numberText(scenes(game, again)));
    else print(numberText(differences(game, again)));
  });
};

_G["work"] = work;
