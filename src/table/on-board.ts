import { LOOKED, NOT_LOOKED, type Looked, TOUCH, WONDER, type Wonder } from "../kernel/board";
import type { Word } from "../kernel/words";
import { guarded } from "./guarded";
import { hearClicks, hearSoon } from "./hear";
import { listening } from "./meant";
import { whereIs } from "./pointed";
import { clickMeant, clicksAt, reachOf } from "./reach";
import { script } from "./script";
import { isPlaying, type Playing, type Table } from "./table";
import { isBusy, lookSoon } from "./worker";

/** What pieces and places mean, for whoever would like to know: the page, and what is lit on the table in the game. */

const isHeard = (table: Table): table is Playing =>
  isPlaying(table) && !isBusy(table) && table.settings.rules !== "free";

/** A click there answers, if that is one answer; whether it does. */
export const clickAt = (table: Table, wonder: Wonder): boolean => {
  if (!isHeard(table) || table.match.at !== wonder.at) return false;
  const clicks = clicksAt(table, wonder);
  if (clickMeant(table, listening(table, wonder.colour), clicks) === "nothing") return false;
  hearSoon(table, [], (playing) => {
    hearClicks(playing, wonder.colour, clicks);
  });
  return true;
};

/** Works out what each colour wondered last, if that is still what is asked. */
const lookFor = (table: Table): void => {
  for (const colour of table.seated) {
    const wondered = table.wonders[colour];
    if (wondered !== undefined && isHeard(table) && table.match.at === wondered.wonder.at) {
      const { wonder, then } = wondered;
      const looked = wonder.key === "" ? reachOf(table, wonder) : whereIs(table, wonder);
      table.wonders[colour] = undefined;
      then(looked);
    }
  }
};

/** Somebody would like to know; each colour one thing at a time. */
export const wonderAt = (table: Table, wonder: Wonder, then: (this: void, looked: Looked) => void): void => {
  table.wonders[wonder.colour] = { wonder, then };
  lookSoon(table, () => {
    lookFor(table);
  });
};

/** Anybody's script may ask what the table means to a colour, and click there. */
export const offerBoard = (table: Table): void => {
  script[WONDER] = (wonder: Wonder): void => {
    guarded(table, () => {
      wonderAt(table, wonder, (looked) => {
        table.looked[wonder.colour] = looked;
      });
    });
  };
  script[LOOKED] = ({ colour }: { readonly colour: Word }): Looked => table.looked[colour] ?? NOT_LOOKED;
  script[TOUCH] = (wonder: Wonder): boolean => {
    let answers = false;
    guarded(table, () => {
      answers = clickAt(table, wonder);
    });
    return answers;
  };
};
