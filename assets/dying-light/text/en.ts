/** Every word that is printed on the pieces, by the piece's kind, but the names the game has: see `name-of.ts`. */

/** A skill's passive and its bonus. */
export interface SkillText {
  readonly always: string;
  readonly momentum: string;
}

export interface InfectedText {
  readonly traits: string;
  readonly night: string;
}

/** Names of the pieces the game's own text has no word for. */
export const names: Readonly<Record<string, string>> = {
  "item.bandage": "Bandage",
  "item.adrenaline": "Adrenaline",
  "item.decoy": "Decoy",
  "item.fire-bottle": "Fire Bottle",
  "item.scent-mask": "Scent Mask",
  "item.inhibitor": "Inhibitor",
  "item.medkit": "Medkit",
  "item.uv-flare": "UV Flare",
  "item.drill-notes": "Drill Notes",
  "item.grapple": "Grapple",
  "activation.enemy": "Infected",
  "scenario.s01": "Last Light",
  "scenario.s02": "The Relay",
  "scenario.s03": "Sirens",
  "scenario.s04": "Cold Case",
  "scenario.s05": "Stash",
  "scenario.s06": "Nesting",
  "scenario.s07": "Carry It Home",
  "scenario.s08": "Swarm",
  "scenario.s09": "Darkest Hour",
  "scenario.s10": "Daybreak",
  "scenario.s11": "No Dawn",
  "item.hatchet": "Hatchet",
  "item.crossbow": "Crossbow",
  "item.long-blade": "Long Blade",
  "skill.light-feet": "Light Feet",
  "skill.heavy-hands": "Heavy Hands",
  "skill.hold-the-line": "Hold the Line",
  "skill.quick-fingers": "Quick Fingers",
  nest: "Nest",
  fire: "Fire",
  "jump-pad": "Jump Pad",
  spear: "Throwing Spear",
  "common-loot": "Common Loot Bag",
  "epic-loot": "Epic Loot Bag",
  inhibitor: "Inhibitor",
  electricity: "Electricity",
  rough: "Rough Terrain",
  "exposure-token": "Exposure token",
  uv: "UV Spot",
  "round-marker": "Round Marker",
  objective1: "Objective 1",
  objective2: "Objective 2",
  objective3: "Objective 3",
  objective4: "Objective 4",
  event1: "Event 1",
  event2: "Event 2",
  event3: "Event 3",
  "die.basic": "Basic Die",
  "die.parkour": "Parkour Die",
  "die.combat": "Combat Die",
  "die.momentum": "Momentum Die",
  "die.damage": "Damage Die",
  "die.risk": "Risk Die",
  help: "Help",
  "character-board": "Character Board",
  "round-tracker": "Round Tracker",
  "wall.short": "Short Wall",
  "wall.medium": "Medium Wall",
  "wall.long": "Long Wall",
  "wall.base": "Wall Base",
  exposure: "Exposure Card",
  "runner-card": "Runner Card",
  "gear.jacket": "Jacket",
  "gear.gloves": "Gloves",
  "gear.shoes": "Shoes",
  city: "City",
  level: "level",
  damaged: "damaged",
  supply: "Supply",
  box: "Box",
};

export const words = {
  attack: "Attack",
  toughness: "Toughness",
  agile: "Agile",
  heavy: "Not agile",
  common: "Common infected",
  special: "Special infected",
  nightAbility: "Night activation",
  standard: "Standard",
  standardCost: "1 die",
  fierce: "Special",
  fierceCost: "1 die, and Fatigue 1 or {power}",
  range: "Range",
  melee: "Melee",
  ranged: "Ranged",
  startingWeapon: "Starting weapon",
  commonItem: "Common item",
  epicItem: "Epic item",
  weapon: "weapon",
  quick: "Quick, no Risk",
  focus: "Focus, then roll Risk",
  objective: "Objective",
  permanent: "Stays with you",
  always: "Always",
  momentum: "With Momentum",
  skill: "Starting skill",
  runner: "Runner",
  wound: "Heavy wound",
  chase: "Chase",
  day: "Day",
  night: "Night",
  activation: "Activation",
  event: "Event",
  upSide: "When you get it",
  chaseAlways:
    "While you hold this, your {exposure} is 1 higher. It ends when you end an activation in an Area without infected.",
} as const;

