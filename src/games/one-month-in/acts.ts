import type { Act } from "../../kernel/game";
import { mapped } from "../../kernel/list";
import type { Word } from "../../kernel/words";
import { DICE } from "./content/limits";
import type { CityEvent } from "./vocabulary";

/** As many as there are dice on the table (OMI-RUL-33). */
const rolled = (faces: readonly Word[]): Act => ({
  act: "roll",
  dice: mapped(faces.slice(0, DICE), (up) => ({ kind: "die", at: "dice", up })),
});

const pointAt = (cell: Word): Act => ({ act: "point", at: cell + ".tile" });

/** What is rolled, shuffled and pointed at. */
export const acts = (event: CityEvent): readonly Act[] => {
  switch (event.was) {
    case "struck":
    case "mauled":
      return [rolled(event.dice)];
    case "clashed":
      return [rolled(event.attack.concat(event.defence))];
    case "deckRenewed":
      return [{ act: "shuffle", pile: "deck" }];
    case "explored":
    case "fightBegan":
    case "assaulted":
    case "searched":
      return [pointAt(event.cell)];
    case "turnBegan":
      return [{ act: "point", at: event.seat + ".turn" }];
    default:
      return [];
  }
};
