import type { Text } from "../../../kernel/text";
import type { Word } from "../../../kernel/words";
import type { CityEvent } from "../vocabulary";

/** What may come about by several rules brings the one that did along. */
const BROUGHT = "{by}";

/** The row of the ledger that says why something happens. */
const CITED: Readonly<Record<CityEvent["was"], Word>> = {
  runnerChosen: "DL-SETUP-21",
  boxCleared: "DL-SETUP-01",
  roundBegan: "DL-ROUND-01",
  phaseBegan: "DL-ROUND-02",
  roundAdvanced: "DL-END-04",
  activationShuffled: "DL-END-06",
  activationDrawn: "DL-ACTV-03",
  runnerActivated: "DL-ACTN-05",
  diceGathered: "DL-RUN-01",
  diceCooled: "DL-RUN-02",
  diceRolled: BROUGHT,
  diePaid: "DL-TEMPO-01",
  momentumGained: "DL-MOM-01",
  momentumLost: BROUGHT,
  runnerMoved: BROUGHT,
  grappled: "DL-PV-10",
  pushed: "DL-BOOST-04",
  struck: "DL-ATK-03",
  rerolled: "DL-PV-07",
  killed: BROUGHT,
  withstood: "DL-ATK-05",
  knockedDown: "DL-KD-01",
  stoodUp: "DL-END-01",
  passed: "DL-RUN-06",
  activationEnded: "DL-RUN-08",
  riskRolled: "DL-RISK-11",
  exposureTaken: BROUGHT,
  exposureReturned: BROUGHT,
  masked: "DL-EXPO-05",
  itemFound: "DL-ENV-09",
  itemUsed: "DL-CONS-01",
  itemsShuffled: "DL-RULING-58",
  itemsExchanged: "DL-ITEM-03",
  weaponSwitched: "DL-WPN-02",
  lightHealed: "DL-WND-02",
  heavyHealed: "DL-WND-02",
  dieRestored: "DL-FAT-06",
  dieUpgraded: "DL-UPG-03",
  lootTaken: "DL-ENV-10",
  tokenPlaced: "DL-GAME-05",
  tokenRemoved: "DL-INT-04",
  uvLit: "DL-ENV-16",
  flareLit: "DL-ENV-16",
  flareOut: "DL-PV-10",
  scenarioRevealed: "DL-GAME-05",
  cratesLaid: "DL-PV-14",
  crateOpened: "DL-INT-03",
  inhibitorFound: "DL-PV-14",
  eventCame: "DL-END-05",
  chaseTaken: "DL-CHASE-01",
  chaseEnded: BROUGHT,
  dieFatigued: BROUGHT,
  lightWoundTaken: BROUGHT,
  woundTurned: BROUGHT,
  gearUsed: BROUGHT,
  gearRipped: "DL-PV-05",
  spawned: BROUGHT,
  spawnLost: BROUGHT,
  spreadBegan: BROUGHT,
  infectedMoved: BROUGHT,
  movesLost: "DL-EMOVE-07",
  exposureChecked: "DL-EXPO-02",
  areaResolved: "DL-EXPO-07",
  deckRenewed: "DL-DECK-03",
  cardDrawn: "DL-EXPO-08",
  cardsDiscarded: "DL-DECK-01",
  cardsReshuffled: BROUGHT,
  attacked: "DL-EATK-06",
  defended: "DL-DEF-03",
  aidLent: "DL-SKILL-05",
  damageRolled: "DL-EATK-10",
  howled: "DL-NACT-01",
  eliminated: "DL-WND-08",
  dawnMissed: "DL-RULING-46",
  won: "DL-GAME-04",
};

/** Each sentence of the log with the rule behind it (DL-AUTO-13). */
export const withRules = (text: Text): Text => {
  const all: Record<Word, string> = {};
  for (const key in text) all[key] = text[key] ?? key;
  for (const was in CITED) {
    const key = "event." + was;
    all[key] = (all[key] ?? key) + " (" + CITED[was as CityEvent["was"]] + ")";
  }
  return all;
};
