import type { Text } from "../../../../kernel/text";

/** The rows about fights, flight, the ends and victory points, for a player who asks why. */
export const RULES_OF_THE_FIGHT: Text = {
  "OMI-FIGHT-01": "A fight goes on until one side has nobody left inside.",
  "OMI-FIGHT-02": "The survivors roll first.",
  "OMI-FIGHT-03": "Each survivor in the building rolls a die.",
  "OMI-FIGHT-04": "Each 4, 5 or 6 of a survivor kills a zombie.",
  "OMI-FIGHT-05": "The last zombie is dead: nothing strikes back.",
  "OMI-FIGHT-06": "Each zombie that is left rolls a die.",
  "OMI-FIGHT-07": "Each 5 or 6 of a zombie kills a survivor.",
  "OMI-FIGHT-08": "Whoever is left fights another round.",
  "OMI-FIGHT-09": "The fight is over when only one side is left.",
  "OMI-FIGHT-10": "Fighting itself takes no action points.",

  "OMI-RUN-01": "Running is for a fight, and action points are the only way out of one.",
  "OMI-RUN-02": "For 1 action point a survivor runs away.",
  "OMI-RUN-03": "For 1 action point a survivor gives its life, and the others get away.",
  "OMI-RUN-04": "Without an action point nobody can run, or be the one who stays behind.",
  "OMI-RUN-05": "All have run: the fight is over, and the zombies stay.",

  "OMI-PVP-01": "The attacker rolls a die for each survivor, three at most.",
  "OMI-PVP-02": "The defender rolls a die for each survivor, two at most.",
  "OMI-PVP-03": "Dice are compared, and the higher one wins.",
  "OMI-PVP-04": "Of equal dice the defender's wins.",
  "OMI-PVP-05": "Each beaten die costs a survivor.",
  "OMI-PVP-06": "An attack goes on until one side has nobody left.",

  "OMI-END-01": "A team works five farms of its own: the game ends, and most victory points win.",
  "OMI-END-02": "A tile that ends the game was held for a turn without an attack: most victory points win.",
  "OMI-END-03": "A team has 50 victory points: the game ends, and most points win.",
  "OMI-END-04": "Whoever has the most victory points wins, whoever ended it.",

  "OMI-VP-01": "Each of your survivors on the board is worth 1 point.",
  "OMI-VP-02": "Each two salvage in your hand are worth 1 point.",
  "OMI-VP-03": "Each tile you own is worth its yellow number.",
};
