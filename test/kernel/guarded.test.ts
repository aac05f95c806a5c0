import { expect, test } from "vitest";
import type { Game } from "../../src/kernel/game";
import { answer, seenOf, started } from "../../src/kernel/match";
import type { Places } from "../../src/kernel/places";
import { partOf } from "../../src/kernel/say";
import { guarded } from "../support/guarded";
import { crossing } from "./games/crossing/game";
import type { Town, TownNouns } from "./games/crossing/vocabulary";

type Crossing = Game<TownNouns>;

const REST = { at: 0, seat: "p1", to: "turn", say: [["run"], ["yard"], ["red"]] };

/** What broke when this game was answered once. */
const broken = (game: Crossing): string => {
  const { match } = started(guarded(game), ["p1", "p2"], {}, 1);
  answer(match, REST);
  return match.broken;
};

const withTurn = (turn: Partial<Crossing["rules"]["turn"]>): Crossing =>
  ({ ...crossing, rules: { ...crossing.rules, turn: { ...crossing.rules.turn, ...turn } } }) as Crossing;

test("a game that keeps its promises is not hindered", () => {
  expect(broken(crossing)).toBe("");
});

test("a handler that changes the state breaks", () => {
  const taking = withTurn({
    take: ({ state }: { state: unknown }) => {
      for (const runner of (state as Town).runners) runner.luck = 9;
    },
  });
  expect(broken(taking)).toContain('changed outside evolve: "luck"');
});

test("a part that changes the state breaks", () => {
  const parting = guarded(
    withTurn({
      asks: (_talk: unknown, state: unknown) => {
        (state as Town).runners.push({ seat: "p9", area: "gate", wounds: 0, luck: 0, ready: [] });
      },
    }),
  );
  const { match } = started(parting, ["p1"], {}, 1);
  const ask = { seat: "p1", step: { do: "turn", seat: "p1" } } as const;
  expect(() => partOf<TownNouns>(parting, seenOf(match), ask, [])).toThrow('changed outside evolve: "1"');
});

test("an evolve that changes a list in place breaks", () => {
  const ran: Crossing["evolve"]["ran"] = (town, { seat }) => {
    town.runners.push({ seat, area: "gate", wounds: 0, luck: 0, ready: [] });
  };
  expect(broken({ ...crossing, evolve: { ...crossing.evolve, ran } })).toContain("evolve changed a list in place");
});

test("an evolve that changes the event breaks", () => {
  const ran: Crossing["evolve"]["ran"] = (_town, event) => {
    (event as { area: string }).area = "bridge";
  };
  expect(broken({ ...crossing, evolve: { ...crossing.evolve, ran } })).toContain("read only property 'area'");
});

type Was = TownNouns["Event"]["was"];

/** All of the scene in one section, which these events are said to change. */
const inOneSection = (changing: readonly Was[]): Crossing => {
  const saysOf = ([was]: readonly [string, unknown]): readonly [string, readonly string[]] => [
    was,
    changing.includes(was as Was) ? ["all"] : [],
  ];
  const changedBy = Object.fromEntries(Object.entries(crossing.evolve).map(saysOf)) as Record<Was, readonly string[]>;
  const all = (places: Places, state: Parameters<Crossing["scene"]>[0]): void => {
    Object.assign(places, crossing.scene(state));
  };
  return { ...crossing, sections: { of: { all }, changedBy } };
};

test("an event that changes more of the scene than it is said to breaks", () => {
  expect(() => broken(inOneSection([]))).toThrow("changes all too");
  expect(broken(inOneSection(Object.keys(crossing.evolve) as Was[]))).toBe("");
});
