import { anyOf, several } from "../../../kernel/choice";
import { kept, mapped } from "../../../kernel/list";
import { sizeOf } from "../../../kernel/pile";
import type { Part, Seat, Word } from "../../../kernel/words";
import type { Operation, Target } from "../content/effect";
import { type CardId, type DuelPart, type DuelSeen, type DuelStep, type DuelTell, NONE, type Use } from "../vocabulary";
import { effectOf } from "./cards";
import { inReach, targetIn } from "./reach";
import { deadOf, opponentOf, sideOf, weaponOf, zombieOf } from "./sides";
import { affects, anyTarget, candidates, named, targets } from "./targets";
import { damagedGear, missingDurability, wearable, wearDown } from "./wearing";
import { damageTo, zombieCard } from "./zombies";

type Op<Name> = Extract<Operation, { readonly op: Name }>;
/** An operation on zombies. */
type OnZombies = Extract<Operation, { readonly to: Target }>;

/** What an operation can do, what it leaves to choose, if anything, and how it is done. */
interface Way<O> {
  could(this: void, duel: DuelSeen, use: Use, op: O): boolean;
  choice(this: void, duel: DuelSeen, use: Use, op: O): Left;
  /** Tells what happens at once, and returns what is to follow. */
  run(this: void, tell: DuelTell, use: Use, op: O): readonly DuelStep[];
}

type Left = Part<DuelPart> | "nothing";

/** A card does what it says. */
const BY_CARD: Word = "DUEL-PROTO-01";
const upTo = (ask: DuelPart, most: number, of: readonly Word[]): Left =>
  of.length === 0 ? "nothing" : { ask, ...several(1, Math.min(most, of.length), anyOf(of, BY_CARD)) };
const nothing = (): Left => "nothing";
const always = (): boolean => true;
const DONE: readonly DuelStep[] = [];

const chosen = (duel: DuelSeen, op: OnZombies["op"], to: Target): Left => {
  if (to.who === "zone" || to.who === "another")
    return upTo(to.who === "zone" ? "zone" : op, 1, candidates(duel, op, to));
  return to.who === "chosen" ? upTo(op, to.most, candidates(duel, op, to)) : "nothing";
};

/** An operation done to zombies one by one. */
const onZombies = <O extends OnZombies>(
  each: (this: void, tell: DuelTell, zombie: CardId, op: O) => void,
  after: (this: void, op: O) => readonly DuelStep[],
): Way<O> => ({
  could: (duel, use, op) => anyTarget(duel, use, op.op, op.to),
  choice: (duel, _use, op) => chosen(duel, op.op, op.to),
  run: (tell, use, op) => {
    for (const zombie of targets(tell.state, use, op.op, op.to)) each(tell, zombie, op);
    return after(op);
  },
});

const marking = <O extends Op<"hold"> | Op<"stun"> | Op<"push"> | Op<"banish">>(
  was: "held" | "stunned" | "pushed" | "zombieBanished",
): Way<O> =>
  onZombies<O>(
    ({ emit }, zombie) => {
      emit({ was, zombie });
    },
    () => DONE,
  );

/** The player whose Survivor a zombie's effect is about, or whom a Survivor's effect is directed at. */
const otherOf = (duel: DuelSeen, { seat }: Use): Seat => opponentOf(duel, seat);

const missingHp = (duel: DuelSeen, seat: Seat): number => {
  const { hp, hpMax } = sideOf(duel, seat);
  return hpMax - hp;
};

const struck = (duel: DuelSeen, { about }: Use, op: Op<"strike">): readonly CardId[] =>
  op.at === "chosen" ? inReach(duel) : kept(inReach(duel), (card) => card === about);

const raisable = (duel: DuelSeen, { seat }: Use, { sort, price }: Op<"raise">): readonly CardId[] =>
  kept(deadOf(sideOf(duel, seat)), (card) => {
    const printed = zombieCard(card);
    return printed.sort === sort && printed.price === price;
  });

/** What follows an Escape roll is its success. */
const negatedBy = ({ card, number, at }: Use): Word => {
  for (const { op } of effectOf(card, number).do.slice(0, at)) if (op === "escape") return "DUEL-ESC-04";
  return BY_CARD;
};

