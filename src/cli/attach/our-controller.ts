import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameName } from "../../games/index";
import type { ObjectState, SaveState } from "../../tts/save";
import { built } from "../build";
import { distIn } from "../language";
import { Mistake } from "../mistake";

/** The controller with every piece of a game in it, as a build left it in that folder. */
export const controllerIn = (folder: string, game: GameName): ObjectState => {
  const { ObjectStates } = JSON.parse(readFileSync(join(folder, game, "controller.json"), "utf8")) as SaveState;
  const [controller] = ObjectStates;
  if (controller === undefined) throw new Error(`the controller of ${game} was built without itself`);
  return controller;
};

/** Built anew: what is put on a table is what is there now. */
export const ourController = async (game: GameName, language: string): Promise<ObjectState> => {
  const folder = distIn(language);
  if (!(await built([game], folder, "file", language)))
    throw new Mistake(`the controller of ${game} could not be built`);
  return controllerIn(folder, game);
};
