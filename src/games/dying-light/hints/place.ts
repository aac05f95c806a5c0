import type { Hint } from "../../../kernel/game";
import { kept, mapped } from "../../../kernel/list";
import { cardsOf } from "../../../kernel/pile";
import type { Word } from "../../../kernel/words";
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

/** What is still in the Exposure deck; the discard tells (DL-DECK-01). An empty deck is made new of it. */
export const deckHint = (state: CitySeen, { deck, discard }: RunnerSeen, draws: number): Hint => {
  const left = cardsOf(deck);
  const cards = left.length > 0 ? left : discard;
  let spawn = 0;
  let move = 0;
  const halves = halvesOf(state, cards);
  for (const half of halves) {
    spawn += half.spawn;
    move += half.move;
  }
  const reshuffles = kept(halves, (half) => half.reshuffle).length;
  const drawn = Math.min(draws, cards.length);
  const chance = cards.length === 0 ? 0 : Math.floor((100 * reshuffles * drawn) / cards.length + 0.5);
  return about("", "deck", { cards: cards.length, spawn, move, draws, chance });
};
