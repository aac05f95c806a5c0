import type { Meanwhile } from "../../../kernel/game";
import { distinct, has, kept, mapped, withoutAll } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import type { Say, Seat, Word } from "../../../kernel/words";
import type { NightAsk, NightSeen, NightStep } from "../vocabulary";
import type { NightAction } from "./actions";
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
export const dropping: NightAction = {
  act: DROP,
  whyNot: (state, seat) => (playerOf(state, seat).inventory.length > 0 ? "fine" : refuse("SUD-INV-06")),
  talk: talkOfDrop,
  against: () => "SUD-INV-06",
  take: ({ emit }, seat, say) => {
    emit({ was: "cardsDropped", seat, card: wordAt(say, 1), count: 1, by: "SUD-INV-06" });
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

/** What is asked while nothing is being resolved: no attack, no red card, no random loss (SUD-RULING-19). */
const CALM: readonly Word[] = ["trading", "keep", "wave", "overHere", "acting", "offer"];

export const isCalm = ({ do: asked }: NightStep): boolean => has(CALM, asked);

/** Whose own question offers it already; and who holds out a gift does not throw it away. */
const notMeanwhile = (state: NightSeen, waiting: NightStep): readonly Seat[] => {
  if (waiting.do === "trading") return withoutAll(state.seats, state.done);
  if (waiting.do === "offer") return [waiting.from];
  return waiting.do === "acting" ? [waiting.seat] : [];
};

/** At any calm moment everybody may discard; the players may agree to do so in their own turns only. */
export const meanwhile = (state: NightSeen, waiting: NightStep): readonly Meanwhile<NightStep>[] => {
  if (!isOn(state, "discardAnytime") || !isCalm(waiting)) return [];
  const others = withoutAll(state.seats, notMeanwhile(state, waiting));
  const holding = kept(others, (seat) => playerOf(state, seat).inventory.length > 0);
  return mapped(holding, (seat) => ({ seat, step: { do: "discard", seat } }));
};