export const backs = {
  exposure: "Exposure",
  wound: "Light wound",
  common: "Common item",
  epic: "Epic item",
  weapon: "Weapon",
  skill: "Skill",
  infected: "Asleep till night",
  activation: "Activation",
  chase: "Chase",
  scenario: "Blackout",
} as const;

export const runners: Readonly<Record<string, string>> = {
  ash: "Over the roofs and gone before they turn.",
  bram: "Opens the way, one swing after another.",
  cleo: "Stands where others would have to run.",
  dex: "In, out, and the door is open.",
};

export const skills: Readonly<Record<string, SkillText>> = {
  "skill.light-feet": {
    always: "When you Run or Climb out of an Area, leave 1 enemy out of the Risk.",
    momentum: "Leave out 2 enemies instead.",
  },
  "skill.heavy-hands": {
    always: "Once in each Attack action you may roll 1 of its Damage Dice again, before Crits are spent.",
    momentum: "That Attack also has 1 more damage.",
  },
  "skill.hold-the-line": {
    always: "When you Defend, the first die spent gives 1 more Defense.",
    momentum: "Another runner of your Area, whose attack is not rolled yet, may have that 1 as well, or in your stead.",
  },
  "skill.quick-fingers": {
    always: "When you Interact, the Risk is 1 less.",
    momentum: "Your Interact actions generate no Risk.",
  },
};

export const infected: Readonly<Record<string, InfectedText>> = {
  biter: { traits: "Keeps to its level and stops at Walls.", night: "Nothing." },
  viral: {
    traits: "Climbs, drops and leaps.",
    night:
      "Rush: into each Area with a runner and no active UV Spot move 1 Viral from an adjacent Area. Virals beside a runner stay.",
  },
  howler: {
    traits: "Never attacks, counts as no attacker. {move} does not move it.",
    night: "Howl: for each Howler the nearest runner within Range 1 without an Exposure token takes one. UV protects.",
  },
  volatile: {
    traits: "Crits cannot kill it.",
    night:
      "Hunt: each Volatile not beside a runner moves 1 Area towards the nearest, over any level or Wall. UV bars it.",
  },
};

export const cards: Readonly<Record<string, string>> = {
  "wound.winded": "Fatigue 1 die.",
  "wound.blood-trail": "Take an Exposure token. If you hold one already: nothing.",
  "wound.twisted-ankle":
    "While face up: each Jump of yours generates 1 more Risk, from a Jump Pad too. Every copy counts.",
  "wound.torn-grip": "While face up: each Climb of yours costs 1 more die. Every copy counts.",
  "wound.dazed": "Put your Momentum Die in the supply, wherever it lies, even as your Tempo Die.",
  "wound.ripped-kit": "Flip 1 undamaged Gear Token of yours. If all are damaged, remove 1.",
  "wound.outcry":
    "Move 1 common infected from an adjacent Area into yours, as one {move} would. It joins no attack going on.",
  "item.bandage":
    "Heal 1: discard your Light Wound. Without one, turn 1 Heavy Wound face down: it is now your Light Wound.",
  "item.adrenaline":
    "Move 1 die from a Cooldown Slot to your pool and roll it. If there is none: move 1 die from a Fatigue Slot to a Cooldown Slot.",
  "item.decoy":
    "Choose an Area within Range 2. Move up to 3 common infected from it to one adjacent Area they can enter, even away from a runner.",
  "item.fire-bottle": "Put a Fire token from the supply in any Zone of an Area within Range 1 that has none.",
  "item.scent-mask":
    "Return your Exposure token. If you hold none: your {exposure} is 1 lower this Round, never below 0.",
  "item.inhibitor": "The city's cure, still cold. Carry it to the shelter. It can be exchanged like any item.",
  "item.medkit": "Heal 2: do twice what a Bandage does.",
  "item.uv-flare":
    "If your Area has no active UV Spot, put one from the supply in your Zone: all infected there Spread. It goes out as the End Phase begins.",
  "item.drill-notes":
    "Upgrade 1 of your Basic Dice to Combat or Parkour: roll the new die and put it where the old one was.",
  "item.grapple": "Once per activation one Climb costs at most 2 dice, counted before {climb}.",
  "chase.h1": "Spawn in your Area: by Day 1 Biter, at Night 1 Viral.",
  "chase.h2": "Move 2 infected from adjacent Areas into yours, as two {move} would.",
  "chase.h3": "Spawn in the nearest Nest: by Day 2 Biters, at Night 2 Virals.",
  "chase.h4": "Fatigue 1 die.",
  "activation.enemy": "Night abilities in this order: Howlers, Volatiles, Virals, Biters.",
  "scenario.s01":
    "Round 7, the last of the day. Put Objective 1 on B08, a dark UV Spot on G11 and Events 1, 2, 3 on Rounds 8, 10, 12.\nGoal: Interact with Objective 1.\nRough Terrain: a Run into its Zone costs 1 more die.\nYou lose by card S11.",
  "scenario.s02":
    "The UV Spot on G11 is active. Electricity marks B08; remove Objective 1. Shuffle S04, S05, S06: one lies hidden under each Objective, 2 on B01, 3 on B04, 4 on B05.\nWith 1 or 2 runners: only S04 and one of the others, under 3 and 4.\nGoal: find the Inhibitor.",
  "scenario.s03":
    "Each runner who is not on a roof and holds no Exposure token takes one. Gear does not help. It counts this Round.",
  "scenario.s04":
    "You find the Inhibitor: take its card, put its token on it. Remove this Objective and reveal S07. The other crates may still be opened.",
  "scenario.s05": "Draw 1 Epic Item. Remove this Objective.",
  "scenario.s06":
    "Draw 1 Common Item. Then spawn 1 Howler in your Area; by Day 2 Biters instead. Remove this Objective.",
  "scenario.s07":
    "Put Objective 1 on G11: the shelter door.\nTo win: all runners in G11, one of them with the Inhibitor, the UV Spot active. Then one there Interacts with the door: S10.\nKeep a die for it: without one the activation is over.",
  "scenario.s08": "Spawn 1 Viral in each Nest.",
  "scenario.s09":
    "For each runner, in the order you choose, spawn 1 Volatile in the Nest nearest to that runner's Area.\nThis is the last Round.",
  "scenario.s10": "The shelter door shuts behind you and the sun comes up.\nYou win.",
  "scenario.s11": "A runner has fallen, or the Round Marker would leave 12.\nYou lose.",
};

