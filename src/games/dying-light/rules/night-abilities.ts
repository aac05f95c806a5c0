import { anyOf } from "../../../kernel/choice";
import { nearest, stepsTo } from "../../../kernel/graph";
import { distinct, has, joined, kept, without } from "../../../kernel/list";
import { wordTo } from "../../../kernel/talk";
import type { Ask, Go, Word } from "../../../kernel/words";
import { AREAS } from "../content/board";
import type { InfectedType } from "../content/infected";
import type { AreaId, CityGo, CityNouns, CitySeen, CityTell, RunnerId } from "../vocabulary";
import { crowdOf, uvLit } from "./crowd";
import { AREA_GRAPH, areaOf, around } from "./ground";
import { whyStays } from "./moving";
import { areasOfRunners, everySeat, holdsRunner, playing } from "./runners";

/** The Areas that wait for their turn: of figures that have not acted, or to be rushed into. */
interface Waiting {
  readonly left: readonly AreaId[];
}

/** What each Area can do as things are: what all of them have to know is found out once. */
interface Chances {
  /** What one Area may take away from another: where these meet the order matters. */
  reach(this: void, area: AreaId): readonly Word[];
  options(this: void, area: AreaId): readonly Word[];
  /** Whether it ends alike for these Areas, that all reach the same, whatever is chosen. */
  endsAlike(this: void, areas: readonly AreaId[], reached: readonly Word[]): boolean;
}

/** A Night Activation ability: one Area after the other does one of the things it can. */
interface Ability {
  readonly go: "howl" | "hunt" | "rush";
  readonly ask: "howler" | "hunter" | "rusher";
  chances(this: void, state: CitySeen): Chances;
  perform(this: void, tell: CityTell, area: AreaId, option: Word): void;
}

const able = ({ options }: Chances, left: readonly AreaId[]): readonly AreaId[] =>
  distinct(kept(left, (area) => options(area).length > 0));

const NOBODY: AreaId = "";

const firstAble = ({ options }: Chances, left: readonly AreaId[]): AreaId => {
  for (const area of left) if (options(area).length > 0) return area;
  return NOBODY;
};

const meets = (one: readonly Word[], other: readonly Word[]): boolean =>
  kept(one, (word) => has(other, word)).length > 0;

/** The first Area and all that may take from it, or from those (DL-RULING-56): the players choose among no others. */
const nextOf = (chances: Chances, left: readonly AreaId[]): readonly AreaId[] => {
  const { reach } = chances;
  const first = firstAble(chances, left);
  if (first === NOBODY) return [];
  if (reach(first).length === 0) return [first];
  const areas = able(chances, left);
  let knot: readonly AreaId[] = [first];
  let reached: readonly Word[] = [];
  let before = 0;
  while (knot.length > before) {
    before = knot.length;
    for (const area of knot) reached = joined(reached, reach(area));
    knot = kept(areas, (area) => has(knot, area) || meets(reach(area), reached));
  }
  return knot;
};

const sameWords = (one: readonly Word[], other: readonly Word[]): boolean =>
  one.length === other.length && kept(one, (word) => has(other, word)).length === one.length;

/** Whether there is nothing to choose: one Area that can do one thing, or an end that is the same whatever is chosen. */
const isSettled = (
  { reach, endsAlike }: Chances,
  next: readonly AreaId[],
  left: readonly AreaId[],
  options: readonly Word[],
): boolean => {
  const [area = ""] = next;
  if (next.length === 1 && options.length === 1) return true;
  const reached = reach(area);
  const isAlike = kept(next, (other) => !sameWords(reach(other), reached)).length === 0;
  const acting = kept(left, (other) => has(next, other));
  return isAlike && endsAlike(acting, reached);
};

const perform = (ability: Ability, tell: CityTell, { left }: Waiting, area: AreaId, option: Word): void => {
  ability.perform(tell, area, option);
  tell.next({ do: ability.go, left: without(left, area) });
};

/** What leaves no choice is done at once. */
const goOf = (ability: Ability): Go<CityNouns, Waiting> => ({
  kind: "go",
  run: (tell, step) => {
    const chances = ability.chances(tell.state);
    const next = nextOf(chances, step.left);
    const [area] = next;
    if (area === undefined) return;
    const options = chances.options(area);
    const [option = ""] = options;
    if (isSettled(chances, next, step.left, options)) perform(ability, tell, step, area, option);
    else tell.next({ do: ability.ask, left: step.left });
  },
});

/** Which Area is next, and which of the things it can it does. */
interface Using {
  readonly area: AreaId;
  readonly option: Word;
}

const askOf = (ability: Ability): Ask<CityNouns, Waiting, Using> => ({
  kind: "ask",
  onlyAnswer: "take",
  seats: everySeat,
  asks: (talk, state, { left }) => {
    const chances = ability.chances(state);
    const area = wordTo(talk, ability.ask, () => anyOf(nextOf(chances, left), "DL-NACT-01"));
    const option = wordTo(talk, ability.go, () => anyOf(chances.options(area), "DL-NACT-01"));
    return { area, option };
  },
  take: (tell, step, _seat, { area, option }) => {
    perform(ability, tell, step, area, option);
  },
});

