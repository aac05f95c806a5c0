import { has, kept } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { answered, talkFrom } from "../../../kernel/talk";
import type { Seat, Word } from "../../../kernel/words";
import { FED_BY_ONE } from "../content/limits";
import type { CitySeen } from "../vocabulary";
import type { CityAction } from "./actions";
import { idsOf, survivorOf, teamOf } from "./teams";

const hungry = (state: CitySeen, seat: Seat): readonly Word[] =>
  idsOf(kept(teamOf(state, seat).survivors, ({ fed }) => !fed));

/** One food for up to three survivors anywhere, before anything else is done (OMI-FEED-01 to OMI-FEED-05, OMI-RUL-06). */
export const feed: CityAction = {
  act: "feed",
  whyNot: (state, seat) => {
    if (state.acted) return refuse("OMI-FEED-03");
    if (teamOf(state, seat).food === 0) return refuse("OMI-FEED-04");
    return hungry(state, seat).length > 0 ? "fine" : refuse("OMI-RUL-06");
  },
  talk: (state, seat, said) => {
    const talk = talkFrom(said, 1);
    const of = hungry(state, seat);
    const usual = of.slice(0, FED_BY_ONE);
    answered(talk, { ask: "feed", of, least: 1, most: usual.length, usual });
    return talk;
  },
  against: (state, seat, _ask, word) => (survivorOf(state, seat, word) === "none" ? "OMI-AP-01" : "OMI-RUL-06"),
  take: ({ state, emit }, seat, say) => {
    const survivors = kept(hungry(state, seat), (id) => has(say[1] ?? [], id));
    emit({ was: "fed", seat, survivors });
  },
};