/** What a weapon does besides its dice. */
export const weapons: Readonly<Record<string, string>> = {
  "weapon.machete": "Special has Cleave: what a kill leaves over hits others in your Area.",
  "weapon.pipe": "Simple and heavy.",
  "weapon.sledge": "Special: after the damage, knock down up to 2 other enemies in your Area.",
  "weapon.bow": "Hits 1 enemy in any Area within Range.",
  "item.hatchet": "Short, sharp, always at hand.",
  "item.crossbow": "Hits 1 enemy in any Area within Range.",
  "item.long-blade": "Both have Cleave: what a kill leaves over hits others in your Area.",
};

export const runnerActivation = "This runner is activated now.";

/** The help card: what can be done, and how a round goes. */
export const help = {
  actions: {
    name: "Actions",
    sort: "And the Boosts of the dice you pay",
    lines: [
      ["Run", "1 die, level or down"],
      ["Climb", "1 die, 1 more for each level up and for a Wall"],
      ["Jump", "2 dice, 1 Risk"],
      ["Attack", "1 die, no Risk"],
      ["Use", "free: items"],
      ["Interact", "free: the board"],
      ["Defend", "1 Defense per die"],
    ],
    boosts: [
      ["evade", "Risk -1"],
      ["jump", "Jump -1"],
      ["climb", "Climb -1"],
      ["push", "Push enemy"],
      ["power", "Special"],
      ["block", "Defense +1"],
    ],
  },
  round: {
    name: "A Round",
    sort: "Three phases",
    lines: [
      ["1", "Activation: gather, roll, act, pass."],
      ["2", "Exposure: highest Area first, draw cards for {exposure}, then {spawn} then {move} then attack."],
      ["3", "End: Momentum, next Round, Event."],
    ],
    risks: [
      ["safe", "Nothing"],
      ["exposure", "Token"],
      ["fatigue", "Fatigue 1"],
      ["wound", "1 Wound"],
      ["spawn", "Spawn 1"],
    ],
    riskRule: "Risk: 1 per enemy in the Area you leave or act in, 1 for Fire, 1 for a Jump.",
  },
} as const;

export const board = {
  momentum: "Momentum",
  momentumRule: "A die on slot 4 brings the Momentum Die here. In the End Phase a Tempo of 4 or more keeps it.",
  fatigue: "Fatigue",
  cooldown: "Cooldown",
  jacket: "Jacket",
  gloves: "Gloves",
  shoes: "Shoes",
  runner: "Runner",
  weapon: "Weapon",
} as const;

