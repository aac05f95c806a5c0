import { anyOf } from "../../../kernel/choice";
import { has, joined, kept, withoutAll } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { wordTo } from "../../../kernel/talk";
import type { Verdict, Word } from "../../../kernel/words";
import { CALLED_BY_SIRENS, CRATES, CRATE_CARDS, INHIBITOR, RELAY, SHELTER } from "../content/cards";
import type { CityAsk, CityChance, CityGo, CitySeen, CityStep, CityTell, RunnerId } from "../vocabulary";
import { inSupply, standingIn, underUv } from "./crowd";
import { areaOf, levelOf } from "./ground";
import { everySeat, isNight, namesOf, playing, runnerOf } from "./runners";
import { INFECTED_AT_MOST, nearestNests, nests } from "./spawning";

const DOOR: Word = "objective1";

export const isObjective = (token: Word): boolean => token.slice(0, 9) === "objective";

const isRevealed = (state: CitySeen, card: Word): boolean => has(state.scenarioShown, card);

/** Everybody in the shelter, the Inhibitor among them, the UV Spot lit (S07 of DL-PV-14). */
const mayEnd = (state: CitySeen): boolean => {
  let carried = false;
  for (const { zone, items } of playing(state)) {
    if (areaOf(zone) !== areaOf(SHELTER)) return false;
    if (has(items, INHIBITOR)) carried = true;
  }
  return carried && underUv(state, areaOf(SHELTER));
};

export const whyNotObjective = (state: CitySeen, token: Word): Verdict =>
  token === DOOR && isRevealed(state, "scenario.s07") && !mayEnd(state) ? refuse("DL-PV-14") : "fine";

/** With one or two Runners two crates are laid, and the third card is in the box. */
const cratesFor = (state: CitySeen): readonly (typeof CRATES)[number][] =>
  playing(state).length > 2 ? CRATES : CRATES.slice(1);

const relay = ({ state, emit, next }: CityTell): void => {
  emit({ was: "scenarioRevealed", card: "scenario.s02" });
  emit({ was: "tokenRemoved", token: DOOR, zone: RELAY });
  emit({ was: "tokenPlaced", token: "electricity", zone: RELAY, up: "front" });
  emit({ was: "cratesLaid" });
  for (const { token, zone } of cratesFor(state)) emit({ was: "tokenPlaced", token, zone, up: "front" });
  emit({ was: "uvLit", zone: SHELTER });
  next({ do: "clear", area: areaOf(SHELTER) });
};

export const takeObjective = (tell: CityTell, runner: RunnerId, token: Word): void => {
  if (token !== DOOR) tell.next({ do: "crate", runner, token });
  else if (isRevealed(tell.state, "scenario.s07")) tell.emit({ was: "won" });
  else relay(tell);
};

/** What a crate may hold: S04 is among those that are out, and with two crates one of the others is not. */
const crateSides = (state: CitySeen): readonly Word[] => {
  const closed = kept(state.features, ({ token }) => isObjective(token) && token !== DOOR).length;
  const found = !has(state.crates, CRATE_CARDS[0]);
  if (closed === state.crates.length || found) return state.crates;
  if (closed === 1) return [CRATE_CARDS[0]];
  return joined([CRATE_CARDS[0], CRATE_CARDS[0]], withoutAll(state.crates, [CRATE_CARDS[0]]));
};

const insideOf = (state: CitySeen, runner: RunnerId, card: Word): readonly CityStep[] => {
  if (card === "scenario.s05") return [{ do: "loot", runner, deck: "epic" }];
  if (card !== "scenario.s06") return [];
  const area = areaOf(runnerOf(state, runner).zone);
  const infected = isNight(state) ? "howler" : "biter";
  return [
    { do: "loot", runner, deck: "common" },
    { do: "spawn", area, infected, count: isNight(state) ? 1 : 2, by: "DL-PV-14", spread: 0 },
  ];
};

/** A crate is opened: the Inhibitor, a stash, or a nest (S04 to S06). */
export const crate: CityChance<"crate"> = {
  kind: "chance",
  draws: (state, { token }) => [{ of: "scenario-card", with: "crate." + token, sides: crateSides(state) }],
  land: ({ state, emit, next }, { runner, token }, [card = ""]) => {
    emit({ was: "crateOpened", runner, token, zone: runnerOf(state, runner).zone, card });
    if (card === CRATE_CARDS[0]) {
      emit({ was: "inhibitorFound", runner });
      emit({ was: "scenarioRevealed", card: "scenario.s07" });
      emit({ was: "tokenPlaced", token: DOOR, zone: SHELTER, up: "front" });
    }
    for (const step of insideOf(state, runner, card)) next(step);
  },
  read: (_state, _step, came) => came,
};

/** So many Virals come to each Nest. */
const swarm = ({ state, next }: CityTell, count: number): void => {
  for (const area of nests(state)) next({ do: "spawn", area, infected: "viral", count, by: "DL-PV-14", spread: 0 });
};

/** S03: whoever is not on a roof is heard, and the city wakes. */
const sirens = (tell: CityTell): void => {
  const runners = playing(tell.state);
  for (const { runner, zone, token } of runners) {
    if (levelOf(areaOf(zone)) === 0 && token === "none") tell.emit({ was: "exposureTaken", runner, by: "DL-PV-14" });
  }
  swarm(tell, CALLED_BY_SIRENS[runners.length - 1] ?? 0);
};

/** The Event of the space entered (DL-END-05): S03, S08 and S09. */
export const event: CityGo<"event"> = {
  kind: "go",
  run: (tell, { card }) => {
    tell.emit({ was: "eventCame", card });
    if (card === "scenario.s03") sirens(tell);
    else if (card === "scenario.s08") swarm(tell, 1);
    else tell.next({ do: "darkest", left: namesOf(playing(tell.state)) });
  },
};

const goalsOf = (state: CitySeen, id: RunnerId): string => nearestNests(state, areaOf(runnerOf(state, id).zone)).join();

/** Whether one more may take from another: there are too few Volatiles, or a Nest might have to be spread. */
const isTight = (state: CitySeen, count: number): boolean => {
  const left = inSupply(state, "volatile");
  if (left === 0) return false;
  return left < count || kept(nests(state), (nest) => standingIn(state, nest) + count > INFECTED_AT_MOST).length > 0;
};

const stalk = ({ state, next }: CityTell, left: readonly RunnerId[], runner: RunnerId): void => {
  const area = areaOf(runnerOf(state, runner).zone);
  next({ do: "wave", area, infected: "volatile", count: 1, by: "DL-PV-14" });
  next({ do: "darkest", left: withoutAll(left, [runner]) });
};

/** A Volatile for each Runner; the players choose the order where it makes a difference (DL-DP-23). */
export const darkest: CityGo<"darkest"> = {
  kind: "go",
  run: (tell, { left }) => {
    const [first, ...others] = left;
    if (first === undefined) return;
    const goals = goalsOf(tell.state, first);
    const isTorn = kept(others, (other) => goalsOf(tell.state, other) !== goals).length > 0;
    if (isTorn && isTight(tell.state, left.length)) tell.next({ do: "stalked", left });
    else stalk(tell, left, first);
  },
};

export const stalked: CityAsk<"stalked"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: everySeat,
  asks: (talk, _state, { left }) => wordTo(talk, "stalked", () => anyOf(left, "DL-PV-14")),
  take: (tell, { left }, _seat, runner) => {
    stalk(tell, left, runner);
  },
};
