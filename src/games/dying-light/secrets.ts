import type { Secrets } from "../../kernel/game";
import type { CityNouns, CitySeen } from "./vocabulary";

/** Nothing is known to one player alone. */
export const SECRETS: Secrets<CityNouns> = {};

export const view = (state: CitySeen): CitySeen => state;
