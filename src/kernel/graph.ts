import { breathe } from "./breath";
import { has } from "./list";
import type { Word } from "./words";

/** What lies next to what. */
export type Graph = Readonly<Record<Word, readonly Word[]>>;

export const neighbours = (graph: Graph, node: Word): readonly Word[] => graph[node] ?? [];

/** As much as it is to look at all that lies next to a node. */
const A_NODE = 3;

/**
 * Steps from `from` to what can be reached, ring by ring, up to the first ring that holds a goal; a node for which `open`
 * is false is never entered.
 */
export const stepsTo = (
  graph: Graph,
  from: Word,
  goals: readonly Word[],
  open: (this: void, node: Word) => boolean,
): Readonly<Record<Word, number>> => {
  const isGoal: Record<Word, boolean> = {};
  for (const goal of goals) isGoal[goal] = true;
  const steps: Record<Word, number> = {};
  steps[from] = 0;
  let edge: Word[] = [from];
  let far = 0;
  let found = isGoal[from] === true;
  while (edge.length > 0 && !found) {
    far++;
    const next: Word[] = [];
    for (const node of edge) {
      breathe(A_NODE);
      for (const neighbour of neighbours(graph, node)) {
        if (steps[neighbour] === undefined && open(neighbour)) {
          steps[neighbour] = far;
          next.push(neighbour);
          found = found || isGoal[neighbour] === true;
        }
      }
    }
    edge = next;
  }
  return steps;
};

/** Steps from `from` to every node that can be reached. */
export const distances = (
  graph: Graph,
  from: Word,
  open: (this: void, node: Word) => boolean,
): Readonly<Record<Word, number>> => stepsTo(graph, from, [], open);

/** The goals that are nearest, in their order; none if none can be reached. */
export const nearest = (
  graph: Graph,
  from: Word,
  goals: readonly Word[],
  open: (this: void, node: Word) => boolean,
): Word[] => {
  const steps = stepsTo(graph, from, goals, open);
  let best: Word[] = [];
  let least = 0;
  for (const goal of goals) {
    const far = steps[goal];
    if (far !== undefined && !has(best, goal)) {
      if (best.length === 0 || far < least) {
        best = [goal];
        least = far;
      } else if (far === least) best.push(goal);
    }
  }
  return best;
};