/** Whoever may be howled at, with where they are: UV protects. */
interface Tokenless {
  readonly runner: RunnerId;
  readonly area: AreaId;
}

const allTokenless = (state: CitySeen): readonly Tokenless[] => {
  const lit = uvLit(state);
  const all: Tokenless[] = [];
  for (const { runner, token, zone } of playing(state)) {
    const area = areaOf(zone);
    if (token === "none" && lit[area] !== true) all.push({ runner, area });
  }
  return all;
};

const among = (all: readonly Tokenless[], area: AreaId): readonly RunnerId[] => {
  const there: RunnerId[] = [];
  for (const each of all) if (each.area === area) there.push(each.runner);
  return there;
};

const beside = (all: readonly Tokenless[], area: AreaId): readonly RunnerId[] => {
  let near: readonly RunnerId[] = [];
  if (all.length > 0) for (const each of around(area)) near = joined(near, among(all, each));
  return near;
};

/** Howl: a token for the nearest within Range 1 who holds none, so a Howl never starts a Chase. */
const HOWL: Ability = {
  go: "howl",
  ask: "howler",
  chances: (state) => {
    const all = allTokenless(state);
    const options = (area: AreaId): readonly RunnerId[] => {
      const here = among(all, area);
      return here.length > 0 ? here : beside(all, area);
    };
    return {
      reach: (area) => joined(among(all, area), beside(all, area)),
      options,
      // Enough Howls for everybody they reach.
      endsAlike: (areas, reached) => areas.length >= reached.length,
    };
  },
  perform: ({ emit }, area, runner) => {
    emit({ was: "howled", area, runner });
    emit({ was: "exposureTaken", runner, by: "DL-PV-04" });
  },
};

/** Hunt: one Area along a shortest way to the nearest Runner; UV is neither goal nor way. */
const HUNT: Ability = {
  go: "hunt",
  ask: "hunter",
  chances: (state) => {
    const lit = uvLit(state);
    const open = (way: AreaId): boolean => lit[way] !== true;
    const prey = kept(areasOfRunners(state), open);
    const options = (area: AreaId): readonly AreaId[] => {
      if (holdsRunner(state, area)) return [];
      const ways: AreaId[] = [];
      for (const goal of nearest(AREA_GRAPH, area, prey, open)) {
        const steps = stepsTo(AREA_GRAPH, goal, [area], open);
        for (const to of around(area)) {
          if (!has(ways, to) && open(to) && steps[to] === (steps[area] ?? 0) - 1) ways.push(to);
        }
      }
      return ways;
    };
    return { reach: () => [], options, endsAlike: () => false };
  },
  perform: ({ emit }, area, to) => {
    emit({ was: "infectedMoved", infected: "volatile", from: area, to, by: "DL-PV-04" });
  },
};

const rushers = (state: CitySeen, area: AreaId): readonly AreaId[] =>
  kept(around(area), (from) => crowdOf(state, from).viral > 0 && whyStays(state, "viral", from, area) === "fine");

/** Rush: one Viral from an adjacent Area into each Area with a Runner; those with a Runner keep theirs. */
const RUSH: Ability = {
  go: "rush",
  ask: "rusher",
  chances: (state) => {
    const reach = (area: AreaId): readonly AreaId[] => rushers(state, area);
    return {
      reach,
      options: reach,
      // All Virals come, or they come from one Area that has enough.
      endsAlike: (areas, reached) => {
        let virals = 0;
        for (const from of reached) virals += crowdOf(state, from).viral;
        return virals === areas.length || (reached.length === 1 && virals > areas.length);
      },
    };
  },
  perform: ({ emit }, area, from) => {
    emit({ was: "infectedMoved", infected: "viral", from, to: area, by: "DL-PV-04" });
  },
};

export const howl = goOf(HOWL);
export const howler = askOf(HOWL);
export const hunt = goOf(HUNT);
export const hunter = askOf(HUNT);
export const rush = goOf(RUSH);
export const rusher = askOf(RUSH);

/** Each figure of a type by its Area. */
const figuresOf = (state: CitySeen, type: InfectedType): AreaId[] => {
  const figures: AreaId[] = [];
  for (const { area } of AREAS) for (let i = 0; i < crowdOf(state, area)[type]; i++) figures.push(area);
  return figures;
};

/** Howlers, then Volatiles; Biters have no such ability (DL-NACT-02). */
export const nightAbilities: CityGo<"nightAbilities"> = {
  kind: "go",
  run: ({ state, next }) => {
    const howlers = figuresOf(state, "howler");
    next(
      { do: "howl", left: howlers },
      { do: "hunt", left: figuresOf(state, "volatile") },
      { do: "rush", left: areasOfRunners(state) },
    );
  },
};
