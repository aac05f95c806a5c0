import { expect, it } from "vitest";
import { assets } from "../../assets/one-month-in/assets";
import { table } from "../../objects/one-month-in/table";
import { SEARCH_CARDS } from "../../src/games/one-month-in/content/search-cards";
import { oneMonthIn } from "../../src/games/one-month-in/game";
import { KINDS } from "../../src/games/one-month-in/scene/kinds";
import { SPOTS } from "../../src/games/one-month-in/scene/spots";
import { everyTable, pieceOf } from "../support/every-table";

everyTable(table, { kinds: KINDS, spots: SPOTS, seats: oneMonthIn.seats, assets });

it("no search card can be told from another by its back or its size", () => {
  const hidden = SEARCH_CARDS.map(({ card }) => pieceOf(table, card)).map(({ sheet, scale }) => [sheet?.back, scale]);
  for (const each of hidden) expect(each).toEqual(hidden[0]);
});
