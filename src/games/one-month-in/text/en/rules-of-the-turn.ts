import type { Text } from "../../../../kernel/text";

/** The rows about turns, food, action points and moving, for a player who asks why. */
export const RULES_OF_THE_TURN: Text = {
  "OMI-TURN-01": "Teams take whole turns, one after another.",
  "OMI-TURN-02": "When your turn begins each of your survivors has 1 action point.",
  "OMI-TURN-03": "Action points come back with your next turn.",
  "OMI-TURN-04": "Farms give their food when your turn begins.",
  "OMI-TURN-05": "Feeding comes before everything else in a turn.",
  "OMI-TURN-06": "In your first turn there is nothing to do yet but move.",

  "OMI-FEED-01": "One food feeds three survivors.",
  "OMI-FEED-02": "A fed survivor has 2 action points this turn.",
  "OMI-FEED-03": "You have done something else already: it is too late to feed.",
  "OMI-FEED-04": "A team feeds from food of its own, and only while it has any.",
  "OMI-FEED-05": "Each food feeds three others; nobody ever has more than 2 action points.",

  "OMI-AP-01": "Survivors act on their own action points, and only your own survivors act for you.",
  "OMI-AP-02": "Moving to the next tile takes 1 action point.",
  "OMI-AP-03": "Going into the building takes 1 action point.",
  "OMI-AP-04": "Claiming takes as many action points as the blue number.",
  "OMI-AP-05": "Searching takes 1 action point, and a card to find.",
  "OMI-AP-06": "Running from zombies takes 1 action point.",
  "OMI-AP-07": "Working a farm takes 1 action point.",
  "OMI-AP-08": "That survivor has no action point left.",
  "OMI-AP-09": "Your survivors act in any order, each as you like.",
  "OMI-AP-10": "That is nothing to spend action points on; you attack by moving in.",

  "OMI-MOVE-01": "A move goes to the next tile.",
  "OMI-MOVE-02": "Whoever moves arrives outside the building.",
  "OMI-MOVE-03": "Several move together, each for an action point of its own.",
  "OMI-MOVE-04": "The others may go elsewhere in the same turn.",

  "OMI-FLIP-01": "Whoever moves onto an unexplored tile turns it over.",
  "OMI-FLIP-02": "Turning a tile over costs nothing besides the move.",
  "OMI-FLIP-03": "As many zombies as the red number are in the building.",
  "OMI-FLIP-04": "Whoever explores stands outside: that starts no fight.",

  "OMI-ENTER-01": "Each one who goes in pays 1 action point.",
  "OMI-ENTER-02": "Only survivors outside that very building can go in.",
  "OMI-ENTER-03": "There are zombies inside: going in starts a fight.",
};
