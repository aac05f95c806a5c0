import { anyOf } from "../../../kernel/choice";
import { distinct, has, kept, mapped, most, turnedTo, withItem } from "../../../kernel/list";
import { byBytes, sorted } from "../../../kernel/order";
import { wordTo } from "../../../kernel/talk";
import { FIRST_TO_MOVE, type InfectedType } from "../content/infected";
import type { AreaId, CityAsk, CityGo, CitySeen, CityTell } from "../vocabulary";
import { crowdOf, mayEnter, standingIn } from "./crowd";
import { around } from "./ground";
import { everySeat } from "./runners";

type Who = "common" | "all";

/** Where UV begins to shine Howlers leave too, after the others (DL-RULING-30). */
const moversOf = (who: Who): readonly InfectedType[] =>
  who === "all" ? withItem(FIRST_TO_MOVE, "howler") : FIRST_TO_MOVE;

interface Out {
  readonly infected: InfectedType;
  readonly to: AreaId;
}

/** Once around from that Area, one enemy into each: Volatiles first, then Virals, then Biters (DL-SPREAD-02 to 05). */
const outOf = (state: CitySeen, area: AreaId, who: Who, first: AreaId): readonly Out[] => {
  const crowd = crowdOf(state, area);
  const gone = { biter: 0, viral: 0, howler: 0, volatile: 0 };
  const out: Out[] = [];
  for (const to of turnedTo(around(area), first)) {
    const goer = kept(moversOf(who), (type) => crowd[type] > gone[type] && mayEnter(state, type, area, to))[0];
    if (goer !== undefined) {
      gone[goer]++;
      out.push({ infected: goer, to });
    }
  }
  return out;
};

/** Where the first of them can go and the fewest stand (DL-SPREAD-01, DL-RULING-29). */
const firstAreas = (state: CitySeen, area: AreaId, who: Who): readonly AreaId[] => {
  const crowd = crowdOf(state, area);
  for (const mover of moversOf(who)) {
    const open = kept(around(area), (to) => crowd[mover] > 0 && mayEnter(state, mover, area, to));
    if (open.length > 0) return most(open, (to) => -standingIn(state, to));
  }
  return [];
};

const sameEnd = (state: CitySeen, area: AreaId, who: Who, firsts: readonly AreaId[]): boolean => {
  const ends = mapped(firsts, (first) =>
    sorted(
      mapped(outOf(state, area, who, first), (out) => out.infected + out.to),
      byBytes,
    ).join(),
  );
  return distinct(ends).length < 2;
};

const spreadFrom = ({ state, emit }: CityTell, area: AreaId, who: Who, first: AreaId): void => {
  emit({ was: "spreadBegan", area, by: who === "all" ? "DL-ENV-16" : "DL-SPAWN-08" });
  for (const { infected, to } of outOf(state, area, who, first))
    emit({ was: "infectedMoved", infected, from: area, to, by: "DL-SPREAD-01" });
};

/** The players are asked only where a tie makes a difference (DL-SPREAD-07). */
export const spread: CityGo<"spread"> = {
  kind: "go",
  run: (tell, { area, who }) => {
    const firsts = firstAreas(tell.state, area, who);
    const first = firsts[0];
    if (first === undefined) return;
    if (sameEnd(tell.state, area, who, firsts)) spreadFrom(tell, area, who, first);
    else tell.next({ do: "spreadFirst", area, who });
  },
};

export const spreadFirst: CityAsk<"spreadFirst"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: everySeat,
  asks: (talk, state, { area, who }) =>
    wordTo(talk, "spreadFirst", () =>
      anyOf(firstAreas(state, area, who), (to) => (has(around(area), to) ? "DL-SPREAD-01" : "DL-ZONE-04")),
    ),
  take: (tell, { area, who }, _seat, first) => {
    spreadFrom(tell, area, who, first);
  },
};

/** Spreads until nobody is left that can leave (DL-ENV-16, DL-RULING-30). */
export const clear: CityGo<"clear"> = {
  kind: "go",
  run: ({ state, next }, { area }) => {
    if (firstAreas(state, area, "all").length > 0) next({ do: "spread", area, who: "all" }, { do: "clear", area });
  },
};
