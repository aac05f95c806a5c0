import { SPECTATOR, type PlayerSeat } from "./players";
import type { Thing } from "./thing";
import type { World } from "./world";

/** https://api.tabletopsimulator.com/base/#chooseinhand */
export interface HandChoice {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly prompt: string;
  readonly mayCancel: boolean;
}

/** Asks people for cards of their hands, one choice after another; the colours that are asked. */
export const choose = (world: World, choice: HandChoice, colours: readonly string[]): string[] => {
  const asked = colours.map((colour) => world.player(colour)).filter((seat) => seat.seated);
  for (const seat of asked) seat.choices.push(choice);
  return asked.map((seat) => seat.colour);
};

/** Takes back what is asked now; the colours that were asked something. */
export const clearChoices = (world: World, colours: readonly string[]): string[] => {
  const asked = colours.map((colour) => world.player(colour)).filter((seat) => seat.choices.length > 0);
  for (const seat of asked) seat.choices.shift();
  return asked.map((seat) => seat.colour);
};

/** What is wrong with these cards as an answer. */
export const wrongChoice = (world: World, seat: PlayerSeat, cards: readonly Thing[]): string | undefined => {
  const [choice] = seat.choices;
  if (choice === undefined || seat.colour === SPECTATOR) return `${seat.colour} is asked for no cards`;
  const zones = world.hands.zonesOf(seat.colour);
  const stranger = cards.find((card) => !zones.some((zone) => world.hands.cardsIn(zone).includes(card)));
  if (stranger !== undefined) return `${stranger.guid} is not in the hand of ${seat.colour}`;
  if (cards.length >= choice.least && cards.length <= choice.most) return undefined;
  return `${choice.label} takes ${String(choice.least)} to ${String(choice.most)} cards, not ${String(cards.length)}`;
};

/** The person has chosen, or has clicked Cancel: every script is told, then the next choice is asked. */
export const chosen = (world: World, seat: PlayerSeat, cards: readonly Thing[], confirmed: boolean): void => {
  const choice = seat.choices.shift();
  if (choice !== undefined) world.event("onPlayerHandChoice", [seat.colour, choice.label, [...cards], confirmed]);
};
