import type { PieceForm, Sort } from "../../kernel/known-by";
import { mapped, range } from "../../kernel/list";
import { numberText } from "../../kernel/number-text";
import { TABLE } from "../../kernel/scene";
import type { Word } from "../../kernel/words";
import { DICE, FLAGS, FOOD, SURVIVORS, WALLS, ZOMBIES } from "./content/limits";
import { SEARCH_CARDS } from "./content/search-cards";
import { TILES } from "./content/tiles";

/** What people call the pieces of the box (OMI-COMP-01 to OMI-COMP-07); each word as far as its forms have it in common. */

const sort = (name: Word, form: PieceForm, count: number, sets: number, names: readonly string[]): Sort => ({
  sort: name,
  form,
  count,
  sets,
  names,
  colour: "any",
  kinds: [{ kind: name, names: [] }],
});

/** Each team has a set; which of them it is its hand zone and its colour tell. */
const ofTeams = (name: Word, form: PieceForm, count: number, names: readonly string[]): Sort => ({
  ...sort(name, form, count, 0, names),
  kinds: mapped(range(1, 6), (n) => ({ kind: name + ".p" + numberText(n), names: [] })),
});

const named = (ids: readonly Word[], before: string) =>
  mapped(ids, (id) => ({ kind: before + id, names: [id.split("-").join(" ")] }));

export const KNOWN_BY: readonly Sort[] = [
  ofTeams("survivor", "figure", SURVIVORS, ["survivor", "ocala", "uberleb", "superviv", "survivant"]),
  ofTeams("flag", "figure", FLAGS, ["flag", "flaga", "fahne", "bandera", "drapeau"]),
  ofTeams("wall", "block", WALLS, ["wall", "fence", "mur", "plot", "mauer", "zaun", "muro"]),
  sort("zombie", "figure", ZOMBIES, 1, ["zombi"]),
  sort("food", "token", FOOD, 1, ["food", "zywnosc", "jedzeni", "nahrung", "essen", "comida", "nourriture"]),
  sort("die", "die", DICE, 1, ["die", "dice", "d6", "kosc", "wurfel", "dado", "de"]),
  {
    ...sort("tile", "board", 0, 1, ["tile", "kafel", "hex", "stadtfeld", "loseta", "tuile"]),
    kinds: named(
      mapped(TILES, ({ tile }) => tile),
      "tile.",
    ),
  },
  {
    ...sort("search", "card", 110, 1, ["search", "loot", "scaveng", "przeszuk", "suchkart", "busqueda", "fouille"]),
    kinds: named(
      mapped(SEARCH_CARDS, ({ card }) => card),
      "",
    ),
  },
];

/** How wide our cards are. */
const CARD = 0.95;

/** How far two tiles are from each other that have a side in common. */
const TILE = 5.54;

/** No board of the box holds all the others: the table itself is one, as large as our mat, measured by its tiles. */
export const BOARDS = [
  {
    board: "table",
    sort: "none",
    x: 0,
    y: TABLE,
    z: 0,
    wide: 68.5,
    deep: 51.5,
    facing: 0,
    card: CARD,
    beside: { sort: "tile", far: TILE },
  },
];
