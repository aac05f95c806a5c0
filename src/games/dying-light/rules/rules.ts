import type { Rules } from "../../../kernel/words";
import type { CityNouns } from "../vocabulary";
import { activate, activations, acting, endActivation, nightCard, roll, round, who } from "./activating";
import { aftermath, cleave, knock, push } from "./aftermath";
import { allocate, attack, attackOrder, attacks } from "./attacking";
import { chase } from "./chasing";
import { begin, choose } from "./choosing";
import { damage } from "./damage";
import { defence, defend } from "./defending";
import { discard, draw, drawCard, execute } from "./drawing";
import { endPhase, nightfall, shuffleActivation } from "./end-phase";
import { exposurePhase, nextArea, resolveArea, returnTokens, tiedArea } from "./exposing";
import { fatigue, fatigueDie, tire } from "./fatigue";
import { prevent, suffer } from "./gear";
import { loot, lootCard } from "./interacting";
import { crowded, move } from "./moving";
import { howl, howler, hunt, hunter, nightAbilities, rush, rusher } from "./night-abilities";
import { expose, riskRoll } from "./risk";
import { crate, darkest, event, stalked } from "./scenario";
import { nest, spawn, wave } from "./spawning";
import { clear, spread, spreadFirst } from "./spreading";
import { crits, reroll, rerollDie, strike, strikeRoll } from "./striking";
import { turn } from "./turn";
import { rollDie, upgrade } from "./upgrading";
import { utilityRisk } from "./utility-actions";
import { walk } from "./walking";
import { heavyWound, ripKit, turnWound, wound, wounds } from "./wounds";

export const RULES: Rules<CityNouns> = {
  choose,
  begin,
  round,
  activations,
  who,
  nightCard,
  exposurePhase,
  endPhase,
  nightfall,
  shuffleActivation,
  activate,
  roll,
  acting,
  turn,
  endActivation,
  strikeRoll,
  reroll,
  rerollDie,
  strike,
  crits,
  aftermath,
  cleave,
  knock,
  push,
  utilityRisk,
  rollDie,
  upgrade,
  loot,
  lootCard,
  crate,
  event,
  darkest,
  stalked,
  walk,
  riskRoll,
  expose,
  chase,
  fatigue,
  fatigueDie,
  suffer,
  prevent,
  tire,
  wounds,
  wound,
  turnWound,
  heavyWound,
  ripKit,
  wave,
  nest,
  spawn,
  spread,
  spreadFirst,
  clear,
  move,
  crowded,
  nextArea,
  tiedArea,
  resolveArea,
  draw,
  drawCard,
  execute,
  discard,
  returnTokens,
  attack,
  allocate,
  attacks,
  attackOrder,
  defence,
  defend,
  damage,
  nightAbilities,
  howl,
  howler,
  hunt,
  hunter,
  rush,
  rusher,
};
