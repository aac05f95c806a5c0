import { decimal } from "../../../kernel/decimal";
import type { Hint } from "../../../kernel/game";
import { kept, mapped } from "../../../kernel/list";
import { percentOf } from "../../../kernel/percent";
import { cardsOf } from "../../../kernel/pile";
import type { Word } from "../../../kernel/words";
import type { ExposureHalf } from "../content/exposure-cards";
import { FIRST_TO_MOVE, type InfectedType } from "../content/infected";
import { crowdOf, inSupply, mayEnter, standingIn, underUv } from "../rules/crowd";
import { halvesOf } from "../rules/drawing";
import { areaOf, around } from "../rules/ground";
import { runnersIn } from "../rules/runners";
import { INFECTED_AT_MOST, nearestNests } from "../rules/spawning";
import type { AreaId, CitySeen, RunnerId, RunnerSeen } from "../vocabulary";
import { about } from "./chances";

/** What may become of the Area a Runner is in. */

/** How many of each type could follow a Runner to an Area next: whom others hold stays (DL-EMOVE-02, DL-EMOVE-03). */
const comers = (state: CitySeen, id: RunnerId, area: AreaId): Readonly<Record<InfectedType, number>> => {
  const count = { biter: 0, viral: 0, howler: 0, volatile: 0 };
  for (const from of around(area)) {
    const isHeld = kept(runnersIn(state, from), ({ runner }) => runner !== id).length > 0;
    for (const type of isHeld ? [] : FIRST_TO_MOVE) {
      if (mayEnter(state, type, from, area)) count[type] += crowdOf(state, from)[type];
    }
  }
  return count;
};

/** Who could come to this Runner, were it in that Area. */
export const reachHint = (state: CitySeen, id: RunnerId, area: AreaId, word: Word): Hint => {
  const { volatile, viral, biter } = comers(state, id, area);
  if (volatile + viral + biter === 0) return about(word, "noReach", { area });
  return about(word, "reach", { area, volatile, viral, biter });
};

/** Who stands in an Area already. */
export const crowdHint = (state: CitySeen, area: AreaId, word: Word): Hint => {
  const { biter, viral, howler, volatile } = crowdOf(state, area);
  return about(word, "crowd", { biter, viral, howler, volatile });
};

const roomIn = (state: CitySeen, area: AreaId): number => Math.max(0, INFECTED_AT_MOST - standingIn(state, area));

/** How many more each of these takes before it spreads. */
export const roomHints = (state: CitySeen, areas: readonly Word[]): readonly Hint[] =>
  mapped(areas, (area) => about(area, "room", { room: roomIn(state, area) }));

/** The Nests that would send, and how many more fit before they spread. */
const nestHints = (state: CitySeen, area: AreaId): readonly Hint[] => {
  const nests = nearestNests(state, area);
  const room = mapped(nests, (nest) => roomIn(state, nest));
  const supply = { viral: inSupply(state, "viral"), volatile: inSupply(state, "volatile") };
  return nests.length === 0 ? [] : [about("", "nest", { nests, room }), about("", "supply", supply)];
};

const chaseHints = (state: CitySeen, { chase, zone }: RunnerSeen): readonly Hint[] => {
  if (chase.length === 0) return [];
  return [about("", standingIn(state, areaOf(zone)) === 0 ? "shaken" : "chased", {})];
};

export const placeHints = (state: CitySeen, runner: RunnerSeen): readonly Hint[] => {
  const area = areaOf(runner.zone);
  const uv = underUv(state, area) ? [about("", "uv", { area })] : [];
  const reach = [reachHint(state, runner.runner, area, "")];
  const groups = [uv, chaseHints(state, runner), reach, nestHints(state, area)];
  const all: Hint[] = [];
  for (const group of groups) for (const hint of group) all.push(hint);
  return all;
};

/** The halves that count now of what is still in the Exposure deck; an empty one is made new of its discard (DL-DECK-01). */
const halvesLeft = (state: CitySeen, { deck, discard }: RunnerSeen): readonly ExposureHalf[] => {
  const left = cardsOf(deck);
  return halvesOf(state, left.length > 0 ? left : discard);
};

const symbolsOn = (halves: readonly ExposureHalf[]): { readonly spawn: number; readonly move: number } => {
  let spawn = 0;
  let move = 0;
  for (const half of halves) {
    spawn += half.spawn;
    move += half.move;
  }
  return { spawn, move };
};

/** What is still in it, and how likely a Reshuffle is where some of it will be drawn. */
export const deckHint = (state: CitySeen, runner: RunnerSeen, draws: number): Hint => {
  const halves = halvesLeft(state, runner);
  const cards = halves.length;
  const slots = { cards, ...symbolsOn(halves) };
  if (draws === 0) return about("", "deckLeft", slots);
  const reshuffles = kept(halves, (half) => half.reshuffle).length;
  const chance = cards === 0 ? 0 : percentOf((reshuffles * Math.min(draws, cards)) / cards);
  return about("", "deck", { ...slots, draws, chance });
};

/** What a card has on average: one after the other they are equally likely. */
export const cardHint = (state: CitySeen, runner: RunnerSeen): Hint => {
  const halves = halvesLeft(state, runner);
  const { spawn, move } = symbolsOn(halves);
  const [spawns, moves] = [decimal(spawn / Math.max(1, halves.length)), decimal(move / Math.max(1, halves.length))];
  const slots = { spawnWhole: spawns.whole, spawnTenth: spawns.tenth, moveWhole: moves.whole, moveTenth: moves.tenth };
  return about("", "card", slots);
};
