import type { Text } from "../../../../kernel/text";

/** The rows about words, pieces, tiles and setting up, for a player who asks why. */
export const RULES_OF_THE_TABLE: Text = {
  "OMI-TERM-01": "A fence and a wall are the same piece.",
  "OMI-TERM-02": "Search cards, scavenge cards, loot: all of it is one deck.",
  "OMI-TERM-03": "The building is the inner region of a tile, the ground around it the outer one.",
  "OMI-TERM-04": "To claim a tile and to reclaim it is the same.",
  "OMI-TERM-05": "A tile that you have claimed is your territory.",
  "OMI-TERM-06": "A player is a team, and a team is its survivors.",
  "OMI-TERM-07": "A tile with its fog side up is unexplored.",

  "OMI-COMP-01": "A team has 20 survivors of its own.",
  "OMI-COMP-02": "A team has 10 flags of its own.",
  "OMI-COMP-03": "A team has 10 fences of its own.",
  "OMI-COMP-04": "The box holds 60 zombies for everybody.",
  "OMI-COMP-05": "There are 20 food for everybody.",
  "OMI-COMP-06": "There are 10 dice.",
  "OMI-COMP-07": "There are 110 search cards.",

  "OMI-TILE-01": "A tile has four numbers, one in each of four corners.",
  "OMI-TILE-02": "Blue: so many actions claim the tile.",
  "OMI-TILE-03": "Yellow: so many victory points it is worth to its owner.",
  "OMI-TILE-04": "Green: so many rooms can be searched, a card for each.",
  "OMI-TILE-05": "Red: so many zombies are there when it is turned over.",
  "OMI-TILE-06": "Yellow is at the top right.",
  "OMI-TILE-07": "Green is at the bottom left.",
  "OMI-TILE-08": "Red is at the bottom right.",
  "OMI-TILE-09": "Blue is at the top left.",
  "OMI-TILE-10":
    "Farms, Bases, the Research Centre and the Military Base have rules of their own; all others are buildings.",
  "OMI-TILE-11": "Tiles are hexagons: neighbours share a border, and there are up to six.",

  "OMI-BASE-01": "A team starts from its Base.",
  "OMI-BASE-02": "Five survivors start on each Base.",
  "OMI-BASE-03": "Three fences stand around each Base when the game begins, where its owner wants them.",

  "OMI-LAY-01": "Every player has one Base, face up.",
  "OMI-LAY-02": "All other tiles lie around the Bases, fog side up.",
  "OMI-LAY-03": "For a first game the layout for four is the one to take.",
  "OMI-LAY-04": "The city may be laid out otherwise, as you have agreed.",
  "OMI-LAY-05": "Other layouts take more time or less.",

  "OMI-SETUP-01": "Each player puts 5 survivors on the own Base.",
  "OMI-SETUP-02": "A first fence goes on a border of your own Base.",
  "OMI-SETUP-03": "First fences are placed in turns, one at a time.",
  "OMI-SETUP-04": "The oldest player places the first fence, or whoever you agree on; then it goes round clockwise.",
  "OMI-SETUP-05": "Any border of your Base will do.",
  "OMI-SETUP-06": "There is a fence on that border; take another.",
  "OMI-SETUP-07": "Nobody starts with food.",
  "OMI-SETUP-08": "You start without salvage, with 15 survivors, 10 flags and 7 fences in reserve.",

  "OMI-PROTO-01": "The names and numbers of the tiles are of our own making.",
  "OMI-PROTO-02":
    "Columns are lettered from west to east, and each is counted from the north: E5 is the middle of the city.",
  "OMI-PROTO-03": "Bases lie so that each has six neighbours of its own.",
  "OMI-PROTO-04":
    "The same six tiles lie about every Base, shuffled, and the rest beyond; or all are shuffled together.",
  "OMI-PROTO-05":
    "Of 110 search cards 48 are salvage, 34 bring survivors and 28 bring zombies, one of them ten, as it was published.",
  "OMI-PROTO-06": "Two clear a small tile, five a large one, and the two that end the game want seven.",
};
