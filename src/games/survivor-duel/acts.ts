import type { Act } from "../../kernel/game";
import type { DuelEvent } from "./vocabulary";

const rolled = (die: string): Act => ({ act: "roll", dice: [{ kind: "die", at: "tray", up: die }] });

/** What is rolled, shuffled and pointed at. */
export const acts = (event: DuelEvent): readonly Act[] => {
  switch (event.was) {
    case "firstDrawn":
    case "hitRolled":
    case "zombieRolled":
    case "escapeRolled":
      return [rolled(event.die)];
    case "decksChosen":
      return [
        { act: "shuffle", pile: event.seat + ".deck" },
        { act: "shuffle", pile: event.seat + ".zdeck" },
      ];
    case "mulliganed":
      return [{ act: "shuffle", pile: event.seat + ".deck" }];
    case "hordeReshuffled":
      return [{ act: "shuffle", pile: event.seat + ".zdeck" }];
    case "hurt":
      return [{ act: "point", at: event.seat + ".survivor" }];
    default:
      return [];
  }
};
