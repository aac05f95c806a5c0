import { game } from "../game";
import { bagAt, blockAt, isListed, placeOf } from "../pieces";
import type { ScriptQuestion } from "../question";
import { answerSpan, SPANS, YES_NO, yesNo } from "../scale";
import { withBag, withFull } from "../with-bag";

/** What goes into a bag. */

const CONTAINERS = "src/host/world/containers.ts";

export const putting: readonly ScriptQuestion[] = [
  {
    id: "bag/put-listed",
    asks: "Is an object that putObject takes still listed in the next frame?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Bodies",
    mend: [CONTAINERS, "putInto: what is put flies in"],
    attempt: (trial) => {
      withBag(trial, (bag, block) => {
        const guid = block.guid;
        bag.putObject(block);
        trial.frames(1, () => {
          trial.answer(yesNo(isListed(guid)));
        });
      });
    },
  },
  {
    id: "bag/put-time",
    asks: "How long until it is no longer listed?",
    answers: SPANS,
    assumed: ["up to 0.3 s"],
    chosen: "Bodies",
    mend: [CONTAINERS, "putInto: what is put flies in"],
    attempt: (trial) => {
      withBag(trial, (bag, block) => {
        const guid = block.guid;
        bag.putObject(block);
        trial.howLong(
          () => !isListed(guid),
          (seconds) => {
            answerSpan(trial, seconds);
          },
        );
      });
    },
  },
  {
    id: "bag/put-counts",
    asks: "Does the bag count it in the frame of the call?",
    answers: YES_NO,
    assumed: ["no"],
    chosen: "Bodies",
    mend: [CONTAINERS, "putInto: what is put flies in"],
    attempt: (trial) => {
      withBag(trial, (bag, block) => {
        bag.putObject(block);
        trial.answer(yesNo(bag.getQuantity() === 1));
      });
    },
  },
  {
    id: "bag/put-gives",
    asks: "What does putObject of a bag give back?",
    answers: ["the bag", "nothing", "something else"],
    assumed: ["the bag"],
    chosen: "",
    mend: [CONTAINERS, "putInto"],
    attempt: (trial) => {
      withBag(trial, (bag, block) => {
        const given = bag.putObject(block);
        if (given === undefined) trial.answer("nothing");
        else trial.answer(given.guid === bag.guid ? "the bag" : "something else");
      });
    },
  },
  {
    id: "bag/put-two",
    asks: "Do two objects arrive that are put in within one frame?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [CONTAINERS, "putInto"],
    attempt: (trial) => {
      withBag(trial, (bag, block) => {
        const other = blockAt(2, 0.5);
        trial.settled([other], () => {
          bag.putObject(block);
          bag.putObject(other);
          trial.seconds(2, () => {
            trial.answer(yesNo(bag.getQuantity() === 2));
          });
        });
      });
    },
  },
  {
    id: "bag/put-locked",
    asks: "Does a locked object go in?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [CONTAINERS, "putInto"],
    attempt: (trial) => {
      withBag(trial, (bag, block) => {
        block.setLock(true);
        bag.putObject(block);
        trial.seconds(2, () => {
          trial.answer(yesNo(bag.getQuantity() === 1));
        });
      });
    },
  },
  {
    id: "bag/save-asked",
    asks: "Is the onSave of an object asked that goes into a bag?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [CONTAINERS, "putInto"],
    attempt: (trial) => {
      const LuaScript = "function onSave() Global.setVar('checkSaved', true) return '' end";
      const block = blockAt(1, 0.5, { LuaScript });
      const bag = bagAt(0);
      trial.settled([bag, block], () => {
        game.Global.setVar("checkSaved", false);
        bag.putObject(block);
        trial.seconds(2, () => {
          trial.answer(yesNo(game.Global.getVar("checkSaved") === true));
        });
      });
    },
  },
  {
    id: "bag/enter-event",
    asks: "How often does onObjectEnterContainer come for one putObject?",
    answers: ["never", "once", "more often"],
    assumed: ["once"],
    chosen: "Events",
    mend: [CONTAINERS, "putInto"],
    attempt: (trial) => {
      withFull(trial, () => {
        trial.seconds(0.5, () => {
          const times = trial.heard("onObjectEnterContainer");
          trial.answer(times === 0 ? "never" : times === 1 ? "once" : "more often");
        });
      });
    },
  },
  {
    id: "bag/try-event",
    asks: "Is tryObjectEnterContainer asked when a script puts something in?",
    answers: YES_NO,
    assumed: ["no"],
    chosen: "Events",
    mend: [CONTAINERS, "mayEnter"],
    attempt: (trial) => {
      withFull(trial, () => {
        trial.seconds(0.5, () => {
          trial.answer(yesNo(trial.heard("tryObjectEnterContainer") > 0));
        });
      });
    },
  },
  {
    id: "bag/falls-in",
    asks: "Does an object go in that a script lets go above a bag?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "Bodies",
    mend: ["src/host/world/physics.ts", "what lands on a container"],
    attempt: (trial) => {
      withBag(trial, (bag, block) => {
        block.setPosition(placeOf(0, 4));
        trial.seconds(3, () => {
          trial.answer(yesNo(bag.getQuantity() === 1));
        });
      });
    },
  },
];
