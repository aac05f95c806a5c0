import type { Rules } from "../../../kernel/words";
import type { CityNouns } from "../vocabulary";
import { assault, clash, losses } from "./assaulting";
import { close, propose } from "./closing";
import { settle } from "./ending";
import { explore } from "./exploring";
import { fight, stand } from "./fighting";
import { lay, stack, turnOver } from "./searching";
import { fence, fences, lot } from "./setting-up";
import { casualties, maul, strike } from "./striking";
import { acting, endTurn, turn } from "./turn";

export const RULES: Rules<CityNouns> = {
  lot,
  fences,
  fence,
  turn,
  acting,
  endTurn,
  settle,
  explore,
  stack,
  lay,
  turnOver,
  fight,
  stand,
  strike,
  maul,
  casualties,
  assault,
  clash,
  losses,
  propose,
  close,
};
