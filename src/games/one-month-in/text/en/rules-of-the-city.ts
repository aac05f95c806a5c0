import type { Text } from "../../../../kernel/text";

/** The rows about zones, special tiles, claiming, searching and trading, for a player who asks why. */
export const RULES_OF_THE_CITY: Text = {
  "OMI-ZONE-01": "The grey middle of a tile is the building, and the zombies are in there.",
  "OMI-ZONE-02": "The dotted ground is what lies around the building.",
  "OMI-ZONE-03": "A dotted line parts the building from its ground.",
  "OMI-ZONE-04": "Until the building has been claimed, inside and outside are two zones.",
  "OMI-ZONE-05": "First you arrive outside, then another move takes you in.",
  "OMI-ZONE-06": "Zombies inside do nothing to those outside, who can see how many there are.",
  "OMI-ZONE-07": "Cleared and claimed, a tile is one single zone.",

  "OMI-FARM-01": "A farm gives food to its owner.",
  "OMI-FARM-02": "A farm must be cleared and claimed by you before it gives anything.",
  "OMI-FARM-03": "Each farm you own gives 1 food when your turn begins.",
  "OMI-FARM-04": "Work is for a survivor on the farm, for 1 action point.",
  "OMI-FARM-05": "Work brings 1 more food when your next turn begins.",
  "OMI-FARM-06": "A farm never gives more than 2 food at a time.",
  "OMI-FARM-07": "That farm has been worked this turn.",
  "OMI-FARM-08": "Five farms, owned and all worked, end the game.",
  "OMI-FARM-09": "There are several farms, and each is one.",

  "OMI-SPEC-01": "There is one Research Centre.",
  "OMI-SPEC-02": "The Research Centre, claimed and held for a turn without an attack, ends the game.",
  "OMI-SPEC-03": "There is one Military Base.",
  "OMI-SPEC-04": "The Military Base, claimed and held for a turn without an attack, ends the game.",

  "OMI-CLAIM-01": "There are zombies; a tile is claimed after they are dead.",
  "OMI-CLAIM-02": "A claim takes as many action points as the blue number, all from inside.",
  "OMI-CLAIM-03": "Several survivors can share the price.",
  "OMI-CLAIM-04": "When the price is paid the tile is yours.",
  "OMI-CLAIM-05": "Whoever has action points left may go on.",

  "OMI-FLAG-01": "A claimed tile bears your flag.",
  "OMI-FLAG-02": "Flags show what is whose, for victory points.",
  "OMI-FLAG-03": "A team has ten flags.",

  "OMI-SCAV-01": "A claimed tile gets as many search cards as its green number.",
  "OMI-SCAV-02": "A search takes 1 action point and turns over 1 card.",
  "OMI-SCAV-03": "Each further action point turns over a further card.",
  "OMI-SCAV-04": "Search cards are turned over one by one.",
  "OMI-SCAV-05": "Zombies that are found are fought before the next card.",
  "OMI-SCAV-06": "There is nothing left to find here.",

  "OMI-CARD-01": "A search card is salvage, survivors or zombies.",
  "OMI-CARD-02": "Salvage goes to your hand.",
  "OMI-CARD-03": "Survivors join you by search cards, as many as the card says.",
  "OMI-CARD-04": "Found survivors stand on the tile where they were found.",
  "OMI-CARD-05": "Found survivors have no action point this turn.",
  "OMI-CARD-06": "As many zombies as the card says are in the building now.",
  "OMI-CARD-07": "First these zombies are fought, or run from.",

  "OMI-TRADE-01": "A trade takes two salvage, for a fence, for arms or for a suit.",
  "OMI-TRADE-02": "Two salvage buy a new fence.",
  "OMI-TRADE-03": "Two salvage arm a survivor: its die counts 1 more until your turn ends.",
  "OMI-TRADE-04": "Two salvage suit a survivor up: one zombie die a round needs a 6 until your turn ends.",
};
