import { allowed } from "../../../kernel/choice";
import { has, mapped } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import { refuse } from "../../../kernel/refusal";
import { wordTo } from "../../../kernel/talk";
import type { Choice, Verdict, Word } from "../../../kernel/words";
import type { CardId, DuelAsk, DuelChance, DuelGo, DuelSeen, DuelStep } from "../vocabulary";
import { escapesHits } from "./options";
import { FACES, facesFrom } from "./reach";
import { whyNotAsSurvivor } from "./roles";
import { activeSide, zombieOf, zombieSeat } from "./sides";
import { attackers, canAttack, powerOf, zombieCard } from "./zombies";

export const attackStep: DuelGo<"attackStep"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    emit({ was: "phaseBegan", phase: "attack", seat: zombieSeat(state), by: "DUEL-ZOM-01" });
    next({ do: "attacks" });
  },
};

/** A stun is used up by the attack it cancels (DUEL-RUL-31, DUEL-RUL-39); the others attack, one at a time. */
export const attacks: DuelGo<"attacks"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    for (const { card, stunned } of attackers(state)) if (stunned) emit({ was: "stunSpent", zombie: card });
    const [first, ...others] = attackers(state);
    if (first === undefined) return;
    if (others.length > 0) next({ do: "nextAttack" });
    else next({ do: "zombieAttack", zombie: first.card }, { do: "attacks" });
  },
};

const whyNotNext = (duel: DuelSeen, word: Word): Verdict => {
  const role = whyNotAsSurvivor(duel, word);
  if (role !== "fine") return role;
  const zombie = zombieOf(duel, word);
  if (zombie === "gone") return refuse("DUEL-ZATK-01");
  return canAttack(duel, zombie) ? "fine" : refuse("DUEL-ZATK-04");
};

const attackerIn = (duel: DuelSeen): Choice => {
  const cards = mapped(attackers(duel), ({ card }) => card);
  return allowed(cards, (word) => whyNotNext(duel, word), cards.slice(0, 1));
};

/** The Zombie player chooses which attacks next (DUEL-RUL-18). */
export const nextAttack: DuelAsk<"nextAttack"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (duel) => [zombieSeat(duel)],
  asks: (talk, duel) => wordTo(talk, "attacker", () => attackerIn(duel)),
  take: ({ next }, _step, _seat, zombie) => {
    next({ do: "zombieAttack", zombie }, { do: "attacks" });
  },
};

/** The order of an attack is that of DUEL-RUL-15. */
export const zombieAttack: DuelGo<"zombieAttack"> = {
  kind: "go",
  run: ({ state, emit, next }, { zombie }) => {
    emit({ was: "attackDeclared", zombie, power: powerOf(state, zombie) });
    next({ do: "moment", on: "zdeclare", about: zombie });
    if (!escapesHits(state)) next(defence(state, zombie));
    next({ do: "zombieGoes", zombie });
  },
};

/** Its one question, before the Hit Roll or after it (DUEL-RUL-17). */
const defence = ({ attack }: DuelSeen, zombie: CardId): DuelStep => ({
  do: "defend",
  zombie,
  power: attack.damage,
  used: [],
});

/** A negated attack stops at once; so does one whose zombie was pushed or killed (DUEL-RUL-39). */
const isOff = (duel: DuelSeen, zombie: CardId): boolean => duel.attack.off || zombieOf(duel, zombie) === "gone";

export const zombieGoes: DuelGo<"zombieGoes"> = {
  kind: "go",
  run: ({ state, next }, { zombie }) => {
    if (isOff(state, zombie)) next({ do: "attackOver", zombie });
    else next(zombieCard(zombie).hit > 0 ? { do: "zombieRoll", zombie } : { do: "zombieHits", zombie });
  },
};

const outcomeOf = (zombie: CardId, die: string): "hit" | "miss" =>
  has(facesFrom(zombieCard(zombie).hit), die) ? "hit" : "miss";

export const zombieRoll: DuelChance<"zombieRoll"> = {
  kind: "chance",
  draws: () => [{ of: "hit", with: "die", sides: FACES }],
  land: ({ emit, next }, { zombie }, [die = ""]) => {
    const outcome = outcomeOf(zombie, die);
    emit({ was: "zombieRolled", zombie, die, need: numberText(zombieCard(zombie).hit), outcome });
    next(outcome === "hit" ? { do: "zombieHits", zombie } : { do: "zombieDone", zombie });
  },
  read: (_duel, { zombie }, came) => mapped(came, (die) => outcomeOf(zombie, die)),
};

/** Cover lowers what is on its way (DUEL-RUL-31); then it may be reduced. */
export const zombieHits: DuelGo<"zombieHits"> = {
  kind: "go",
  run: ({ state, emit, next }, { zombie }) => {
    const damage = Math.max(0, powerOf(state, zombie) - activeSide(state).cover);
    emit({ was: "attackHit", zombie, damage, by: zombieCard(zombie).hit > 0 ? "DUEL-RUL-15" : "DUEL-ZATK-05" });
    if (escapesHits(state)) next(defence(state, zombie));
    next({ do: "ready", zombie, on: "zhit", at: 0 }, { do: "zombieStrikes", zombie });
  },
};

/** What hitting sets off, and the damage, unless somebody got away. */
export const zombieStrikes: DuelGo<"zombieStrikes"> = {
  kind: "go",
  run: ({ state, next }, { zombie }) => {
    if (!isOff(state, zombie)) next({ do: "moment", on: "zhit", about: zombie }, { do: "zombieDamage", zombie });
    next({ do: "zombieDone", zombie });
  },
};

export const zombieDamage: DuelGo<"zombieDamage"> = {
  kind: "go",
  run: ({ state, next }) => {
    const { damage, off } = state.attack;
    if (!off) next({ do: "harm", damage, by: "DUEL-DMG-01" });
  },
};

/** The last window of an attack that was not negated. */
export const zombieDone: DuelGo<"zombieDone"> = {
  kind: "go",
  run: ({ state, next }, { zombie }) => {
    if (isOff(state, zombie)) next({ do: "attackOver", zombie });
    else
      next(
        { do: "ready", zombie, on: "zafter", at: 0 },
        { do: "moment", on: "zafter", about: zombie },
        { do: "attackOver", zombie },
      );
  },
};

export const attackOver: DuelGo<"attackOver"> = {
  kind: "go",
  run: ({ emit }, { zombie }) => {
    emit({ was: "attackEnded", zombie });
  },
};
