import type { Sections } from "../../../kernel/sections";
import type { DuelNouns } from "../vocabulary";
import { SCENE } from "./scene";

type Changed = readonly (keyof typeof SCENE)[];

const CARDS: Changed = ["cards"];
const POINTS: Changed = ["points"];
/** A card is paid for. */
const PAID: Changed = ["cards", "points"];

/** What of the table each event may change; one that is not named changes nothing. */
export const SECTIONS: Sections<DuelNouns, keyof typeof SCENE> = {
  of: SCENE,
  changedBy: {
    decksChosen: PAID,
    firstDrawn: ["die", "points"],
    drew: CARDS,
    mulliganed: CARDS,
    rowFilled: CARDS,
    hordeReshuffled: CARDS,
    turnBegan: ["turn", "roles"],
    refreshed: PAID,
    threatGained: POINTS,
    decayed: POINTS,
    turnEnded: POINTS,
    played: PAID,
    equipped: PAID,
    used: PAID,
    looted: PAID,
    discarded: CARDS,
    worn: CARDS,
    repaired: CARDS,
    gearLost: CARDS,
    exiled: CARDS,
    looked: CARDS,
    tookLooked: CARDS,
    putUnder: CARDS,
    healed: POINTS,
    apGained: POINTS,
    tpGained: POINTS,
    thGained: POINTS,
    thLost: POINTS,
    covered: POINTS,
    attacked: POINTS,
    hitRolled: ["die"],
    spawned: PAID,
    raised: CARDS,
    advanced: CARDS,
    zombieHurt: CARDS,
    zombieDied: CARDS,
    zombieBanished: CARDS,
    held: CARDS,
    heldSpent: CARDS,
    stunned: CARDS,
    stunSpent: CARDS,
    pushed: CARDS,
    restored: CARDS,
    zombieRolled: ["die"],
    quickEscaped: POINTS,
    escapeRolled: ["die"],
    survived: POINTS,
    hurt: POINTS,
  },
};
