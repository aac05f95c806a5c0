import { SPOTS } from "../../../../src/games/survivor-duel/scene/spots";
import { survivorDuel as game } from "../../../../src/games/survivor-duel/game";
import { isGear, isZombie, nameOf } from "../../../../src/games/survivor-duel/rules/cards";
import { en } from "../../../../src/games/survivor-duel/text/en";
import type { DuelNouns, DuelSeen } from "../../../../src/games/survivor-duel/vocabulary";
import type { Hand } from "../../../../src/host/hand";
import type { OpenTable } from "../../../../src/host/open";
import type { Thing } from "../../../../src/host/world/thing";
import { matchOf } from "../../../../src/kernel/keep";
import { type Match, seenOf } from "../../../../src/kernel/match";
import { partOf } from "../../../../src/kernel/say";
import { wordText } from "../../../../src/kernel/text";
import type { OpenAsk, Part, Say, Word } from "../../../../src/kernel/words";
import { at, calm, controllerOn } from "../../../support/person";
import { keptIn } from "../../../../src/cli/fuzz/standing-right";
import { slotOf } from "../../../../src/games/survivor-duel/scene/waiting";
import { sideIn } from "./duel";
import { buttonsOf } from "./buttons";

/** Says what a seat has made up its mind to say as a person does: cards are carried where that says it. */

export type DuelMatch = Match<DuelNouns>;

/** Who sits at the built table. */
const COLOUR_OF: Readonly<Record<Word, string>> = { p1: "Red", p2: "Blue" };

/** Beyond the last card that ever lies there. */
const FREE = 17;

export const matchOn = (table: OpenTable): DuelMatch => {
  const { match } = matchOf(game, keptIn(controllerOn(table)));
  if (match === "none") throw new Error("the table has no match");
  return match;
};

interface Player {
  readonly table: OpenTable;
  readonly hand: Hand;
  readonly seat: Word;
  readonly state: DuelSeen;
}

const textOf = (word: Word): string => wordText(en, word);

const handCard = ({ table, hand }: Player, card: Word): Thing => {
  const [zone] = table.world.hands.zonesOf(hand.colour);
  const held = zone === undefined ? [] : table.world.hands.cardsIn(zone);
  const found = held.find(({ tags }) => tags.includes(`outbreak-${nameOf(card)}`));
  if (found === undefined) throw new Error(`${hand.colour} does not hold ${card}`);
  return found;
};

const cardAt = ({ table }: Player, card: Word, spot: Word, slot: number): Thing => {
  const { x, z } = at(SPOTS, spot, slot);
  const far = ({ position }: Thing): number => Math.hypot(position.x - x, position.z - z);
  const [nearest] = table.tagged(`outbreak-${nameOf(card)}`).sort((a, b) => far(a) - far(b));
  if (nearest === undefined || far(nearest) > 1) throw new Error(`no ${card} at ${spot} ${String(slot)}`);
  return nearest;
};

const carry = ({ table, hand }: Player, thing: Thing, spot: Word, slot: number): void => {
  if (!hand.drag(thing).to(at(SPOTS, spot, slot))) throw new Error(`${thing.name} cannot be lifted`);
  calm(table);
};

/** The zone a zombie stands in, and its slot there. */
const standOf = (state: DuelSeen, zombie: Word): readonly [spot: Word, slot: number] => {
  const seat = state.active;
  const { zombies } = sideIn(state, seat);
  const zone = zombies.find(({ card }) => card === zombie)?.zone ?? "threat";
  const nth = zombies.filter((each) => each.zone === zone).findIndex(({ card }) => card === zombie);
  return [`${seat}.${zone}`, slotOf(zone, nth)];
};

/** Clicks a word of a part: of buttons that say the same, the one that is as far down as the word. */
const click = ({ table, hand }: Player, part: Part, word: Word): void => {
  const text = textOf(word);
  const before = part.of.filter((each) => textOf(each) === text).indexOf(word);
  let skip = before;
  for (let page = 0; page < 9; page++) {
    const alike = buttonsOf(hand).filter((each) => each.says === text || each.says === `● ${text}`);
    const here = alike[skip];
    const more = buttonsOf(hand).find(({ says }) => says === "More …");
    if (here === undefined && more === undefined) break;
    skip -= alike.length;
    hand.click((here ?? more)?.id ?? "");
    calm(table);
    if (here !== undefined) return;
  }
  throw new Error(
    `${hand.colour} has no button for ${word}: ${buttonsOf(hand)
      .map(({ says }) => says)
      .join(", ")}`,
  );
};

