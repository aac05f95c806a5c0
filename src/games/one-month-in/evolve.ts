import { fail } from "../../kernel/fail";
import { countOf, has, joined, kept, mapped, range, without, withItem } from "../../kernel/list";
import { numberOf, numberText } from "../../kernel/number-text";
import { cardsOf, drawn, shuffled, topOf } from "../../kernel/pile";
import type { Evolve, Seat, Word } from "../../kernel/words";
import { FED_AP, SURVIVORS } from "./content/limits";
import { ringAt } from "./rules/fog";
import { pointsOf } from "./rules/points";
import { isPrize, isUnited, placeOf } from "./rules/tiles";
import { type City, type CityNouns, NOBODY, type Survivor, type Team, type Tile } from "./vocabulary";

const teamIn = (state: City, seat: Seat): Team => {
  for (const team of state.teams) if (team.seat === seat) return team;
  return fail("no such team: " + seat);
};

const tileIn = (state: City, cell: Word): Tile => state.tiles[placeOf(state, cell)] ?? fail("no such cell: " + cell);

type Change = (this: void, survivor: Survivor) => Survivor;

const changeAll = (team: Team, change: Change): void => {
  team.survivors = mapped(team.survivors, change);
};

const changeSome = (state: City, seat: Seat, ids: readonly Word[], change: Change): void => {
  changeAll(teamIn(state, seat), (survivor) => (has(ids, survivor.id) ? change(survivor) : survivor));
};

/** Whatever is no feeding shuts the window for food (OMI-RUL-06). */
const act = (state: City): void => {
  state.acted = true;
};

/** The match goes somewhere (OMI-RUL-57). */
const stir = (state: City): void => {
  state.stirred = state.round;
};

/** Land that nobody had, or more points than anybody had by claims, brings the match further. */
const gain = (state: City, seat: Seat, isNew: boolean): void => {
  const points = pointsOf(state, seat);
  if (isNew || points > state.peak) stir(state);
  state.peak = Math.max(state.peak, points);
};

const pay = (state: City, seat: Seat, payers: readonly Word[]): void => {
  act(state);
  changeSome(state, seat, payers, (each) => ({ ...each, ap: each.ap - countOf(payers, each.id) }));
};

const remove = (state: City, seat: Seat, ids: readonly Word[]): void => {
  stir(state);
  const team = teamIn(state, seat);
  team.survivors = kept(team.survivors, ({ id }) => !has(ids, id));
};

/** Where the regions have become one, those around the building are in its one area (OMI-ZONE-07). */
const unite = (state: City, cell: Word): void => {
  if (!isUnited(tileIn(state, cell))) return;
  for (const team of state.teams)
    changeAll(team, (each) => (each.cell === cell && each.zone === "out" ? { ...each, zone: "in" } : each));
};

/** Out of the building in which they fight. */
const escape = (state: City, seat: Seat, cell: Word): void => {
  changeAll(teamIn(state, seat), (each) =>
    each.cell === cell && each.zone === "in" ? { ...each, zone: "out" } : each,
  );
};

const arrive = (state: City, seat: Seat, cell: Word, count: number): void => {
  const team = teamIn(state, seat);
  const taken = mapped(team.survivors, ({ id }) => id);
  let left = count;
  for (const n of range(1, SURVIVORS)) {
    const id = seat + "s" + numberText(n);
    if (left > 0 && !has(taken, id)) {
      const newcomer: Survivor = { id, cell, zone: "in", ap: 0, fed: false, armed: false, suited: false };
      team.survivors = withItem(team.survivors, newcomer);
      left--;
    }
  }
};

const discard = (state: City, card: Word): void => {
  state.discard = joined([card], state.discard);
};

/** A rival that sets foot on it has attacked (OMI-RUL-48). */
const disturb = (tile: Tile, seat: Seat): void => {
  if (tile.hold === "held" && tile.owner !== seat) tile.hold = "attacked";
};

const giveUp = (tile: Tile): void => {
  tile.owner = NOBODY;
  tile.hold = "none";
};

/** Takes cards off a pile by their places in it, one after the other. */
const picked = (cards: readonly Word[], picks: readonly Word[]): Word[] => {
  let left = cards;
  return mapped(picks, (pick) => {
    const card = left[numberOf(pick) - 1] ?? fail("no such place in the pile: " + pick);
    left = without(left, card);
    return card;
  });
};

const showDice = (state: City, dice: readonly Word[], defence: readonly Word[]): void => {
  state.dice = dice;
  state.defence = defence;
};

