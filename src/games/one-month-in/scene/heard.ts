import { type Gesture, headOf, type Heard, NOTHING, refusal, tailOf } from "../../../kernel/gesture";
import { has, kept } from "../../../kernel/list";
import { asUsual } from "../../../kernel/say";
import type { Say, Seat, Verdict, Word } from "../../../kernel/words";
import { BORDERS } from "../content/city-map";
import { RULES } from "../rules/rules";
import { isInCity } from "../rules/tiles";
import type { CitySeen, CityStep, Zone } from "../vocabulary";

/** The tile a spot is on; "" if it is on none. */
export const cellAt = (state: CitySeen, spot: Word): Word =>
  tailOf(spot) !== "" && isInCity(state, headOf(spot)) ? headOf(spot) : "";

const IN: readonly Word[] = ["in", "in2", "dead", "tile", "zombies", "ap"];
const OUT: readonly Word[] = ["out", "out2", "west", "west2", "east", "east2"];

/** Whether something put there lies in the building or around it. */
export const zoneAt = (spot: Word): Zone | "neither" => {
  if (has(IN, tailOf(spot))) return "in";
  return has(OUT, tailOf(spot)) ? "out" : "neither";
};

export const isBorder = (spot: Word): boolean => kept(BORDERS, ({ border }) => border === spot).length > 0;

const isAlike = (one: readonly Word[], other: readonly Word[]): boolean => {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return one.length === other.length;
};

/** What a gesture means, as far as it has not been said; nothing if something else has. */
export const goesOn = (said: Say, say: Say): Heard => {
  if (said.length >= say.length) return NOTHING;
  for (let i = 0; i < said.length; i++) if (!isAlike(said[i] ?? [], say[i] ?? [])) return NOTHING;
  return { heard: "words", words: say.slice(said.length) };
};

/** What cannot be done just there is refused for what hinders it there, whatever could be done elsewhere. */
export const unless = (why: Verdict, heard: Heard): Heard =>
  heard.heard === "words" && why !== "fine" ? refusal(why.rule) : heard;

/** Answers as usual what is left of a say, if all of it has a usual answer; otherwise it is asked. */
export const withUsual = (state: CitySeen, step: CityStep, seat: Seat, say: Say): Say => {
  const { said, part } = asUsual({ rules: RULES }, state, { seat, step }, say);
  return part === "said" ? said : say;
};

/** Why a piece of one's own is not for now: it is another's turn, or a fight comes first (OMI-RUL-30). */
export const whyNotNow = (asked: CityStep, { seat }: Gesture): Heard => {
  if (asked.do === "stand" && asked.seat === seat) return refusal("OMI-RUL-30");
  if (asked.do === "fence") return refusal("OMI-SETUP-03");
  return refusal("OMI-TURN-01");
};

/** Whether a team is asked what it does in its turn. */
export const isActing = (asked: CityStep, { seat }: Gesture): boolean => asked.do === "acting" && asked.seat === seat;

export const isInFight = (asked: CityStep, { seat }: Gesture): boolean => asked.do === "stand" && asked.seat === seat;
