import { anyOf } from "../../../kernel/choice";
import { nearest } from "../../../kernel/graph";
import { mapped, kept } from "../../../kernel/list";
import { wordTo } from "../../../kernel/talk";
import type { Word } from "../../../kernel/words";
import type { InfectedType } from "../content/infected";
import type { AreaId, CityAsk, CityGo, CitySeen } from "../vocabulary";
import { inSupply, standingIn, underUv } from "./crowd";
import { AREA_GRAPH, areaOf } from "./ground";
import { everySeat } from "./runners";

/** An Area with so many is spread before another is placed (DL-SPAWN-08). */
export const INFECTED_AT_MOST = 6;

export const nests = (state: CitySeen): AreaId[] =>
  mapped(
    kept(state.features, (feature) => feature.token === "nest"),
    (feature) => areaOf(feature.zone),
  );

/** The Nests that are nearest, one under UV skipped (DL-SPAWN-04, DL-RULING-26, DL-RULING-27). */
export const nearestNests = (state: CitySeen, area: AreaId): readonly AreaId[] =>
  nearest(
    AREA_GRAPH,
    area,
    kept(nests(state), (nest) => !underUv(state, nest)),
    () => true,
  );

/** Virals that are missing are Volatiles; beyond that nothing comes (DL-SPAWN-06, DL-SPAWN-07, DL-RULING-37). */
const figureFor = (state: CitySeen, infected: InfectedType): InfectedType | "none" => {
  if (inSupply(state, infected) > 0) return infected;
  return infected === "viral" && inSupply(state, "volatile") > 0 ? "volatile" : "none";
};

/** So many Infected come from the Nest nearest to an Area; which one is nothing to ask about where none are left. */
export const wave: CityGo<"wave"> = {
  kind: "go",
  run: ({ state, emit, next }, { area, infected, count, by }) => {
    if (count === 0) return;
    const [nest, other] = nearestNests(state, area);
    if (nest === undefined) emit({ was: "spawnLost", infected, area, count, by: "DL-RULING-26" });
    else if (other === undefined || figureFor(state, infected) === "none")
      next({ do: "spawn", area: nest, infected, count, by, spread: 0 });
    else next({ do: "nest", area, infected, count, by });
  },
};

/** Equally near: the players choose (DL-SPAWN-05). */
export const nest: CityAsk<"nest"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: everySeat,
  asks: (talk, state, { area }) => wordTo(talk, "nest", () => anyOf(nearestNests(state, area), "DL-SPAWN-04")),
  take: ({ next }, { infected, count, by }, _seat, area) => {
    next({ do: "spawn", area, infected, count, by, spread: 0 });
  },
};

const lackOf = (infected: InfectedType): Word =>
  infected === "viral" || infected === "volatile" ? "DL-SPAWN-07" : "DL-RULING-37";

/** One figure after the other; a Spread that moved nobody loses the rest (DL-RULING-28). */
export const spawn: CityGo<"spawn"> = {
  kind: "go",
  run: ({ state, emit, next }, { area, infected, count, by, spread }) => {
    if (count === 0) return;
    const figure = figureFor(state, infected);
    const standing = standingIn(state, area);
    const full = standing >= INFECTED_AT_MOST;
    const lost = figure === "none" ? lackOf(infected) : underUv(state, area) ? "DL-RULING-26" : "DL-RULING-28";
    if (figure === "none" || underUv(state, area) || (full && standing === spread)) {
      emit({ was: "spawnLost", infected, area, count, by: lost });
    } else if (full) {
      next({ do: "spread", area, who: "common" }, { do: "spawn", area, infected, count, by, spread: standing });
    } else {
      emit({ was: "spawned", infected: figure, area, by });
      next({ do: "spawn", area, infected, count: count - 1, by, spread: 0 });
    }
  },
};
