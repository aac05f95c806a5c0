import type { Act } from "../../kernel/game";
import { mapped } from "../../kernel/list";
import { numberText } from "../../kernel/number-text";
import type { Word } from "../../kernel/words";
import { placeOf } from "./rules/line";
import type { FoeId, NightEvent } from "./vocabulary";

const shuffle = (pile: Word): Act => ({ act: "shuffle", pile });

const pointAt = (at: Word): Act => ({ act: "point", at });

const pointAtFoe = (foe: FoeId): Act => pointAt("line" + numberText(placeOf(foe) + 1));

/** What is shuffled and pointed at. */
export const acts = (event: NightEvent): readonly Act[] => {
  switch (event.was) {
    case "rubbleRenewed":
      return [shuffle("rubble")];
    case "waveShuffledIn":
    case "delayed":
      return [shuffle("active")];
    case "assaultsRenewed":
      return [shuffle("assaults")];
    case "combatRenewed":
      return [shuffle("combat")];
    case "attackDeclared":
    case "enemyActed":
    case "enemyHit":
    case "spearPlaced":
      return [pointAtFoe(event.foe)];
    case "grenadeThrown":
      return mapped(event.foes, pointAtFoe);
    case "turnBegan":
    case "wounded":
    case "suffered":
      return [pointAt(event.seat + ".board")];
    default:
      return [];
  }
};
