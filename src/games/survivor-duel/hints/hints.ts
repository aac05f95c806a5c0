import type { Hint } from "../../../kernel/game";
import { has, kept, mapped } from "../../../kernel/list";
import { sizeOf } from "../../../kernel/pile";
import type { Say, Seat, Word } from "../../../kernel/words";
import { TH_KEPT } from "../content/limits";
import { survivorNamed } from "../content/pool";
import { ATTACK } from "../rules/acting";
import type { Trigger } from "../content/effect";
import { effectOf, nameOf, priceOf, printedOn, weaponCard } from "../rules/cards";
import { attackOf, coming, mostIn, mostToCome, sixthsIn, threatToCome, waysFrom, waysToHit } from "../rules/forecast";
import { escapesHits, spawnsAny } from "../rules/options";
import { callsOf, FACES, inReach } from "../rules/reach";
import { activeSide, gearOf, inPlay, opponentOf, sideOf, sumOf, weaponOf, zombieOf, zombieSeat } from "../rules/sides";
import { answerOf, isForLater, QUICK_ESCAPE } from "../rules/answers";
import { effectOn, isUseful, useOf } from "../rules/uses";
import { comers } from "../rules/zombie-phase";
import { canAttack, damageTo, powerOf, zombieCard } from "../rules/zombies";
import { type CardId, type DuelSeen, type DuelStep, NONE, type SideSeen } from "../vocabulary";

const hint = (about: Word, name: Word, slots: Readonly<Record<string, number>>): Hint => ({ about, hint: name, slots });

/** A fraction as a decimal with one digit, rounded: `whole` and `tenths`. */
const decimal = (parts: number, of: number): { readonly whole: number; readonly tenths: number } => {
  const tenths = Math.floor((parts * 10 + of / 2) / of);
  return { whole: Math.floor(tenths / 10), tenths: tenths % 10 };
};

/** In how many of six rolls an attack hits, and what a hit does. */
const blow = (side: SideSeen): { readonly ways: number; readonly damage: number } => {
  const weapon = weaponOf(side);
  if (weapon === NONE) return { ways: callsOf(side), damage: survivorNamed(nameOf(side.survivor)).base };
  const { hit, damage } = weaponCard(weapon);
  const ways = hit === 0 ? waysToHit(hit) : waysFrom(hit - sumOf(side, "hit"));
  return { ways, damage: damage + sumOf(side, "damage") + side.nextDamage };
};

/** The chance to hit each target, and whether a hit kills. */
const targetHints = (duel: DuelSeen): readonly Hint[] => {
  const { ways, damage } = blow(activeSide(duel));
  return mapped(inReach(duel), (card) => {
    const zombie = zombieOf(duel, card);
    const done = damageTo(card, damage);
    const kills = zombie !== "gone" && done >= zombie.hp;
    return hint(card, kills ? "kills" : "hits", { ways, damage: done });
  });
};

/** What may be played and would change nothing. */
const idleHints = (duel: DuelSeen): readonly Hint[] => {
  const hints: Hint[] = [];
  for (const card of activeSide(duel).hand) if (isIdle(duel, card, "play")) hints.push(hint(card, "useless", {}));
  for (const card of inPlay(activeSide(duel))) if (isIdle(duel, card, "act")) hints.push(hint(card, "useless", {}));
  return hints;
};

const isIdle = (duel: DuelSeen, card: CardId, on: Trigger): boolean => {
  if (printedOn(card) === "none") return false;
  const number = effectOn(card, on);
  return number >= 0 && !isUseful(duel, useOf(duel.active, card, number, NONE), effectOf(card, number));
};

/** What the coming Zombie Phase does to the Survivor: what is certain to attack, and what may come besides. */
const forecast = (duel: DuelSeen): readonly Hint[] => {
  const side = activeSide(duel);
  const attacks = coming(duel);
  const most = mostIn(attacks);
  const more = mostToCome(duel) - most;
  const slots = { ...decimal(sixthsIn(attacks), 6), most, more, th: threatToCome(duel) };
  const usual = attacks.length === 0 ? "forecast.none" : "forecast";
  const hints: Hint[] = [hint("", spawnsAny(duel) ? "forecast.any" : usual, slots)];
  if (most + more >= side.hp) hints.push(hint("", most >= side.hp ? "lethal" : "lethal.more", { hp: side.hp }));
  hints.push(hint("", "decks", { own: sizeOf(side.deck), other: sizeOf(sideOf(duel, zombieSeat(duel)).deck) }));
  const gear = gearOf(side, weaponOf(side));
  if (gear !== "none" && gear.durability === 1) hints.push(hint(ATTACK, "last", {}));
  for (const each of idleHints(duel)) hints.push(each);
  return hints;
};

/** What a TP saves on average by a Quick Escape. */
const escapeHints = (duel: DuelSeen, zombie: CardId): readonly Hint[] => {
  if (zombieOf(duel, zombie) === "gone") return [];
  const ways = waysFrom(zombieCard(zombie).escape - sumOf(activeSide(duel), "escape"));
  const attack = attackOf(duel, zombie);
  const hitWays = escapesHits(duel) ? FACES.length : attack.ways;
  const hints = [
    hint("", "attack", { power: attack.damage, hp: activeSide(duel).hp }),
    hint(QUICK_ESCAPE, "escape", { ways, ...decimal(hitWays * attack.damage * ways, 36) }),
  ];
  const side = activeSide(duel);
  for (const cards of [side.hand, inPlay(side)])
    for (const card of cards)
      if (answerOf(duel, "attack", zombie, card) !== "none" && isForLater(duel, card))
        hints.push(hint(card, "later", {}));
  return hints;
};

/** What TH buy, and what is left of them when they decay. */
const spawnHints = (duel: DuelSeen): readonly Hint[] => {
  const side = sideOf(duel, zombieSeat(duel));
  const { th } = side;
  const hints: Hint[] = [hint("", "threat", { th, kept: th > TH_KEPT ? th - 1 : th })];
  for (const card of comers(duel, side)) {
    if (card !== NONE && priceOf(card) <= th)
      hints.push(hint(card, "spawn", { price: priceOf(card), left: th - priceOf(card) }));
  }
  return hints;
};

/** What each attack would do. */
const attackerHints = (duel: DuelSeen): readonly Hint[] =>
  mapped(
    kept(activeSide(duel).zombies, (zombie) => canAttack(duel, zombie)),
    ({ card }) => hint(card, "power", { power: powerOf(duel, card) }),
  );

/** What a player would like to know: chances, what is coming, and how long things last. */
export const hints = (duel: DuelSeen, waiting: DuelStep, seat: Seat, said: Say): readonly Hint[] => {
  if (!has(duel.seats, seat)) return [];
  if (waiting.do === "act" && said.length === 0) return forecast(duel);
  if (waiting.do === "act" && said[0]?.[0] === ATTACK && said.length === 1) return targetHints(duel);
  if (waiting.do === "defend" && said.length === 0) return escapeHints(duel, waiting.zombie);
  if (waiting.do === "spawn" && said.length === 0 && seat === opponentOf(duel, duel.active)) return spawnHints(duel);
  return waiting.do === "nextAttack" && said.length === 0 ? attackerHints(duel) : [];
};
