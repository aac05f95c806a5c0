import type { Rules } from "../../../kernel/words";
import type { NightNouns } from "../vocabulary";
import { assault, lineUp, muster, trade } from "./assault";
import { cheer, cheering } from "./cheering";
import { appoint, arm, arming, choose, lot } from "./choosing";
import { discard } from "./discarding";
import { roundEnds } from "./round-end";
import { enemies, enemyMauls, enemyStrikes, nextEnemy } from "./enemies";
import { flip, flipCard, lucky } from "./flipping";
import { hit, hurt, shield } from "./hits";
import { draw, keep, lose, putAway, red, refill, round, take } from "./searching";
import { aftermath, divide, followThrough, pick, strike } from "./striking";
import { offer, rummage, rummageCard, trading } from "./trading";
import { acting, combat, turn } from "./turn";
import { overHere, wave } from "./wave";

export const RULES: Rules<NightNouns> = {
  choose,
  appoint,
  lot,
  arming,
  arm,
  round,
  refill,
  take,
  draw,
  keep,
  red,
  putAway,
  lose,
  wave,
  overHere,
  trade,
  assault,
  muster,
  lineUp,
  trading,
  offer,
  rummage,
  rummageCard,
  combat,
  turn,
  acting,
  cheer,
  cheering,
  pick,
  strike,
  divide,
  aftermath,
  followThrough,
  flip,
  flipCard,
  lucky,
  enemies,
  nextEnemy,
  enemyStrikes,
  enemyMauls,
  hit,
  shield,
  hurt,
  roundEnds,
  discard,
};
