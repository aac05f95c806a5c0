import type { GameName } from "../../games/index";

/** Whose game it is that a table plays: named in the first line of its page. */
export const OWNERS: Readonly<Record<GameName, string>> = {
  "dying-light":
    "Dying Light: The Board Game is by Glass Cannon Unplugged, after Techland's Dying Light; this table is neither theirs nor endorsed by them.",
  "survive-until-daylight":
    "Survive Until Daylight is by Thomas Filippi and Gary Paitre (FLYOS); this table is neither theirs nor endorsed by them.",
  "one-month-in": "Surviving: One month in is by Russell Neal (2015); this table is neither his nor endorsed by him.",
  "survivor-duel":
    "Survivor Duel plays the Quick Start rules of NecroGenesis TCG, with cards of its own; this table is neither theirs nor endorsed by them.",
};
