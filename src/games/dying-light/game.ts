import type { Game } from "../../kernel/game";
import { acts } from "./acts";
import { BOTS } from "./bot";
import { evolve } from "./evolve";
import { hints } from "./hints/hints";
import { MIGRATIONS } from "./migrations";
import { OPTIONS } from "./rules/options";
import { RULES } from "./rules/rules";
import { hear } from "./scene/gestures";
import { KINDS } from "./scene/kinds";
import { scene } from "./scene/scene";
import { SPOTS } from "./scene/spots";
import { setup } from "./setup";
import type { CityNouns } from "./vocabulary";

/** The rule by which each ending ends. */
const ENDED_BY = { won: "DL-GAME-04", eliminated: "DL-GAME-06", dawnless: "DL-RULING-46" } as const;

export const dyingLight: Game<CityNouns> = {
  name: "dying-light",
  version: 2,
  migrations: MIGRATIONS,
  seats: { least: 1, most: 4 },
  options: OPTIONS,
  setup,
  rules: RULES,
  evolve,
  anytime: () => [],
  /** All players win or lose together (DL-GAME-01). */
  over: (state) => {
    if (state.ending === "playing") return "playing";
    return { won: state.ending === "won" ? state.seats : [], rule: ENDED_BY[state.ending] };
  },
  secrets: {},
  /** Nothing is known to one player alone. */
  view: (state) => state,
  kinds: KINDS,
  spots: SPOTS,
  scene,
  hear,
  acts,
  hints,
  bots: BOTS,
};
