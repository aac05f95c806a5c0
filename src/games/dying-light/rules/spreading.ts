import { distinct, has, kept, mapped, most, turnedTo } from "../../../kernel/list";
import { byBytes, sorted } from "../../../kernel/order";
import { refuse } from "../../../kernel/refusal";
import { FIRST_TO_MOVE, type InfectedType } from "../content/infected";
import type { AreaId, CityAsk, CityGo, CitySeen, CityTell } from "../vocabulary";
import { crowdOf, mayEnter, standingIn } from "./crowd";
import { around } from "./ground";
import { everySeat } from "./runners";

interface Out {
  readonly infected: InfectedType;
  readonly to: AreaId;
}

/** Once around from that Area, one enemy into each: Volatiles first, then Virals, then Biters (DL-SPREAD-02 to 05). */
const outOf = (state: CitySeen, area: AreaId, first: AreaId): readonly Out[] => {
  const crowd = crowdOf(state, area);
  const gone = { biter: 0, viral: 0, howler: 0, volatile: 0 };
  const out: Out[] = [];
  for (const to of turnedTo(around(area), first)) {
    const goer = kept(FIRST_TO_MOVE, (type) => crowd[type] > gone[type] && mayEnter(state, type, area, to))[0];
    if (goer !== undefined) {
      gone[goer]++;
      out.push({ infected: goer, to });
    }
  }
  return out;
};

/** Where the first of them can go and the fewest stand (DL-SPREAD-01, DL-RULING-29). */
const firstAreas = (state: CitySeen, area: AreaId): readonly AreaId[] => {
  const crowd = crowdOf(state, area);
  const mover = kept(FIRST_TO_MOVE, (type) => crowd[type] > 0)[0];
  if (mover === undefined) return [];
  const open = kept(around(area), (to) => mayEnter(state, mover, area, to));
  return most(open, (to) => -standingIn(state, to));
};

const sameEnd = (state: CitySeen, area: AreaId, firsts: readonly AreaId[]): boolean => {
  const ends = mapped(firsts, (first) =>
    sorted(
      mapped(outOf(state, area, first), (out) => out.infected + out.to),
      byBytes,
    ).join(),
  );
  return distinct(ends).length < 2;
};

const spreadFrom = ({ state, emit }: CityTell, area: AreaId, first: AreaId): void => {
  emit({ was: "spreadBegan", area });
  for (const { infected, to } of outOf(state, area, first)) emit({ was: "infectedMoved", infected, from: area, to });
};

/** The players are asked only where a tie makes a difference (DL-SPREAD-07). */
export const spread: CityGo<"spread"> = {
  kind: "go",
  run: (tell, { area }) => {
    const firsts = firstAreas(tell.state, area);
    const first = firsts[0];
    if (first === undefined) return;
    if (sameEnd(tell.state, area, firsts)) spreadFrom(tell, area, first);
    else tell.next({ do: "spreadFirst", area });
  },
};

export const spreadFirst: CityAsk<"spreadFirst"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: everySeat,
  part: (state, { area }, _seat, said) =>
    said.length > 0 ? "said" : { ask: "spreadFirst", of: firstAreas(state, area), least: 1, most: 1, usual: [] },
  why: (state, { area }, _seat, _said, word) => {
    if (has(firstAreas(state, area), word)) return "fine";
    return refuse(has(around(area), word) ? "DL-SPREAD-01" : "DL-ZONE-04");
  },
  take: (tell, { area }, _seat, [[first = ""] = []]) => {
    spreadFrom(tell, area, first);
  },
};
