import { expect, it } from "vitest";
import { assets } from "../../assets/survive-until-daylight/assets";
import { table } from "../../objects/survive-until-daylight/table";
import { surviveUntilDaylight } from "../../src/games/survive-until-daylight/game";
import { KINDS } from "../../src/games/survive-until-daylight/scene/kinds";
import { SPOTS } from "../../src/games/survive-until-daylight/scene/spots";
import { everyTable, pieceOf } from "../support/every-table";

everyTable(table, { kinds: KINDS, spots: SPOTS, seats: surviveUntilDaylight.seats, assets });

it("WAVE! cannot be told from the rubble it hides in", () => {
  expect(pieceOf(table, "wave").sheet?.back).toBe(pieceOf(table, "planks").sheet?.back);
  expect(pieceOf(table, "wave").scale).toEqual(pieceOf(table, "planks").scale);
});
