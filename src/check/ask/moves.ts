import type { TtsVector } from "../../tts/api";
import type { CheckedObject } from "../game";
import { blockAt, placeOf } from "../pieces";
import type { ScriptQuestion } from "../question";
import { answerSpan, SPANS, YES_NO, yesNo } from "../scale";
import type { Trial } from "../trial";

/** How what stands on the table moves, falls and rests. */

const PHYSICS = "src/host/world/physics.ts";
const OBJECT = "src/host/api/object.ts";

const NEAR = 0.3;

const isNear = (object: CheckedObject, to: TtsVector): boolean => {
  const at = object.getPosition();
  return Math.abs(at.x - to.x) < NEAR && Math.abs(at.z - to.z) < NEAR;
};

/** A block that lies still, or hangs locked in the air. */
const withBlock = (trial: Trial, then: (this: void, block: CheckedObject) => void): void => {
  const block = blockAt(0, 0.5);
  trial.settled([block], () => {
    then(block);
  });
};

const glideTime = (
  trial: Trial,
  block: CheckedObject,
  places: number,
  fast: boolean,
  then: (this: void, seconds: number) => void,
): void => {
  block.setPositionSmooth(placeOf(places, 1.5), false, fast);
  trial.howLong(() => !block.isSmoothMoving(), then);
};

export const moves: readonly ScriptQuestion[] = [
  {
    id: "move/smooth",
    asks: "How long does a smooth move of 8 units take?",
    answers: SPANS,
    assumed: ["0.3 to 0.7 s"],
    chosen: "Time",
    mend: [PHYSICS, "SLOW"],
    attempt: (trial) => {
      withBlock(trial, (block) => {
        glideTime(trial, block, 2, false, (seconds) => {
          answerSpan(trial, seconds);
        });
      });
    },
  },
  {
    id: "move/fast",
    asks: "How long does a fast move of 8 units take?",
    answers: SPANS,
    assumed: ["up to 0.3 s"],
    chosen: "Time",
    mend: [PHYSICS, "FAST"],
    attempt: (trial) => {
      withBlock(trial, (block) => {
        glideTime(trial, block, 2, true, (seconds) => {
          answerSpan(trial, seconds);
        });
      });
    },
  },
  {
    id: "move/far",
    asks: "Does a smooth move of 24 units take much longer than one of 4?",
    answers: YES_NO,
    assumed: ["no"],
    chosen: "Time",
    mend: [PHYSICS, "SLOW is the same for every distance"],
    attempt: (trial) => {
      withBlock(trial, (block) => {
        glideTime(trial, block, 1, false, (near) => {
          trial.settled([block], () => {
            block.setPosition(placeOf(0, 0.6));
            trial.settled([block], () => {
              glideTime(trial, block, 6, false, (far) => {
                trial.answer(yesNo(far > 1.5 * near));
              });
            });
          });
        });
      });
    },
  },
  {
    id: "move/turn",
    asks: "How long does a smooth half turn take?",
    answers: SPANS,
    assumed: ["0.3 to 0.7 s"],
    chosen: "Time",
    mend: [PHYSICS, "SLOW"],
    attempt: (trial) => {
      withBlock(trial, (block) => {
        block.setRotationSmooth({ x: 0, y: 180, z: 0 });
        trial.howLong(
          () => !block.isSmoothMoving(),
          (seconds) => {
            answerSpan(trial, seconds);
          },
        );
      });
    },
  },
  {
    id: "move/locked",
    asks: "Does a locked piece glide?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [PHYSICS, "moveTo"],
    attempt: (trial) => {
      withBlock(trial, (block) => {
        block.setLock(true);
        block.setPositionSmooth(placeOf(2, 1));
        trial.seconds(2, () => {
          trial.answer(yesNo(isNear(block, placeOf(2, 1))));
        });
      });
    },
  },
  {
    id: "move/to-itself",
    asks: "Does a smooth move to where a piece stands do anything?",
    answers: YES_NO,
    assumed: ["no"],
    chosen: "",
    mend: [OBJECT, "setPositionSmooth"],
    attempt: (trial) => {
      withBlock(trial, (block) => {
        block.setPositionSmooth(block.getPosition());
        trial.frames(1, () => {
          trial.answer(yesNo(block.isSmoothMoving()));
        });
      });
    },
  },
  {
    id: "move/moving-at-once",
    asks: "Does isSmoothMoving say so in the frame of the call?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [OBJECT, "isSmoothMoving"],
    attempt: (trial) => {
      withBlock(trial, (block) => {
        block.setPositionSmooth(placeOf(2, 1));
        trial.answer(yesNo(block.isSmoothMoving()));
      });
    },
  },
  {
    id: "move/turn-stays",
    asks: "Does setRotation leave a glide begun in the same frame alone?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [OBJECT, "setRotation"],
    attempt: (trial) => {
      withBlock(trial, (block) => {
        block.setPositionSmooth(placeOf(2, 1));
        block.setRotation({ x: 0, y: 90, z: 0 });
        trial.seconds(2, () => {
          trial.answer(yesNo(isNear(block, placeOf(2, 1))));
        });
      });
    },
  },
  {
    id: "rest/after-set",
    asks: "Is `resting` true in the frame in which a piece was set up in the air?",
    answers: YES_NO,
    assumed: ["no"],
    chosen: "Bodies",
    mend: [OBJECT, "setPosition"],
    attempt: (trial) => {
      withBlock(trial, (block) => {
        block.setPosition(placeOf(0, 2.5));
        trial.answer(yesNo(block.resting));
      });
    },
  },
  {
    id: "rest/fall",
    asks: "How long does a piece take to rest that is let go two units above the floor?",
    answers: SPANS,
    assumed: ["0.7 to 1.5 s"],
    chosen: "Bodies",
    mend: [PHYSICS, "when what was let go rests"],
    attempt: (trial) => {
      withBlock(trial, (block) => {
        block.setPosition(placeOf(0, 2.5));
        trial.frames(1, () => {
          trial.howLong(
            () => block.resting,
            (seconds) => {
              answerSpan(trial, seconds);
            },
          );
        });
      });
    },
  },
  {
    id: "rest/spawned",
    asks: "Does a new piece that stands on the floor rest within a second?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Bodies",
    mend: [PHYSICS, "when what was let go rests"],
    attempt: (trial) => {
      const block = blockAt(0, 0.5);
      trial.seconds(1, () => {
        trial.answer(yesNo(block.resting));
      });
    },
  },
];
