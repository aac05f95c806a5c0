import { has } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Say, Word } from "../../../kernel/words";
import type { CityAsk, CitySeen, RunnerId, ZoneId } from "../vocabulary";
import { besideOf } from "./ground";
import { shakeOff } from "./move-actions";
import { RUN } from "./running";
import { runnerOf, seatOf } from "./runners";
import { ENOUGH, isOpen, type Talk, talkFrom, wordTo } from "../../../kernel/talk";

interface Walk {
  readonly talk: Talk;
  readonly from: ZoneId;
  readonly way: readonly ZoneId[];
}

/** A "Move X" effect: up to so many Zones, each step as a Run, without cost or Risk (DL-MOVX-01, DL-RULING-55). */
const walkOf = (state: CitySeen, id: RunnerId, zones: number, said: Say): Walk => {
  const talk = talkFrom(said, 0);
  const way: ZoneId[] = [];
  let at = runnerOf(state, id).zone;
  while (way.length < zones && !isOpen(talk)) {
    const of: Word[] = [ENOUGH];
    for (const to of besideOf(at)) if (RUN.whyNotTo(state, at, to) === "fine") of.push(to);
    const word = wordTo(talk, "walk", of);
    if (word === ENOUGH) return { talk, from: at, way };
    if (word !== "") {
      way.push(word);
      at = word;
    }
  }
  return { talk, from: at, way };
};

export const walk: CityAsk<"walk"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (state, { runner }) => seatOf(state, runner),
  part: (state, { runner, zones }, _seat, said) => walkOf(state, runner, zones, said).talk.asked,
  why: (state, { runner, zones }, _seat, said, word) => {
    const { talk, from } = walkOf(state, runner, zones, said);
    if (talk.asked !== "said" && has(talk.asked.of, word)) return "fine";
    const why = RUN.whyNotTo(state, from, word);
    return why === "fine" ? refuse("DL-MOVX-01") : why;
  },
  take: (tell, { runner, zones }, _seat, say) => {
    const { way } = walkOf(tell.state, runner, zones, say);
    for (const to of way) {
      const { zone: from } = runnerOf(tell.state, runner);
      tell.emit({ was: "runnerMoved", runner, from, to, by: "DL-MOVX-01" });
      shakeOff(tell, runner);
    }
  },
};
