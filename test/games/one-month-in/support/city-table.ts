import { oneMonthInSpoken as game } from "../../../../src/games/one-month-in/spoken";
import { BASE } from "../../../../src/games/one-month-in/content/tiles";
import { type City, type CityStep, NOBODY } from "../../../../src/games/one-month-in/vocabulary";
import { without } from "../../../../src/kernel/list";
import { cardsOf, shuffled } from "../../../../src/kernel/pile";
import type { SaveState } from "../../../../src/tts/save";
import { carried, type Way } from "../../../support/carried";
import { type Company, sitAt } from "../../../support/company";
import { keptAt } from "../../../support/kept-match";
import { builtSave, controllerOn, sitDown } from "../../../support/person";
import { amiss, keptIn } from "../../../../src/cli/fuzz/standing-right";

/** The city on the table as it was built, in any position, and hands at it. */

const COLOURS = ["White", "Red"] as const;

/** A position of a rules test, fit for a table where no tile and no card is in two places. */
const laidOut = (state: City): City => {
  const open = state.tiles.map(({ tile }) => tile).filter((tile) => tile !== NOBODY && tile !== BASE);
  let beyond = cardsOf(state.beyond);
  let [first = []] = state.rings.map(cardsOf);
  for (const tile of open) {
    if (first.includes(tile)) first = without(first, tile);
    else beyond = without(beyond, tile);
  }
  let deck = cardsOf(state.deck);
  const elsewhere = [
    ...state.teams.flatMap(({ salvage }) => salvage),
    ...state.tiles.flatMap(({ stack }) => cardsOf(stack)),
  ];
  for (const card of elsewhere) deck = without(deck, card);
  return {
    ...state,
    rings: [shuffled(first), ...state.rings.slice(1)],
    beyond: shuffled(beyond),
    deck: shuffled(deck),
  };
};

/** The first two teams have a person each; of the steps the first named is done first. */
export const tableAt = (state: City, ...steps: readonly CityStep[]): Company => {
  const save = JSON.parse(builtSave(game.name)) as SaveState;
  const kept = keptAt(save, game, state.seats.length, laidOut(state), steps);
  const table = sitDown(kept, { seated: [...COLOURS] });
  const [white, red] = COLOURS.map((colour) => table.seat(colour));
  if (white === undefined || red === undefined) throw new Error("nobody sits at the table");
  sitAt(table, white, 1);
  sitAt(table, red, 2);
  return { table, controller: controllerOn(table), handOf: (seat) => (seat === "p1" ? white : red) };
};

export const byHand = (company: Company, seat: string, way: Way): void => {
  carried(company, company.handOf(seat), way, game);
};

export const stateOf = ({ controller }: Company): City => keptIn(controller).state as City;

export const amissAt = ({ table, controller }: Company): readonly string[] => amiss(table, game, controller);
