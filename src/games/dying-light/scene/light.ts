import type { Light } from "../../../kernel/game";
import { FIRST_NIGHT } from "../content/cards";
import { isNight } from "../rules/runners";
import type { CitySeen } from "../vocabulary";

/** In the last round before the night the sun is low. */
export const lightOf = (state: CitySeen): Light =>
  isNight(state) ? "night" : state.round === FIRST_NIGHT - 1 ? "dusk" : "day";