export const evolve: Evolve<CityNouns> = {
  firstDrawn: (state, { seat }) => {
    state.first = seat;
  },
  fencePlaced: (state, { seat, border }) => {
    state.walls = withItem(state.walls, { border, seat });
  },
  turnBegan: (state, { seat, round }) => {
    state.active = seat;
    state.round = round;
    state.acted = false;
    state.closing = without(state.closing, seat);
    for (const tile of state.tiles) if (tile.workedBy === seat) tile.workedBy = NOBODY;
    changeAll(teamIn(state, seat), (each) => ({ ...each, ap: 1 }));
  },
  holdRenewed: (state, { cell }) => {
    tileIn(state, cell).hold = "held";
  },
  farmGave: (state, { seat, food }) => {
    teamIn(state, seat).food += food;
  },
  fed: (state, { seat, survivors }) => {
    teamIn(state, seat).food--;
    changeSome(state, seat, survivors, (each) => ({ ...each, ap: FED_AP, fed: true }));
  },
  moved: (state, { seat, survivors, cell, zone }) => {
    pay(state, seat, survivors);
    changeSome(state, seat, survivors, (each) => ({ ...each, cell, zone }));
    disturb(tileIn(state, cell), seat);
  },
  explored: (state, { cell, tile: found, zombies }) => {
    const tile = tileIn(state, cell);
    const ring = ringAt(state, cell);
    if (tile.under === NOBODY) {
      if (ring < 0) state.beyond = drawn(state.beyond, found);
      else state.rings = mapped(state.rings, (pile, i) => (i === ring ? drawn(pile, found) : pile));
    }
    tile.tile = found;
    tile.zombies = zombies;
  },
  claimed: (state, { seat, cell, payers }) => {
    const tile = tileIn(state, cell);
    pay(state, seat, payers);
    tile.owner = seat;
    tile.hold = isPrize(tile) ? "held" : "none";
    gain(state, seat, !tile.reclaimed);
    tile.reclaimed = true;
    unite(state, cell);
  },
  deckRenewed: (state) => {
    state.deck = shuffled(state.discard);
    state.discard = [];
  },
  stackLaid: (state, { cell, picks }) => {
    const tile = tileIn(state, cell);
    const deck = topOf(state.deck);
    const laid = picks.length === 0 ? deck : picked(deck, picks);
    let rest = deck;
    for (const card of laid) rest = without(rest, card);
    state.deck = shuffled(rest);
    tile.stack = shuffled(joined(cardsOf(tile.stack), laid));
  },
  searched: (state, { seat, survivor }) => {
    pay(state, seat, [survivor]);
  },
  found: (state, { seat, cell, card, find, number }) => {
    const tile = tileIn(state, cell);
    stir(state);
    tile.stack = drawn(tile.stack, card);
    if (find === "salvage") teamIn(state, seat).salvage = withItem(teamIn(state, seat).salvage, card);
    else if (find === "survivors") {
      discard(state, card);
      arrive(state, seat, cell, number);
    } else {
      state.turned = card;
      tile.zombies += number;
    }
  },
  worked: (state, { seat, cell, survivor }) => {
    pay(state, seat, [survivor]);
    tileIn(state, cell).workedBy = seat;
  },
  fenceTorn: (state, { seat, border, survivor }) => {
    pay(state, seat, [survivor]);
    state.walls = kept(state.walls, (wall) => wall.border !== border);
  },
  traded: (state, { seat, cards }) => {
    act(state);
    const team = teamIn(state, seat);
    for (const card of cards) {
      team.salvage = without(team.salvage, card);
      discard(state, card);
    }
  },
  armed: (state, { seat, survivor }) => {
    changeSome(state, seat, [survivor], (each) => ({ ...each, armed: true }));
  },
  suited: (state, { seat, survivor }) => {
    changeSome(state, seat, [survivor], (each) => ({ ...each, suited: true }));
  },
  flagLifted: (state, { cell }) => {
    act(state);
    giveUp(tileIn(state, cell));
  },
  fightBegan: (state, { cell }) => {
    state.fight = cell;
    showDice(state, [], []);
  },
  struck: (state, { cell, dice, killed }) => {
    showDice(state, dice, []);
    tileIn(state, cell).zombies -= killed;
    unite(state, cell);
  },
  mauled: (state, { dice }) => {
    showDice(state, dice, []);
  },
  ran: (state, { seat, survivors }) => {
    changeSome(state, seat, survivors, (each) => ({ ...each, zone: "out", ap: each.ap - 1 }));
  },
  sacrificed: (state, { seat, cell, survivor }) => {
    remove(state, seat, [survivor]);
    escape(state, seat, cell);
  },
  died: (state, { seat, survivors }) => {
    remove(state, seat, survivors);
  },
  fightEnded: (state) => {
    state.fight = NOBODY;
    if (state.turned !== NOBODY) discard(state, state.turned);
    state.turned = NOBODY;
  },
  assaulted: (state, { cell }) => {
    state.fight = cell;
    showDice(state, [], []);
  },
  clashed: (state, { attack, defence }) => {
    showDice(state, attack, defence);
  },
  assaultEnded: (state) => {
    state.fight = NOBODY;
  },
  teamOut: (state, { seat }) => {
    const team = teamIn(state, seat);
    team.out = true;
    team.food = 0;
    for (const tile of state.tiles) if (tile.owner === seat) tile.hold = "none";
  },
  teamCleared: (state, { seat }) => {
    const team = teamIn(state, seat);
    for (const card of team.salvage) discard(state, card);
    team.salvage = [];
    state.walls = kept(state.walls, (wall) => wall.seat !== seat);
    for (const tile of state.tiles) if (tile.owner === seat) giveUp(tile);
  },
  leftAlone: () => undefined,
  wentQuiet: (state) => {
    stir(state);
  },
  closingProposed: (state, { seat }) => {
    state.closing = withItem(state.closing, seat);
  },
  closingRefused: () => undefined,
  turnEnded: (state, { seat }) => {
    changeAll(teamIn(state, seat), (each) => ({ ...each, ap: 0, fed: false, armed: false, suited: false }));
  },
  ended: (state, { ending }) => {
    state.ending = ending;
  },
};
