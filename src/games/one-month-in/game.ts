import type { Game } from "../../kernel/game";
import { acts } from "./acts";
import { BOTS } from "./bot/bots";
import { evolve } from "./evolve";
import { hints } from "./hints/hints";
import { figures } from "./recap";
import { markOf } from "./marks";
import { LESSON } from "./lesson/lesson";
import { MIGRATIONS } from "./migrations";
import { meanwhile } from "./rules/closing";
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

export const oneMonthIn: Game<CityNouns> = {
  name: "one-month-in",
  version: 2,
  migrations: MIGRATIONS,
  seats: { least: 2, most: 6, usual: 3 },
  options: OPTIONS,
  setup,
  rules: RULES,
  markOf,
  evolve,
  anytime: meanwhile,
  aside: ["propose"],
  over,
  secrets: SECRETS,
  view,
  kinds: KINDS,
  spots: SPOTS,
  scene,
  sections: SECTIONS,
  shortened,
  hear,
  rounds: ["turnBegan"],
  acts,
  hints,
  figures,
  lesson: LESSON,
  bots: BOTS,
};
