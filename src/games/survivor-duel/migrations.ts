import type { Migration } from "../../kernel/game";
import { mapped } from "../../kernel/list";
import { activeSide } from "./rules/sides";
import { powerOf } from "./rules/zombies";
import { NO_ATTACK } from "./setup";
import type { CardId, Duel, DuelStep } from "./vocabulary";

/** What version 1 asked when an attack was declared is now the one question of the attack. */
interface WindowBefore {
  readonly do: "window";
  readonly on: "zdeclare";
  readonly about: CardId;
  readonly used: readonly CardId[];
}

const isBefore = (step: DuelStep | WindowBefore): step is WindowBefore =>
  step.do === "window" && step.on === "zdeclare";

const powerBefore = (duel: Duel, zombie: CardId): number => Math.max(0, powerOf(duel, zombie) - activeSide(duel).cover);

const fromOne: Migration = {
  from: 1,
  migrate: (state, agenda) => {
    const before = state as Duel;
    const steps = agenda as readonly (DuelStep | WindowBefore)[];
    let duel: Duel = { ...before, attack: { ...NO_ATTACK, ...before.attack } };
    for (const step of steps)
      if (isBefore(step)) duel = { ...duel, attack: { ...duel.attack, damage: powerBefore(duel, step.about) } };
    const stepNow = (step: DuelStep | WindowBefore): DuelStep =>
      isBefore(step) ? { do: "defend", zombie: step.about, power: duel.attack.damage, used: step.used } : step;
    return { state: duel, agenda: mapped(steps, stepNow) };
  },
};

export const MIGRATIONS: readonly Migration[] = [fromOne];
