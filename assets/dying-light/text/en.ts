/** Every word that is printed on the pieces of Dying Light. A sister file replaces it whole. Signs stand in braces. */

export interface CardText {
  readonly name: string;
  readonly rules: string;
}

export const words = {
  attack: "Attack",
  toughness: "Toughness",
  agile: "Agile",
  notAgile: "Not agile",
  common: "Common infected",
  special: "Special infected",
  traits: "Always",
  nightAbility: "Night activation",
  standard: "Standard",
  standardCost: "1 die",
  special1: "Special",
  specialCost: "1 die + Fatigue 1, or {power}",
  range: "Range {n}",
  melee: "Melee",
  ranged: "Ranged",
  weapon: "Weapon",
  startingWeapon: "Starting weapon",
  commonItem: "Common item",
  epicItem: "Epic item",
  quick: "Quick: no Risk",
  focus: "Focus: roll Risk after",
  objective: "Objective",
  permanent: "Permanent",
  always: "Always",
  momentum: "With Momentum",
  skill: "Starting skill",
  runner: "Runner",
  wound: "Heavy wound",
  chase: "Chase",
  chaseAlways: "While you hold this, your EV is 1 higher.",
  exposure: "Exposure",
  day: "Day",
  night: "Night",
  nothing: "All quiet",
  reshuffle: "Reshuffle",
  activation: "Activation",
  enemies: "Infected",
  enemyActivation: "Night abilities of all infected: Howlers, Volatiles, Virals, Biters.",
  runnerActivation: "This runner is activated now.",
  scenario: "Blackout",
  event: "Event {n}",
  help: "Help",
} as const;

export const backs = {
  exposure: "Exposure",
  wound: "Light wound",
  common: "Common item",
  epic: "Epic item",
  weapon: "Weapon",
  skill: "Skill",
  infected: "Not yet awake",
  activation: "Activation",
  chase: "Chase",
  scenario: "Blackout",
  help: "Help",
} as const;

export const runners: Readonly<Record<string, CardText>> = {
  ash: { name: "Ash", rules: "Light on the roofs, gone before they turn." },
  bram: { name: "Bram", rules: "Opens the way, one swing after another." },
  cleo: { name: "Cleo", rules: "Stands where others would have to run." },
  dex: { name: "Dex", rules: "In, out, and the door is open." },
};

export const skills: Readonly<
  Record<string, { readonly name: string; readonly always: string; readonly momentum: string }>
> = {
  "light-feet": {
    name: "Light Feet",
    always: "When you Run or Climb out of an Area, leave 1 enemy out of the Risk.",
    momentum: "Leave out 2 enemies instead.",
  },
  "heavy-hands": {
    name: "Heavy Hands",
    always: "Once per Attack action you may roll 1 of its Damage Dice again, before Crits are spent.",
    momentum: "That Attack also has 1 more damage.",
  },
  "hold-the-line": {
    name: "Hold the Line",
    always: "When you Defend, the first die spent gives 1 more Defense.",
    momentum: "One other runner of your Area, whose attack is not yet rolled, may have it too or instead.",
  },
  "quick-fingers": {
    name: "Quick Fingers",
    always: "When you Interact, the Risk is 1 less.",
    momentum: "Your Interact actions generate no Risk.",
  },
};

export const infected: Readonly<
  Record<string, { readonly name: string; readonly traits: string; readonly night: string }>
> = {
  biter: { name: "Biter", traits: "Stays on its level, stops at Walls.", night: "None." },
  viral: {
    name: "Viral",
    traits: "",
    night:
      "Rush. For each Area with a runner and no active UV Spot: move 1 Viral from an adjacent Area into it. Virals beside a runner stay.",
  },
  howler: {
    name: "Howler",
    traits: "Does not attack and is not counted as an attacker. Move symbols never move it.",
    night: "Howl. Each Howler: the nearest runner within Range 1 who holds no Exposure token takes one. UV protects.",
  },
  volatile: {
    name: "Volatile",
    traits: "Crits cannot kill it.",
    night:
      "Hunt. Each Volatile not beside a runner moves 1 Area towards the nearest one, whatever the level or Wall. UV bars its way.",
  },
};

