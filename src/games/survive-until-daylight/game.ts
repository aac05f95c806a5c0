import type { Game } from "../../kernel/game";
import { acts } from "./acts";
import { score } from "./bot";
import { evolve } from "./evolve";
import { hints } from "./hints/hints";
import { MIGRATIONS } from "./migrations";
import { meanwhile } from "./rules/meanwhile";
import { OPTIONS } from "./rules/options";
import { RULES } from "./rules/rules";
import { hear } from "./scene/gestures";
import { KINDS } from "./scene/kinds";
import { scene } from "./scene/scene";
import { SPOTS } from "./scene/spots";
import { setup } from "./setup";
import { view } from "./view";
import type { NightNouns } from "./vocabulary";

/** The rule by which each ending ends. */
const ENDED_BY = { won: "SUD-WIN-04", dead: "SUD-GOAL-04" } as const;

export const surviveUntilDaylight: Game<NightNouns> = {
  name: "survive-until-daylight",
  version: 2,
  migrations: MIGRATIONS,
  seats: { least: 1, most: 6 },
  options: OPTIONS,
  setup,
  rules: RULES,
  evolve,
  anytime: meanwhile,
  /** All win together or lose together (SUD-GOAL-01). */
  over: (state) => {
    if (state.ending === "playing") return "playing";
    return { won: state.ending === "won" ? state.seats : [], rule: ENDED_BY[state.ending] };
  },
  secrets: {},
  view,
  kinds: KINDS,
  spots: SPOTS,
  scene,
  hear,
  acts,
  hints,
  bots: [{ policy: "usual", score, foresight: "none" }],
};
