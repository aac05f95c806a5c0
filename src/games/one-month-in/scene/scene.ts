import { numberText } from "../../../kernel/number-text";
import { type Places, putAt, putInto, putPile } from "../../../kernel/places";
import { place, type Scene } from "../../../kernel/scene";
import { wholeScene } from "../../../kernel/sections";
import { DICE, MONTH } from "../content/limits";
import { type CitySeen, NOBODY } from "../vocabulary";
import { actions, flags, marks, tiles, walls, zombies } from "./city-places";
import { FRONT, labelled, PLACES, putHeap } from "./places";
import { food, gear, points, stores, survivors, turn } from "./team-places";

/** The second line of dice is the defenders'. */
const DEFENCE_AT = 5;

/** Only so many dice lie on the table, however many are rolled (OMI-RUL-33). */
const dice = (places: Places, { dice: attack, defence }: CitySeen): void => {
  const put = putInto(places);
  for (let n = 0; n < DICE; n++) {
    const isDefence = defence.length > 0 && n >= DEFENCE_AT;
    const up = isDefence ? defence[n - DEFENCE_AT] : attack[n];
    put("die", place("dice", n, up ?? "1"));
  }
};

/** How far the month has come, where it ends the game (OMI-RUL-09). */
const putRound = (places: Places, { round, options }: CitySeen): void => {
  const end = options["month"] === "on" ? "/" + numberText(MONTH) : "";
  putAt(places, "round-label", labelled("round", 0, round === 0 ? "" : numberText(round) + end));
};

const cards = (places: Places, { deck, discard, turned, tiles: onTiles, teams }: CitySeen): void => {
  const put = putInto(places);
  for (const { cell, stack } of onTiles) putPile(put, stack, cell + ".stack");
  for (const { seat, salvage } of teams) putHeap(put, salvage, seat + ".salvage", FRONT);
  putPile(put, deck, "deck");
  putHeap(put, discard, "discard", FRONT);
  if (turned !== NOBODY) put(turned, place("turned", 0, FRONT));
};

/** Where everything should be, section by section. */
export const SCENE = {
  mat: (places: Places): void => {
    putAt(places, "mat", place("mat", 0, FRONT));
    for (const seat of PLACES) putAt(places, "help", place(seat + ".help", 0, FRONT));
  },
  tiles,
  flags,
  marks,
  zombies,
  actions,
  walls,
  survivors,
  gear,
  food,
  points,
  stores,
  turn,
  cards,
  dice,
  round: putRound,
};

export const scene = (state: CitySeen): Scene => wholeScene(SCENE, state);
