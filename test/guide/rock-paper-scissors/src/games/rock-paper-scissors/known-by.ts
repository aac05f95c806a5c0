import type { Sort } from "../../kernel/known-by";
import { mapped } from "../../kernel/list";
import { TABLE } from "../../kernel/scene";
import { CARDS } from "./content/cards";

/** What people call the pieces, so that they are found on anybody's table. */
export const KNOWN_BY: readonly Sort[] = [
  {
    sort: "throw",
    form: "card",
    count: CARDS.length,
    sets: 2,
    names: ["rock paper scissors"],
    colour: "any",
    kinds: mapped(CARDS, ({ card }) => ({ kind: card, names: [card] })),
  },
];

/** There is no board: all is measured by the table, and by how wide a card is. */
export const BOARDS = [
  { board: "table", sort: "none", x: 0, y: TABLE, z: 0, wide: 20, deep: 24, facing: 0, card: 2.2 },
];
