import type { Game } from "../../kernel/game";
import { acts } from "./acts";
import { score } from "./bot";
import { evolve } from "./evolve";
import { hints } from "./hints";
import { meanwhile } from "./rules/closing";
import { over } from "./rules/ending";
import { OPTIONS } from "./rules/options";
import { RULES } from "./rules/rules";
import { hear } from "./scene/gestures";
import { KINDS } from "./scene/kinds";
import { scene } from "./scene/scene";
import { SPOTS } from "./scene/spots";
import { setup } from "./setup";
import { view } from "./view";
import type { CityNouns } from "./vocabulary";

export const oneMonthIn: Game<CityNouns> = {
  name: "one-month-in",
  version: 1,
  migrations: [],
  seats: { least: 2, most: 6 },
  options: OPTIONS,
  setup,
  rules: RULES,
  evolve,
  anytime: meanwhile,
  over,
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
