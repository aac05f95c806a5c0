import { game } from "../game";
import { ORDER } from "../order";
import { blockAt } from "../pieces";
import type { ScriptQuestion } from "../question";
import { answerFrames, FRAMES, YES_NO, yesNo } from "../scale";
import type { Trial } from "../trial";

/** Frames, waits, and what comes first at load. */

const CLOCK = "src/host/world/clock.ts";

/** Answers with how many frames later something was called. */
const counting = (trial: Trial, later: (this: void, called: (this: void) => void) => void): void => {
  const began = game.Time.frame_count;
  later(() => {
    trial.run(() => {
      answerFrames(trial, game.Time.frame_count - began);
    });
  });
};

const rate = (frames: number): string => {
  if (frames < 20) return "under 20";
  return frames < 50 ? "20 to 49" : frames <= 75 ? "50 to 75" : "over 75";
};

const IN_HALF_A_SECOND = "function onLoad() Wait.time(function() Global.setVar('checkWaited', true) end, 0.5) end";

/** Global's script and two objects' write here as they come: small letters at their top level, capitals in onLoad. */
const order = (): string => {
  const written = game.Global.getVar(ORDER);
  return typeof written === "string" ? written : "";
};

/** Whether each of these letters comes before each of those; without one of them there is no answer. */
const answerOrder = (trial: Trial, first: readonly string[], then: readonly string[]): void => {
  trial.note(order());
  let isSo = true;
  for (const one of first)
    for (const other of then) {
      const [before, after] = [order().indexOf(one), order().indexOf(other)];
      if (before < 0 || after < 0) return;
      if (before > after) isSo = false;
    }
  trial.answer(yesNo(isSo));
};

/** What this script found while the table was loading. */
const early = { foundAtTop: false, spawnsHeard: 0, state: "" as unknown };

export const seenAtTop = (guid: string): void => {
  try {
    early.foundAtTop = game.getObjectFromGUID(guid) !== undefined;
  } catch {
    early.foundAtTop = false;
  }
};

export const seenAtLoad = (state: unknown, spawnsHeard: number): void => {
  early.state = state;
  early.spawnsHeard = spawnsHeard;
};

export const time: readonly ScriptQuestion[] = [
  {
    id: "time/frames-a-second",
    asks: "How many frames does the game draw in a second?",
    answers: ["under 20", "20 to 49", "50 to 75", "over 75"],
    assumed: ["50 to 75"],
    chosen: "Time",
    mend: [CLOCK, "FRAMES_A_SECOND"],
    attempt: (trial) => {
      const began = game.Time.frame_count;
      trial.seconds(1, () => {
        trial.answer(rate(game.Time.frame_count - began));
      });
    },
  },
  {
    id: "time/frames-0",
    asks: "When does Wait.frames(f, 0) run?",
    answers: FRAMES,
    assumed: ["in the next frame"],
    chosen: "Time",
    mend: [CLOCK, "afterFrames"],
    attempt: (trial) => {
      counting(trial, (called) => game.Wait.frames(called, 0));
    },
  },
  {
    id: "time/frames-1",
    asks: "When does Wait.frames(f, 1) run?",
    answers: FRAMES,
    assumed: ["in the next frame"],
    chosen: "Time",
    mend: [CLOCK, "afterFrames"],
    attempt: (trial) => {
      counting(trial, (called) => game.Wait.frames(called, 1));
    },
  },
  {
    id: "time/condition-poll",
    asks: "When is a condition of Wait.condition looked at first?",
    answers: FRAMES,
    assumed: ["in the next frame"],
    chosen: "Time",
    mend: [CLOCK, "when"],
    attempt: (trial) => {
      const began = game.Time.frame_count;
      game.Wait.condition(
        () => undefined,
        () => {
          trial.run(() => {
            answerFrames(trial, game.Time.frame_count - began);
          });
          return true;
        },
      );
    },
  },
  {
    id: "time/condition-run",
    asks: "How long after its condition does a Wait.condition run?",
    answers: FRAMES,
    assumed: ["in the same frame"],
    chosen: "Time",
    mend: [CLOCK, "when"],
    attempt: (trial) => {
      let met = 0;
      game.Wait.condition(
        () => {
          trial.run(() => {
            answerFrames(trial, game.Time.frame_count - met);
          });
        },
        () => {
          met = game.Time.frame_count;
          return true;
        },
      );
    },
  },
  {
    id: "time/destroyed-wait",
    asks: "Does a pending Wait of a destroyed object still run?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Time",
    mend: ["src/host/world/world.ts", "vanish"],
    attempt: (trial) => {
      game.Global.setVar("checkWaited", false);
      const block = blockAt(0, 0.5, { LuaScript: IN_HALF_A_SECOND });
      trial.until(
        () => !block.spawning,
        () => {
          block.destruct();
          trial.seconds(1, () => {
            trial.answer(yesNo(game.Global.getVar("checkWaited") === true));
          });
        },
      );
    },
  },
  {
    id: "load/global-first",
    asks: "Does Global's onLoad come before those of objects?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Time",
    mend: ["src/host/world/world.ts", "load"],
    attempt: (trial) => {
      answerOrder(trial, ["G"], ["C", "W"]);
    },
  },
  {
    id: "load/order",
    asks: "Do the objects' onLoads come in the order of the save?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Time",
    mend: ["src/host/world/world.ts", "load"],
    attempt: (trial) => {
      answerOrder(trial, ["C"], ["W"]);
    },
  },
  {
    id: "load/tops-first",
    asks: "Has every script run its top level before the first onLoad?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Time",
    mend: ["src/host/world/world.ts", "load"],
    attempt: (trial) => {
      answerOrder(trial, ["g", "c", "w"], ["G", "C", "W"]);
    },
  },
  {
    id: "load/found-at-top",
    asks: "Does getObjectFromGUID find an object at a script's top level?",
    answers: YES_NO,
    assumed: YES_NO,
    chosen: "",
    mend: ["src/host/world/world.ts", "load"],
    attempt: (trial) => {
      trial.answer(yesNo(early.foundAtTop));
    },
  },
  {
    id: "load/spawn-events",
    asks: "Does onObjectSpawn come for what lies there when a save is loaded?",
    answers: YES_NO,
    assumed: ["no"],
    chosen: "Events",
    mend: ["src/host/world/world.ts", "load"],
    attempt: (trial) => {
      trial.answer(yesNo(early.spawnsHeard > 0));
    },
  },
  {
    id: "load/no-state",
    asks: "What is onLoad given where nothing was saved?",
    answers: ["an empty text", "nil", "something else"],
    assumed: ["an empty text"],
    chosen: "",
    mend: ["src/host/world/world.ts", "load"],
    attempt: (trial) => {
      if (early.state === "") trial.answer("an empty text");
      else trial.answer(early.state === undefined ? "nil" : "something else");
    },
  },
];
