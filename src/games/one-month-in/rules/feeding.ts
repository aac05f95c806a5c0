import { anyOf, several } from "../../../kernel/choice";
import { has, kept } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { wordsTo } from "../../../kernel/talk";
import type { Seat, Word } from "../../../kernel/words";
import { FED_BY_ONE } from "../content/limits";
import type { CityAction, CitySeen } from "../vocabulary";
import { idsOf, survivorOf, teamOf } from "./teams";

const hungry = (state: CitySeen, seat: Seat): readonly Word[] =>
  idsOf(kept(teamOf(state, seat).survivors, ({ fed }) => !fed));

/** One food for up to three survivors anywhere, before anything else is done (OMI-FEED-01 to OMI-FEED-05, OMI-RUL-06). */
export const feed: CityAction<readonly Word[]> = {
  act: "feed",
  whyNot: (state, seat) => {
    if (state.acted) return refuse("OMI-FEED-03");
    if (teamOf(state, seat).food === 0) return refuse("OMI-FEED-04");
    return hungry(state, seat).length > 0 ? "fine" : refuse("OMI-RUL-06");
  },
  asks: (talk, state, seat) =>
    wordsTo(talk, "feed", () => {
      const of = hungry(state, seat);
      const usual = of.slice(0, FED_BY_ONE);
      return several(
        1,
        usual.length,
        anyOf(of, (word) => (survivorOf(state, seat, word) === "none" ? "OMI-AP-01" : "OMI-RUL-06"), usual),
      );
    }),
  take: ({ state, emit }, seat, named) => {
    emit({ was: "fed", seat, survivors: kept(hungry(state, seat), (id) => has(named, id)) });
  },
};
