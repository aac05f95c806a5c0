import { fail } from "../../kernel/fail";
import { has, joined, mapped, without, withItem } from "../../kernel/list";
import { numberOf } from "../../kernel/number-text";
import { cardsOf, drawn, putUnder, shuffled, topOf } from "../../kernel/pile";
import type { Evolve, Seat, Word } from "../../kernel/words";
import { WAVE } from "./content/rubble";
import { weaponOf } from "./rules/cards";
import { recipeOf } from "./rules/crafting";
import { withoutSome } from "./rules/inventory";
import { placeOf, typeOf } from "./rules/line";
import { boardOf } from "./rules/players";
import { type Foe, type FoeId, type Night, type NightNouns, NOBODY, type Player } from "./vocabulary";

const playerIn = (state: Night, seat: Seat): Player => {
  for (const player of state.players) if (player.seat === seat) return player;
  return fail("no such player: " + seat);
};

/** Cards of an inventory go to the rubble discard. */
const spend = (state: Night, seat: Seat, card: Word, count: number): void => {
  const player = playerIn(state, seat);
  player.inventory = withoutSome(player.inventory, card, count);
  for (let i = 0; i < count; i++) state.discard = joined([card], state.discard);
};

const gain = (state: Night, seat: Seat, card: Word): void => {
  const player = playerIn(state, seat);
  player.inventory = withItem(player.inventory, card);
};

const setDrawn = (state: Night, card: Word, seat: Seat): void => {
  state.drawn = card;
  state.drawer = seat;
};

const harm = (state: Night, seat: Seat, damage: number): void => {
  playerIn(state, seat).damage += damage;
};

const changeFoe = (state: Night, foe: FoeId, change: (this: void, foe: Foe) => Foe): void => {
  const at = placeOf(foe);
  state.line = mapped(state.line, (each, i) => (i === at ? change(each) : each));
};

const leaveLine = (state: Night, foe: FoeId): Foe => {
  const gone = state.line[placeOf(foe)] ?? fail("nobody stands there: " + foe);
  state.line = joined(state.line.slice(0, placeOf(foe)), state.line.slice(placeOf(foe) + 1));
  return gone;
};

const backToSupply = (state: Night, card: Word): void => {
  const type = typeOf(card);
  state.supply[type] = putUnder(state.supply[type], card);
};

/** Cards taken off a pile by their places in it, one after the other, and those that are left. */
const picked = (
  cards: readonly Word[],
  picks: readonly Word[],
): { readonly taken: readonly Word[]; readonly left: readonly Word[] } => {
  let left = cards;
  const taken = mapped(picks, (pick) => {
    const card = left[numberOf(pick) - 1] ?? fail("no such place in the pile: " + pick);
    left = without(left, card);
    return card;
  });
  return { taken, left };
};

