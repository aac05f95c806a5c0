import { type Gesture, headOf, type Heard, NOTHING, refusal, tailOf } from "../../../kernel/gesture";
import { factOf, partAsked } from "../../../kernel/hearing";
import { kept } from "../../../kernel/list";
import type { Draw, Say, Word } from "../../../kernel/words";
import { SEARCH_CARDS } from "../content/search-cards";
import { RULES } from "../rules/rules";
import { survivorOf } from "../rules/teams";
import type { CitySeen, CityStep } from "../vocabulary";
import { cellAt, goesOn, isActing, isInFight, whyNotNow } from "./heard";

/** A die at rest, a card off its stack, a tile out of its bag. */
const cameOf = ({ with: drawn }: Draw, { did, kind, from, up }: Gesture): Word => {
  if (drawn === kind) return did === "rolled" ? up : "";
  if (drawn !== from) return "";
  return headOf(kind) === "tile" ? tailOf(kind) : kind;
};

/** What came of the chance that is waited for. */
export const hearDraw = (state: CitySeen, asked: CityStep, gesture: Gesture): Heard =>
  factOf(RULES, state, asked, gesture, cameOf);

export const isSearchCard = (kind: Word): boolean => kept(SEARCH_CARDS, ({ card }) => card === kind).length > 0;

/** Who of those who stand there searches: whoever is named first. */
const searcherAt = (state: CitySeen, asked: CityStep, { seat }: Gesture, cell: Word): readonly Word[] => {
  const part = partAsked(RULES, state, asked, [["search"]], seat);
  if (part === "said" || part.ask !== "who") return [];
  const here = kept(part.of, (id) => {
    const survivor = survivorOf(state, seat, id);
    return survivor !== "none" && survivor.cell === cell;
  });
  return here.slice(0, 1);
};

/** Reaching for the cards of a tile is searching it (OMI-SCAV-02). */
const searched = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  if (!isActing(asked, gesture)) return whyNotNow(asked, gesture);
  const who = searcherAt(state, asked, gesture, cellAt(state, gesture.from));
  return who.length === 0 ? refusal("OMI-RUL-38") : goesOn(said, [["search"], who]);
};

/** Salvage is traded in on the discard pile (OMI-TRADE-01, OMI-RUL-39). */
const tradedIn = (asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { seat, from, to } = gesture;
  if (headOf(from) !== seat) return refusal("OMI-TRADE-01");
  if (to !== "discard") return NOTHING;
  if (isActing(asked, gesture) || isInFight(asked, gesture)) return goesOn(said, [["trade"]]);
  return asked.do === "clash" || asked.do === "losses" ? refusal("OMI-RUL-47") : whyNotNow(asked, gesture);
};

export const hearCard = (state: CitySeen, asked: CityStep, said: Say, gesture: Gesture): Heard => {
  const { from, to } = gesture;
  if (tailOf(from) === "stack") return searched(state, asked, said, gesture);
  if (from === to) return NOTHING;
  if (tailOf(from) === "salvage") return tradedIn(asked, said, gesture);
  return refusal(from === "deck" ? "OMI-RUL-38" : "OMI-RUL-39");
};
