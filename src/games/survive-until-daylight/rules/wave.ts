import { allowed, anyOf } from "../../../kernel/choice";
import { kept } from "../../../kernel/list";
import { sizeOf } from "../../../kernel/pile";
import { refuse } from "../../../kernel/refusal";
import { NO, wordTo, YES_NO } from "../../../kernel/talk";
import type { Seat, Verdict, Word } from "../../../kernel/words";
import type { NightAsk, NightSeen } from "../vocabulary";
import { isOn } from "./options";
import { hasPerk, isSure, suffer } from "./players";

const ACCEPT: Word = "accept";
const DELAY: Word = "delay";

/** Light feet waives the first cost of a Search. */
const isWaived = (state: NightSeen, seat: Seat): boolean => hasPerk(state, seat, "light-feet") && !state.lightFeet;

/** What a delay costs this player now (SUD-WAVE-05). */
export const delayCost = (state: NightSeen, seat: Seat): number => (isWaived(state, seat) ? 0 : 1);

/** With no other card in the pile WAVE! would only come again: printed all the same (SUD-WAVE-09, SUD-RULING-21). */
const isVain = (state: NightSeen): boolean => isOn(state, "noVainDelay") && sizeOf(state.active) === 0;

const whyNotMeet = (state: NightSeen, word: Word): Verdict => {
  if (word === DELAY) return isVain(state) ? refuse("SUD-RULING-21") : "fine";
  return word === ACCEPT ? "fine" : refuse("SUD-WAVE-01");
};

/** Accept the horde, or pay to put it off (SUD-SEARCH-18). */
export const wave: NightAsk<"wave"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_state, { seat }) => [seat],
  asks: (talk, state, { seat }) => {
    const choice = wordTo(talk, "wave", () => allowed([ACCEPT, DELAY], (word) => whyNotMeet(state, word)));
    return isSure(talk, state, seat, choice === DELAY ? delayCost(state, seat) : 0) ? choice : NO;
  },
  take: (tell, { seat }, _seat, choice) => {
    const { state, emit, next } = tell;
    if (choice === NO) next({ do: "wave", seat });
    else if (choice === DELAY) {
      if (isWaived(state, seat)) emit({ was: "lightFeet", seat });
      else suffer(tell, seat, 1, "delay", "SUD-WAVE-05");
      emit({ was: "delayed", seat, cards: sizeOf(state.active) + 1 });
      next({ do: "draw", seat, by: "SUD-WAVE-07" });
    } else {
      emit({ was: "waveAccepted", seat });
      for (const other of state.seats)
        if (other !== seat && hasPerk(state, other, "over-here")) next({ do: "overHere", seat: other });
      next({ do: "trade" });
    }
  },
};

/** Asked before the assault is known (SUD-RULING-94). */
export const overHere: NightAsk<"overHere"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_state, { seat }) => [seat],
  asks: (talk) => wordTo(talk, "overHere", () => anyOf(YES_NO, "SUD-RULING-94", [NO])),
  take: ({ state, emit }, { seat }, _seat, word) => {
    if (word !== NO) emit({ was: "waveTaken", seat, from: state.holder });
  },
};

/** By the option of SUD-RULING-67 saved Survivors stand by whoever has WAVE!. */
export const savedElsewhere = (state: NightSeen): number => {
  if (!isOn(state, "survivorsFollowWave")) return 0;
  let count = 0;
  for (const { saved } of kept(state.players, ({ seat }) => seat !== state.holder)) count += saved;
  return count;
};
