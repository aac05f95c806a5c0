import type { Act } from "../../kernel/game";
import { mapped } from "../../kernel/list";
import type { Word } from "../../kernel/words";
import { zonesOf } from "./rules/ground";
import type { AreaId, CityEvent, Face } from "./vocabulary";

/** `basic.3` is a face of a `die.basic`. */
const dieOf = (face: Face): Word => "die." + (face.split(".")[0] ?? "");

const rolled = (faces: readonly Face[], at: Word): Act => ({
  act: "roll",
  dice: mapped(faces, (face) => ({ kind: dieOf(face), at, up: face })),
});

const pointed = (area: AreaId): Act => ({ act: "point", at: zonesOf(area)[0] ?? area });

/** What is rolled, shuffled and pointed at. */
export const acts = (event: CityEvent): readonly Act[] => {
  switch (event.was) {
    case "diceRolled":
      return [rolled(event.faces, event.seat + ".pool")];
    case "dieUpgraded":
      return [rolled([event.face], event.seat + ".pool")];
    case "struck":
    case "rerolled":
      return [rolled(event.faces, "damage")];
    case "itemsShuffled":
      return [{ act: "shuffle", pile: event.deck }];
    case "riskRolled":
      return [rolled(event.faces, "risk")];
    case "damageRolled":
      return [rolled([event.face], "damage")];
    case "deckRenewed":
    case "cardsReshuffled":
      return [{ act: "shuffle", pile: event.seat + ".exposure" }];
    case "activationShuffled":
      return [{ act: "shuffle", pile: "activation" }];
    case "areaResolved":
    case "spreadBegan":
    case "spawnLost":
    case "movesLost":
    case "howled":
      return [pointed(event.area)];
    default:
      return [];
  }
};
