import type { GameName } from "../../games/index";
import { Mistake } from "../mistake";
import { givenAgain } from "./gesture-run";
import { readCode, saidAgain } from "./input-run";
import type { Finding } from "./judge";
import type { Shown } from "./shrink";

/** Shows it again: what is seen now. */
export const shownAgain = (shown: Shown): readonly Finding[] => {
  if (shown.at === "table") return givenAgain(shown.game, shown);
  const { seen } = saidAgain(shown.game, shown.begun, shown.said);
  return seen === undefined ? [] : [seen];
};

/** The match of a replay code, looked at on the way. */
export const codeAgain = (game: GameName, code: string): readonly Finding[] => {
  const read = readCode(game, code);
  if (read === "none") throw new Mistake(`"${code}" is neither a file nor a replay code of ${game} as it is now`);
  const { seen } = saidAgain(game, read.begun, read.said);
  return seen === undefined ? [] : [seen];
};
