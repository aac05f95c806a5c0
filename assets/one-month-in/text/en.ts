/** What only the pictures say. */

/** What a special tile is for, in two short lines. */
export const tileWords = {
  base: ["START", "HERE"],
  farm: ["FOOD", "EACH TURN"],
  prize: ["HOLD IT:", "THE END"],
} as const;

/** What the four numbers are called. */
export const tileTerms = { claim: "Claim", worth: "Points", rooms: "Rooms", zombies: "Zombies" } as const;

export const cards = {
  back: "SEARCH",
  salvage: { title: "SALVAGE", does: "Two buy a fence, +1 on a die, or a suit." },
  survivors: { title: "SURVIVORS", does: "They join you here. No action this turn." },
  zombies: { title: "ZOMBIES", does: "Here and now: fight them, or run." },
} as const;

/** What crates are called on their lids. */
export const crates: Readonly<Record<string, string>> = {
  zombies: "Zombies",
  food: "Food",
  marks: "Marks",
  fogs: "Fog",
  beyond: "City",
  box: "Box",
  survivors: "Reserve",
  walls: "Fences",
  flags: "Flags",
  ring: "Nearby",
};

/** Names of pieces the game's own text has no word for. */
export const names: Readonly<Record<string, string>> = {
  mat: "Table",
  "zombies-label": "Zombies",
  "ap-label": "Action points",
  "points-label": "Victory points",
  "stores-label": "Stores",
  "round-label": "Round",
};

/** What a hand that hovers over a piece without a rule of its own is told. */
export const hints: Readonly<Record<string, string>> = {
  die: "Zombies fall at 4 and more; a survivor at 5 and more. Teams compare their highest.",
  "turn-mark": "It is this team's turn.",
  "zombies-label": "So many zombies are here.",
  "ap-label": "So many actions the survivors here have left.",
  "points-label": "Survivors on the board, pairs of salvage, and land.",
  "stores-label": "Food and salvage of this team.",
  "round-label": "Which round it is.",
  help: "Your turn in ten lines: hold Alt over it to read it.",
};

/** What stands where on the mat. */
export const places = {
  deck: "SEARCH",
  discard: "USED",
  turned: "FOUND",
  dice: "DICE",
  round: "ROUND",
  stores: "FOOD / SALVAGE",
} as const;

export interface Aid {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The short rules beside the city. */
export const aids: Readonly<Record<"turn" | "fight" | "ends" | "numbers", Aid>> = {
  numbers: {
    title: "A TILE",
    lines: [
      "{claim} price to claim",
      "{worth} points for it",
      "{rooms} search cards",
      "{zombies} zombies at first",
      "Grey is inside, dotted outside. Claimed, it is one area.",
    ],
  },
  turn: {
    title: "YOUR TURN",
    lines: [
      "First feed: 1 {food} gives 3 survivors 2 {ap}, the others have 1.",
      "{ap} move to the next tile, outside",
      "{ap} go in, or out again",
      "{ap} each: claim, {claim} in all, from inside",
      "{ap} search your tile for 1 card",
      "{ap} work your farm: +1 {food} next turn",
      "{ap} tear down a fence you stand at",
      "2 {salvage}: fence, +1 on a die, suit",
      "Free: lift a flag; end the turn",
      "{worth} = survivors + pairs of {salvage} + land",
    ],
  },
  fight: {
    title: "FIGHTS",
    lines: [
      "Zombies: you roll, 4+ kills one. Those left roll, 5+ kills one of you. Again, to the end.",
      "Before you roll, 1 {ap}: run, or stay behind for all.",
      "Teams: 3 dice against 2, ties are the defender's.",
    ],
  },
  ends: {
    title: "THE END",
    lines: [
      "50 {worth}, 5 farms worked at once, or a striped tile held a round. Most {worth} wins: survivors, pairs of {salvage}, land.",
    ],
  },
};
