import type { Game, Outcome } from "../../kernel/game";
import { kept, mapped } from "../../kernel/list";
import { acts } from "./acts";
import { BOTS } from "./bot/bots";
import { rosters } from "./deck/rosters";
import { evolve } from "./evolve";
import { FROM_1 } from "./migrations/from-1";
import { OPTIONS } from "./rules/options";
import { hints } from "./hints";
import { RULES } from "./rules/rules";
import { hear } from "./scene/gestures";
import { KINDS } from "./scene/kinds";
import { scene } from "./scene/scene";
import { SPOTS } from "./scene/spots";
import { SECRETS, view } from "./secrets";
import { setup } from "./setup";
import type { DuelNouns, DuelSeen, Fate } from "./vocabulary";

/** The rule by which each fate loses. */
const LOST_BY: Readonly<Record<Fate, string>> = {
  fighting: "",
  killed: "DUEL-GOAL-01",
  decked: "DUEL-GOAL-02",
  conceded: "DUEL-RUL-35",
};

const isFought = ({ sides }: DuelSeen): boolean => {
  for (const { fate } of sides) if (fate !== "fighting") return false;
  return true;
};

/** Losing is looked for after every single effect; both at once is a draw (DUEL-RUL-33). */
const over = (duel: DuelSeen): Outcome | "playing" => {
  if (isFought(duel)) return "playing";
  const lost = kept(duel.sides, (side) => side.fate !== "fighting");
  if (lost.length === duel.sides.length) return { won: [], rule: "DUEL-RUL-33" };
  const left = kept(duel.sides, (side) => side.fate === "fighting");
  return { won: mapped(left, (side) => side.seat), rule: LOST_BY[lost[0]?.fate ?? "fighting"] };
};

export const survivorDuel: Game<DuelNouns> = {
  name: "survivor-duel",
  version: 2,
  migrations: [FROM_1],
  seats: { least: 2, most: 2 },
  options: OPTIONS,
  setup,
  rules: RULES,
  evolve,
  /** Giving up is possible at any time (DUEL-RUL-35). */
  anytime: (duel) => mapped(duel.seats, (seat) => ({ seat, step: { do: "concede", seat } })),
  over,
  secrets: SECRETS,
  view,
  kinds: KINDS,
  spots: SPOTS,
  scene,
  rosters,
  hear,
  acts,
  hints,
  bots: BOTS,
};
