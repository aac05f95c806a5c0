import { surviveUntilDaylight as game } from "../../../../src/games/survive-until-daylight/game";
import { RECIPES } from "../../../../src/games/survive-until-daylight/content/crafting";
import { isWeapon, sortOf, weaponOf } from "../../../../src/games/survive-until-daylight/rules/cards";
import { BARE } from "../../../../src/games/survive-until-daylight/rules/damage";
import { slotOfEach } from "../../../../src/games/survive-until-daylight/rules/inventory";
import { placeOf } from "../../../../src/games/survive-until-daylight/rules/line";
import { playerOf } from "../../../../src/games/survive-until-daylight/rules/players";
import { PILLS } from "../../../../src/games/survive-until-daylight/rules/striking";
import type { NightNouns, NightSeen, NightStep } from "../../../../src/games/survive-until-daylight/vocabulary";
import type { Part, Say, Seat, Word } from "../../../../src/kernel/words";
import { type At, type Brought, type Carry, carry, clicked, type Hands, type Way } from "../../../support/carried";

/** What people carry where to say something, for all that has a gesture. */

/** Where a card of an inventory lies. */
const slotOf = (state: NightSeen, seat: Seat, card: Word): At => {
  const { inventory } = playerOf(state, seat);
  const slot = slotOfEach(inventory)[inventory.indexOf(card)];
  if (slot === undefined) throw new Error(`${seat} has no ${card}`);
  return [`${seat}.slot${String(slot + 1)}`];
};

/** The next slot of an inventory, or the stack that the card joins. */
const roomOf = (state: NightSeen, seat: Seat, card: Word): At => {
  const inventory = [...playerOf(state, seat).inventory, card];
  return [`${seat}.slot${String(Math.min(8, (slotOfEach(inventory)[inventory.length - 1] ?? 0) + 1))}`];
};

const inLine = (foe: Word): At => [`line${String(placeOf(foe) + 1)}`];

const openWeapon = (state: NightSeen, weapon: Word): At => {
  const place = (game.scene(state)[weapon] ?? []).find(({ at }) => at === "armoury");
  if (place === undefined) throw new Error(`no ${weapon} lies open`);
  return ["armoury", place.n];
};

/** A weapon is put on an enemy; whoever means to spend much loads it first, and then says whom it is for. */
const attacks = (
  state: NightSeen,
  seat: Seat,
  [, [weapon = ""] = [], [foe = ""] = [], [ammo = ""] = []]: Say,
): Carry => {
  const at = slotOf(state, seat, weapon);
  const loads = weaponOf(weapon).ammo !== "none" && ammo !== "1";
  return loads ? carry(slotOf(state, seat, weaponOf(weapon).ammo), at, 2) : carry(at, inLine(foe), 3);
};

const crafts = (state: NightSeen, seat: Seat, made: Word): Carry => {
  const recipe = RECIPES.find(({ craft }) => craft === made);
  if (recipe === undefined) throw new Error(`nobody can make a ${made}`);
  return carry(slotOf(state, seat, recipe.of[0]), slotOf(state, seat, recipe.of[1]), 2);
};

/** In Trade, in one's turn, and whenever a card may be thrown away. */
const acts = (state: NightSeen, seat: Seat, say: Say): Carry | undefined => {
  const [[act = ""] = [], [card = ""] = [], [to = ""] = []] = say;
  switch (act) {
    case "give":
      return carry(slotOf(state, seat, card), [`${to}.board`], 3);
    case "heal":
    case "play":
      return carry(slotOf(state, seat, card), [`${seat}.board`], 2);
    case "rummage":
      return carry(slotOf(state, seat, card), ["rubble"], 2);
    case "drop":
      return carry(slotOf(state, seat, card), ["discard"], 2);
    case "attack":
      return attacks(state, seat, say);
    case "craft":
      return crafts(state, seat, card);
    default:
      return undefined;
  }
};

/** What makes room is thrown away first. */
const finds = (state: NightSeen, seat: Seat, card: Word, [[word = ""] = [], [room = ""] = []]: Say): Carry => {
  if (room !== "") return carry(slotOf(state, seat, room), ["discard"], 2);
  return carry([`${seat}.drawn`], word === "keep" ? roomOf(state, seat, card) : ["discard"]);
};

const isOffered = (state: NightSeen, from: Seat, to: Seat, card: Word, [[word = ""] = [], [room = ""] = []]: Say) => {
  if (word !== "accept") return undefined;
  return room === ""
    ? carry(slotOf(state, from, card), [`${to}.board`])
    : carry(slotOf(state, to, room), ["discard"], 2);
};

