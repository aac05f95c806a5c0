import { has, kept } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import type { Trigger } from "../content/effect";
import { type CardId, type DuelChance, type DuelGo, type DuelSeen, NONE, type Use } from "../vocabulary";
import { effectOf } from "./cards";
import { namedBy, operate } from "./operations";
import { FACES, facesFrom } from "./reach";
import { activeSide, inPlay, opponentOf, zombieOf, zombiesOf } from "./sides";
import { begin, conditionsHold, effectOn, isOptional, isUseful, useOf } from "./uses";
import { zombieCard } from "./zombies";

/** One operation after the other; one that can do nothing does nothing (DUEL-PROTO-01). */
export const effect: DuelGo<"effect"> = {
  kind: "go",
  run: (tell, { do: _do, ...use }) => {
    const op = effectOf(use.card, use.number).do[use.at];
    if (op === undefined) return;
    const them = namedBy(tell.state, use, op);
    for (const step of operate(tell, use, op)) tell.next(step);
    // What follows an Escape roll is its success.
    if (op.op !== "escape") tell.next({ do: "effect", ...use, at: use.at + 1, them });
  },
};

/** The effects of the Survivor's cards that happen by themselves (DUEL-RUL-42). */
const ownUses = (duel: DuelSeen, trigger: Trigger, about: CardId): readonly Use[] => {
  const uses: Use[] = [];
  if (trigger === "refresh" && duel.phase !== "survivor") return uses;
  for (const card of inPlay(activeSide(duel))) {
    const number = effectOn(card, trigger);
    if (number >= 0) uses.push(useOf(duel.active, card, number, about));
  }
  return kept(uses, (use) => {
    const effect = effectOf(use.card, use.number);
    return !isOptional(effect) && conditionsHold(duel, use, effect) && isUseful(duel, use, effect);
  });
};

/** A zombie's trigger is its own; those of the phase are everybody's. */
const OWN_TRIGGERS: readonly Trigger[] = ["spawned", "advances", "zdeclare", "zhit", "zafter", "dies"];
const PHASE_TRIGGERS: readonly Trigger[] = ["zphaseStart", "refresh", "zphaseEnd"];

const zombieUses = (duel: DuelSeen, trigger: Trigger, about: CardId): readonly Use[] => {
  const cards: CardId[] = [];
  // Each side has a Refresh of its own.
  if (trigger === "refresh" && duel.phase === "survivor") return [];
  if (has(OWN_TRIGGERS, trigger)) cards.push(about);
  if (has(PHASE_TRIGGERS, trigger)) for (const { card } of zombiesOf(duel)) cards.push(card);
  const uses: Use[] = [];
  for (const card of cards) {
    const number = effectOn(card, trigger);
    if (number >= 0) uses.push(useOf(opponentOf(duel, duel.active), card, number, about === NONE ? card : about));
  }
  return uses;
};

/** An attack has a question of its own; after it only who was not asked there is. */
const opensWindow = (duel: DuelSeen, on: Trigger): boolean =>
  on !== "zdeclare" && on !== "zhit" && (on !== "zafter" || !duel.attack.answered);

/** What a trigger sets off: the Survivor's side first, then the zombies' (DUEL-RUL-32). */
export const moment: DuelGo<"moment"> = {
  kind: "go",
  run: (tell, { on, about }) => {
    for (const use of ownUses(tell.state, on, about)) tell.next(begin(tell, use));
    if (opensWindow(tell.state, on)) tell.next({ do: "window", on, about, used: [] });
    for (const use of zombieUses(tell.state, on, about)) tell.next({ do: "effect", ...use });
  },
};

/** Zombies at 0 HP die and go to the Graveyard of the player they came from (DUEL-DMG-02, DUEL-RUL-24). */
export const bury: DuelGo<"bury"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    const dead = kept(zombiesOf(state), (zombie) => zombie.hp === 0);
    for (const { card } of dead) emit({ was: "zombieDied", zombie: card });
    for (const { card } of dead) next({ do: "moment", on: "dies", about: card });
  },
};

/** A d6 against the zombie's Escape Difficulty (DUEL-ESC-01). */
export const escapeRoll: DuelChance<"escapeRoll"> = {
  kind: "chance",
  draws: (duel, { zombie }) => (zombieOf(duel, zombie) === "gone" ? [] : [{ of: "escape", with: "die", sides: FACES }]),
  land: ({ state, emit, next }, { zombie, bonus, by, then }, [die]) => {
    if (die === undefined) return;
    const need = facesFrom(zombieCard(zombie).escape - bonus);
    const outcome = has(need, die) ? "escaped" : "caught";
    emit({ was: "escapeRolled", seat: state.active, zombie, die, need: numberText(7 - need.length), outcome, by });
    if (outcome === "escaped") next(then);
  },
  read: (_duel, { zombie, bonus }, [die = ""]) => [
    has(facesFrom(zombieCard(zombie).escape - bonus), die) ? "escaped" : "caught",
  ],
};

export const negate: DuelGo<"negate"> = {
  kind: "go",
  run: ({ state, emit }) => {
    if (!state.attack.off) emit({ was: "negated", zombie: state.attack.zombie, by: "DUEL-QE-07" });
  },
};

/** Damage to the Survivor; what would kill may be averted first (the trigger `zero` of DUEL-PROTO-01). */
export const harm: DuelGo<"harm"> = {
  kind: "go",
  run: ({ state, emit, next }, { damage, by }) => {
    if (damage <= 0) return;
    const { seat, hp } = activeSide(state);
    if (damage < hp) emit({ was: "hurt", seat, damage, by });
    else {
      emit({ was: "mortal", seat, damage });
      next({ do: "moment", on: "zero", about: NONE }, { do: "suffer", by });
    }
  },
};

/** Damage lowers HP (DUEL-DMG-01); excess is lost. */
export const suffer: DuelGo<"suffer"> = {
  kind: "go",
  run: ({ state, emit }, { by }) => {
    if (state.harm > 0) emit({ was: "hurt", seat: state.active, damage: state.harm, by });
  },
};
