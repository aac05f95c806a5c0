import type { Game } from "../../kernel/game";
import { BOTS } from "./bot/bots";
import { evolve } from "./evolve";
import { over } from "./rules/ending";
import { OPTIONS } from "./rules/options";
import { RULES } from "./rules/rules";
import { hear } from "./scene/gestures";
import { KINDS } from "./scene/kinds";
import { scene } from "./scene/scene";
import { SPOTS } from "./scene/spots";
import { SECRETS, view } from "./secrets";
import { setup } from "./setup";
import type { BoutNouns } from "./vocabulary";

/** The game's one door. */
export const rockPaperScissors: Game<BoutNouns> = {
  name: "rock-paper-scissors",
  version: 1,
  migrations: [],
  seats: { least: 2, most: 2, usual: 2 },
  options: OPTIONS,
  setup,
  rules: RULES,
  evolve,
  anytime: () => [],
  over,
  secrets: SECRETS,
  view,
  kinds: KINDS,
  spots: SPOTS,
  scene,
  hear,
  acts: () => [],
  bots: BOTS,
};