/** What lies where, printed on the mat. */
export const mat = {
  infected: "Infected",
  wounds: "Wounds",
  chase: "Chase",
  activation: "Activation",
  drawn: "Drawn",
  common: "Common",
  epic: "Epic",
  discard: "Discard",
  risk: "Risk",
  damage: "Damage",
  scenario: "Scenario",
  shown: "Shown",
  inhibitor: "Inhibitor",
  exposure: "Exposure",
  fire: "Fire",
  power: "Power",
  uv: "UV",
  objectives: "Objectives",
  momentum: "Momentum",
  combat: "Combat",
  parkour: "Parkour",
  biters: "Biters",
  virals: "Virals",
  howlers: "Howlers",
  volatiles: "Volatiles",
  box: "Box",
  items: "Items",
  pool: "Dice",
  token: "Token",
  skill: "Skill",
  loot: "Loot",
  light: "Light",
  heavy: "Heavy wounds",
  help: "Help",
} as const;

/** The controller's screen. */
export const consoleText = { name: "Outbreak", under: "City in the dark" } as const;

/** What a hand that hovers over a piece is told. */
export const hints: Readonly<Record<string, string>> = {
  nest: "Infected spawn here.",
  fire: "Leaving its Area, using Focus items or interacting there: 1 more Risk. Infected there have 1 less Toughness.",
  rough: "A Run into its Zone costs 1 more die.",
  "jump-pad": "From its Zone a Jump costs 1 die and may land in any Zone 2 away, at any height.",
  spear: "Interact: an attack with 2 Damage Dice at Range 2. Then it is gone.",
  "common-loot": "Interact: draw 1 Common Item.",
  "epic-loot": "Interact: draw 1 Epic Item.",
  inhibitor: "Lies on the Inhibitor card.",
  electricity: "The relay is powered.",
  "exposure-token": "Your Exposure is 1 higher in the next Exposure Phase.",
  uv: "While it is lit: no infected may enter its Area, and runners there draw no Exposure Cards.",
  objective1: "Interact with it.",
  objective2: "A crate: Interact to open it.",
  objective3: "A crate: Interact to open it.",
  objective4: "A crate: Interact to open it.",
  event1: "Happens when the Round Marker comes here.",
  event2: "Happens when the Round Marker comes here.",
  event3: "Happens when the Round Marker comes here.",
  "die.basic": "Blank, blank, Evade, Climb, Block, Push",
  "die.parkour": "Blank, Evade, Jump, Climb, Evade+Jump, Jump+Climb",
  "die.combat": "Blank, Power, Block, Push, Power+Block, Power+Push",
  "die.momentum": "Evade, Power, Jump+Climb, Block+Push, Evade+Power, Evade+Jump",
  "die.damage": "1 to 5, and a Crit worth 6",
  "die.risk": "Safe, safe, Exposure, Fatigue, Wound, Spawn",
};

/** The words of the save itself. */
export const save = {
  name: "Outbreak - Dying Light",
  note: "Dying Light: the Blackout scenario for 1 to 4 runners. Sit down, choose a runner at the console, and play.",
  roof: "Roof {area}, level {level}",
  gear: "{slot}, {set}",
  damaged: "One side whole, one damaged. {boost} with the Momentum Die; prevents {harm}.",
  armor: "Wounds",
  fatigue: "Fatigue",
  exposure: "Exposure",
  pages: [
    {
      title: "How it goes",
      body: "The table asks, and you answer: click in the panel, or move the pieces and the table understands.\n\nBy Day the runners act in any order, at Night as the Activation deck says. Gather your dice, roll them, and pay for actions by laying them on the track from left to right: the number above the last one is how many Exposure Cards you draw. The fourth die brings the Momentum Die.\n\nThen the infected answer, the Area with the highest Exposure first: they spawn, move and attack. Dice you kept can Defend.\n\nAt the end of the Round the marker moves on. Round 8 brings the night. After Round 12 it is too late.",
    },
    {
      title: "What you want",
      body: "Wake the relay on B08. Search the crates for the Inhibitor. Bring it to the shelter in G11, all of you, and open the door while the UV Spot is lit.\n\nYou lose with the first runner who takes a fourth Heavy Wound.",
    },
  ],
  credits: "Credits",
  fonts: "Set in Big Shoulders Display and Barlow Semi Condensed, SIL Open Font License.",
  rights: "Rules restated and all art made for this table. No artwork or logo of any licence is used.",
} as const;
