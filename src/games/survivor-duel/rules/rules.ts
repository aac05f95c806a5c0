import type { Rules } from "../../../kernel/words";
import type { DuelNouns } from "../vocabulary";
import { act } from "./acting";
import { blow, blowEnds, blowLands, hitRoll } from "./attacking";
import { choose, first, mulligan } from "./choosing";
import { defend, ready } from "./defending";
import { discard, draw, drawCard, look, lookCard, pick, refill, refillCard } from "./drawing";
import { bury, effect, escapeRoll, harm, moment, negate, suffer } from "./effects";
import { concede, survivorPhase, turn } from "./turn";
import { window } from "./windows";
import {
  attackOver,
  attacks,
  attackStep,
  nextAttack,
  zombieAttack,
  zombieDamage,
  zombieDone,
  zombieGoes,
  zombieHits,
  zombieRoll,
  zombieStrikes,
} from "./zombie-attacks";
import {
  abilities,
  abilityStep,
  advance,
  advances,
  advanceStep,
  endTurn,
  gainThreat,
  spawn,
  zombiePhase,
} from "./zombie-phase";

export const RULES: Rules<DuelNouns> = {
  choose,
  first,
  mulligan,
  draw,
  drawCard,
  refill,
  refillCard,
  look,
  lookCard,
  pick,
  discard,
  turn,
  survivorPhase,
  act,
  zombiePhase,
  gainThreat,
  spawn,
  advanceStep,
  advances,
  advance,
  attackStep,
  attacks,
  nextAttack,
  abilityStep,
  abilities,
  endTurn,
  moment,
  window,
  effect,
  bury,
  escapeRoll,
  negate,
  harm,
  suffer,
  blow,
  hitRoll,
  blowLands,
  blowEnds,
  zombieAttack,
  defend,
  ready,
  zombieGoes,
  zombieRoll,
  zombieHits,
  zombieStrikes,
  zombieDamage,
  zombieDone,
  attackOver,
  concede,
};
