import { distinct, has, mapped, most, turnedTo } from "../../../kernel/list";
import { byBytes, sorted } from "../../../kernel/order";
import { refuse } from "../../../kernel/refusal";
import type { Verdict, Word } from "../../../kernel/words";
import type { InfectedType } from "../content/infected";
import type { AreaId, CityAsk, CityGo, CitySeen, CityTell } from "../vocabulary";
import { crowdOf, mayEnter, standingIn, underUv } from "./crowd";
import { around } from "./ground";
import { everySeat, holdsRunner } from "./runners";

/** Why an Infected of this type does not go to that adjacent Area by itself. */
export const whyStays = (state: CitySeen, type: InfectedType, from: AreaId, to: AreaId): Verdict => {
  if (!has(around(to), from)) return refuse("DL-EMOVE-09");
  if (holdsRunner(state, from)) return refuse("DL-EMOVE-02");
  if (underUv(state, to)) return refuse("DL-ENV-15");
  return mayEnter(state, type, from, to) ? "fine" : refuse("DL-EMOVE-03");
};

const movable = (state: CitySeen, type: InfectedType, from: AreaId, into: AreaId): number =>
  holdsRunner(state, from) || !mayEnter(state, type, from, into) ? 0 : crowdOf(state, from)[type];

/** One from each Area visited, clockwise and round and round, while Moves and figures last (DL-EMOVE-04). */
const sourcesOf = (state: CitySeen, type: InfectedType, into: AreaId, first: AreaId, moves: number): AreaId[] => {
  const ring = turnedTo(around(into), first);
  const left = mapped(ring, (from) => movable(state, type, from, into));
  const sources: AreaId[] = [];
  let going = true;
  while (going && sources.length < moves) {
    going = false;
    for (let i = 0; i < ring.length; i++) {
      const waiting = left[i] ?? 0;
      if (waiting > 0 && sources.length < moves) {
        left[i] = waiting - 1;
        sources.push(ring[i] ?? into);
        going = true;
      }
    }
  }
  return sources;
};

/** The adjacent Areas with the most Infected, held ones too (DL-RULING-34). */
const mostCrowded = (state: CitySeen, into: AreaId): readonly AreaId[] =>
  most(around(into), (area) => standingIn(state, area));

const sameEnd = (state: CitySeen, type: InfectedType, into: AreaId, firsts: readonly AreaId[], moves: number) => {
  const ends = mapped(firsts, (first) => sorted(sourcesOf(state, type, into, first, moves), byBytes).join());
  return distinct(ends).length < 2;
};

const moveFrom = (
  { state, emit, next }: CityTell,
  into: AreaId,
  moves: number,
  types: readonly InfectedType[],
  first: AreaId,
): void => {
  const type = types[0];
  if (type === undefined) return;
  const sources = sourcesOf(state, type, into, first, moves);
  for (const from of sources) emit({ was: "infectedMoved", infected: type, from, to: into });
  next({ do: "move", into, moves: moves - sources.length, types: types.slice(1) });
};

/** Each type in turn starts again at the most crowded Area; the players break a tie that makes a difference. */
export const move: CityGo<"move"> = {
  kind: "go",
  run: (tell, { into, moves, types }) => {
    if (moves === 0) return;
    const type = types[0];
    const firsts = mostCrowded(tell.state, into);
    if (type === undefined) tell.emit({ was: "movesLost", area: into, count: moves });
    else if (sameEnd(tell.state, type, into, firsts, moves)) moveFrom(tell, into, moves, types, firsts[0] ?? into);
    else tell.next({ do: "crowded", into, moves, types });
  },
};

const whyNotFirst = (state: CitySeen, into: AreaId, word: Word): Verdict => {
  if (has(mostCrowded(state, into), word)) return "fine";
  return refuse(has(around(into), word) ? "DL-EMOVE-04" : "DL-EMOVE-09");
};

export const crowded: CityAsk<"crowded"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: everySeat,
  part: (state, { into }, _seat, said) =>
    said.length > 0 ? "said" : { ask: "crowded", of: mostCrowded(state, into), least: 1, most: 1, usual: [] },
  why: (state, { into }, _seat, _said, word) => whyNotFirst(state, into, word),
  take: (tell, { into, moves, types }, _seat, [[first = ""] = []]) => {
    moveFrom(tell, into, moves, types, first);
  },
};
