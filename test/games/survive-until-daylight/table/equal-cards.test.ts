import { expect, test } from "vitest";
import type { Thing } from "../../../../src/host/world/thing";
import { surviveUntilDaylight } from "../../../../src/games/survive-until-daylight/game";
import { builtSave, calm, controllerOn, press, sitDown } from "../../../support/person";
import { amiss } from "../../../../src/cli/fuzz/standing-right";

const kindIn = (tags: readonly string[] = []): string =>
  tags.find((tag) => tag.startsWith("outbreak-") && !tag.startsWith("outbreak-at-")) ?? "";

/** Two cards of one kind come to lie on top of their pile. */
const equalOnTop = (pile: Thing): string => {
  for (const one of pile.contained) {
    const other = pile.contained.find((each) => each !== one && kindIn(each.Tags) === kindIn(one.Tags));
    if (other === undefined) continue;
    const rest = pile.contained.filter((each) => each !== one && each !== other);
    pile.contained = pile.faceDown ? [one, other, ...rest] : [...rest, other, one];
    return kindIn(one.Tags);
  }
  return "";
};

test("a deck of two equal cards has their tags, and is no card: its cards go back to where they belong", () => {
  const table = sitDown(builtSave("survive-until-daylight"));
  const hand = table.seat("Yellow");
  hand.type(5, controllerOn(table));
  press(table, hand, "2 players", "Settings", "Rules: strict", "Rules: guide", "Back to the game");
  const piles = table.world.things.filter(({ type }) => type === "Deck");
  const pile = piles.find((each) => equalOnTop(each) !== "");
  if (pile === undefined) throw new Error("no pile has two equal cards");
  const kind = equalOnTop(pile);
  for (let card = 0; card < 2; card++) {
    hand.draw(pile).to({ x: 60, z: 0 });
    calm(table);
  }
  const formed = table.world.things.find(({ type, tags }) => type === "Deck" && tags.includes(kind));
  expect(formed?.contained).toHaveLength(2);
  press(table, hand, "Settings", "Put the table right");
  expect(amiss(table, surviveUntilDaylight, controllerOn(table))).toEqual([]);
  expect(table.world.things.some(({ type, tags }) => type === "Deck" && tags.includes(kind))).toBe(false);
});
