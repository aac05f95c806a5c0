import { has, kept } from "../../../kernel/list";
import { sizeOf } from "../../../kernel/pile";
import { refuse } from "../../../kernel/refusal";
import type { Say, Seat, Verdict, Word } from "../../../kernel/words";
import type { NightAsk, NightSeen } from "../vocabulary";
import { isOn } from "./options";
import { hasPerk, isLethal, suffer } from "./players";
import { type Talk, talkFrom, wordTo, YES_NO, wordAt } from "../../../kernel/talk";
import { sureOf, tookBack } from "./talk";

const ACCEPT: Word = "accept";
const DELAY: Word = "delay";

/** Light feet waives the first cost of a Search. */
const isWaived = (state: NightSeen, seat: Seat): boolean => hasPerk(state, seat, "light-feet") && !state.lightFeet;

/** What a delay costs this player now (SUD-WAVE-05). */
export const delayCost = (state: NightSeen, seat: Seat): number => (isWaived(state, seat) ? 0 : 1);

/** With no other card in the pile WAVE! would only come again (SUD-RULING-21). */
const mayDelay = (state: NightSeen): boolean => sizeOf(state.active) > 0;

const talkOfWave = (state: NightSeen, seat: Seat, said: Say): Talk => {
  const talk = talkFrom(said, 0);
  const choice = wordTo(talk, "wave", mayDelay(state) ? [ACCEPT, DELAY] : [ACCEPT]);
  if (choice === DELAY) sureOf(talk, isLethal(state, seat, delayCost(state, seat)));
  return talk;
};

/** Accept the horde, or pay to put it off (SUD-SEARCH-18). */
export const wave: NightAsk<"wave"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_state, { seat }) => [seat],
  part: (state, { seat }, _seat, said) => talkOfWave(state, seat, said).asked,
  why: (state, { seat }, _seat, said, word): Verdict => {
    const { asked } = talkOfWave(state, seat, said);
    if (asked !== "said" && has(asked.of, word)) return "fine";
    if (said.length > 0) return refuse("SUD-RULING-22");
    return refuse(word === DELAY ? "SUD-RULING-21" : "SUD-WAVE-01");
  },
  take: (tell, { seat }, _seat, say) => {
    const { state, emit, next } = tell;
    if (tookBack(say)) next({ do: "wave", seat });
    else if (wordAt(say, 0) === DELAY) {
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
  part: (_state, _step, _seat, said) =>
    said.length > 0 ? "said" : { ask: "overHere", of: YES_NO, least: 1, most: 1, usual: ["no"] },
  why: (_state, _step, _seat, _said, word) => (has(YES_NO, word) ? "fine" : refuse("SUD-RULING-94")),
  take: ({ state, emit }, { seat }, _seat, say) => {
    if (wordAt(say, 0) === "yes") emit({ was: "waveTaken", seat, from: state.holder });
  },
};

/** By the option of SUD-RULING-67 saved Survivors stand by whoever has WAVE!. */
export const savedElsewhere = (state: NightSeen): number => {
  if (!isOn(state, "survivorsFollowWave")) return 0;
  let count = 0;
  for (const { saved } of kept(state.players, ({ seat }) => seat !== state.holder)) count += saved;
  return count;
};
