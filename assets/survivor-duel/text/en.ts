/** What is printed and is in no sentence of the game. */

export const words = {
  ap: "AP",
  tp: "TP",
  th: "TH",
  hp: "HP",
  damage: "DAMAGE",
  hit: "TO HIT",
  wear: "USES",
  attack: "ATTACK",
  escape: "ESCAPE",
  unarmed: "UNARMED",
  sure: "SURE",
  lasts: "LASTS",
  once: "ONE SHOT",
  gear: "EQUIP",
  attachment: "ATTACHMENT",
  scr: "SCR",
  survivor: "SURVIVOR",
  /** A Weapon by its range. */
  armed: "{reach} {weapon}",
} as const;

/** Who the Survivors are. */
export const trades: Readonly<Record<string, string>> = {
  SV1: "Ironworker",
  SV2: "Ranger",
  SV3: "Nurse",
  SV4: "Scrounger",
  SV5: "Lecturer",
  SV6: "Stuntman",
};

/** A line for the cards that do no more than their numbers say. */
export const taglines: Readonly<Record<string, string>> = {
  W01: "It spread butter. Now it spreads panic!",
  W02: "Bottom of the ninth, and the stands are hungry!",
  W03: "There is always another branch to clear!",
  W04: "In case of emergency: swing!",
  W05: "Nobody has ever missed with one!",
  W08: "Six good reasons to keep your distance!",
  W09: "The quietest way to say no!",
  W10: "One breath, one bolt, one problem less!",
  W12: "Trouble at school, a treasure at the end of the world!",
  W13: "Grandfather's revolver. It has never let anybody down!",
  Z01: "It is in no hurry. It has nowhere else to be!",
  Z02: "You forgot to look down!",
  Z05: "It lost its way. Then it found yours!",
  Z10: "The door was shut. Was!",
  Z13: "Fourth down, and you are the goal line!",
};

export const backs = {
  survivor: ["SURVIVOR", "DECK"],
  zombie: ["ZOMBIE", "DECK"],
  who: "WHO ARE YOU?",
} as const;

/** What TTS calls the pieces without a name of their own. */
export const labels = {
  die: "Hit die",
  count: "Counter",
  role: "Role",
  turn: "Turn",
  hp: "HP",
  ap: "Action points",
  tp: "Tactical points",
  th: "Threat points",
} as const;

/** Short names for places. */
export const mat = {
  zombie: "ZOMBIE ZONE",
  threat: "THREAT ZONE",
  survivor: "SURVIVOR",
  gear: "EQUIPMENT AREA: ONE WEAPON, ITEMS, ATTACHMENTS",
  deck: "SURVIVOR DECK",
  graveyard: "GRAVEYARD",
  exile: "EXILE",
  zdeck: "ZOMBIE DECK",
  row: "YOUR HORDE: SPAWN FROM HERE",
  turn: "TURN",
  box: "The box",
  counts: "Counters",
  held: "Held",
  stunned: "Stunned",
  role: { survivor: "SURVIVOR", zombie: "ZOMBIES" },
} as const;

/** The turn, told on the mat. */
export const guide = {
  survivor: {
    title: "YOUR TURN: SURVIVOR PHASE",
    lines: [
      ["1", "Ready your cards. 3~AP, 2~TP."],
      ["2", "One TP may be left from last turn."],
      ["3", "Draw 1~card."],
      ["4", "Spend AP: attack, equip, play, Loot."],
    ],
  },
  zombie: {
    title: "THEN THEIR ZOMBIE PHASE",
    lines: [
      ["1", "They gain 4~TH and spawn."],
      ["2", "What waited advances."],
      ["3", "The Threat Zone attacks, one by one."],
      ["4", "Answer with Reacts, or Quick Escape: 1~TP."],
    ],
  },
  lose: "0 HP, or no card to draw: you lose.",
} as const;

/** What the points are for. */
export const points = {
  hp: "your life",
  ap: "to act",
  tp: "to react",
  th: "to spawn",
} as const;

/** What hovering over a die tells. */
export const hints = {
  count: "HP of a zombie, or durability of an equipped card.",
  role: "Who you are this turn: the Survivor, or the zombies that come for the other one.",
  die: "For Hit Rolls, Escape rolls, and who begins.",
  turn: "Which turn it is.",
  waits: "What is not in play waits here; the table takes out what is needed.",
  controller: "It knows the rules: choose decks here and begin. Settings are in its menu.",
} as const;

export const consoleText = { name: "SURVIVOR DUEL", under: "Outbreak: a table that knows the rules" } as const;

export const save = {
  /** As Tabletop Simulator tags it. */
  language: "English",
  name: "Outbreak - Survivor Duel",
  note: "Survivor Duel, for 2 players: the Quick Start rules of NecroGenesis TCG, cards of our own; unofficial. Sit down at either side, choose decks at the comic in the middle, and play.",
  views: { red: "Red's zones", blue: "Blue's zones" },
  pages: [
    {
      title: "How it goes",
      body: "Each of you is a Survivor with a deck of 40, and sends a horde of 20 against the other.\n\nIn your turn you have 3 AP: drag a card from your hand into your Equipment Area or onto its target, drag your Survivor or its Weapon onto the zombies to attack, and end the phase in the panel. Then your opponent spends TH: zombies dragged from the row into your Zombie Zone are spawned. What waits there advances, and what stands in your Threat Zone attacks. You answer with Reacts and with one Quick Escape.\n\nThen the roles swap.",
    },
    {
      title: "How it ends",
      body: "You win when the other Survivor is at 0 HP, or cannot draw a card from the Survivor Deck.\n\nMelee reaches the Threat Zone only; ranged Weapons reach both zones. Unarmed you call a number of the die. A Weapon wears with every attack.",
    },
    {
      title: "Decks of your own",
      body: "A Survivor, 40 cards and 20 zombies; 1 Boss and 1 Secret Rare at most. We suggest no more than 3 of a card and 6 of a Walker; the settings can make it a house rule.\n\nWhen the table asks for your deck, paste it into the field of the panel: a line for each card, as in\n3 Fire Axe\n1 Patient Zero\nOr take the cards out of the box, put them on your places for Survivor and decks, and press: Play the cards on my places. Whatever is wrong is named with its rule.",
    },
  ],
  credits: "Credits",
  fonts: "Set in Anton and Archivo Narrow (SIL Open Font License).",
  rights: "Rules restated and all art made for this table. No artwork or logo of any licence is used.",
} as const;
