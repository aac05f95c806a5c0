/** What the turn order of the book says and the lesson does not come to, and why. */
export const LEFT_OUT = {
  "DL-ACTV-02": "With one Runner there is nobody to choose among.",
  "DL-EXPO-05": "Nobody has an ability that makes anyone louder.",
  "DL-EXPO-06": "One Runner is never with another in an Area.",
  "DL-EXPO-11": "One Runner is in one Area.",
  "DL-EXPO-12": "One Area cannot be as loud as another.",
  "DL-DECK-03": "No deck runs out before it is shuffled.",
  "DL-END-03": "Momentum is lost to Wounds here, not to rest.",
  "DL-CLIMB-02": "No Wall stands on the way.",
  "DL-ATK-02": "The Machete reaches nobody further off.",
} as const;

/** The chapters of the ledger that make up the turn order. */
export const TURN_ORDER = [
  "DL-ROUND",
  "DL-ACTV",
  "DL-EXPO",
  "DL-DECK",
  "DL-END",
  "DL-RUN",
  "DL-ACTN",
  "DL-RUNA",
  "DL-CLIMB",
  "DL-JUMP",
  "DL-ATK",
  "DL-DEF",
  "DL-DDEF",
  "DL-USE",
  "DL-INT",
] as const;
