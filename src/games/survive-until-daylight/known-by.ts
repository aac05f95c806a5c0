import type { PieceForm, Sort, SortKind } from "../../kernel/known-by";
import { joined, mapped } from "../../kernel/list";
import { TABLE } from "../../kernel/scene";
import type { Word } from "../../kernel/words";
import { ASSAULT_CARDS } from "./content/assault";
import { CHARACTERS } from "./content/characters";
import { COMBAT_CARDS } from "./content/combat";
import { HORDE_CARDS, HORDE_TYPES } from "./content/horde";
import { RUBBLE, WAVE } from "./content/rubble";

/** What people call the pieces that the rules name; each word as far as its forms have it in common. */

const named = (cards: readonly Word[], before = ""): readonly SortKind[] =>
  mapped(cards, (card) => ({ kind: before + card, names: [card.split("-").join(" ")] }));

const sort = (
  name: Word,
  form: PieceForm,
  count: number,
  names: readonly string[],
  kinds: readonly SortKind[] = [{ kind: name, names: [] }],
): Sort => ({ sort: name, form, count, sets: 1, names, colour: "any", kinds });

const characters = mapped(CHARACTERS, ({ character }) => character);

export const KNOWN_BY: readonly Sort[] = [
  sort(
    "board",
    "board",
    6,
    joined(["character", "postac", "charaktertafel", "personaje", "personnage"], characters),
    named(characters, "board."),
  ),
  sort("skull", "token", 6, ["skull", "czaszk", "totenkopf", "calavera", "crane"]),
  sort("first-player", "token", 1, [
    "first player",
    "pierwsz gracz",
    "startspieler",
    "primer jugador",
    "premier joueur",
  ]),
  sort("barricade", "token", 0, ["barricad", "barykad", "barrikade"]),
  sort("trap", "token", 0, ["trap", "pulapk", "falle", "trampa", "piege"]),
  sort("spear", "token", 0, ["spear", "wloczni", "speer", "lanza", "lance"]),
  sort("grenade", "token", 0, ["grenade", "granat", "granada"]),
  sort("wave", "card", 1, ["wave", "fala", "welle", "oleada", "vague"], named([WAVE])),
  sort(
    "rubble",
    "card",
    0,
    ["rubble", "gruz", "trummer", "escombro", "decombre"],
    named(mapped(RUBBLE, ({ card }) => card)),
  ),
  sort(
    "assault",
    "card",
    0,
    ["assault", "szturm", "angriff", "asalto", "assaut"],
    named(mapped(ASSAULT_CARDS, ({ card }) => card)),
  ),
  sort(
    "combat",
    "card",
    0,
    ["combat", "walka", "walki", "kampf", "combate"],
    named(mapped(COMBAT_CARDS, ({ card }) => card)),
  ),
  sort(
    "horde",
    "card",
    0,
    joined(["horde", "horda", "hordy", "enemy"], HORDE_TYPES),
    named(mapped(HORDE_CARDS, ({ card }) => card)),
  ),
  // They may lie among the rubble too, which is why that has their kinds as well.
  sort(
    "starting-weapon",
    "card",
    6,
    ["starting weapon", "bron poczatk", "startwaffe", "arma inicial", "arme depart"],
    named(mapped(CHARACTERS, ({ weapon }) => weapon)),
  ),
];

/** How wide our cards are. */
const CARD = 2.2;

/** No board of the box holds all the others: the table itself is one, as large as our mat, measured by its cards. */
export const BOARDS = [
  { board: "table", sort: "none", x: 0, y: TABLE, z: 0, wide: 66, deep: 48, facing: 0, card: CARD },
];
