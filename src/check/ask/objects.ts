import { numberText } from "../../kernel/number-text";
import { type CheckedObject, game } from "../game";
import { blockAt, cardAt, isListed, placeOf } from "../pieces";
import type { ScriptQuestion } from "../question";
import { answerFrames, FRAMES, YES_NO, yesNo } from "../scale";
import type { Trial } from "../trial";

/** How objects come and go, and how large they are. */

const WORLD = "src/host/world/world.ts";
const OBJECT = "src/host/api/object.ts";
const BASE = "src/host/api/base.ts";

const FREE_GUID = "c0ffee";

const withBlock = (trial: Trial, then: (this: void, block: CheckedObject) => void): void => {
  const block = blockAt(0, 0.5);
  trial.settled([block], () => {
    then(block);
  });
};

/** How wide the plates of the numbered pieces are made. */
const PLATE = 2;
const NEARLY = 0.05;

export const objects: readonly ScriptQuestion[] = [
  {
    id: "object/spawn-listed",
    asks: "Is what spawnObjectData makes listed in the frame of the call?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [WORLD, "spawn"],
    attempt: (trial) => {
      trial.answer(yesNo(isListed(blockAt(0, 0.5).guid)));
    },
  },
  {
    id: "object/spawn-ready",
    asks: "When is what spawnObjectData made no longer `spawning`?",
    answers: FRAMES,
    assumed: ["in the next frame"],
    chosen: "",
    mend: [WORLD, "finishSpawns"],
    attempt: (trial) => {
      const began = game.Time.frame_count;
      const made = blockAt(0, 0.5);
      trial.until(
        () => !made.spawning,
        () => {
          answerFrames(trial, game.Time.frame_count - began);
        },
      );
    },
  },
  {
    id: "object/free-guid",
    asks: "Does spawnObjectData keep a GUID that is free?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Events",
    mend: [WORLD, "freeGuid"],
    attempt: (trial) => {
      const made = blockAt(0, 0.5, { GUID: FREE_GUID });
      trial.settled([made], () => {
        trial.answer(yesNo(made.guid === FREE_GUID));
      });
    },
  },
  {
    id: "object/taken-guid",
    asks: "Does spawnObjectData give another GUID for one that is taken?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Events",
    mend: [WORLD, "freeGuid"],
    attempt: (trial) => {
      withBlock(trial, ({ guid }) => {
        const made = blockAt(1, 0.5, { GUID: guid });
        trial.settled([made], () => {
          trial.answer(yesNo(made.guid !== guid));
        });
      });
    },
  },
  {
    id: "object/clone-guid",
    asks: "Has a clone its original's GUID in the frame in which it is made?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Events",
    mend: [OBJECT, "clone"],
    attempt: (trial) => {
      withBlock(trial, (original) => {
        const copy = original.clone({ position: placeOf(2, 1) });
        trial.answer(yesNo(copy.guid === original.guid));
      });
    },
  },
  {
    id: "object/reload-guid",
    asks: "Does an object keep its GUID through reload()?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [OBJECT, "reload"],
    attempt: (trial) => {
      withBlock(trial, (old) => {
        const guid = old.guid;
        const again = old.reload();
        trial.settled([again], () => {
          trial.answer(yesNo(again.guid === guid));
        });
      });
    },
  },
  {
    id: "object/destruct-listed",
    asks: "Is a destroyed object still listed in the frame of destruct()?",
    answers: YES_NO,
    assumed: ["no"],
    chosen: "",
    mend: [BASE, "onTable"],
    attempt: (trial) => {
      withBlock(trial, (old) => {
        const guid = old.guid;
        old.destruct();
        trial.answer(yesNo(isListed(guid)));
      });
    },
  },
  {
    id: "object/destroyed-flag",
    asks: "Is isDestroyed() true in the frame of destruct()?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [OBJECT, "isDestroyed"],
    attempt: (trial) => {
      withBlock(trial, (old) => {
        old.destruct();
        trial.answer(yesNo(old.isDestroyed()));
      });
    },
  },
  {
    id: "object/load-script",
    asks: "Does the onLoad of a new object run before its callback?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [WORLD, "finishSpawns"],
    attempt: (trial) => {
      game.Global.setVar("checkLoaded", false);
      const LuaScript = "function onLoad() Global.setVar('checkLoaded', true) end";
      const { x, y, z } = placeOf(0, 0.5);
      game.spawnObjectData({
        data: {
          GUID: "",
          Name: "BlockSquare",
          Transform: { posX: x, posY: y, posZ: z, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 },
          LuaScript,
        },
        callback_function: () => {
          trial.run(() => {
            trial.answer(yesNo(game.Global.getVar("checkLoaded") === true));
          });
        },
      });
    },
  },
  {
    id: "body/model-size",
    asks: "Is a model of ours as wide as its mesh by getBoundsNormalized?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Bodies",
    mend: ["src/host/world/bounds.ts", "sizes of models"],
    attempt: (trial) => {
      const plate = game.getObjectsWithTag("outbreak-letter")[0];
      const width = plate?.getBoundsNormalized().size.x ?? 0;
      trial.note(numberText(Math.floor(width * 100)) + " hundredths");
      trial.answer(yesNo(Math.abs(width - PLATE) < NEARLY));
    },
  },
  {
    id: "body/card-size",
    asks: "Is a card 2.2 to 2.4 units wide?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Bodies",
    mend: ["src/host/world/bounds.ts", "the size of a card"],
    attempt: (trial) => {
      const card = cardAt("a", 0, 0.3);
      trial.settled([card], () => {
        const width = card.getBoundsNormalized().size.x;
        trial.note(numberText(Math.floor(width * 100)) + " hundredths");
        trial.answer(yesNo(width >= 2.2 && width <= 2.4));
      });
    },
  },
];
