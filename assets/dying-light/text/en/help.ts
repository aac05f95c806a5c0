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
