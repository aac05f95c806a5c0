import { failing, outcome } from "../failing";
import { type CheckedObject, game } from "../game";
import { blockAt } from "../pieces";
import type { ScriptQuestion } from "../question";
import { YES_NO, yesNo } from "../scale";

/** What becomes of errors, and of references to what is gone. */

const ERRORS = "src/host/vm/library/errors.ts";

const nobody = (): CheckedObject => game.getObjectFromGUID("nobody") as unknown as CheckedObject;

/** Nothing the compiler knows: it holds a destroyed object for an object. */
const isNil = (value: unknown): boolean => value === undefined;

const placeForm = (text: string): string => {
  if (text.indexOf("chunk_") < 0) return "otherwise";
  return text.indexOf("-") >= 0 ? "chunk_3:(50,8-20)" : "chunk_3:(50,8)";
};

export const errors: readonly ScriptQuestion[] = [
  {
    id: "lua/error-table",
    asks: "Does a table that was thrown arrive as a table?",
    answers: YES_NO,
    assumed: ["no"],
    chosen: "The language",
    mend: [ERRORS, "error with a table"],
    attempt: (trial) => {
      try {
        throw { thrown: true };
      } catch (error) {
        trial.answer(yesNo(typeof error === "object"));
      }
    },
  },
  {
    id: "lua/error-prefix",
    asks: "Does a thrown text get its place before it?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "The language",
    mend: [ERRORS, 'error("x", 0) gets a position'],
    attempt: (trial) => {
      const text = failing(() => {
        throw "thrown";
      });
      trial.note(text);
      trial.answer(yesNo(text !== "thrown"));
    },
  },
  {
    id: "lua/error-place",
    asks: "In which form does an error name its place?",
    answers: ["chunk_3:(50,8-20)", "chunk_3:(50,8)", "otherwise"],
    assumed: ["chunk_3:(50,8-20)", "chunk_3:(50,8)"],
    chosen: "The language",
    mend: ["build/where-is.ts", "how a place in an error is read"],
    attempt: (trial) => {
      const text = failing(() => {
        nobody().getGUID();
      });
      trial.note(text);
      trial.answer(placeForm(text));
    },
  },
  {
    id: "lua/callback-error",
    asks: "Does an error in a callback leave the script's other callbacks alone?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: ["src/host/world/world.ts", "guarded"],
    attempt: (trial) => {
      game.Wait.frames(() => {
        throw "this error is part of the check: nothing is wrong";
      }, 1);
      trial.frames(3, () => {
        trial.answer("yes");
      });
    },
  },
  {
    id: "lua/destroyed-nil",
    asks: "Is a reference to a destroyed object equal to nil?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "The language",
    mend: ["src/host/vm/vm.ts", "equality of userdata"],
    attempt: (trial) => {
      const block = blockAt(0, 0.5);
      trial.settled([block], () => {
        block.destruct();
        trial.frames(5, () => {
          trial.answer(yesNo(isNil(block)));
        });
      });
    },
  },
  {
    id: "lua/destroyed-call",
    asks: "What does a call on a destroyed object do?",
    answers: ["fails", "nothing"],
    assumed: ["fails"],
    chosen: "",
    mend: ["src/host/api/object.ts", "objectType: an object that is no longer there"],
    attempt: (trial) => {
      const block = blockAt(0, 0.5);
      trial.settled([block], () => {
        block.destruct();
        trial.frames(5, () => {
          outcome(trial, () => block.getPosition(), "nothing", "fails");
        });
      });
    },
  },
];
