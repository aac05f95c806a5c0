import { anyOf } from "../../../kernel/choice";
import { distinct, has, joined, kept, mapped, most, turnedTo } from "../../../kernel/list";
import { byBytes, sorted } from "../../../kernel/order";
import { refuse } from "../../../kernel/refusal";
import { wordTo } from "../../../kernel/talk";
import type { Verdict, Word } from "../../../kernel/words";
import type { InfectedType } from "../content/infected";
import type { AreaId, CityAsk, CityGo, CitySeen, CityTell } from "../vocabulary";
import { crowdOf, mayEnter, standingIn, underUv } from "./crowd";
import { areasWithin, around } from "./ground";
import { everySeat, holdsRunner } from "./runners";

/** Why an Infected of this type does not go to that adjacent Area by itself. */
export const whyStays = (state: CitySeen, type: InfectedType, from: AreaId, to: AreaId): Verdict => {
  if (!has(around(to), from)) return refuse("DL-EMOVE-09");
  if (holdsRunner(state, from)) return refuse("DL-EMOVE-02");
  if (underUv(state, to)) return refuse("DL-ENV-15");
  return mayEnter(state, type, from, to) ? "fine" : refuse("DL-EMOVE-03");
};

/** Only adjacent Areas are searched unless a card names a Range (DL-EMOVE-09, DL-GOLD-02). */
const searched = (into: AreaId, range: number): readonly AreaId[] => {
  const near = around(into);
  if (range === 1) return near;
  return joined(
    near,
    kept(areasWithin(into, range), (area) => area !== into && !has(near, area)),
  );
};

const mayCome = (state: CitySeen, type: InfectedType, from: AreaId, into: AreaId): boolean => {
  if (has(around(into), from)) return mayEnter(state, type, from, into);
  for (const way of around(from)) {
    if (has(around(into), way) && mayEnter(state, type, from, way) && mayEnter(state, type, way, into)) return true;
  }
  return false;
};

const movable = (state: CitySeen, type: InfectedType, from: AreaId, into: AreaId): number =>
  holdsRunner(state, from) || !mayCome(state, type, from, into) ? 0 : crowdOf(state, from)[type];

/** So many Moves into an Area, of these types in turn. */
interface Moving {
  readonly into: AreaId;
  readonly moves: number;
  readonly types: readonly InfectedType[];
  readonly range: number;
}

/** One from each Area visited, clockwise and round and round, while Moves and figures last (DL-EMOVE-04). */
const sourcesOf = (state: CitySeen, { into, moves, types, range }: Moving, first: AreaId): AreaId[] => {
  const type = types[0];
  if (type === undefined) return [];
  const ring = turnedTo(searched(into, range), first);
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

/** The Areas with the most Infected, held ones too (DL-RULING-34). */
const mostCrowded = (state: CitySeen, { into, range }: Moving): readonly AreaId[] =>
  most(searched(into, range), (area) => standingIn(state, area));

const sameEnd = (state: CitySeen, moving: Moving, firsts: readonly AreaId[]): boolean => {
  const ends = mapped(firsts, (first) => sorted(sourcesOf(state, moving, first), byBytes).join());
  return distinct(ends).length < 2;
};

/** Each kind moves in its turn; a Howler does not. */
const MOVED_BY: Readonly<Record<InfectedType, Word>> = {
  volatile: "DL-EMOVE-04",
  viral: "DL-EMOVE-05",
  biter: "DL-EMOVE-06",
  howler: "DL-RULING-32",
};

const moveFrom = ({ state, emit, next }: CityTell, moving: Moving, first: AreaId): void => {
  const { into, moves, types, range } = moving;
  const sources = sourcesOf(state, moving, first);
  for (const from of sources)
    for (const infected of types.slice(0, 1))
      emit({ was: "infectedMoved", infected, from, to: into, by: MOVED_BY[infected] });
  next({ do: "move", into, moves: moves - sources.length, types: types.slice(1), range });
};

/** Each type in turn starts again at the most crowded Area; the players break a tie that makes a difference. */
export const move: CityGo<"move"> = {
  kind: "go",
  run: (tell, moving) => {
    const { into, moves, types, range } = moving;
    if (moves === 0) return;
    const firsts = mostCrowded(tell.state, moving);
    if (types.length === 0) tell.emit({ was: "movesLost", area: into, count: moves });
    else if (sameEnd(tell.state, moving, firsts)) moveFrom(tell, moving, firsts[0] ?? into);
    else tell.next({ do: "crowded", into, moves, types, range });
  },
};

/** Further away than is searched, or less crowded. */
const againstFirst = ({ into, range }: Moving, area: Word): Word =>
  has(searched(into, range), area) ? "DL-EMOVE-04" : "DL-EMOVE-09";

export const crowded: CityAsk<"crowded"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: everySeat,
  asks: (talk, state, moving) =>
    wordTo(talk, "crowded", () => anyOf(mostCrowded(state, moving), (area) => againstFirst(moving, area))),
  take: (tell, moving, _seat, first) => {
    moveFrom(tell, moving, first);
  },
};
