import type { Game } from "../../kernel/game";
import { acts } from "./acts";
import { BOTS } from "./bot/bots";
import { evolve } from "./evolve";
import { hints } from "./hints/hints";
import { figures } from "./recap";
import { LESSON } from "./lesson/lesson";
import { lightOf } from "./scene/light";
import { markOf } from "./marks";
import { MIGRATIONS } from "./migrations";
import { over } from "./rules/ending";
import { OPTIONS } from "./rules/options";
import { RULES } from "./rules/rules";
import { SECTIONS } from "./scene/changes";
import { hear } from "./scene/gestures";
import { KINDS } from "./scene/kinds";
import { scene } from "./scene/scene";
import { SPOTS } from "./scene/spots";
import { SECRETS, view } from "./secrets";
import { setup } from "./setup";
import { shortened } from "./shortcuts";
import type { CityNouns } from "./vocabulary";

export const dyingLight: Game<CityNouns> = {
  name: "dying-light",
  version: 2,
  migrations: MIGRATIONS,
  seats: { least: 1, most: 4, usual: 2 },
  options: OPTIONS,
  setup,
  rules: RULES,
  markOf,
  evolve,
  anytime: () => [],
  over,
  secrets: SECRETS,
  view,
  kinds: KINDS,
  spots: SPOTS,
  scene,
  sections: SECTIONS,
  shortened,
  hear,
  rounds: ["roundBegan"],
  lightOf,
  acts,
  hints,
  figures,
  lesson: LESSON,
  bots: BOTS,
};
