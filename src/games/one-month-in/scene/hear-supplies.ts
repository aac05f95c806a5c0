import { type Gesture, headOf, type Heard, NOTHING, refusal, tailOf } from "../../../kernel/gesture";
import { partAsked } from "../../../kernel/hearing";
import { kept } from "../../../kernel/list";
import type { Part, Say, Word } from "../../../kernel/words";
import { whyNotClaim } from "../rules/claiming";
import { RULES } from "../rules/rules";
import { survivorOf } from "../rules/teams";
import { whyNotWorkAt } from "../rules/working";
import type { CitySeen, CityStep } from "../vocabulary";
import { cellAt, goesOn, isActing, isInFight, whyNotNow, withUsual } from "./heard";
import { survivorAt } from "./standing";

/** A flag put on a tile claims it, one's own taken off it gives it up (OMI-FLAG-01, OMI-RUL-37). */
export const hearFlag = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { seat, kind, from, to } = gesture;
  const at = cellAt(state, from);
  if (from === to || (at !== "" && at === cellAt(state, to))) return NOTHING;
  if (tailOf(kind) !== seat) return refusal(at === "" ? "OMI-COMP-02" : "OMI-RUL-36");
  if (at === "" && cellAt(state, to) === "") return NOTHING;
  if (!isActing(asked, gesture)) return whyNotNow(asked, gesture);
  if (at !== "") return goesOn(said, [["lift"], [at]]);
  const cell = cellAt(state, to);
  const why = whyNotClaim(state, seat, cell);
  // Of a tile that is not explored yet nobody knows what it costs.
  if (why !== "fine") return refusal(why.rule);
  return goesOn(said, withUsual(state, asked, seat, [["claim"], [cell]]));
};

/** Those of a tile who may eat, as many as one food feeds (OMI-FEED-01). */
const eaters = (state: CitySeen, seat: Word, cell: Word, part: Part): readonly Word[] => {
  const here = kept(part.of, (id) => {
    const survivor = survivorOf(state, seat, id);
    return survivor !== "none" && survivor.cell === cell;
  });
  return here.slice(0, part.most);
};

/** Food put on a tile is for those who stand there. */
export const hearFood = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { seat, from, to } = gesture;
  const cell = cellAt(state, to);
  if (from === to || cell === "") return NOTHING;
  if (headOf(from) !== seat) return refusal("OMI-FEED-04");
  if (!isActing(asked, gesture)) return whyNotNow(asked, gesture);
  const part = partAsked(RULES, state, asked, [["feed"]], seat);
  const fed = part === "said" ? [] : eaters(state, seat, cell, part);
  if (fed.length > 0) return goesOn(said, [["feed"], fed]);
  return refusal(part === "said" || part.ask !== "feed" ? "OMI-FEED-03" : "OMI-RUL-06");
};

/** Arms or a suit put at a survivor are bought for it, or for whoever of its company is usual. */
const bought = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture, what: Word): Heard => {
  const { seat, to, slot } = gesture;
  if (!isActing(asked, gesture) && !isInFight(asked, gesture)) return whyNotNow(asked, gesture);
  const who = survivorAt(state, seat, to, slot);
  return goesOn(said, who === "" ? [["trade"], [what]] : [["trade"], [what], [who]]);
};

const worked = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { seat, to } = gesture;
  const cell = cellAt(state, to);
  if (!isActing(asked, gesture)) return whyNotNow(asked, gesture);
  const why = whyNotWorkAt(state, seat, cell);
  if (why !== "fine") return refusal(why.rule);
  const part = partAsked(RULES, state, asked, [["work"]], seat);
  const workers = part === "said" ? [] : eaters(state, seat, cell, { ...part, most: 1 });
  return workers.length > 0 ? goesOn(said, [["work"], workers]) : refusal("OMI-AP-08");
};

/** Marks from their bag are bought or earned; the one that tells whose turn it is goes on when it is over. */
export const hearMark = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { kind, from, to } = gesture;
  if (from === to) return NOTHING;
  if (kind === "hold-mark") return refusal("OMI-RUL-48");
  if (kind === "turn-mark") {
    if (headOf(to) === headOf(from) || tailOf(to) === "") return NOTHING;
    return isActing(asked, gesture) ? goesOn(said, [["end"]]) : endedEarly(asked, gesture);
  }
  if (from !== "marks" || cellAt(state, to) === "") return NOTHING;
  if (kind === "work-mark") return worked(state, asked, said, gesture);
  return bought(state, asked, said, gesture, kind === "arms-mark" ? "arm" : "suit");
};

const endedEarly = (asked: CityStep, gesture: Gesture): Heard =>
  isInFight(asked, gesture) ? refusal("OMI-RUL-04") : refusal("OMI-TURN-01");
