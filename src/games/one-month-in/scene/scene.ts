import { numberText } from "../../../kernel/number-text";
import { type Places, type Put, putInto, putPile } from "../../../kernel/places";
import { place, type Scene } from "../../../kernel/scene";
import { DICE, MONTH } from "../content/limits";
import { type CitySeen, NOBODY } from "../vocabulary";
import { putCity } from "./city-places";
import { FRONT, labelled, putHeap } from "./places";
import { putTeams } from "./team-places";

/** The second line of dice is the defenders'. */
const DEFENCE_AT = 5;

/** Only so many dice lie on the table, however many are rolled (OMI-RUL-33). */
const putDice = (put: Put, { dice, defence }: CitySeen): void => {
  for (let n = 0; n < DICE; n++) {
    const isDefence = defence.length > 0 && n >= DEFENCE_AT;
    const up = isDefence ? defence[n - DEFENCE_AT] : dice[n];
    put("die", place("dice", n, up ?? "1"));
  }
};

/** How far the month has come, where it ends the game (OMI-RUL-09). */
const putRound = (put: Put, { round, options }: CitySeen): void => {
  const end = options["month"] === "on" ? "/" + numberText(MONTH) : "";
  put("round-label", labelled("round", 0, round === 0 ? "" : numberText(round) + end));
};

const putCards = (put: Put, { deck, discard, turned }: CitySeen): void => {
  putPile(put, deck, "deck");
  putHeap(put, discard, "discard", FRONT);
  if (turned !== NOBODY) put(turned, place("turned", 0, FRONT));
};

/** Where everything should be. */
export const scene = (state: CitySeen): Scene => {
  const places: Places = {};
  const put = putInto(places);
  put("mat", place("mat", 0, FRONT));
  putCity(put, places, state);
  putTeams(put, places, state);
  putCards(put, state);
  putDice(put, state);
  putRound(put, state);
  return places;
};
