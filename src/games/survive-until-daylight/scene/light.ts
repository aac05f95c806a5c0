import type { Light } from "../../../kernel/game";
import { ROUNDS } from "../content/rubble";
import type { NightSeen } from "../vocabulary";

/** In the last round it dawns; whoever then still stands in the line is seen by day. */
export const lightOf = ({ round }: NightSeen): Light => (round < ROUNDS ? "night" : round === ROUNDS ? "dawn" : "day");
