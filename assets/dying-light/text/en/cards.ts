/** Signs stand in braces, `~` ties words together. */
export const words = {
  attack: "Attack",
  toughness: "Toughness",
  agile: "Agile",
  heavy: "Not agile",
  common: "Common infected",
  special: "Special infected",
  nightAbility: "Night activation",
  standard: "Standard",
  standardCost: "1~die",
  fierce: "Special",
  fierceCost: "1~die, and Fatigue~1 or {power}",
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
    "While you hold this, your {exposure} is 1~higher. It ends when you end an activation in an Area without infected.",
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

export const cards: Readonly<Record<string, string>> = {
  "wound.winded": "Fatigue~1~die.",
  "wound.blood-trail": "Take an Exposure token. If you hold one already: nothing.",
  "wound.twisted-ankle":
    "While face up: each Jump of yours generates 1~more Risk, from a Jump Pad too. Every copy counts.",
  "wound.torn-grip": "While face up: each Climb of yours costs 1~more die. Every copy counts.",
  "wound.dazed": "Put your Momentum Die in the supply, wherever it lies, even as your Tempo Die.",
  "wound.ripped-kit": "Flip 1~undamaged Gear Token of yours. If all are damaged, remove~1.",
  "wound.outcry":
    "Move 1~common infected from an adjacent Area into yours, as one {move} would. It joins no attack going on.",
  "item.bandage":
    "Heal~1: discard your Light Wound. Without one, turn 1~Heavy Wound face down: it is now your Light Wound.",
  "item.adrenaline":
    "Move 1~die from a Cooldown Slot to your pool and roll it. If there is none: move 1~die from a Fatigue Slot to a Cooldown Slot.",
  "item.decoy":
    "Choose an Area within Range~2. Move up to 3~common infected from it to one adjacent Area they can enter, even away from a runner.",
  "item.fire-bottle": "Put a Fire token from the supply in any Zone of an Area within Range~1 that has none.",
  "item.scent-mask":
    "Return your Exposure token. If you hold none: your {exposure} is 1~lower this Round, never below 0.",
  "item.inhibitor": "The city's cure, still cold. Carry it to the shelter. It can be exchanged like any item.",
  "item.medkit": "Heal~2: do twice what a Bandage does.",
  "item.uv-flare":
    "If your Area has no active UV Spot, put one from the supply in your Zone: all infected there Spread. It goes out as the End Phase begins.",
  "item.drill-notes":
    "Upgrade 1 of your Basic Dice to Combat or Parkour: roll the new die and put it where the old one was.",
  "item.grapple": "Once per activation one Climb costs at most 2~dice, counted before {climb}.",
  "chase.h1": "Spawn in your Area: by Day 1~Biter, at Night 1~Viral.",
  "chase.h2": "Move 2~infected from adjacent Areas into yours, as two {move} would.",
  "chase.h3": "Spawn in the nearest Nest: by Day 2~Biters, at Night 2~Virals.",
  "chase.h4": "Fatigue~1~die.",
  "activation.enemy": "Night abilities in this order: Howlers, Volatiles, Virals, Biters.",
  "scenario.s01":
    "Round~7, the last of the day. Put Objective 1 on B08, a dark UV Spot on G11 and Events~1, 2, 3 on Rounds~8, 10, 12.\nGoal: Interact with Objective~1.\nRough Terrain: a Run into its Zone costs 1~more die.\nYou lose by card S11.",
  "scenario.s02":
    "The UV Spot on G11 is active. Electricity marks B08; remove Objective~1. Shuffle S04, S05, S06: one lies hidden under each Objective, 2 on B01, 3 on B04, 4 on B05.\nWith 1 or 2~runners: only S04 and one of the others, under 3~and~4.\nGoal: find the Inhibitor.",
  "scenario.s03":
    "Each runner who is not on a roof and holds no Exposure token takes one. Gear does not help.\nSpawn Virals in each Nest: 1~with 1~runner, 4 with~2, 3 with~3, 4 with~4.",
  "scenario.s04":
    "You find the Inhibitor: take its card, put its token on it. Remove this Objective and reveal S07. The other crates may still be opened.",
  "scenario.s05": "Draw 1~Epic Item. Remove this Objective.",
  "scenario.s06":
    "Draw 1~Common Item. Then spawn 1~Howler in your Area; by Day 2~Biters instead. Remove this Objective.",
  "scenario.s07":
    "Put Objective 1 on G11: the shelter door.\nTo win: all runners in G11, one of them with the Inhibitor, the UV Spot active. Then one there Interacts with the door: S10.\nKeep a die for it: without one the activation is over.",
  "scenario.s08": "Spawn 1~Viral in each Nest.",
  "scenario.s09":
    "For each runner, in the order you choose, spawn 1~Volatile in the Nest nearest to that runner's Area.\nThis is the last Round.",
  "scenario.s10": "The shelter door shuts behind you and the sun comes up.\nYou win.",
  "scenario.s11": "A runner has fallen, or the Round Marker would leave~12.\nYou lose.",
};

/** What a weapon does besides its dice. */
export const weapons: Readonly<Record<string, string>> = {
  "weapon.machete": "Special has Cleave: what a kill leaves over hits others in your Area.",
  "weapon.pipe": "Simple and heavy.",
  "weapon.sledge": "Special: after the damage, knock down up to 2~other enemies in your Area.",
  "weapon.bow": "Hits 1~enemy in any Area within Range.",
  "item.hatchet": "Short, sharp, always at hand.",
  "item.crossbow": "Hits 1~enemy in any Area within Range.",
  "item.long-blade": "Both have Cleave: what a kill leaves over hits others in your Area.",
};
