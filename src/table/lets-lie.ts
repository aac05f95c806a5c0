import type { Ground, Play } from "./table";

/** While somebody lays a roster together the pieces are anybody's to handle: nothing of the match stands on the table. */
export const letsLie = ({ game, asked }: Ground & Play): boolean => {
  if (game.rosters === undefined || asked === "none" || asked.waiting.for !== "answers") return false;
  for (const { step } of asked.waiting.asks) if (game.rosters.asked(step)) return true;
  return false;
};
