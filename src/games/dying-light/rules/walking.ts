import { allowed } from "../../../kernel/choice";
import { joined } from "../../../kernel/list";
import { ENOUGH, isOpen, wordTo } from "../../../kernel/talk";
import type { Verdict, Word } from "../../../kernel/words";
import type { CityAsk, ZoneId } from "../vocabulary";
import { besideOf } from "./ground";
import { shakeOff } from "./move-actions";
import { runnerOf, seatOf } from "./runners";
import { RUN } from "./running";

/** A "Move X" effect: up to so many Zones, each step as a Run, without cost or Risk (DL-MOVX-01, DL-RULING-55). */
export const walk: CityAsk<"walk", readonly ZoneId[]> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (state, { runner }) => seatOf(state, runner),
  asks: (talk, state, { runner, zones }) => {
    const way: ZoneId[] = [];
    let at = runnerOf(state, runner).zone;
    while (way.length < zones && !isOpen(talk)) {
      const from = at;
      const whyNot = (to: Word): Verdict => (to === ENOUGH ? "fine" : RUN.whyNotTo(state, from, to));
      const word = wordTo(talk, "walk", () => allowed(joined([ENOUGH], besideOf(from)), whyNot));
      if (word === ENOUGH) return way;
      if (word !== "") {
        way.push(word);
        at = word;
      }
    }
    return way;
  },
  take: (tell, { runner }, _seat, way) => {
    for (const to of way) {
      const { zone: from } = runnerOf(tell.state, runner);
      tell.emit({ was: "runnerMoved", runner, from, to, by: "DL-MOVX-01" });
      shakeOff(tell, runner);
    }
  },
};
