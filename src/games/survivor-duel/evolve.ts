import { fail } from "../../kernel/fail";
import { has, joined, kept, mapped, without, withItem } from "../../kernel/list";
import { cardsOf, drawn, shuffled } from "../../kernel/pile";
import type { Evolve, Seat, Word } from "../../kernel/words";
import { TP_RESERVE } from "./content/limits";
import { survivorNamed, zombieNamed } from "./content/pool";
import { durabilityOf, isBoss, isEvent, isZombie, nameOf, ownerOf } from "./rules/cards";
import { NO_ATTACK, NO_BLOW } from "./setup";
import { type CardId, type Duel, type DuelNouns, NONE, type Side, type Zombie } from "./vocabulary";

const sideOf = (duel: Duel, seat: Seat): Side => {
  for (const side of duel.sides) if (side.seat === seat) return side;
  return fail("no such side: " + seat);
};

const active = (duel: Duel): Side => sideOf(duel, duel.active);

const rowOf = (side: Side, from: Word, to: CardId): CardId[] => {
  const at = side.row.indexOf(from);
  return mapped(side.row, (card, slot) => (slot === at ? to : card));
};

/** Of a Graveyard only zombies go into a new Zombie Deck, and no Boss (DUEL-RUL-05). */
const comesBack = (card: CardId): boolean => isZombie(card) && !isBoss(card);

const toGraveyard = (side: Side, card: CardId): void => {
  side.graveyard = withItem(side.graveyard, card);
};

const changeZombie = (duel: Duel, card: CardId, change: (this: void, zombie: Zombie) => Zombie): void => {
  const side = active(duel);
  side.zombies = mapped(side.zombies, (zombie) => (zombie.card === card ? change(zombie) : zombie));
};

const enter = (duel: Duel, card: CardId): void => {
  const side = active(duel);
  side.zombies = withItem(side.zombies, {
    card,
    zone: "zombie",
    hp: zombieNamed(nameOf(card)).hp,
    held: false,
    stunned: false,
    fresh: true,
    attacked: false,
  });
};

const leave = (duel: Duel, card: CardId): void => {
  const side = active(duel);
  side.zombies = kept(side.zombies, (zombie) => zombie.card !== card);
  if (duel.attack.zombie === card) duel.attack = { ...duel.attack, off: true };
};

/** Something was said to the attack under way. */
const markAnswered = (duel: Duel): void => {
  if (duel.attack.zombie !== NONE) duel.attack = { ...duel.attack, answered: true };
};

const changeGear = (side: Side, card: CardId, by: number): void => {
  side.gear = mapped(side.gear, (gear) => (gear.card === card ? { card, durability: gear.durability + by } : gear));
};

const wound = (side: Side, n: number): void => {
  side.hp = Math.max(0, side.hp - n);
  if (side.hp === 0) side.fate = "killed";
};

