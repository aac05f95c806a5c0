import type { ClockState } from "../../tts/save";
import type { Thing } from "./thing";
import type { World } from "./world";

/** What a digital clock shows: https://api.tabletopsimulator.com/behavior/clock/ */

export const TIME_OF_DAY = 0;
export const STOPWATCH = 1;
const TIMER = 2;

const AT_FIRST: ClockState = { ClockState: TIME_OF_DAY, SecondsPassed: 0, Paused: false };

/** When a clock was last set, in seconds of the table: until it is set again it runs on from there. */
const setAt = new WeakMap<Thing, number>();

/** The clock as it is saved: `SecondsPassed` is what a stopwatch or timer shows. */
export const clockOf = (world: World, thing: Thing): ClockState => {
  const state = thing.data.Clock ?? AT_FIRST;
  if (state.Paused || state.ClockState === TIME_OF_DAY) return state;
  const passed = world.clock.seconds - (setAt.get(thing) ?? 0);
  const shows = state.SecondsPassed + (state.ClockState === TIMER ? -passed : passed);
  return { ...state, SecondsPassed: Math.max(0, Math.floor(shows + 1e-9)) };
};

/** Changes a clock from what it shows now. */
export const setClock = (world: World, thing: Thing, change: Partial<ClockState>): boolean => {
  thing.data.Clock = { ...clockOf(world, thing), ...change };
  setAt.set(thing, world.clock.seconds);
  return true;
};

/** Seconds of a stopwatch or timer; the time of day counts for 0. */
export const secondsOn = (world: World, thing: Thing): number => {
  const { ClockState: mode, SecondsPassed } = clockOf(world, thing);
  return mode === TIME_OF_DAY ? 0 : SecondsPassed;
};

/** A timer waits to be started. */
export const setTimer = (world: World, thing: Thing, seconds: number): boolean =>
  setClock(world, thing, { ClockState: TIMER, SecondsPassed: Math.trunc(seconds), Paused: true });
