import { breathe } from "../../../kernel/breath";
import type { Word } from "../../../kernel/words";
import { borderBetween } from "../content/city-map";
import { isBarred } from "../rules/borders";
import { arrivalZone, isFarm, isUnited, nextTo } from "../rules/tiles";
import type { SurvivorSeen, TileSeen } from "../vocabulary";
import { againstRivals } from "./chances";
import { type Glance, type Group, movesBetween, ownOn, rivalsAt, withAp } from "./glance";
import { canFarmOut, type Goal, goalAt, isDanger, isFull } from "./goals";
import { lotFor, TIE } from "./lots";
import { better, NO_PLAN, type Plan, together, URGENCY } from "./plan";

/** Where groups go that have nothing to do where they are. */

export interface Goals {
  readonly tiles: readonly TileSeen[];
  readonly goals: Readonly<Record<Word, Goal>>;
}

/** As much work as it is to say what a tile is worth, whether it draws a group, and how to get there. */
const A_TILE = 8;
const A_WAY = 3;
const A_GROUP = 20;

const goalsOf = (glance: Glance): Goals => {
  const goals: Record<Word, Goal> = {};
  const tiles: TileSeen[] = [];
  for (const tile of glance.state.tiles) {
    breathe(A_TILE);
    const goal = goalAt(glance, tile);
    if (goal.worth > 0) {
      goals[tile.cell] = goal;
      tiles.push(tile);
    }
  }
  return { tiles, goals };
};

/** Where enough are on their way already there is little left to do. */
const CROWDED = 0.12;
const BEFORE_ARRIVAL = 2;

/** How good a goal is for so many who are so far away, with those who are there already. */
const appeal = ({ worth, need }: Goal, hands: number, there: number, far: number): number => {
  if (there >= need) return (CROWDED * worth) / (far + BEFORE_ARRIVAL);
  const fit = Math.min(1, (hands + there) / need);
  return (worth * fit * fit) / (far + BEFORE_ARRIVAL);
};

interface Way {
  readonly to: TileSeen;
  readonly need: number;
  readonly worth: number;
}

/** The tile that draws a group most; its own holds it by what is still to be done there. */
const drawn = (glance: Glance, { tiles, goals }: Goals, cell: Word, hands: number): Way | "stay" => {
  const home = goals[cell];
  let best = home === undefined ? 0 : appeal(home, ownOn(glance, cell), 0, 0);
  let way: Way | "stay" = "stay";
  for (const to of tiles) {
    const goal = goals[to.cell];
    if (to.cell !== cell && goal !== undefined) {
      const there = ownOn(glance, to.cell);
      const worth = appeal(goal, hands, there, movesBetween(cell, to.cell)) + TIE * lotFor(glance, to.cell);
      if (worth > best) {
        best = worth;
        way = { to, need: Math.max(1, goal.need - there), worth };
      }
    }
  }
  return way;
};

/** Rivals are attacked where one wants to go, not on the way. */
const isOpen = (glance: Glance, tile: TileSeen, to: Word, hands: number): boolean => {
  const rivals = rivalsAt(glance, tile.cell, arrivalZone(tile));
  if (rivals === 0 || isDanger(glance, tile)) return true;
  return tile.cell === to && againstRivals(hands, rivals) >= glance.caution;
};

/** The step that leads nearer, not through a stronger team; "" if there is none. */
const stepTo = (glance: Glance, from: Word, to: Word, hands: number, isFenced: boolean): Word => {
  let step = "";
  let least = movesBetween(from, to) + (isFenced ? 0 : 1);
  for (const next of nextTo(glance.state, from)) {
    const tile = glance.tiles[next];
    const far = movesBetween(next, to) + TIE * lotFor(glance, next);
    const fits = isBarred(glance.state, glance.seat, from, next) === isFenced;
    if (tile !== undefined && far < least && fits && isOpen(glance, tile, to, hands)) {
      step = next;
      least = far;
    }
  }
  return step;
};

/** One stays with a farm, to work it. */
const movable = (glance: Glance, { cell, zone, survivors }: Group): readonly SurvivorSeen[] => {
  const ready = withAp(survivors);
  const tile = glance.tiles[cell];
  if (tile === undefined || zone !== "in") return ready;
  const isWorked = !isFull(glance) || canFarmOut(glance);
  const isKept = tile.owner === glance.seat && isFarm(tile) && tile.zombies === 0 && isWorked;
  if (tile.hold !== "none" && tile.owner === glance.seat) return [];
  return isKept ? ready.slice(Math.max(0, 1 - (survivors.length - ready.length))) : ready;
};

/** Over the border, through a fence, or first out of the building. */
const stepping = (glance: Glance, group: Group, movers: readonly SurvivorSeen[], way: Way): Plan => {
  const { cell, zone } = group;
  const tile = glance.tiles[cell];
  const who = movers.slice(0, way.need);
  const isAttack = rivalsAt(glance, way.to.cell, arrivalZone(way.to)) > 0;
  const going = isAttack ? movers : who;
  const worth = (isDanger(glance, way.to) ? URGENCY.rescue : URGENCY.go) + way.worth;
  if (tile !== undefined && zone === "in" && !isUnited(tile)) return { say: together(["leave", cell], who), worth };
  const step = stepTo(glance, cell, way.to.cell, going.length, false);
  if (step !== "") return { say: together(["move", cell, step], going), worth };
  const fenced = stepTo(glance, cell, way.to.cell, going.length, true);
  const [tearer] = movers;
  if (fenced === "" || tearer === undefined) return NO_PLAN;
  return { say: [["tear"], [borderBetween(cell, fenced)], [tearer.id]], worth };
};

/** The best way to go for any group that can. */
export const marchOf = (glance: Glance): Plan => {
  const goals = goalsOf(glance);
  let best = NO_PLAN;
  for (const group of glance.own) {
    const movers = movable(glance, group);
    if (movers.length > 0) {
      breathe(A_GROUP + A_WAY * goals.tiles.length);
      const way = drawn(glance, goals, group.cell, movers.length);
      if (way !== "stay") best = better(best, stepping(glance, group, movers, way));
    }
  }
  return best;
};
