import { game } from "./game";

/** Each script of the save writes its letter: small at its top level, a capital in onLoad. */
export const ORDER = "checkOrder";

/** How many objects Global has seen spawn. */
export const SPAWNS = "checkSpawns";

export const writeOrder = (letter: string): void => {
  try {
    const before = game.Global.getVar(ORDER);
    game.Global.setVar(ORDER, (typeof before === "string" ? before : "") + letter);
  } catch {
    // Global may not be there yet: then the letter is missing, and the question has no answer.
  }
};
