import { breathe } from "./breath";
import { has } from "./list";
import type { Word } from "./words";

/** What lies next to what. */
export type Graph = Readonly<Record<Word, readonly Word[]>>;

export const neighbours = (graph: Graph, node: Word): readonly Word[] => graph[node] ?? [];

/** As much as it is to look at all that lies next to a node. */
const A_NODE = 3;

/** Steps from `from` to every node that can be reached; a node for which `open` is false is never entered. */
export const distances = (
  graph: Graph,
  from: Word,
  open: (this: void, node: Word) => boolean,
): Readonly<Record<Word, number>> => {
  const steps: Record<Word, number> = {};
  steps[from] = 0;
  let edge: Word[] = [from];
  let far = 0;
  while (edge.length > 0) {
    far++;
    const next: Word[] = [];
    for (const node of edge) {
      breathe(A_NODE);
      for (const neighbour of neighbours(graph, node)) {
        if (steps[neighbour] === undefined && open(neighbour)) {
          steps[neighbour] = far;
          next.push(neighbour);
        }
      }
    }
    edge = next;
  }
  return steps;
};

/** The goals that are nearest, in their order; none if none can be reached. */
export const nearest = (
  graph: Graph,
  from: Word,
  goals: readonly Word[],
  open: (this: void, node: Word) => boolean,
): Word[] => {
  const steps = distances(graph, from, open);
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
