/** A skill's passive and its bonus. */
export interface SkillText {
  readonly always: string;
  readonly momentum: string;
}

export interface InfectedText {
  readonly traits: string;
  readonly night: string;
}

export const runners: Readonly<Record<string, string>> = {
  ash: "Over the roofs and gone before they turn.",
  bram: "Opens the way, one swing after another.",
  cleo: "Stands where others would have to run.",
  dex: "In, out, and the door is open.",
};

export const skills: Readonly<Record<string, SkillText>> = {
  "skill.light-feet": {
    always: "When you Run or Climb out of an Area, leave 1~enemy out of the Risk.",
    momentum: "Leave out 2~enemies instead.",
  },
  "skill.heavy-hands": {
    always: "Once in each Attack action you may roll 1 of its Damage Dice again, before Crits are spent.",
    momentum: "That Attack also has 1~more damage.",
  },
  "skill.hold-the-line": {
    always: "When you Defend, the first die spent gives 1~more Defense.",
    momentum: "Another runner of your Area, whose attack is not rolled yet, may have that 1 as well, or in your stead.",
  },
  "skill.quick-fingers": {
    always: "When you Interact, the Risk is 1~less.",
    momentum: "Your Interact actions generate no Risk.",
  },
};

export const infected: Readonly<Record<string, InfectedText>> = {
  biter: { traits: "Keeps to its level and stops at Walls.", night: "Nothing." },
  viral: {
    traits: "Climbs, drops and leaps.",
    night:
      "Rush: into each Area with a runner and no active UV Spot move 1~Viral from an adjacent Area. Virals beside a runner stay.",
  },
  howler: {
    traits: "Never attacks, counts as no attacker. {move} does not move it.",
    night: "Howl: for each Howler the nearest runner within Range~1 without an Exposure token takes one. UV protects.",
  },
  volatile: {
    traits: "Crits cannot kill it.",
    night:
      "Hunt: each Volatile not beside a runner moves 1~Area towards the nearest, over any level or Wall. UV bars it.",
  },
};

export const runnerActivation = "This runner is activated now.";
