import type { PieceForm, Sort, SortKind } from "../../kernel/known-by";
import { mapped } from "../../kernel/list";
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
