import { clockOf, secondsOn, setClock, setTimer, STOPWATCH, TIME_OF_DAY } from "../../world/clock-face";
import type { World } from "../../world/world";
import { type Behaviour, behaviour } from "./behaviour";

/** https://api.tabletopsimulator.com/behavior/clock/ */
export const clock = (world: World): Behaviour =>
  behaviour("Clock", ({ type }) => type === "Clock", {
    fields: {
      paused: {
        get: (thing) => clockOf(world, thing).Paused,
        set: (thing, value) => {
          setClock(world, thing, { Paused: value === true });
        },
      },
    },
    methods: {
      getValue: (thing) => secondsOn(world, thing),
      setValue: (thing, args) => setTimer(world, thing, args.number(0)),
      // The time of day is not to be paused.
      pauseStart: (thing) => {
        const { ClockState: mode, Paused } = clockOf(world, thing);
        return mode !== TIME_OF_DAY && setClock(world, thing, { Paused: !Paused });
      },
      showCurrentTime: (thing) => setClock(world, thing, { ClockState: TIME_OF_DAY, SecondsPassed: 0, Paused: false }),
      startStopwatch: (thing) => setClock(world, thing, { ClockState: STOPWATCH, SecondsPassed: 0, Paused: false }),
    },
  });