export const evolve: Evolve<NightNouns> = {
  characterChosen: (state, { seat, character }) => {
    const player = playerIn(state, seat);
    const { weapon, ammo } = boardOf(character);
    player.character = character;
    for (const card of joined([weapon], ammo)) {
      state.box = without(state.box, card);
      gain(state, seat, card);
    }
  },
  firstAppointed: (state, { seat }) => {
    state.first = seat;
  },
  armed: (state, { seat, weapon }) => {
    state.rubble = drawn(state.rubble, weapon);
    gain(state, seat, weapon);
  },
  roundBegan: (state, { round }) => {
    state.round = round;
    state.phase = "search";
    state.holder = NOBODY;
    state.lightFeet = false;
    for (const player of state.players) {
      player.hideUsed = false;
      player.bloodLust = 0;
    }
  },
  rubbleRenewed: (state) => {
    state.rubble = shuffled(state.discard);
    state.discard = [];
  },
  rubbleTaken: (state, { picks }) => {
    const pile = topOf(state.rubble);
    const { taken, left } = picks.length === 0 ? { taken: pile, left: [] } : picked(pile, picks);
    state.rubble = shuffled(left);
    state.active = shuffled(joined(cardsOf(state.active), taken));
  },
  waveShuffledIn: (state) => {
    state.active = shuffled(withItem(cardsOf(state.active), WAVE));
  },
  drew: (state, { seat, card }) => {
    state.active = drawn(state.active, card);
    setDrawn(state, card, seat);
  },
  junkTraded: (state, { seat, card }) => {
    spend(state, seat, card, 1);
    state.rummaged = true;
  },
  rummaged: (state, { seat, card }) => {
    state.rubble = drawn(state.rubble, card);
    setDrawn(state, card, seat);
  },
  cardKept: (state, { seat, card }) => {
    gain(state, seat, card);
    setDrawn(state, NOBODY, NOBODY);
  },
  drawnDiscarded: (state, { card }) => {
    state.discard = joined([card], state.discard);
    setDrawn(state, NOBODY, NOBODY);
  },
  cardsDropped: (state, { seat, card, count }) => {
    spend(state, seat, card, count);
  },
  cardLost: (state, { seat, card }) => {
    spend(state, seat, card, 1);
  },
  suffered: (state, { seat, damage }) => {
    harm(state, seat, damage);
  },
  delayed: (state) => {
    state.active = shuffled(withItem(cardsOf(state.active), WAVE));
    setDrawn(state, NOBODY, NOBODY);
  },
  lightFeet: (state) => {
    state.lightFeet = true;
  },
  waveAccepted: (state, { seat }) => {
    state.holder = seat;
    setDrawn(state, NOBODY, NOBODY);
  },
  waveTaken: (state, { seat }) => {
    state.holder = seat;
  },
  survivorsFollowed: (state, { seat, count }) => {
    for (const player of state.players) player.saved = player.seat === seat ? count : 0;
  },
  tradeBegan: (state) => {
    state.phase = "trade";
    state.rummaged = false;
    state.done = [];
    for (const player of state.players) player.given = 0;
  },
  assaultsRenewed: (state) => {
    state.assaults = shuffled(state.assaultDone);
    state.assaultDone = [];
  },
  assaultRevealed: (state, { card }) => {
    state.assaults = drawn(state.assaults, card);
    if (state.assault !== NOBODY) state.assaultDone = withItem(state.assaultDone, state.assault);
    state.assault = card;
  },
  hordeShort: () => undefined,
  linedUp: (state, { card, type }) => {
    state.supply[type] = drawn(state.supply[type], card);
    const foe = { card, damage: 0, spears: 0, stunned: false, acted: false, after: state.holder };
    state.line = withItem(state.line, foe);
  },
  offered: () => undefined,
  given: (state, { from, to, card, count }) => {
    const giver = playerIn(state, from);
    giver.inventory = withoutSome(giver.inventory, card, count);
    giver.given++;
    for (let i = 0; i < count; i++) gain(state, to, card);
    // What one has been given, one may give on.
    state.done = without(state.done, to);
  },
  giftRefused: () => undefined,
  doneTrading: (state, { seat }) => {
    state.done = withItem(state.done, seat);
  },
  healed: (state, { seat, card, amount }) => {
    harm(state, seat, -amount);
    spend(state, seat, card, 1);
  },
  combatBegan: (state) => {
    state.phase = "combat";
  },
  turnBegan: (state, { seat }) => {
    state.turnOf = seat;
    state.actions = 1;
    state.meleeActions = 0;
    state.frenzied = false;
  },
  turnEnded: (state) => {
    state.turnOf = NOBODY;
    state.actions = 0;
    state.meleeActions = 0;
  },
  specialPlayed: (state, { seat, card }) => {
    const player = playerIn(state, seat);
    spend(state, seat, card, 1);
    if (card === "energy-shot") state.actions++;
    if (card === "focus") player.focus++;
    if (card === "blood-lust") player.bloodLust++;
  },
  frenzied: (state) => {
    state.frenzied = true;
    state.meleeActions++;
  },
  cheered: (state, { seat }) => {
    spend(state, seat, "cheer", 1);
    state.actions++;
  },
  attackDeclared: (state, { seat, weapon: name, ammo }) => {
    const weapon = weaponOf(name);
    const player = playerIn(state, seat);
    if (weapon.manner === "melee" && state.meleeActions > 0) state.meleeActions--;
    else state.actions--;
    if (weapon.ammo !== "none") spend(state, seat, weapon.ammo, ammo);
    if (!weapon.lasting) spend(state, seat, name, 1);
    if (player.focus > 0) player.focus--;
  },
  junkSwung: (state, { seat, card }) => {
    spend(state, seat, card, 1);
  },
  combatRenewed: (state) => {
    state.combat = shuffled(state.combatDiscard);
    state.combatDiscard = [];
  },
  flipped: (state, { card }) => {
    state.combat = drawn(state.combat, card);
    state.flipped = withItem(state.flipped, card);
  },
  luckyPlayed: (state, { seat, card }) => {
    spend(state, seat, "lucky", 1);
    state.flipped = without(state.flipped, card);
    state.combatDiscard = joined([card], state.combatDiscard);
  },
  pillsTaken: (state, { seat }) => {
    spend(state, seat, "vitaly-pills", 1);
  },
  cardPicked: () => undefined,
  flippedDiscarded: (state) => {
    for (const card of state.flipped) state.combatDiscard = joined([card], state.combatDiscard);
    state.flipped = [];
  },
  foeHurt: (state, { foe: id, damage }) => {
    changeFoe(state, id, (foe) => ({ ...foe, damage: foe.damage + damage }));
  },
  foeFell: (state, { foe }) => {
    backToSupply(state, leaveLine(state, foe).card);
  },
  arrowBack: (state, { seat }) => {
    state.discard = without(state.discard, "arrows");
    gain(state, seat, "arrows");
  },
  crafted: (state, { seat, craft }) => {
    const player = playerIn(state, seat);
    for (const ingredient of recipeOf(craft).of) spend(state, seat, ingredient, 1);
    state.actions--;
    if (craft === "barricade") player.barricades++;
    if (craft === "grenade") player.grenades++;
  },
  trapPlaced: (state, { seat }) => {
    playerIn(state, seat).traps++;
  },
  spearPlaced: (state, { foe: id }) => {
    changeFoe(state, id, (foe) => ({ ...foe, spears: foe.spears + 1 }));
  },
  grenadeThrown: (state, { seat, foes }) => {
    playerIn(state, seat).grenades--;
    const places = mapped(foes, placeOf);
    let staying: Foe[] = [];
    let moved: Foe[] = [];
    for (let at = 0; at < state.line.length; at++) {
      const foe = state.line[at] ?? fail("nobody stands there");
      if (has(places, at)) moved = withItem(moved, { ...foe, stunned: true });
      else staying = withItem(staying, foe);
    }
    state.line = joined(staying, moved);
  },
  enemiesCame: () => undefined,
  enemyActed: (state, { foe: id }) => {
    changeFoe(state, id, (foe) => ({ ...foe, acted: true }));
  },
  stunnedSkipped: () => undefined,
  trapSprung: (state, { seat, used }) => {
    playerIn(state, seat).traps -= used;
  },
  enemyHit: () => undefined,
  barricadeBroke: (state, { seat }) => {
    playerIn(state, seat).barricades--;
  },
  hideHeld: (state, { seat }) => {
    playerIn(state, seat).hideUsed = true;
  },
  shielded: (state, { seat, count }) => {
    playerIn(state, seat).saved -= count;
    for (let i = 0; i < count; i++) backToSupply(state, "bystander");
  },
  wounded: (state, { seat, damage }) => {
    harm(state, seat, damage);
  },
  died: (state) => {
    state.ending = "dead";
  },
  survivorSaved: (state, { seat, foe }) => {
    leaveLine(state, foe);
    playerIn(state, seat).saved++;
  },
  roundEnded: (state) => {
    state.line = mapped(state.line, (foe) => ({ ...foe, stunned: false, acted: false }));
  },
  tokenPassed: (state, { seat }) => {
    state.first = seat;
  },
  won: (state) => {
    state.ending = "won";
  },
};
