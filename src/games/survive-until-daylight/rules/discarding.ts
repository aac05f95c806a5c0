import type { Meanwhile } from "../../../kernel/game";
import { distinct, has, kept, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Say, Seat, Word } from "../../../kernel/words";
import type { NightAsk, NightSeen, NightStep } from "../vocabulary";
import type { Action } from "./actions";
import { isOn } from "./options";
import { playerOf } from "./players";
import { type Talk, talkFrom, wordTo, wordAt } from "../../../kernel/talk";

const DROP: Word = "drop";

const talkOfDrop = (state: NightSeen, seat: Seat, said: Say): Talk => {
  const talk = talkFrom(said, 1);
  wordTo(talk, "drop", distinct(playerOf(state, seat).inventory));
  return talk;
};

/** Anybody's own cards, to free room (SUD-INV-06). */
export const dropping: Action = {
  act: DROP,
  whyNot: (state, seat) => (playerOf(state, seat).inventory.length > 0 ? "fine" : refuse("SUD-INV-06")),
  talk: talkOfDrop,
  against: () => "SUD-INV-06",
  take: ({ emit }, seat, say) => {
    emit({ was: "cardsDropped", seat, card: wordAt(say, 1), count: 1 });
  },
};

/** The same for those who are not asked anything just now; an empty answer is a change of mind. */
export const discard: NightAsk<"discard"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_state, { seat }) => [seat],
  part: (state, { seat }, _seat, said) => {
    if (said.length === 0) return { ask: "meanwhile", of: [DROP], least: 0, most: 1, usual: [] };
    return has(said[0] ?? [], DROP) ? talkOfDrop(state, seat, said).asked : "said";
  },
  why: (state, { seat }, _seat, said, word) => {
    const fine = said.length === 0 ? word === DROP : has(playerOf(state, seat).inventory, word);
    return fine ? "fine" : refuse("SUD-INV-06");
  },
  take: (tell, { seat }, _seat, say) => {
    if (has(say[0] ?? [], DROP)) dropping.take(tell, seat, say);
  },
};

/** Who is asked something that is no window and no resolution; a decision in the middle of one is not calm. */
const askedCalmly = (state: NightSeen, waiting: NightStep): readonly Seat[] | "not calm" => {
  switch (waiting.do) {
    case "trading":
      return kept(state.seats, (seat) => !has(state.done, seat));
    case "keep":
    case "wave":
    case "overHere":
    case "acting":
      return [waiting.seat];
    case "offer":
      return [waiting.to];
    default:
      return "not calm";
  }
};

/**
 * At any calm moment (SUD-RULING-19): not while an attack, a red card or a random loss is resolved. Only if the players
 * have agreed on it: every question would come with one for everybody else.
 */
export const meanwhile = (state: NightSeen, waiting: NightStep): readonly Meanwhile<NightStep>[] => {
  if (!isOn(state, "discardAnytime")) return [];
  const asked = askedCalmly(state, waiting);
  if (asked === "not calm") return [];
  const others = kept(state.seats, (seat) => !has(asked, seat) && playerOf(state, seat).inventory.length > 0);
  return mapped(others, (seat) => ({ seat, step: { do: "discard", seat } }));
};
