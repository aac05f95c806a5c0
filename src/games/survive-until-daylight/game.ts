import type { Game } from "../../kernel/game";
import { acts } from "./acts";
import { BOTS } from "./bot/bots";
import { evolve } from "./evolve";
import { hints } from "./hints/hints";
import { figures } from "./recap";
import { markOf } from "./marks";
import { LESSON } from "./lesson/lesson";
import { lightOf } from "./scene/light";
import { MIGRATIONS } from "./migrations";
import { over } from "./rules/ending";
import { doubts } from "./rules/discarding";
import { meanwhile } from "./rules/meanwhile";
import { OPTIONS } from "./rules/options";
import { RULES } from "./rules/rules";
import { SECTIONS } from "./scene/changes";
import { hear } from "./scene/gestures";
import { KINDS } from "./scene/kinds";
import { scene } from "./scene/scene";
import { SPOTS } from "./scene/spots";
import { SECRETS, view } from "./secrets";
import { setup } from "./setup";
import type { NightNouns } from "./vocabulary";

export const surviveUntilDaylight: Game<NightNouns> = {
  name: "survive-until-daylight",
  version: 2,
  migrations: MIGRATIONS,
  seats: { least: 1, most: 6, usual: 3 },
  options: OPTIONS,
  setup,
  rules: RULES,
  markOf,
  evolve,
  anytime: meanwhile,
  aside: ["discard"],
  doubts,
  over,
  secrets: SECRETS,
  view,
  kinds: KINDS,
  spots: SPOTS,
  scene,
  sections: SECTIONS,
  goesOn: ["keep"],
  hear,
  rounds: ["roundBegan"],
  lightOf,
  acts,
  hints,
  figures,
  lesson: LESSON,
  bots: BOTS,
};
