/** What the box holds for a team, and for all (OMI-COMP-01 to OMI-COMP-07). */
export const SURVIVORS = 20;
export const FLAGS = 10;
export const WALLS = 10;
export const ZOMBIES = 60;
export const FOOD = 20;
export const DICE = 10;

/** It was published for so many teams at most (OMI-RUL-01). */
export const TEAMS_PUBLISHED = 4;

/** What a team begins with (OMI-SETUP-01, OMI-SETUP-02). */
export const FIRST_SURVIVORS = 5;
export const FIRST_WALLS = 3;

/** One food feeds so many (OMI-FEED-01); a fed survivor has so many action points (OMI-FEED-02). */
export const FED_BY_ONE = 3;
export const FED_AP = 2;

/** A trade costs so much salvage (OMI-TRADE-01); so much of it is a point (OMI-VP-02). */
export const TRADE_PRICE = 2;
export const SALVAGE_A_POINT = 2;

/** The dice of one round between teams (OMI-PVP-01, OMI-PVP-02). */
export const ATTACK_DICE = 3;
export const DEFENCE_DICE = 2;

/** What ends the game (OMI-END-01, OMI-END-03, OMI-RUL-09). */
export const FARMS_TO_END = 5;
export const POINTS_TO_END = 50;
export const MONTH = 30;

/** After so many rounds in which nothing was claimed, found or lost all are asked whether to stop (OMI-RUL-57). */
export const QUIET = 6;
