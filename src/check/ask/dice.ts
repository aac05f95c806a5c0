import type { CheckedObject } from "../game";
import { dieAt, DIGITS, placeOf, turnOf } from "../pieces";
import type { ScriptQuestion } from "../question";
import { answerSpan, SPANS, YES_NO, yesNo } from "../scale";
import type { Trial } from "../trial";

/** Dice and their values. */

const OBJECT = "src/host/api/object.ts";
const PHYSICS = "src/host/world/physics.ts";

const withDie = (trial: Trial, values: readonly string[], then: (this: void, die: CheckedObject) => void): void => {
  const die = dieAt(0, values);
  trial.settled([die], () => {
    then(die);
  });
};

const marked = (mark: string): readonly string[] => {
  const values: string[] = [];
  for (const digit of DIGITS) values.push(mark + digit);
  return values;
};

const answerKind = (trial: Trial, value: unknown): void => {
  if (typeof value === "string") trial.note(value);
  if (typeof value === "number") trial.answer("a number");
  else trial.answer(typeof value === "string" ? "a text" : "nothing");
};

const KINDS = ["a number", "a text", "nothing"];

const TRAVELS = placeOf(3, 0.6);

/** Whether a die that is sent off gets there. */
const answerTravels = (trial: Trial, die: CheckedObject): void => {
  trial.seconds(3, () => {
    trial.answer(yesNo(Math.abs(die.getPosition().x - TRAVELS.x) < 1));
  });
};

const FACE = 3;

const LIFTS = ["under 1 unit", "1 to 3 units", "over 3 units"] as const;
/** Frames in which a die that is lifted has been highest. */
const LOOKS = 60;

const highest = (
  trial: Trial,
  die: CheckedObject,
  looks: number,
  before: number,
  then: (this: void, y: number) => void,
): void => {
  trial.frames(1, () => {
    const y = Math.max(before, die.getPosition().y);
    if (looks === 0) then(y);
    else highest(trial, die, looks - 1, y, then);
  });
};

