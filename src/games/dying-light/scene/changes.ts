import type { Sections } from "../../../kernel/sections";
import type { CityNouns } from "../vocabulary";
import { SCENE } from "./scene";

type Changed = readonly (keyof typeof SCENE)[];

const ACTIVATION: Changed = ["activation"];
const DAMAGE: Changed = ["damage"];
const DICE: Changed = ["dice"];
const EXPOSURE: Changed = ["exposure"];
const GEAR: Changed = ["gear"];
const INFECTED: Changed = ["infected"];
const ITEMS: Changed = ["items"];
const MARKS: Changed = ["exposureTokens"];
const SCENARIO: Changed = ["scenario"];
const TOKENS: Changed = ["tokens"];
const WOUNDS: Changed = ["wounds"];
/** An Objective token lies on a crate's card. */
const FEATURES: Changed = ["tokens", "scenario"];
/** All that lies in a player area. */
const BELONGINGS: Changed = [
  "figures",
  "boards",
  "gear",
  "exposure",
  "dice",
  "wounds",
  "exposureTokens",
  "items",
  "tokens",
  "activation",
];

/** What of the table each event may change; one that is not named changes nothing. */
export const SECTIONS: Sections<CityNouns, keyof typeof SCENE> = {
  of: SCENE,
  changedBy: {
    runnerChosen: BELONGINGS,
    boxCleared: BELONGINGS,
    roundAdvanced: ["roundMarker", "exposure", "infectedCards"],
    activationShuffled: ACTIVATION,
    activationDrawn: ACTIVATION,
    diceGathered: DICE,
    diceCooled: DICE,
    diceRolled: DICE,
    diePaid: DICE,
    momentumGained: DICE,
    momentumLost: DICE,
    runnerMoved: ["figures"],
    pushed: INFECTED,
    struck: DAMAGE,
    rerolled: DAMAGE,
    killed: INFECTED,
    knockedDown: INFECTED,
    stoodUp: INFECTED,
    riskRolled: ["risk"],
    exposureTaken: MARKS,
    exposureReturned: MARKS,
    itemFound: ITEMS,
    itemUsed: ITEMS,
    itemsShuffled: ITEMS,
    itemsExchanged: ITEMS,
    weaponSwitched: ITEMS,
    lightHealed: WOUNDS,
    heavyHealed: WOUNDS,
    dieRestored: DICE,
    dieUpgraded: DICE,
    lootTaken: FEATURES,
    tokenPlaced: FEATURES,
    tokenRemoved: FEATURES,
    uvLit: TOKENS,
    flareLit: TOKENS,
    flareOut: TOKENS,
    scenarioRevealed: SCENARIO,
    cratesLaid: SCENARIO,
    crateOpened: FEATURES,
    inhibitorFound: ITEMS,
    eventCame: SCENARIO,
    chaseTaken: ITEMS,
    chaseEnded: ITEMS,
    dieFatigued: DICE,
    lightWoundTaken: WOUNDS,
    woundTurned: WOUNDS,
    gearUsed: GEAR,
    gearRipped: GEAR,
    spawned: INFECTED,
    infectedMoved: INFECTED,
    deckRenewed: EXPOSURE,
    cardDrawn: EXPOSURE,
    cardsDiscarded: EXPOSURE,
    cardsReshuffled: EXPOSURE,
    damageRolled: DAMAGE,
    eliminated: SCENARIO,
    dawnMissed: SCENARIO,
    won: SCENARIO,
  },
};
