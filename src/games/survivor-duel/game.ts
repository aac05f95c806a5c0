import type { Game } from "../../kernel/game";
import { mapped } from "../../kernel/list";
import { wordAt } from "../../kernel/talk";
import { acts } from "./acts";
import { BOTS } from "./bot/bots";
import { rosters } from "./deck/rosters";
import { evolve } from "./evolve";
import { markOf } from "./marks";
import { LESSON } from "./lesson/lesson";
import { MIGRATIONS } from "./migrations";
import { over } from "./rules/ending";
import { OPTIONS } from "./rules/options";
import { hints } from "./hints/hints";
import { figures } from "./recap";
import { RULES } from "./rules/rules";
import { SECTIONS } from "./scene/changes";
import { hear } from "./scene/gestures";
import { KINDS } from "./scene/kinds";
import { scene } from "./scene/scene";
import { SPOTS } from "./scene/spots";
import { SECRETS, view } from "./secrets";
import { setup } from "./setup";
import type { DuelNouns } from "./vocabulary";

export const survivorDuel: Game<DuelNouns> = {
  name: "survivor-duel",
  version: 2,
  migrations: MIGRATIONS,
  seats: { least: 2, most: 2, usual: 2 },
  options: OPTIONS,
  setup,
  rules: RULES,
  markOf,
  evolve,
  /** Giving up is possible at any time (DUEL-RUL-35). */
  anytime: (duel) => mapped(duel.seats, (seat) => ({ seat, step: { do: "concede", seat } })),
  aside: ["concede"],
  doubts: (_duel, { do: asked }, _seat, say) => asked === "concede" && wordAt(say, 0) !== "",
  over,
  secrets: SECRETS,
  view,
  kinds: KINDS,
  spots: SPOTS,
  scene,
  sections: SECTIONS,
  rosters,
  hear,
  rounds: ["turnBegan"],
  acts,
  hints,
  figures,
  lesson: LESSON,
  bots: BOTS,
};