export const dice: readonly ScriptQuestion[] = [
  {
    id: "die/digit",
    asks: 'What is the rotation value "6" to a script?',
    answers: KINDS,
    assumed: ["a number"],
    chosen: "",
    mend: [OBJECT, "rotationValue"],
    attempt: (trial) => {
      withDie(trial, DIGITS, (die) => {
        answerKind(trial, die.getRotationValue());
      });
    },
  },
  {
    id: "die/value-digit",
    asks: 'What does getValue give for "6"?',
    answers: KINDS,
    assumed: ["a number"],
    chosen: "",
    mend: [OBJECT, "getValue"],
    attempt: (trial) => {
      withDie(trial, DIGITS, (die) => {
        answerKind(trial, die.getValue());
      });
    },
  },
  {
    id: "die/letter",
    asks: 'What is the rotation value "a6" to a script?',
    answers: KINDS,
    assumed: ["a text"],
    chosen: "",
    mend: [OBJECT, "rotationValue"],
    attempt: (trial) => {
      withDie(trial, marked("a"), (die) => {
        answerKind(trial, die.getRotationValue());
      });
    },
  },
  {
    id: "die/hash",
    asks: 'Does the # of "#6" come back to the script?',
    answers: ["yes", "no", "it comes back as a number"],
    assumed: ["yes"],
    chosen: "",
    mend: [OBJECT, "rotationValue"],
    attempt: (trial) => {
      withDie(trial, marked("#"), (die) => {
        const value = die.getRotationValue();
        if (typeof value === "number") trial.answer("it comes back as a number");
        else trial.answer(yesNo(value?.charAt(0) === "#"));
      });
    },
  },
  {
    id: "die/saved",
    asks: "Is the value still a text in what getData gives?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: ["src/host/world/serialise.ts", "RotationValues"],
    attempt: (trial) => {
      withDie(trial, DIGITS, (die) => {
        const value = die.getData().RotationValues?.[0];
        trial.answer(yesNo(typeof value?.Value === "string"));
      });
    },
  },
  {
    id: "die/set-number",
    asks: 'Does setRotationValue(3) find the value "3"?',
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [OBJECT, "turnUp"],
    attempt: (trial) => {
      withDie(trial, DIGITS, (die) => {
        die.setRotationValue(FACE);
        trial.seconds(3, () => {
          const value = die.getRotationValue();
          trial.answer(yesNo(value === FACE || value === "3"));
        });
      });
    },
  },
  {
    id: "die/set-unknown",
    asks: "What does setRotationValue do with a value that the die does not have?",
    answers: ["fails", "nothing"],
    assumed: ["fails"],
    chosen: "",
    mend: [OBJECT, "turnUp"],
    attempt: (trial) => {
      withDie(trial, DIGITS, (die) => {
        try {
          die.setRotationValue("none of them");
          trial.answer("nothing");
        } catch {
          trial.answer("fails");
        }
      });
    },
  },
  {
    id: "die/turn-time",
    asks: "How long after setRotationValue does the die rest?",
    answers: SPANS,
    assumed: ["0.7 to 1.5 s"],
    chosen: "Time",
    mend: [PHYSICS, "ROLL"],
    attempt: (trial) => {
      withDie(trial, DIGITS, (die) => {
        die.setRotationValue("3");
        trial.frames(1, () => {
          trial.howLong(
            () => die.resting && !die.isSmoothMoving(),
            (seconds) => {
              answerSpan(trial, seconds);
            },
          );
        });
      });
    },
  },
  {
    id: "die/lift",
    asks: "How high does setRotationValue lift the die?",
    answers: LIFTS,
    assumed: ["1 to 3 units"],
    chosen: "Bodies",
    mend: [PHYSICS, "how high a die is lifted"],
    attempt: (trial) => {
      withDie(trial, DIGITS, (die) => {
        const ground = die.getPosition().y;
        die.setRotationValue("3");
        highest(trial, die, LOOKS, 0, (y) => {
          trial.answer(y - ground < 1 ? LIFTS[0] : y - ground <= 3 ? LIFTS[1] : LIFTS[2]);
        });
      });
    },
  },
  {
    id: "die/glide-then-turn",
    asks: "Does a die travel that glides and is told its value in one frame?",
    answers: YES_NO,
    assumed: ["no"],
    chosen: "Bodies",
    mend: [PHYSICS, "throw replaces a glide"],
    attempt: (trial) => {
      withDie(trial, DIGITS, (die) => {
        die.setPositionSmooth(TRAVELS);
        die.setRotationValue("3");
        answerTravels(trial, die);
      });
    },
  },
  {
    id: "die/glide-and-rotate",
    asks: "Does a die travel that glides and turns smoothly to a face in one frame?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [PHYSICS, "turnTo"],
    attempt: (trial) => {
      withDie(trial, DIGITS, (die) => {
        die.setPositionSmooth(TRAVELS);
        die.setRotationSmooth(turnOf(FACE));
        answerTravels(trial, die);
      });
    },
  },
  {
    id: "die/glide-face",
    asks: "Does it show that face when it is there?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [PHYSICS, "turnTo"],
    attempt: (trial) => {
      withDie(trial, marked("a"), (die) => {
        die.setPositionSmooth(TRAVELS);
        die.setRotationSmooth(turnOf(FACE));
        trial.seconds(3, () => {
          trial.answer(yesNo(die.getRotationValue() === "a3"));
        });
      });
    },
  },
  {
    id: "die/rotate-face",
    asks: "Does a die tell its new value in the frame of a setRotation?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [OBJECT, "rotationValue"],
    attempt: (trial) => {
      withDie(trial, marked("a"), (die) => {
        die.setRotation(turnOf(FACE));
        trial.answer(yesNo(die.getRotationValue() === "a3"));
      });
    },
  },
  {
    id: "die/roll-resting",
    asks: "Is `resting` true in the frame in which a die was thrown?",
    answers: YES_NO,
    assumed: ["no"],
    chosen: "",
    mend: [OBJECT, "randomise"],
    attempt: (trial) => {
      withDie(trial, DIGITS, (die) => {
        die.randomize();
        trial.answer(yesNo(die.resting));
      });
    },
  },
  {
    id: "die/roll-time",
    asks: "How long does a die take that a script throws?",
    answers: SPANS,
    assumed: ["0.7 to 1.5 s"],
    chosen: "Time",
    mend: [PHYSICS, "ROLL"],
    attempt: (trial) => {
      withDie(trial, DIGITS, (die) => {
        die.randomize();
        trial.frames(2, () => {
          trial.howLong(
            () => die.resting,
            (seconds) => {
              answerSpan(trial, seconds);
            },
          );
        });
      });
    },
  },
];