export const evolve: Evolve<DuelNouns> = {
  decksChosen: (duel, { seat, survivor, deck, horde, cards, zombies }) => {
    const side = sideOf(duel, seat);
    side.survivor = survivor;
    side.deckName = deck;
    side.hordeName = horde;
    side.deck = shuffled(cards);
    side.zdeck = shuffled(zombies);
    side.hpMax = survivorNamed(nameOf(survivor)).hp;
    side.hp = side.hpMax;
  },
  firstDrawn: (duel, { seat, die, hp }) => {
    duel.die = die;
    duel.first = seat;
    const side = sideOf(duel, seat);
    side.hpMax = hp;
    side.hp = hp;
  },
  drew: (duel, { seat, card }) => {
    const side = sideOf(duel, seat);
    side.deck = drawn(side.deck, card);
    side.hand = withItem(side.hand, card);
  },
  mulliganed: (duel, { seat, cards }) => {
    const side = sideOf(duel, seat);
    for (const card of cards) side.hand = without(side.hand, card);
    side.deck = shuffled(joined(cardsOf(side.deck), cards));
  },
  keptHand: () => undefined,
  rowFilled: (duel, { seat, zombie }) => {
    const side = sideOf(duel, seat);
    side.zdeck = drawn(side.zdeck, zombie);
    side.row = rowOf(side, NONE, zombie);
  },
  hordeReshuffled: (duel, { seat }) => {
    const side = sideOf(duel, seat);
    const back = kept(side.graveyard, comesBack);
    side.zdeck = shuffled(back);
    side.graveyard = kept(side.graveyard, (card) => !comesBack(card));
  },
  decked: (duel, { seat }) => {
    sideOf(duel, seat).fate = "decked";
  },
  conceded: (duel, { seat }) => {
    sideOf(duel, seat).fate = "conceded";
  },
  turnBegan: (duel, { turn, seat }) => {
    duel.turn = turn;
    duel.active = seat;
  },
  refreshed: (duel, { seat, ap, tp }) => {
    const side = sideOf(duel, seat);
    side.ap = ap;
    side.tp = tp;
    side.exhausted = [];
  },
  phaseBegan: (duel, { phase }) => {
    duel.phase = phase;
    // The four steps after it belong to one Zombie Phase.
    if (phase !== "survivor" && phase !== "spawn") return;
    duel.hushed = false;
    for (const side of duel.sides) side.usedThisPhase = [];
  },
  threatGained: (duel, { seat, th }) => {
    const side = sideOf(duel, seat);
    side.th += th;
    side.short = 0;
  },
  decayed: (duel, { seat }) => {
    sideOf(duel, seat).th -= 1;
  },
  turnEnded: (duel, { seat }) => {
    const side = sideOf(duel, seat);
    side.ap = 0;
    side.tp = Math.min(TP_RESERVE, side.tp);
    side.cover = 0;
    side.nextDamage = 0;
    side.zombies = mapped(side.zombies, (zombie) => ({ ...zombie, fresh: false, attacked: false }));
    for (const each of duel.sides) each.usedThisTurn = [];
  },
  hushed: (duel) => {
    duel.hushed = true;
  },
  played: (duel, { seat, card, ap, tp }) => {
    markAnswered(duel);
    const side = sideOf(duel, seat);
    side.ap -= ap;
    side.tp -= tp;
    side.hand = without(side.hand, card);
    if (isEvent(card)) side.usedThisTurn = withItem(side.usedThisTurn, "event");
    toGraveyard(side, card);
  },
  equipped: (duel, { seat, card, ap }) => {
    const side = sideOf(duel, seat);
    side.ap -= ap;
    side.hand = without(side.hand, card);
    side.gear = withItem(side.gear, { card, durability: durabilityOf(card) });
  },
  used: (duel, { seat, card, ap, tp, th, exhausts }) => {
    markAnswered(duel);
    const side = sideOf(duel, seat);
    side.ap -= ap;
    side.tp -= tp;
    side.th -= th;
    if (exhausts) side.exhausted = withItem(side.exhausted, card);
    side.usedThisTurn = withItem(side.usedThisTurn, card);
    side.usedThisPhase = withItem(side.usedThisPhase, card);
  },
  looted: (duel, { seat, card, ap }) => {
    const side = sideOf(duel, seat);
    side.ap -= ap;
    side.hand = without(side.hand, card);
    side.usedThisTurn = withItem(side.usedThisTurn, "loot");
    toGraveyard(side, card);
  },
  discarded: (duel, { seat, card }) => {
    const side = sideOf(duel, seat);
    side.hand = without(side.hand, card);
    toGraveyard(side, card);
  },
  worn: (duel, { seat, card, n }) => {
    changeGear(sideOf(duel, seat), card, -n);
  },
  repaired: (duel, { seat, card, n }) => {
    changeGear(sideOf(duel, seat), card, n);
  },
  gearLost: (duel, { seat, card }) => {
    const side = sideOf(duel, seat);
    side.gear = kept(side.gear, (gear) => gear.card !== card);
    toGraveyard(side, card);
  },
  exiled: (duel, { seat, card }) => {
    const side = sideOf(duel, seat);
    side.graveyard = without(side.graveyard, card);
    side.exile = withItem(side.exile, card);
  },
  looked: (duel, { seat, card }) => {
    const side = sideOf(duel, seat);
    side.deck = drawn(side.deck, card);
    side.looking = withItem(side.looking, card);
  },
  tookLooked: (duel, { seat, card }) => {
    const side = sideOf(duel, seat);
    side.looking = without(side.looking, card);
    side.hand = withItem(side.hand, card);
  },
  putUnder: (duel, { seat }) => {
    const side = sideOf(duel, seat);
    if (side.looking.length > 0) side.deck = joined(side.deck, [side.looking]);
    side.looking = [];
  },
  healed: (duel, { seat, n }) => {
    sideOf(duel, seat).hp += n;
  },
  apGained: (duel, { seat, n }) => {
    sideOf(duel, seat).ap += n;
  },
  tpGained: (duel, { seat, n }) => {
    sideOf(duel, seat).tp += n;
  },
  thGained: (duel, { seat, n }) => {
    sideOf(duel, seat).th += n;
  },
  thLost: (duel, { seat, n }) => {
    sideOf(duel, seat).th -= n;
  },
  thShortened: (duel, { seat, n }) => {
    sideOf(duel, seat).short += n;
  },
  covered: (duel, { seat, n }) => {
    const side = sideOf(duel, seat);
    side.cover = Math.max(side.cover, n);
  },
  aimed: (duel, { seat, n }) => {
    sideOf(duel, seat).nextDamage += n;
  },
  attacked: (duel, { seat, target, weapon, called, ap, hit }) => {
    const side = sideOf(duel, seat);
    side.ap -= ap;
    const damage = weapon === NONE ? 0 : side.nextDamage;
    if (weapon !== NONE) side.nextDamage = 0;
    duel.blow = { target, weapon, called, hit, damage, outcome: "open", rerolled: false };
  },
  hitRolled: (duel, { die, outcome, again }) => {
    duel.die = die;
    duel.blow = { ...duel.blow, outcome, rerolled: again };
  },
  hitByDefault: (duel) => {
    duel.blow = { ...duel.blow, outcome: "hit" };
  },
  blowEnded: (duel) => {
    duel.blow = NO_BLOW;
  },
  spawned: (duel, { seat, zombie, th }) => {
    const side = sideOf(duel, seat);
    side.th -= th;
    if (has(side.row, zombie)) side.row = rowOf(side, zombie, NONE);
    else side.zdeck = drawn(side.zdeck, zombie);
    enter(duel, zombie);
  },
  raised: (duel, { seat, zombie }) => {
    const side = sideOf(duel, seat);
    side.graveyard = without(side.graveyard, zombie);
    enter(duel, zombie);
  },
  advanced: (duel, { zombie }) => {
    changeZombie(duel, zombie, (each) => ({ ...each, zone: "threat" }));
  },
  stayed: (duel, { zombie }) => {
    duel.stays = zombie;
  },
  advanceSkipped: (duel) => {
    duel.stays = NONE;
  },
  zombieHurt: (duel, { zombie, damage }) => {
    changeZombie(duel, zombie, (each) => ({ ...each, hp: Math.max(0, each.hp - damage) }));
    const { target, outcome } = duel.blow;
    const dead = kept(active(duel).zombies, ({ card, hp }) => card === zombie && hp === 0).length > 0;
    if (dead && target === zombie && outcome === "hit") duel.blow = { ...duel.blow, outcome: "killed" };
  },
  zombieDied: (duel, { zombie }) => {
    leave(duel, zombie);
    toGraveyard(sideOf(duel, ownerOf(zombie)), zombie);
  },
  zombieBanished: (duel, { zombie }) => {
    leave(duel, zombie);
    const side = sideOf(duel, ownerOf(zombie));
    side.exile = withItem(side.exile, zombie);
  },
  held: (duel, { zombie }) => {
    changeZombie(duel, zombie, (each) => ({ ...each, held: true }));
  },
  heldSpent: (duel, { zombie }) => {
    changeZombie(duel, zombie, (each) => ({ ...each, held: false }));
  },
  stunned: (duel, { zombie }) => {
    changeZombie(duel, zombie, (each) => ({ ...each, stunned: true }));
  },
  stunSpent: (duel, { zombie }) => {
    changeZombie(duel, zombie, (each) => ({ ...each, stunned: false, attacked: true }));
  },
  pushed: (duel, { zombie }) => {
    changeZombie(duel, zombie, (each) => ({ ...each, zone: "zombie" }));
    if (duel.attack.zombie === zombie) duel.attack = { ...duel.attack, off: true };
  },
  restored: (duel, { zombie, hp }) => {
    changeZombie(duel, zombie, (each) => ({ ...each, hp }));
  },
  attackDeclared: (duel, { zombie, power }) => {
    changeZombie(duel, zombie, (each) => ({ ...each, attacked: true }));
    duel.attack = { ...NO_ATTACK, zombie, damage: Math.max(0, power - active(duel).cover) };
  },
  zombieRolled: (duel, { die }) => {
    duel.die = die;
  },
  attackHit: (duel, { damage }) => {
    duel.attack = { ...duel.attack, damage };
  },
  reduced: (duel, { n }) => {
    duel.attack = { ...duel.attack, damage: Math.max(0, duel.attack.damage - n) };
  },
  letCome: (duel) => {
    markAnswered(duel);
  },
  readied: (duel, { card }) => {
    markAnswered(duel);
    duel.attack = { ...duel.attack, ready: withItem(duel.attack.ready, card) };
  },
  redirected: (duel) => {
    duel.attack = { ...duel.attack, off: true };
  },
  quickEscaped: (duel, { seat }) => {
    markAnswered(duel);
    const side = sideOf(duel, seat);
    side.tp -= 1;
    side.usedThisPhase = withItem(side.usedThisPhase, "quick-escape");
  },
  escapeRolled: (duel, { die }) => {
    duel.die = die;
  },
  negated: (duel) => {
    duel.attack = { ...duel.attack, off: true };
  },
  attackEnded: (duel) => {
    duel.attack = NO_ATTACK;
  },
  mortal: (duel, { damage }) => {
    duel.harm = damage;
  },
  survived: (duel, { seat }) => {
    sideOf(duel, seat).hp = 1;
    duel.harm = 0;
  },
  hurt: (duel, { seat, damage }) => {
    duel.harm = 0;
    wound(sideOf(duel, seat), damage);
  },
};