const WAYS: { readonly [Name in Operation["op"]]: Way<Op<Name>> } = {
  damage: {
    ...onZombies<Op<"damage">>(
      ({ emit }, zombie, { n }) => {
        emit({ was: "zombieHurt", zombie, damage: damageTo(zombie, n), by: BY_CARD });
      },
      ({ to, n }) => (to.who === "survivor" ? [{ do: "harm", damage: n, by: "DUEL-RUL-38" }] : [{ do: "bury" }]),
    ),
  },
  hold: marking("held"),
  stun: marking("stunned"),
  push: marking("pushed"),
  banish: marking("zombieBanished"),
  redirect: {
    could: (duel, use, op) => duel.attack.zombie !== NONE && !duel.attack.off && anyTarget(duel, use, op.op, op.to),
    choice: (duel, _use, op) => chosen(duel, op.op, op.to),
    run: ({ state, emit }, use, op) => {
      const { zombie, damage, off } = state.attack;
      const [instead] = targets(state, use, op.op, op.to);
      if (off || instead === undefined) return DONE;
      emit({ was: "redirected", zombie, instead });
      emit({ was: "zombieHurt", zombie: instead, damage: damageTo(instead, damage), by: BY_CARD });
      return [{ do: "bury" }];
    },
  },
  heal: {
    could: (duel, { seat }) => missingHp(duel, seat) > 0,
    choice: nothing,
    run: ({ state, emit }, { seat }, { n }) => {
      const healed = Math.min(n, missingHp(state, seat));
      if (healed > 0) emit({ was: "healed", seat, n: healed });
      return DONE;
    },
  },
  draw: {
    could: always,
    choice: nothing,
    run: (_tell, { seat }, { n }) => [{ do: "draw", seat, count: n, by: BY_CARD }],
  },
  discard: {
    could: (duel, use) => sideOf(duel, otherOf(duel, use)).hand.length > 0,
    choice: nothing,
    run: ({ state }, use, { n }) => [{ do: "discard", seat: otherOf(state, use), count: n }],
  },
  short: {
    could: always,
    choice: nothing,
    run: ({ state, emit }, use, { n }) => {
      emit({ was: "thShortened", seat: otherOf(state, use), n });
      return DONE;
    },
  },
  reduce: {
    could: (duel) => duel.attack.zombie !== NONE && duel.attack.damage > 0,
    choice: nothing,
    run: ({ state, emit }, _use, { n }) => {
      const { zombie, damage } = state.attack;
      if (damage > 0) emit({ was: "reduced", zombie, n: Math.min(n, damage) });
      return DONE;
    },
  },
  cover: {
    could: (duel, { seat }, { n }) => sideOf(duel, seat).cover < n,
    choice: nothing,
    run: ({ emit }, { seat }, { n }) => {
      emit({ was: "covered", seat, n });
      return DONE;
    },
  },
  repair: {
    could: (duel, { seat }) => damagedGear(sideOf(duel, seat)).length > 0,
    choice: (duel, { seat }) => upTo("repair", 1, damagedGear(sideOf(duel, seat))),
    run: ({ state, emit }, { seat, picked, at }, { n }) => {
      for (const card of picked[at] ?? []) {
        const mended = Math.min(n, missingDurability(state, seat, card));
        if (mended > 0) emit({ was: "repaired", seat, card, n: mended });
      }
      return DONE;
    },
  },
  look: {
    could: (duel, { seat }) => sizeOf(sideOf(duel, seat).deck) > 0,
    choice: nothing,
    run: (_tell, { seat }, { n, kinds }) => [{ do: "look", seat, count: n, kinds }],
  },
  gain: {
    could: always,
    choice: nothing,
    run: ({ emit }, { seat }, { what, n }) => {
      emit({ was: what === "ap" ? "apGained" : what === "tp" ? "tpGained" : "thGained", seat, n });
      return DONE;
    },
  },
  lose: {
    could: (duel, use) => sideOf(duel, otherOf(duel, use)).th > 0,
    choice: nothing,
    run: ({ state, emit }, use, { n }) => {
      const seat = otherOf(state, use);
      const lost = Math.min(n, sideOf(state, seat).th);
      if (lost > 0) emit({ was: "thLost", seat, n: lost });
      return DONE;
    },
  },
  next: {
    could: always,
    choice: nothing,
    run: ({ emit }, { seat }, { damage }) => {
      emit({ was: "aimed", seat, n: damage });
      return DONE;
    },
  },
  strike: {
    could: (duel, use, op) => weaponOf(sideOf(duel, use.seat)) !== NONE && struck(duel, use, op).length > 0,
    choice: (duel, _use, op) => (op.at === "that" ? "nothing" : { ask: "target", ...targetIn(duel) }),
    run: ({ state }, use, op) => {
      const [target = NONE] = op.at === "that" ? [use.about] : (use.picked[use.at] ?? []);
      if (!WAYS.strike.could(state, use, op) || zombieOf(state, target) === "gone") return DONE;
      return [{ do: "blow", seat: use.seat, target, called: [], ap: 0, hit: op.hit, by: BY_CARD }];
    },
  },
  escape: {
    could: (duel) => duel.attack.zombie !== NONE,
    choice: nothing,
    run: (_tell, use, { bonus }) => [
      {
        do: "escapeRoll",
        zombie: use.about,
        bonus,
        by: "DUEL-ESC-02",
        then: { do: "effect", ...use, at: use.at + 1 },
      },
    ],
  },
  wear: {
    could: (duel, use) => wearable(sideOf(duel, otherOf(duel, use))) !== NONE,
    choice: nothing,
    run: (tell, use, { n }) => {
      const seat = otherOf(tell.state, use);
      const weapon = wearable(sideOf(tell.state, seat));
      if (weapon !== NONE) wearDown(tell, seat, weapon, n, BY_CARD);
      return DONE;
    },
  },
  raise: {
    could: (duel, use, op) => raisable(duel, use, op).length > 0,
    choice: (duel, use, op) => upTo("raise", 1, raisable(duel, use, op)),
    run: ({ emit }, { seat, picked, at }) => {
      const risen = picked[at] ?? [];
      for (const zombie of risen) emit({ was: "raised", seat, zombie });
      return mapped(risen, (zombie) => ({ do: "moment", on: "spawned", about: zombie }));
    },
  },
  negate: {
    could: (duel) => duel.attack.zombie !== NONE && !duel.attack.off,
    choice: nothing,
    run: ({ state, emit }, use) => {
      if (!state.attack.off) emit({ was: "negated", zombie: state.attack.zombie, by: negatedBy(use) });
      return DONE;
    },
  },
  stay: {
    could: (duel, { about }) => duel.stays !== about && zombieOf(duel, about) !== "gone",
    choice: nothing,
    run: ({ emit }, { about }) => {
      emit({ was: "stayed", zombie: about });
      return DONE;
    },
  },
  reroll: {
    could: (duel) => duel.blow.outcome === "miss" && !duel.blow.rerolled,
    choice: nothing,
    run: () => [{ do: "hitRoll", again: true }],
  },
  survive: {
    could: (duel) => duel.harm > 0,
    choice: nothing,
    run: ({ emit }, { seat }) => {
      emit({ was: "survived", seat });
      return DONE;
    },
  },
  restore: {
    could: (duel, { card }) => affects(duel, "restore", card),
    choice: nothing,
    run: ({ state, emit }, { card }) => {
      const zombie = zombieOf(state, card);
      const { hp } = zombieCard(card);
      if (zombie !== "gone" && zombie.hp < hp) emit({ was: "restored", zombie: card, hp });
      return DONE;
    },
  },
  exile: {
    could: () => false,
    choice: nothing,
    run: ({ emit }, { seat, card }) => {
      emit({ was: "exiled", seat, card });
      return DONE;
    },
  },
};

/** `WAYS` guarantees that this way takes this very operation; the checker cannot follow that by itself. */
const wayOf = (op: Operation): Way<Operation> => WAYS[op.op];

/** Whether it is nothing without a target that somebody names, or a Weapon: what only has no effect now may be done. */
export const isNeedy = (op: Operation): boolean => {
  const { to } = op as { readonly to?: Target };
  return op.op === "strike" || op.op === "raise" || to?.who === "chosen" || to?.who === "another" || to?.who === "zone";
};

export const couldDo = (duel: DuelSeen, use: Use, op: Operation): boolean => wayOf(op).could(duel, use, op);

export const choiceIn = (duel: DuelSeen, use: Use, op: Operation): Left => wayOf(op).choice(duel, use, op);

export const operate = (tell: DuelTell, use: Use, op: Operation): readonly DuelStep[] => wayOf(op).run(tell, use, op);

/** The zombies an operation names, for the one that follows it. */
export const namedBy = (duel: DuelSeen, use: Use, op: Operation): readonly CardId[] => {
  const { to } = op as { readonly to?: Target };
  return to === undefined ? use.them : named(duel, use, to);
};
