import { describe, expect, test } from "vitest";
import { buttonsOf, saysOf } from "../../src/cli/fuzz/perform";
import { amiss, keptIn } from "../../src/cli/fuzz/standing-right";
import { type GameName, GAME_NAMES, withGame } from "../../src/games/index";
import type { OpenTable } from "../../src/host/open";
import { canonical } from "../../src/kernel/canonical";
import { below, seeded } from "../../src/kernel/generator";
import { matchOf } from "../../src/kernel/keep";
import { outcomeOf } from "../../src/kernel/match";
import { builtSave, calm, controllerOn, press, sitDown } from "../support/person";

/**
 * One person clicks through the same match twice at the built table: once undisturbed, and once saved and loaded at every
 * tenth input, at some frame of whatever moves. Both come to the same past and state, and every piece, face and hand is
 * as the state says.
 */
const LOADED_EVERY = 10;
const WITHIN = 90;
/** `OUTBREAK_KEPT=all` plays to the end with each number of players; otherwise a while with the fewest. */
const WHOLE = process.env["OUTBREAK_KEPT"] === "all";
const INPUTS_AT_MOST = WHOLE ? 2000 : 45;
const CLICKS_AT_MOST = 60;

/** What leads elsewhere, or ends all. */
const ASIDE = /give|Meanwhile|More|own$|Cancel|Other/;

interface Ended {
  readonly past: readonly string[];
  readonly state: string;
  readonly wrong: readonly string[];
  readonly loads: number;
  readonly isOver: boolean;
}

/** A button that follows from the input that is asked for and the clicks made for it: a load makes no difference. */
const clickSome = (table: OpenTable, at: number, clicks: number): void => {
  const hand = table.seat("Yellow");
  const all = buttonsOf(hand.panel()).filter(({ attributes }) => (attributes["id"] ?? "").includes("-choice"));
  const some = all.filter((each) => !ASIDE.test(saysOf(each)));
  const among = some.length > 0 ? some : all;
  const id = among[below(seeded(at * 64 + clicks), Math.max(1, among.length))]?.attributes["id"];
  if (id === undefined) throw new Error(`at ${String(at)} nobody can answer`);
  hand.click(id);
};

const playedOut = (name: GameName, seats: number, loads: boolean): Ended =>
  withGame(name, (game): Ended => {
    let table = sitDown(builtSave(name));
    table.seat("Yellow").type(40 + seats, controllerOn(table));
    press(table, table.seat("Yellow"), seats === 1 ? "1 player" : `${String(seats)} players`);
    const chance = seeded(77);
    const done = { loads: 0, next: LOADED_EVERY, clicks: 0, at: 0 };
    const kept = (): ReturnType<typeof keptIn> => keptIn(controllerOn(table));
    const isOver = (): boolean => {
      const { match } = matchOf(game, kept());
      return match === "none" || outcomeOf(match) !== "playing";
    };
    while (done.at < INPUTS_AT_MOST && !isOver()) {
      clickSome(table, done.at, done.clicks++);
      if (loads && done.at >= done.next) {
        for (let left = below(chance, WITHIN); left > 0; left--) table.world.frame();
        const text = JSON.stringify(table.save());
        table.world.close();
        table = sitDown(text);
        done.loads++;
        done.next = done.at + LOADED_EVERY;
        done.clicks = 0;
      } else calm(table);
      const { at } = kept();
      if (at !== done.at) done.clicks = 0;
      done.at = at;
      if (done.clicks > CLICKS_AT_MOST) throw new Error(`at ${String(at)} nothing comes of clicks`);
    }
    calm(table);
    const { past, state } = kept();
    const wrong = amiss(table, game, controllerOn(table));
    const ended = isOver();
    table.world.close();
    return { past, state: canonical(state), wrong, loads: done.loads, isOver: ended };
  });

const cases = GAME_NAMES.flatMap((name) =>
  withGame(name, ({ seats: { least, most } }) =>
    Array.from({ length: WHOLE ? most - least + 1 : 1 }, (_, i): [GameName, number] => [name, least + i]),
  ),
);

describe("loaded at every tenth input in the middle of what moves, a match comes to the same", () => {
  test.each(cases)("%s with %i", (name, seats) => {
    const undisturbed = playedOut(name, seats, false);
    const loaded = playedOut(name, seats, true);
    expect(loaded.loads).toBeGreaterThan(0);
    const shared = Math.min(undisturbed.past.length, loaded.past.length);
    expect(shared).toBeGreaterThan(LOADED_EVERY);
    expect(loaded.past.slice(0, shared)).toEqual(undisturbed.past.slice(0, shared));
    if (WHOLE || loaded.past.length === undisturbed.past.length) expect(loaded.state).toBe(undisturbed.state);
    if (WHOLE) expect([undisturbed.isOver, loaded.isOver]).toEqual([true, true]);
    expect([undisturbed.wrong, loaded.wrong]).toEqual([[], []]);
  });
});
