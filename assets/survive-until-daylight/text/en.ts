/** What is written on the pieces and in no sentence of the game. Signs stand in braces, `~` ties words together. */

/** What the few words are written with that matter most: "marker" or "brush". */
export const broadPen = "marker";

export const words = {
  weapon: { melee: "Melee", ranged: "Ranged", thrown: "Thrown" },
  startingWeapon: "{character}'s own",
  lasting: "Stays after use",
  usedUp: "Discard after use",
  perAmmo: "Spend at least 1: each draws 1 {cards}",
  base: "damage",
  splash: "splash",
  draws: "cards",
  sorts: {
    junk: "Junk",
    healing: "Healing",
    special: "Special",
    weapon: "Weapon",
    ammo: "Ammo",
    ingredient: "Ingredient",
    red: "Red card",
  },
  junk: "Good for nothing. It takes a slot, and it may be what is lost.",
  heals: "Removes {amount}~damage. In Trade, or in your own turn; no action.",
  ammo: "For {weapons}. Each card spent draws 1~combat card. Equal cards share a slot.",
  ingredient: "{other} makes a {craft}.",
  anytime: "Any time",
  ownTurn: "Your turn, no action",
  atOnce: "At once",
  wave: "They are coming",
  waveAccept: "Accept",
  waveDelay: "Delay",
  assault: "Who is coming",
  horde: "Falls at {health}",
  nothing: "Does not attack",
  survivorSaved: "Saved, it takes 1~damage for a player.",
  signed: "Add to the base",
  plain: "Instead of the base",
  base2: "The base itself",
  spread: "Spread",
  perkFirst: "Only with",
  left: "left",
  startsWith: "Starts with",
} as const;

/** What each perk does. */
export const perks: Readonly<Record<string, string>> = {
  "thick-hide": "The first enemy hit that would hurt you each round does 1~less.",
  "over-here": "When somebody else accepts WAVE!, you may take it and be the one they are after.",
  "follow-through": "When your melee attack fells its target, deal 1 to one enemy that stood beside it.",
  frenzy: "Once in your turn: suffer 1 for one more melee attack.",
  "ready-steady": "Your attacks with ammo draw 1~more combat card.",
  "called-shot": "Your attacks with ammo do 1~more damage.",
  "anything-is-a-weapon": "With an attack you may discard 1~Junk for 1~more damage.",
  "light-feet": "Your first delay of WAVE! in each Search costs nothing.",
  "deal-maker": "You may give 2~cards in each Trade.",
  "something-for-nothing": "Once in Trade: discard 1~Junk and take the top card of the Rubble pile.",
  fletcher: "After an attack with arrows take 1~spent Arrow back.",
  "slow-living": "Healing items you use remove 1~more damage.",
};

export const backs = {
  rubble: "Rubble",
  assault: "Assault",
  combat: "Combat",
} as const;

/** Short names for places; they stand on tape. */
export const mat = {
  rubble: "Rubble",
  active: "Search",
  odds: "WAVE! next",
  round: "Round",
  discard: "Discard",
  assaults: "Assaults",
  assault: "Now",
  assaultDone: "Done",
  combat: "Combat",
  flipped: "Combat cards drawn",
  combatDiscard: "Used",
  line: "The line: they attack from left to right",
  aside: "WAVE!",
  first: "First",
  box: "Box",
  board: "Who are you?",
  slots: "Eight slots",
  drawn: "Found",
  wave: "WAVE!",
  barricades: "Barricades",
  traps: "Traps",
  grenades: "Grenades",
  focus: "Focus",
  bloodLust: "Lust",
  danger: "Danger",
  saved: "Saved Survivors",
} as const;

/** The notes pinned beside the line. */
export const notes = {
  round: {
    title: "A round",
    lines: [
      ["1", "Search: draw one by one until somebody accepts WAVE!"],
      ["2", "Trade: the assault comes; give one card each, heal."],
      ["3", "Combat: everybody one action, attack or craft."],
      ["4", "They attack whoever has WAVE!, left to right."],
    ],
  },
  end: {
    title: "Daylight",
    lines: [
      ["6", "rounds, then clear the line."],
      ["0", "dead. If one dies, all have lost."],
    ],
  },
  craft: {
    title: "Make it",
    does: { barricade: "takes a hit", spear: "3, then +1", trap: "3, before a hit", grenade: "stuns two" },
  },
  symbols: {
    title: "Signs",
    lines: [
      ["damage", "damage"],
      ["cards", "combat cards"],
      ["suffer", "nobody can absorb it"],
      ["lose", "lose a random card"],
      ["unbarred", "past Barricades"],
      ["bolster", "all enemies +1"],
      ["shields", "attacked first"],
      ["anytime", "any time, no action"],
      ["infinity", "stays after use"],
    ],
  },
} as const;

/** What a hand that hovers over a piece is told where neither a card nor a rule says it. */
export const hints: Readonly<Record<string, string>> = {
  wave: "Accept it, and they are after you; or suffer 1 damage, and it is shuffled back.",
  assault: "Who comes this round, one after another, to the end of the line.",
  horde: "Falls at {health} damage.",
  survivor: "No enemy: save it, and it takes 1 damage for a player.",
  weapon: "{sort}. Damage {base}, {draws}. {use}.",
  draws: "draws {count} combat cards",
  "health-label": "What damage this one still bears.",
  "danger-label": "What this place may suffer this round.",
  "odds-label": "The chance that the next card is WAVE!",
  "round-label": "Which of the six rounds it is.",
  "foe-label": "What damage it still bears.",
};

/** Names of pieces the game's own text has no word for. */
export const names: Readonly<Record<string, string>> = {
  mat: "Table",
  "health-label": "Health",
  "danger-label": "Danger",
  "odds-label": "Odds",
  "round-label": "Round",
  "foe-label": "Health",
};