export const wounds: Readonly<Record<string, CardText>> = {
  winded: { name: "Winded", rules: "Fatigue 1 die." },
  "blood-trail": { name: "Blood Trail", rules: "Take an Exposure token. If you hold one: nothing." },
  "twisted-ankle": {
    name: "Twisted Ankle",
    rules: "While face up: each of your Jumps generates 1 more Risk, Jump Pads too. Each copy counts.",
  },
  "torn-grip": { name: "Torn Grip", rules: "While face up: each of your Climbs costs 1 more die. Each copy counts." },
  dazed: { name: "Dazed", rules: "Put your Momentum Die in the supply, wherever it lies, even as your Tempo Die." },
  "ripped-kit": {
    name: "Ripped Kit",
    rules: "Flip 1 undamaged Gear Token of yours. If all are damaged, remove 1 of them.",
  },
  outcry: {
    name: "Outcry",
    rules: "Move 1 common infected from an adjacent Area into yours, as one {move} would. It joins no attack going on.",
  },
};

export const items: Readonly<Record<string, CardText>> = {
  bandage: {
    name: "Bandage",
    rules: "Heal 1: discard your Light Wound. If you have none, turn 1 Heavy Wound face down: it is your Light Wound.",
  },
  adrenaline: {
    name: "Adrenaline",
    rules:
      "Move 1 die from a Cooldown Slot to your pool and roll it. If none lies there: move 1 die from a Fatigue Slot to a Cooldown Slot.",
  },
  decoy: {
    name: "Decoy",
    rules:
      "Choose an Area within Range 2. Move up to 3 common infected from it to one adjacent Area that each can enter, even away from a runner.",
  },
  "fire-bottle": {
    name: "Fire Bottle",
    rules: "Put a Fire token from the supply in a Zone of an Area within Range 1 that has none.",
  },
  "scent-mask": {
    name: "Scent Mask",
    rules: "Return your Exposure token. If you hold none: your EV is 1 lower this Round, not below 0.",
  },
  inhibitor: {
    name: "Inhibitor",
    rules: "What the city is waiting for. Carry it to the shelter. It can be exchanged like any item.",
  },
  medkit: { name: "Medkit", rules: "Heal 2: do what a Bandage does, twice." },
  "uv-flare": {
    name: "UV Flare",
    rules:
      "Put an active UV Spot from the supply in your Zone, if your Area has none active: all infected in the Area Spread. Remove it as the End Phase begins.",
  },
  "drill-notes": {
    name: "Drill Notes",
    rules:
      "Upgrade 1 of your Basic Dice to a Combat or Parkour Die: roll the new die, then put it where the old one was.",
  },
  grapple: {
    name: "Grapple",
    rules: "Once per activation: one Climb of yours costs at most 2 dice, counted before {climb}.",
  },
};

export const weapons: Readonly<Record<string, { readonly name: string; readonly extra: string }>> = {
  machete: { name: "Machete", extra: "Special: Cleave. Spare damage of a kill goes on to others in your Area." },
  pipe: { name: "Pipe", extra: "Hits hard, and nothing else." },
  sledge: {
    name: "Sledge",
    extra: "Special: after its damage, knock down up to 2 other enemies in your Area.",
  },
  bow: { name: "Bow", extra: "Hits one enemy in any Area within its Range." },
  hatchet: { name: "Hatchet", extra: "Hits hard, and nothing else." },
  crossbow: { name: "Crossbow", extra: "Hits one enemy in any Area within its Range." },
  "long-blade": { name: "Long Blade", extra: "Both: Cleave. Spare damage of a kill goes on to others in your Area." },
};

export const chases: Readonly<Record<string, CardText>> = {
  "behind-you": { name: "Behind You", rules: "Spawn in your Area: 1 Biter by Day, 1 Viral at Night." },
  "cut-off": { name: "Cut Off", rules: "Move 2 infected from adjacent Areas into yours, as two {move} would." },
  frenzy: { name: "Frenzy", rules: "Spawn in the nearest Nest: 2 Biters by Day, 2 Virals at Night." },
  breathless: { name: "Breathless", rules: "Fatigue 1 die." },
};

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
  round: "Round",
  day: "Day",
  night: "Night",
} as const;
