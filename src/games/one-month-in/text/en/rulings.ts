import type { Text } from "../../../../kernel/text";

/** How the book is read where it leaves something open. */
export const RULINGS: Text = {
  "OMI-RUL-01": "Two to four can play, as it was published, a team each; the cities for five and six are ours.",
  "OMI-RUL-02": "A lot decides who places the first fence and takes the first turn.",
  "OMI-RUL-03": "A turn begins with the count of what is held, then farms, action points, feeding.",
  "OMI-RUL-04": "You end your turn yourself, not in a fight; action points, arms and suits are gone then.",
  "OMI-RUL-05": "Everything is open but what lies in the deck, in stacks and under the fog.",
  "OMI-RUL-06": "A survivor is fed once a turn, wherever it is, and not after anything else was done.",
  "OMI-RUL-07": "The bank holds 20 food: what it cannot give is lost.",
  "OMI-RUL-08": "No team has more than 20 survivors: others that are found are lost.",
  "OMI-RUL-09": "Thirty rounds, and the month is over: most victory points win.",

  "OMI-RUL-10": "Two teams never share a zone; going where another team stands is an attack.",
  "OMI-RUL-11": "A claimed tile with zombies is infested: two zones, no food, no search, until they are dead.",
  "OMI-RUL-12": "You go out of a building for 1 action point, where inside and outside are two zones.",
  "OMI-RUL-13": "From inside a building you go out first.",
  "OMI-RUL-14": "Whoever moves onto a tile of one zone can claim, search or work there at once.",
  "OMI-RUL-15": "A Base is one zone and has no zombies, no cards and no flag.",
  "OMI-RUL-16": "Zombies stay where they are and fight only those who come in.",
  "OMI-RUL-17": "Without zombies too a building must be entered before it is claimed.",

  "OMI-RUL-18": "A fence goes on a free border of a tile that is yours.",
  "OMI-RUL-19": "There is another team's fence in the way.",
  "OMI-RUL-20": "Our ruling: a fence is torn down for 1 action point by a survivor beside it, not in a building.",
  "OMI-RUL-21": "A fence stays where it is, whoever owns the tile, and stops all but the team that placed it.",
  "OMI-RUL-22": "A fence stops walkers, and does nothing else.",
  "OMI-RUL-23": "All your fences are placed.",

  "OMI-RUL-24": "Before each roll any of those who fight may run outside, for 1 action point each.",
  "OMI-RUL-25": "One who stays behind dies, and all the others get out; somebody must be there to be saved.",
  "OMI-RUL-26": "Nobody leaves between the survivors' dice and the zombies' dice.",
  "OMI-RUL-27": "Those who go in together fight together, and nobody joins them later.",
  "OMI-RUL-28": "All of the team who are in there fight.",
  "OMI-RUL-29": "You choose who falls, of those who fought: usually who has least action points, and no gear.",
  "OMI-RUL-30": "There is a fight: run, stay behind, trade, or fight on.",
  "OMI-RUL-31": "There are always zombies enough.",
  "OMI-RUL-32": "Zombies fight those who found them.",
  "OMI-RUL-33": "As many dice are rolled as it takes.",

  "OMI-RUL-34": "The whole price is paid at once, by those inside.",
  "OMI-RUL-35": "A tile can be claimed in the turn in which it was cleared.",
  "OMI-RUL-36": "You claim what is not yours yet, and where no other team's survivor is anywhere on the tile.",
  "OMI-RUL-37":
    "A claim takes one of your ten flags, but for your Base; by our ruling you may lift one of your own, for nothing.",
  "OMI-RUL-38": "Our ruling: only the owner searches, with a survivor there and no zombies; a stack is laid once.",
  "OMI-RUL-39": "Salvage goes to the hand, everything else to the discard; a search is finished before anything else.",
  "OMI-RUL-40": "A survivor can be armed once. Whoever is armed rolls first.",
  "OMI-RUL-41": "A survivor can be suited up once. The first zombie dice need a 6 then.",
  "OMI-RUL-42": "You attack by moving in; each one pays for the move.",

  "OMI-RUL-43": "Best against best, second against second; other dice do nothing.",
  "OMI-RUL-44": "Nobody runs from another team, and nobody rolls fewer dice.",
  "OMI-RUL-45": "Each side chooses who falls: usually who has least action points.",
  "OMI-RUL-46": "Attackers who are left have moved in; defenders who are left stay.",
  "OMI-RUL-47": "You trade before you attack, not in it.",
  "OMI-RUL-48":
    "Held is what no other team has entered since your turn, and where no zombies are; if not, the count starts anew.",
  "OMI-RUL-49": "Zombies that are found are no attack, but an infested tile does not count as held.",
  "OMI-RUL-50": "Five farms worked in one turn, each of them yours and free of zombies.",
  "OMI-RUL-51": "Points are counted after every command, with the fights it brought.",
  "OMI-RUL-52": "Equal points: more tiles, then more survivors, then more food; or it is shared.",
  "OMI-RUL-53":
    "Our ruling: without survivors a team has no more turns, but keeps its land and may still win; the last one left is asked whether to stop.",
  "OMI-RUL-54": "You have all agreed to stop: most victory points win.",
  "OMI-RUL-55": "An infested tile is still worth its points.",
  "OMI-RUL-56": "Work pays if the farm is still yours and free of zombies; nobody has to stay.",
  "OMI-RUL-57": "Nothing was claimed, found or lost for some rounds: all are asked whether to stop and count.",
  "OMI-RUL-58": "House rule: a team without a survivor loses all it had, and whoever is the last one left wins.",
  "OMI-RUL-59":
    "House rule, as a list of the game has it: the Research Centre or the Military Base ends the game as soon as it is claimed.",
};
