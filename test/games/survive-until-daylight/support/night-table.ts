import type { Hand } from "../../../../src/host/hand";
import type { OpenTable } from "../../../../src/host/open";
import type { Thing } from "../../../../src/host/world/thing";
import { without } from "../../../../src/kernel/list";
import { cardsOf, type Pile, shuffled } from "../../../../src/kernel/pile";
import { HORDE_TYPES } from "../../../../src/games/survive-until-daylight/content/horde";
import { surviveUntilDaylightSpoken } from "../../../../src/games/survive-until-daylight/spoken";
import { type Night, type NightStep, NOBODY } from "../../../../src/games/survive-until-daylight/vocabulary";
import { USUAL_SETTINGS } from "../../../../src/table/settings";
import type { SaveState } from "../../../../src/tts/save";
import { keptAt } from "../../../support/kept-match";
import { at, builtSave, calm, controllerOn, sitDown } from "../../../support/person";
import { amiss, keptIn } from "../../../../src/cli/fuzz/standing-right";

/** The night on the table as it was built, and what a person finds on it. */

const game = surviveUntilDaylightSpoken;

const taken = (pile: Pile, cards: readonly string[]): { readonly pile: Pile; readonly missing: readonly string[] } => {
  let left: readonly string[] = cardsOf(pile);
  const missing: string[] = [];
  for (const card of cards) {
    if (!left.includes(card)) missing.push(card);
    left = without(left, card);
  }
  return { pile: shuffled(left), missing };
};

/** A position of a rules test, fit for a table where every piece is somewhere: nothing is in two places or in none. */
const laidOut = (state: Night): Night => {
  const used = [...state.players.flatMap(({ inventory }) => inventory), ...cardsOf(state.active), state.drawn];
  const cards = used.filter((card) => card !== "wave" && card !== NOBODY);
  const { pile: rubble, missing } = taken(state.rubble, cards);
  const { pile: box, missing: none } = taken(shuffled(state.box), missing);
  if (none.length > 0) throw new Error(`there is no ${none.join(", ")} left`);
  const saved = state.players.flatMap((player) => Array.from({ length: player.saved }, () => "bystander"));
  const line = [...state.line.map(({ card }) => card), ...saved];
  const supply = { ...state.supply };
  for (const type of HORDE_TYPES) supply[type] = taken(supply[type], line).pile;
  const { pile: combat } = taken(state.combat, [...state.flipped, ...state.combatDiscard]);
  return { ...state, rubble, box: cardsOf(box), supply, combat };
};

export interface Session {
  readonly table: OpenTable;
  readonly hand: Hand;
}

const saved = (): SaveState => JSON.parse(builtSave(game.name)) as SaveState;

const sat = (save: SaveState): Session => {
  const table = sitDown(save, { seated: ["White"] });
  return { table, hand: table.seat("White") };
};

/** A table at which nobody has chosen anything. */
export const newTable = (): Session => sat(saved());

/** The table as it stands in that position, with these steps to do. */
export const tableAt = (state: Night, ...steps: readonly NightStep[]): Session =>
  sat(keptAt(saved(), game, state.seats.length, laidOut(state), steps));

/** The same where people draw by hand: nothing that is found is kept by itself. */
export const tableByHand = (state: Night, ...steps: readonly NightStep[]): Session => {
  const settings = { ...USUAL_SETTINGS, chance: "hand" } as const;
  return sat(keptAt(saved(), game, state.seats.length, laidOut(state), steps, settings));
};

const near = (thing: Thing, spot: string): boolean => {
  const { x, z } = at(game.spots, spot);
  return Math.hypot(thing.position.x - x, thing.position.z - z) < 0.8;
};

/** What lies loose at a spot, or the stack there; of several things the topmost. */
const thingAt = (table: OpenTable, spot: string): Thing => {
  const lying = table.world.things.filter((each) => !each.locked && near(each, spot));
  const [top] = lying.sort((a, b) => b.position.y - a.position.y);
  if (top === undefined) throw new Error(`nothing lies at ${spot}`);
  return top;
};

/** A hand takes the card that lies there, of a stack the top one, and puts it somewhere else. */
export const drag = ({ table, hand }: Session, from: string, to: string): void => {
  const thing = thingAt(table, from);
  const there = at(game.spots, to);
  if (thing.type === "Deck") hand.draw(thing).to(there);
  else hand.drag(thing).to(there);
  calm(table);
};

export const stateOf = ({ table }: Session): Night => keptIn(controllerOn(table)).state as Night;

export const amissAt = ({ table }: Session): readonly string[] => amiss(table, game, controllerOn(table));
