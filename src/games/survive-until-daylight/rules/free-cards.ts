import { anyOf } from "../../../kernel/choice";
import { fail } from "../../../kernel/fail";
import { has, kept, mapped } from "../../../kernel/list";
import { refuse } from "../../../kernel/refusal";
import { NO, wordTo } from "../../../kernel/talk";
import type { Seat, Word } from "../../../kernel/words";
import type { Cost, NightAction, NightSeen, NightTell } from "../vocabulary";
import { amountOf, isWeapon, sortOf } from "./cards";
import { ofSort } from "./inventory";
import { hasPerk, isSure, playerOf, suffer } from "./players";

const healings = (state: NightSeen, seat: Seat): readonly Word[] => ofSort(playerOf(state, seat).inventory, "healing");

/** A healing item, and the perk that makes the most of it; never more than there is to heal (SUD-HEALTH-03). */
const useHealing = ({ state, emit }: NightTell, seat: Seat, card: Word): void => {
  const { damage } = playerOf(state, seat);
  const slowly = hasPerk(state, seat, "slow-living") && damage > amountOf(card);
  const amount = Math.min(damage, amountOf(card) + (slowly ? 1 : 0));
  emit({ was: "healed", seat, card, amount, by: slowly ? "SUD-PROTO-08" : "SUD-RUBBLE-06" });
};

/** Any number, in Trade or in one's own turn (SUD-RUBBLE-07, SUD-RUBBLE-08, SUD-TURN-02). */
export const heal: NightAction = {
  act: "heal",
  whyNot: (state, seat) => (healings(state, seat).length > 0 ? "fine" : refuse("SUD-RUBBLE-06")),
  asks: (talk, state, seat) => wordTo(talk, "healing", () => anyOf(healings(state, seat), "SUD-RUBBLE-06")),
  take: useHealing,
};

interface Special {
  readonly card: Cost | "focus";
  readonly does: Word;
  readonly costs: Word;
}

/** Cards of one's own turn, and by which rows they do and cost what they do; the others have moments of their own. */
const SPECIALS: readonly Special[] = [
  { card: "energy-shot", does: "SUD-CARD-02", costs: "SUD-CARD-01" },
  { card: "focus", does: "SUD-CARD-03", costs: "none" },
  { card: "blood-lust", does: "SUD-CARD-08", costs: "SUD-CARD-07" },
];

const OWN_TURN: readonly Word[] = mapped(SPECIALS, ({ card }) => card);

const playable = (state: NightSeen, seat: Seat): readonly Word[] =>
  kept(OWN_TURN, (card) => has(playerOf(state, seat).inventory, card));

export const isOwnTurn = (card: Word): boolean => has(OWN_TURN, card);

const whyNotPlayed = (word: Word): Word => {
  if (word === "cheer") return "SUD-CARD-05";
  if (word === "lucky") return "SUD-CARD-11";
  return word === "vitaly-pills" ? "SUD-CARD-09" : "SUD-RUBBLE-10";
};

/** Free, any number (SUD-TURN-03, SUD-RUBBLE-11). */
export const play: NightAction = {
  act: "play",
  whyNot: (state, seat) => (playable(state, seat).length > 0 ? "fine" : refuse("SUD-RUBBLE-10")),
  asks: (talk, state, seat) => {
    const card = wordTo(talk, "special", () => anyOf(playable(state, seat), whyNotPlayed));
    return isSure(talk, state, seat, amountOf(card)) ? card : NO;
  },
  take: (tell, seat, played) => {
    if (played === NO) return;
    const { card, does, costs } = SPECIALS[OWN_TURN.indexOf(played)] ?? fail("that is not played so");
    tell.emit({ was: "specialPlayed", seat, card, by: does });
    if (card !== "focus") suffer(tell, seat, amountOf(card), card, costs);
  },
};

const FRENZY_COST = 1;

/** A perk that buys one more attack with a melee weapon (SUD-PROTO-08). */
export const frenzy: NightAction<boolean> = {
  act: "frenzy",
  whyNot: (state, seat) => {
    if (!hasPerk(state, seat, "frenzy")) return refuse("SUD-CHAR-04");
    return state.frenzied ? refuse("SUD-PROTO-08") : "fine";
  },
  asks: (talk, state, seat) => isSure(talk, state, seat, FRENZY_COST),
  take: (tell, seat, sure) => {
    if (!sure) return;
    tell.emit({ was: "frenzied", seat });
    suffer(tell, seat, FRENZY_COST, "frenzy", "SUD-PROTO-08");
  },
};

/** Why a card that is no action's is not used (SUD-RUBBLE-03, SUD-RUBBLE-12). */
export const whyUnused = (card: Word): Word => {
  if (sortOf(card) === "junk") return "SUD-RUBBLE-03";
  if (sortOf(card) === "healing") return "SUD-RUBBLE-09";
  if (sortOf(card) === "ingredient") return "SUD-CRAFT-02";
  if (sortOf(card) === "ammo") return "SUD-AMMO-01";
  return isWeapon(card) ? "SUD-RUBBLE-12" : whyNotPlayed(card);
};
