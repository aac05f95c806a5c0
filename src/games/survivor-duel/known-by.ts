import type { PieceForm, Sort, SortKind } from "../../kernel/known-by";
import { mapped } from "../../kernel/list";
import { TABLE } from "../../kernel/scene";
import type { Word } from "../../kernel/words";
import { SURVIVOR_DECK, ZOMBIE_DECK } from "./content/limits";
import { DECK_CARDS } from "./content/pool";
import { SURVIVORS } from "./content/survivors";
import { ZOMBIES } from "./content/zombies";

/** What people call what two players bring along; which card it is its face tells. */

const sort = (name: Word, form: PieceForm, count: number, sets: number, names: readonly string[]): Sort => ({
  sort: name,
  form,
  count,
  sets,
  names,
  colour: "any",
  kinds: [{ kind: name, names: [] }],
});

const cards = (name: Word, count: number, names: readonly string[], of: readonly Word[]): Sort => ({
  ...sort(name, "card", count, 2, names),
  kinds: mapped(of, (card): SortKind => ({ kind: card, names: [] })),
});

export const KNOWN_BY: readonly Sort[] = [
  cards(
    "survivor-deck",
    SURVIVOR_DECK,
    ["survivor deck", "tali ocala", "uberlebend deck", "mazo superviv", "deck surviv"],
    mapped(DECK_CARDS, ({ card }) => card),
  ),
  cards(
    "zombie-deck",
    ZOMBIE_DECK,
    ["zombie deck", "tali zombie", "zombiedeck", "mazo zombi", "deck zombie"],
    mapped(ZOMBIES, ({ card }) => card),
  ),
  cards(
    "survivor",
    1,
    ["survivor", "ocala", "uberleb", "superviv", "survivant"],
    mapped(SURVIVORS, ({ card }) => card),
  ),
  sort("die", "die", 0, 1, ["die", "dice", "d6", "kosc", "wurfel", "dado", "de"]),
  sort("counter", "token", 0, 1, ["counter", "token", "marker", "zeton", "zahler", "contador", "jeton"]),
];

/** How wide our cards are. */
const CARD = 2.2;

/** No board of the box holds all the others: the table itself is one, as large as our mat, measured by its cards. */
export const BOARDS = [
  { board: "table", sort: "none", x: 0, y: TABLE, z: 0, wide: 50, deep: 42.4, facing: 0, card: CARD },
];
