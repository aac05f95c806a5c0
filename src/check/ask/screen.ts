import { type CheckedObject, game } from "../game";
import { blockAt } from "../pieces";
import type { ScriptQuestion } from "../question";
import { answerFrames, FRAMES, YES_NO, yesNo } from "../scale";
import type { Trial } from "../trial";

/** What the XML UI does with a script's changes. Tried on the UI of an object: the panel of the check stays as it is. */

const UI_FILE = "src/host/api/ui.ts";
const XML_FILE = "src/host/world/xml-ui.ts";

const ID = "check-try";

const text = (says: string) => [{ tag: "Text", attributes: { id: ID, text: says } }];

/** A block whose UI says "one". */
const withUi = (trial: Trial, then: (this: void, block: CheckedObject) => void): void => {
  const block = blockAt(0, 0.5);
  trial.settled([block], () => {
    block.UI.setXmlTable(text("one"));
    trial.seconds(1, () => {
      then(block);
    });
  });
};

const changes = (trial: Trial, block: CheckedObject, id: string): void => {
  try {
    block.UI.setAttribute(id, "text", "two");
    trial.answer("nothing");
  } catch {
    trial.answer("fails");
  }
};

export const screen: readonly ScriptQuestion[] = [
  {
    id: "ui/missing-id",
    asks: "What does setAttribute do with an id that no element has?",
    answers: ["fails", "nothing"],
    assumed: ["fails"],
    chosen: "",
    mend: [UI_FILE, "found"],
    attempt: (trial) => {
      withUi(trial, (block) => {
        changes(trial, block, "check-none");
      });
    },
  },
  {
    id: "ui/new-element",
    asks: "What does setAttribute do with an element of a table that was set in the same frame?",
    answers: ["fails", "nothing"],
    assumed: ["fails"],
    chosen: "",
    mend: [XML_FILE, "set"],
    attempt: (trial) => {
      const block = blockAt(0, 0.5);
      trial.settled([block], () => {
        block.UI.setXmlTable(text("one"));
        changes(trial, block, ID);
      });
    },
  },
  {
    id: "ui/loading",
    asks: "Is UI.loading true in the frame of setXmlTable?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [XML_FILE, "set"],
    attempt: (trial) => {
      withUi(trial, (block) => {
        block.UI.setXmlTable(text("two"));
        trial.answer(yesNo(block.UI.loading));
      });
    },
  },
  {
    id: "ui/loaded",
    asks: "When is UI.loading false again?",
    answers: FRAMES,
    assumed: ["in the next frame", "2 to 5 frames later"],
    chosen: "",
    mend: [XML_FILE, "tick"],
    attempt: (trial) => {
      withUi(trial, (block) => {
        const began = game.Time.frame_count;
        block.UI.setXmlTable(text("two"));
        trial.until(
          () => !block.UI.loading,
          () => {
            answerFrames(trial, game.Time.frame_count - began);
          },
        );
      });
    },
  },
  {
    id: "ui/read-back",
    asks: "Does getAttribute give what setAttribute has set in the same frame?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: [UI_FILE, "getAttribute"],
    attempt: (trial) => {
      withUi(trial, (block) => {
        block.UI.setAttribute(ID, "text", "two");
        trial.answer(yesNo(block.UI.getAttribute(ID, "text") === "two"));
      });
    },
  },
];