const press = ({ table, hand }: Player, says: string): void => {
  const button = buttonsOf(hand).find((each) => each.says === says);
  if (button === undefined) throw new Error(`${hand.colour} has no button "${says}"`);
  hand.click(button.id);
  calm(table);
};

const attack = (player: Player, target: Word): number => {
  const { state, seat } = player;
  const { gear, survivor } = sideIn(state, seat);
  const slot = gear.findIndex(({ card }) => nameOf(card).startsWith("W"));
  const weapon = gear[slot];
  const thing =
    weapon === undefined
      ? cardAt(player, survivor, `${seat}.survivor`, 0)
      : cardAt(player, weapon.card, `${seat}.gear`, slot);
  carry(player, thing, ...standOf(state, target));
  return 2;
};

/** A card of the hand: onto its own zone, onto its one target, or anywhere before the zombies. */
const play = (player: Player, ask: OpenAsk<DuelNouns>, [[card = ""] = [], targets = []]: Say): number => {
  const { state, seat } = player;
  const thing = handCard(player, card);
  if (isGear(card)) {
    carry(player, thing, `${seat}.gear`, sideIn(state, seat).gear.length);
    return 1;
  }
  const [target = ""] = targets;
  const part = partOf<DuelNouns>(game, state, ask, [[card]]);
  if (targets.length === 1 && isZombie(target) && part !== "said" && part.most === 1) {
    carry(player, thing, ...standOf(state, target));
    return 2;
  }
  carry(player, thing, `${seat}.threat`, FREE);
  return 1;
};

/** Begins a say by a gesture where there is one; how many parts that was. */
const begin = (player: Player, ask: OpenAsk<DuelNouns>, say: Say): number => {
  const { state, seat } = player;
  const { hand, looking, row } = sideIn(state, seat);
  const [[word = ""] = [], [second = ""] = []] = say;
  const { step } = ask;
  if (step.do === "mulligan") {
    for (const card of say[0] ?? []) carry(player, handCard(player, card), `${seat}.deck`, 0);
    if ((say[0] ?? []).length < hand.length) press(player, "That is all");
    return 1;
  }
  if (step.do === "act" && word === "attack") return attack(player, second);
  if (step.do === "act" && word === "loot") {
    carry(player, handCard(player, second), `${seat}.graveyard`, 0);
    return 2;
  }
  if ((step.do === "act" || step.do === "window" || step.do === "defend") && hand.includes(word))
    return play(player, ask, say);
  if (step.do === "spawn" && row.includes(word)) {
    const { zombies } = sideIn(state, state.active);
    const free = zombies.filter(({ zone }) => zone === "zombie").length;
    carry(player, cardAt(player, word, `${seat}.row`, row.indexOf(word)), `${state.active}.zombie`, free);
    return 1;
  }
  if (step.do === "nextAttack" && isZombie(word)) {
    carry(player, cardAt(player, word, ...standOf(state, word)), `${state.active}.survivor`, 0);
    return 1;
  }
  if (step.do === "pick" && looking.includes(word)) {
    carry(player, handCard(player, word), `${seat}.gear`, 7);
    return 1;
  }
  return 0;
};

/** Says all of it. */
export const sayByHand = (table: OpenTable, match: DuelMatch, ask: OpenAsk<DuelNouns>, say: Say): void => {
  const state = seenOf(match);
  const player: Player = { table, hand: table.seat(COLOUR_OF[ask.seat] ?? ""), seat: ask.seat, state };
  const begun = begin(player, ask, say);
  let did = begun;
  for (let i = begun; i < say.length; i++) {
    const part = partOf<DuelNouns>(game, state, ask, say.slice(0, i));
    const words = say[i] ?? [];
    if (part !== "said" && part.of.length > part.least) {
      for (const word of words) click(player, part, word);
      if ((part.most > 1 || part.least === 0) && words.length < part.most) press(player, "That is all");
      did++;
    }
  }
  // What has no choice in it is only confirmed.
  if (did === 0) confirm(player);
};

const confirm = (player: Player): void => {
  const [first] = buttonsOf(player.hand);
  if (first === undefined) throw new Error("there is nothing to confirm");
  press(player, first.says);
};

/** A say in which equal cards count as one: which of them a hand took nobody minds. */
export const withoutCopies = (say: Say): readonly (readonly string[])[] =>
  say.map((words) => words.map((word) => (isZombie(word) ? word : word.replace(/^(p\d\.\w+)\.\d$/, "$1"))).sort());
