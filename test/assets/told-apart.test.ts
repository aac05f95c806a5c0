import { describe, expect, it } from "vitest";
import { distance, SIGHTS_KNOWN } from "../../assets/drawing/sight";
import { TEAM_LOOKS } from "../../assets/one-month-in/teams";
import { TYPE_TABS } from "../../assets/survive-until-daylight/cards/horde-card";
import { inks } from "../../assets/survivor-duel/look";

/** Colours of the three other games, for eyes that lack a kind of cones: two is just seen, twenty is told at a glance. */

type Named = readonly (readonly [name: string, colour: string])[];

const told = (colours: Named, least: number): void => {
  const pairs = colours.flatMap(([a, one], i) =>
    colours
      .slice(i + 1)
      .flatMap(([b, other]) => SIGHTS_KNOWN.map((sight) => [a, b, sight, distance(one, other, sight)] as const)),
  );
  it.each(pairs)("%s and %s, %s", (_, __, ___, apart) => {
    expect(apart).toBeGreaterThan(least);
  });
};

// Six colours that the game's seats prescribe; their emblems differ in outline too (one-month-in-pictures).
describe("teams of One Month In", () => {
  told(
    TEAM_LOOKS.map(({ seat, colour }) => [seat, colour] as const),
    11,
  );
});

describe("kinds of cards of Survivor Duel", () => {
  told(Object.entries({ weapon: inks.red, item: inks.cyan, event: inks.orange, react: inks.purple }), 25);
});

describe("kinds of the horde of Survive Until Daylight", () => {
  const tabs = Object.entries(TYPE_TABS);

  it("each has a form and a sign that no other has", () => {
    expect(new Set(tabs.map(([, { shape }]) => shape)).size).toBe(tabs.length);
    expect(new Set(tabs.map(([, { icon }]) => icon)).size).toBe(tabs.length);
  });
});
