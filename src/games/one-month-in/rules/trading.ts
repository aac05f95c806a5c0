import { distinct, joined, kept } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { talkFrom, wordAt, wordTo } from "../../../kernel/talk";
import type { Seat, Verdict, Word } from "../../../kernel/words";
import { TRADE_PRICE } from "../content/limits";
import type { CitySeen } from "../vocabulary";
import type { CityAction } from "./actions";
import { freeBordersOf } from "./borders";
import { idsOf, survivorOf, teamOf, wallsLeft } from "./teams";
import { tilesOf } from "./tiles";

const FENCE: Word = "fence";
const ARM: Word = "arm";
const SUIT: Word = "suit";

/** Borders of one's own tiles that bear no fence (OMI-RUL-18). */
const fenceable = (state: CitySeen, seat: Seat): readonly Word[] => {
  let borders: readonly Word[] = [];
  for (const { cell } of tilesOf(state, seat)) borders = joined(borders, freeBordersOf(state, cell));
  return distinct(borders);
};

const bare = (state: CitySeen, seat: Seat, gear: Word): readonly Word[] =>
  idsOf(kept(teamOf(state, seat).survivors, ({ armed, suited }) => (gear === ARM ? !armed : !suited)));

const whyNotFor = (state: CitySeen, seat: Seat, benefit: Word): Verdict => {
  if (benefit === ARM) return bare(state, seat, ARM).length > 0 ? "fine" : refuse("OMI-RUL-40");
  if (benefit === SUIT) return bare(state, seat, SUIT).length > 0 ? "fine" : refuse("OMI-RUL-41");
  if (benefit !== FENCE) return refuse("OMI-TRADE-01");
  if (wallsLeft(state, seat) === 0) return refuse("OMI-RUL-23");
  return fenceable(state, seat).length > 0 ? "fine" : refuse("OMI-RUL-18");
};

const benefits = (state: CitySeen, seat: Seat): readonly Word[] =>
  kept([FENCE, ARM, SUIT], (benefit) => whyNotFor(state, seat, benefit) === "fine");

const againstTarget = (state: CitySeen, seat: Seat, ask: Word, word: Word, benefit: Word): Word => {
  if (ask === "border") return "OMI-RUL-18";
  if (survivorOf(state, seat, word) === "none") return "OMI-AP-01";
  return benefit === ARM ? "OMI-RUL-40" : "OMI-RUL-41";
};

/** Two salvage for a fence, or for what one survivor bears until the end of the turn (OMI-TRADE-01 to OMI-TRADE-04). */
export const trade: CityAction = {
  act: "trade",
  whyNot: (state, seat) => {
    if (teamOf(state, seat).salvage.length < TRADE_PRICE) return refuse("OMI-TRADE-01");
    for (const benefit of [ARM, SUIT]) if (whyNotFor(state, seat, benefit) === "fine") return "fine";
    return whyNotFor(state, seat, FENCE);
  },
  talk: (state, seat, said) => {
    const talk = talkFrom(said, 1);
    const benefit = wordTo(talk, "for", benefits(state, seat));
    if (benefit === FENCE) wordTo(talk, "border", fenceable(state, seat));
    else if (benefit !== "") wordTo(talk, "who", bare(state, seat, benefit));
    return talk;
  },
  against: (state, seat, ask, word, said) => {
    if (ask !== "for") return againstTarget(state, seat, ask, word, wordAt(said, 1));
    const why = whyNotFor(state, seat, word);
    return why === "fine" ? "OMI-TRADE-01" : why.rule;
  },
  take: ({ state, emit }, seat, say) => {
    const benefit = wordAt(say, 1);
    const on = wordAt(say, 2);
    emit({ was: "traded", seat, cards: teamOf(state, seat).salvage.slice(0, TRADE_PRICE), for: benefit });
    if (benefit === FENCE) emit({ was: "fencePlaced", seat, border: on, by: "OMI-TRADE-02" });
    else if (benefit === ARM) emit({ was: "armed", seat, survivor: on });
    else emit({ was: "suited", seat, survivor: on });
  },
};
