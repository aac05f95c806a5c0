import type { Sections } from "../../../kernel/sections";
import type { CityNouns } from "../vocabulary";
import { SCENE } from "./scene";

/** What of the table each event may change; one that is not named changes nothing. */
export const SECTIONS: Sections<CityNouns, keyof typeof SCENE> = {
  of: SCENE,
  changedBy: {
    fencePlaced: ["walls"],
    turnBegan: ["turn", "round", "marks", "survivors", "actions"],
    holdRenewed: ["marks"],
    farmGave: ["food", "stores"],
    fed: ["food", "stores", "survivors", "actions"],
    moved: ["survivors", "actions", "gear", "marks"],
    explored: ["tiles", "zombies"],
    claimed: ["survivors", "actions", "flags", "marks", "points"],
    deckRenewed: ["cards"],
    stackLaid: ["cards"],
    searched: ["survivors", "actions"],
    found: ["cards", "points", "stores", "survivors", "zombies"],
    worked: ["survivors", "actions", "marks"],
    fenceTorn: ["survivors", "actions", "walls"],
    traded: ["cards", "points", "stores"],
    armed: ["gear"],
    suited: ["gear"],
    flagLifted: ["flags", "marks", "points"],
    fightBegan: ["dice"],
    struck: ["dice", "zombies", "survivors"],
    mauled: ["dice"],
    ran: ["survivors", "actions"],
    sacrificed: ["survivors", "actions", "gear", "points"],
    died: ["survivors", "actions", "gear", "points"],
    fightEnded: ["cards"],
    assaulted: ["dice"],
    clashed: ["dice"],
    teamOut: ["points", "food", "stores", "marks"],
    teamCleared: ["points", "stores", "cards", "walls", "flags", "marks"],
    turnEnded: ["survivors", "actions", "gear"],
  },
};
