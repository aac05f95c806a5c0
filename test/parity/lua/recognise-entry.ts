import { isGame } from "../../../src/games/index";
import { KNOWN_BY } from "../../../src/games/known-by";
import { told } from "./findings";

declare const _G: Record<string, unknown>;

_G["recognised"] = (game: string, glimpses: string): void => {
  if (isGame(game)) told(glimpses, KNOWN_BY[game], print);
};