const picks = (state: NightSeen, seat: Seat, word: Word): Carry | undefined => {
  if (word === BARE) return undefined;
  return word === PILLS
    ? carry(slotOf(state, seat, word), ["flipped", 0])
    : clicked(["flipped", state.flipped.indexOf(word)]);
};

/** How a say to this step is begun without a button. */
const begins = (state: NightSeen, step: NightStep, seat: Seat, say: Say): Carry | undefined => {
  const [[word = ""] = []] = say;
  switch (step.do) {
    case "appoint":
      return word === "lot" ? undefined : carry(["first"], [`${word}.first`]);
    case "arm":
      return carry(openWeapon(state, word), roomOf(state, seat, word));
    case "keep":
      return finds(state, seat, step.card, say);
    case "wave":
      return carry([`${seat}.drawn`], word === "accept" ? [`${seat}.wave`] : ["active"]);
    case "overHere":
      return word === "yes" ? carry([`${state.holder}.wave`], [`${seat}.wave`]) : undefined;
    case "trading":
    case "acting":
    case "discard":
      return acts(state, seat, say);
    case "offer":
      return isOffered(state, step.from, seat, step.card, say);
    case "pick":
      return picks(state, seat, word);
    case "lucky":
      return word === "no" ? undefined : carry(slotOf(state, seat, "lucky"), ["flipped", state.flipped.indexOf(word)]);
    case "cheer":
      return word === "no" ? undefined : carry(slotOf(state, seat, "cheer"), [`${step.seat}.board`]);
    case "cheering":
      return word === "" ? undefined : carry(slotOf(state, seat, "cheer"), [`${step.on}.board`]);
    case "followThrough":
      return clicked(inLine(word));
    case "shield":
      return word === "1" ? carry([`${seat}.saved`, playerOf(state, seat).saved - 1], ["supply.survivor"]) : undefined;
    default:
      return undefined;
  }
};

/** How a later part of a say is said without a button. */
const goesOn = (state: NightSeen, seat: Seat, say: Say, ask: Word, word: Word): Carry | undefined => {
  const [, [weapon = ""] = [], [foe = ""] = []] = say;
  switch (ask) {
    case "target":
      return clicked(inLine(word));
    case "ammo":
      return word === "1" ? carry(slotOf(state, seat, weaponOf(weapon).ammo), inLine(foe)) : undefined;
    case "swing":
      return isWeapon(weapon) && sortOf(word) === "junk"
        ? carry(slotOf(state, seat, word), slotOf(state, seat, weapon))
        : undefined;
    case "trapFor":
      return carry(["supply.trap"], [`${word}.traps`]);
    case "spearOn":
      return carry(["supply.spear"], inLine(word));
    case "stun":
    case "stunToo":
      return clicked(inLine(word));
    default:
      return undefined;
  }
};

/** What is carried to say the part of a say that is asked; nothing where only a button says it. */
const carryFor = (
  state: NightSeen,
  step: NightStep,
  seat: Seat,
  say: Say,
  at: number,
  part: Part,
): Carry | undefined =>
  at === 0 ? begins(state, step, seat, say) : goesOn(state, seat, say, part.ask, (say[at] ?? [])[0] ?? "");

const lineEnd = ({ line }: NightSeen): At => [`line${String(line.length + 1)}`];

/** Where a card that is drawn comes from and goes, or which pile is reached for; nothing where there is none. */
const wayOf = (state: NightSeen, step: NightStep, card: Word): Way | undefined => {
  switch (step.do) {
    case "lot":
      return { from: ["first"], to: [`${card}.first`] };
    case "take":
      return { from: ["rubble"], to: ["rubble"] };
    case "draw":
      return { from: ["active"], to: [`${step.seat}.drawn`] };
    case "rummageCard":
      return { from: ["rubble"], to: [`${step.seat}.drawn`] };
    case "lose":
      return { from: slotOf(state, step.seat, card), to: ["discard"] };
    case "assault":
      return { from: ["assaults"], to: ["assault"] };
    case "lineUp":
      return { from: [`supply.${step.type}`], to: lineEnd(state) };
    case "flipCard":
      return { from: ["combat"], to: ["flipped", state.flipped.length] };
    default:
      return undefined;
  }
};

const drawFor = (state: NightSeen, step: NightStep, card: Word): Brought | undefined => {
  const way = wayOf(state, step, card);
  return way === undefined ? undefined : { ...way, kind: card };
};

export const CARRIES: Hands<NightNouns> = { carryFor, drawFor };
