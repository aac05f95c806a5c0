import { allowed, anyOf } from "../../../kernel/choice";
import { kept, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { wordTo } from "../../../kernel/talk";
import type { Seat, Verdict, Word } from "../../../kernel/words";
import { TRADE_PRICE } from "../content/limits";
import type { CityAction, CitySeen } from "../vocabulary";
import { freeBordersOf } from "./borders";
import { idsOf, survivorOf, teamOf, wallsLeft } from "./teams";
import { tilesOf } from "./tiles";

const FENCE: Word = "fence";
const ARM: Word = "arm";
const SUIT: Word = "suit";

/** Borders of one's own tiles that bear no fence (OMI-RUL-18). */
const fenceable = (state: CitySeen, seat: Seat): readonly Word[] =>
  freeBordersOf(
    state,
    mapped(tilesOf(state, seat), ({ cell }) => cell),
  );

const bare = (state: CitySeen, seat: Seat, gear: Word): readonly Word[] =>
  idsOf(kept(teamOf(state, seat).survivors, ({ armed, suited }) => (gear === ARM ? !armed : !suited)));

const whyNotFor = (state: CitySeen, seat: Seat, benefit: Word): Verdict => {
  if (benefit === ARM) return bare(state, seat, ARM).length > 0 ? "fine" : refuse("OMI-RUL-40");
  if (benefit === SUIT) return bare(state, seat, SUIT).length > 0 ? "fine" : refuse("OMI-RUL-41");
  if (benefit !== FENCE) return refuse("OMI-TRADE-01");
  if (wallsLeft(state, seat) === 0) return refuse("OMI-RUL-23");
  return fenceable(state, seat).length > 0 ? "fine" : refuse("OMI-RUL-18");
};

const againstBearer = (state: CitySeen, seat: Seat, benefit: Word, word: Word): Word => {
  if (survivorOf(state, seat, word) === "none") return "OMI-AP-01";
  return benefit === ARM ? "OMI-RUL-40" : "OMI-RUL-41";
};

/** What is got, and where the fence goes or who bears it. */
interface Trade {
  readonly benefit: Word;
  readonly on: Word;
}

/** Two salvage for a fence, or for what one survivor bears until the end of the turn (OMI-TRADE-01 to OMI-TRADE-04). */
export const trade: CityAction<Trade> = {
  act: "trade",
  whyNot: (state, seat) => {
    if (teamOf(state, seat).salvage.length < TRADE_PRICE) return refuse("OMI-TRADE-01");
    for (const benefit of [ARM, SUIT]) if (whyNotFor(state, seat, benefit) === "fine") return "fine";
    return whyNotFor(state, seat, FENCE);
  },
  asks: (talk, state, seat) => {
    const benefit = wordTo(talk, "for", () => allowed([FENCE, ARM, SUIT], (each) => whyNotFor(state, seat, each)));
    const on =
      benefit === FENCE
        ? wordTo(talk, "border", () => anyOf(fenceable(state, seat), "OMI-RUL-18"))
        : wordTo(talk, "who", () =>
            anyOf(bare(state, seat, benefit), (word) => againstBearer(state, seat, benefit, word)),
          );
    return { benefit, on };
  },
  take: ({ state, emit }, seat, { benefit, on }) => {
    emit({ was: "traded", seat, cards: teamOf(state, seat).salvage.slice(0, TRADE_PRICE), for: benefit });
    if (benefit === FENCE) emit({ was: "fencePlaced", seat, border: on, by: "OMI-TRADE-02" });
    else if (benefit === ARM) emit({ was: "armed", seat, survivor: on });
    else emit({ was: "suited", seat, survivor: on });
  },
};
