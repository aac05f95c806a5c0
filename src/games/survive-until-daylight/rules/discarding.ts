import { anyOf, several } from "../../../kernel/choice";
import { distinct, has, kept, mapped, withoutAll } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { NO, wordAt, wordsTo, wordTo } from "../../../kernel/talk";
import type { OpenAsk, Say, Seat, Word } from "../../../kernel/words";
import type { NightAction, NightAsk, NightNouns, NightSeen, NightStep } from "../vocabulary";
import { isWeapon } from "./cards";
import { isOn } from "./options";
import { playerOf } from "./players";

const DROP: Word = "drop";

/** Anybody's own cards, to free room (SUD-INV-06). */
export const dropping: NightAction = {
  act: DROP,
  whyNot: (state, seat) => (playerOf(state, seat).inventory.length > 0 ? "fine" : refuse("SUD-INV-06")),
  asks: (talk, state, seat) =>
    wordTo(talk, "drop", () => anyOf(distinct(playerOf(state, seat).inventory), "SUD-INV-06")),
  take: ({ emit }, seat, card) => {
    emit({ was: "cardsDropped", seat, card, count: 1, by: "SUD-INV-06" });
  },
};

/** The same for those who are not asked anything just now; an empty answer is a change of mind. */
export const discard: NightAsk<"discard"> = {
  kind: "ask",
  onlyAnswer: "confirm",
  seats: (_state, { seat }) => [seat],
  asks: (talk, state, { seat }) => {
    const words = wordsTo(talk, "meanwhile", () => several(0, 1, anyOf([DROP], "SUD-INV-06")));
    return has(words, DROP) ? dropping.asks(talk, state, seat) : NO;
  },
  take: (tell, { seat }, _seat, card) => {
    if (card !== NO) dropping.take(tell, seat, card);
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
export const discards = (state: NightSeen, waiting: NightStep): readonly OpenAsk<NightNouns>[] => {
  if (!isOn(state, "discardAnytime") || !isCalm(waiting)) return [];
  const others = withoutAll(state.seats, notMeanwhile(state, waiting));
  const holding = kept(others, (seat) => playerOf(state, seat).inventory.length > 0);
  return mapped(holding, (seat) => ({ seat, step: { do: "discard", seat } }));
};

const isLastWeapon = (state: NightSeen, seat: Seat, card: Word): boolean =>
  isWeapon(card) && kept(playerOf(state, seat).inventory, isWeapon).length === 1;

/** What is thrown away out of one's turn, and one's last weapon whenever. */
export const doubts = (state: NightSeen, step: NightStep, seat: Seat, say: Say): boolean => {
  if (wordAt(say, 0) !== DROP) return false;
  return step.do === "discard" || isLastWeapon(state, seat, wordAt(say, 1));
};
