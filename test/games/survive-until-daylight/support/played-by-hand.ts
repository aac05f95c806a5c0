import { surviveUntilDaylightSpoken } from "../../../../src/games/survive-until-daylight/spoken";
import { type PlayedBack, playedBack } from "../../../support/played-back";
import { CARRIES } from "./carries";
import type { NightEnd } from "./new-night";

/** Plays a kept night to its end on the built table, and tells the last that was said. */
export const playedByHand = (night: NightByHand): string => playedBack(surviveUntilDaylightSpoken, CARRIES, night);

/** How a night says it is over. */
export const OVER: Readonly<Record<NightEnd, RegExp>> = {
  daylight: /The match is over: Daylight/,
  dead: /The match is over: A character is dead/,
  reckless: /The match is over: A character is dead/,
};

export interface NightByHand extends PlayedBack {
  readonly end: NightEnd;
}
