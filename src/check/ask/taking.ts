import { game } from "../game";
import { isListed, placeOf } from "../pieces";
import type { ScriptQuestion } from "../question";
import { answerFrames, FRAMES, YES_NO, yesNo } from "../scale";
import { withFull, withTwo } from "../with-bag";

/** What comes out of a bag. */

const CONTAINERS = "src/host/world/containers.ts";
const BESIDE = placeOf(2, 1);

export const taking: readonly ScriptQuestion[] = [
  {
    id: "bag/order",
    asks: "Does a bag list its objects in the order they were put in?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [CONTAINERS, "putInto"],
    attempt: (trial) => {
      withTwo(trial, (bag, first) => {
        trial.answer(yesNo(bag.getObjects()?.[0]?.guid === first));
      });
    },
  },
  {
    id: "bag/take-last",
    asks: "Which of two does a bag give when it is not told?",
    answers: ["the last put in", "the first put in"],
    assumed: ["the last put in"],
    chosen: "",
    mend: [CONTAINERS, "topIndex"],
    attempt: (trial) => {
      withTwo(trial, (bag, _first, second) => {
        const taken = bag.takeObject({ position: BESIDE });
        trial.answer(taken.guid === second ? "the last put in" : "the first put in");
      });
    },
  },
  {
    id: "bag/take-index",
    asks: "Does the index of takeObject count from 0?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [CONTAINERS, "indexToTake"],
    attempt: (trial) => {
      withTwo(trial, (bag, first) => {
        trial.answer(yesNo(bag.takeObject({ position: BESIDE, index: 0 }).guid === first));
      });
    },
  },
  {
    id: "bag/take-guid",
    asks: "Does what is taken keep the GUID it went in with?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Events",
    mend: [CONTAINERS, "takeFrom"],
    attempt: (trial) => {
      withFull(trial, (bag, guid) => {
        const taken = bag.takeObject({ position: BESIDE });
        trial.seconds(1, () => {
          trial.answer(yesNo(taken.guid === guid));
        });
      });
    },
  },
  {
    id: "bag/take-listed",
    asks: "Is what is taken listed in the frame of the call?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [CONTAINERS, "takeFrom"],
    attempt: (trial) => {
      withFull(trial, (bag) => {
        trial.answer(yesNo(isListed(bag.takeObject({ position: BESIDE }).guid)));
      });
    },
  },
  {
    id: "bag/take-counts",
    asks: "Does the bag count one less in the frame of the call?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [CONTAINERS, "takeFrom"],
    attempt: (trial) => {
      withTwo(trial, (bag) => {
        bag.takeObject({ position: BESIDE });
        trial.answer(yesNo(bag.getQuantity() === 1));
      });
    },
  },
  {
    id: "bag/take-callback",
    asks: "When does takeObject call back where nothing glides?",
    answers: FRAMES,
    assumed: ["in the next frame"],
    chosen: "",
    mend: ["src/host/world/world.ts", "when what was spawned is ready"],
    attempt: (trial) => {
      withFull(trial, (bag) => {
        const began = game.Time.frame_count;
        const called = (): void => {
          answerFrames(trial, game.Time.frame_count - began);
        };
        bag.takeObject({
          position: BESIDE,
          smooth: false,
          callback_function: () => {
            trial.run(called);
          },
        });
      });
    },
  },
  {
    id: "bag/take-smooth-callback",
    asks: "Does takeObject call back while what was taken is still gliding?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: ["src/host/world/world.ts", "when what was spawned is ready"],
    attempt: (trial) => {
      withFull(trial, (bag) => {
        bag.takeObject({
          position: placeOf(5, 2),
          callback_function: (taken) => {
            trial.run(() => {
              trial.answer(yesNo(taken.isSmoothMoving()));
            });
          },
        });
      });
    },
  },
];
