import { describe, expect, test } from "vitest";
import { rosters } from "../../../../src/games/survivor-duel/deck/rosters";
import { survivorDuel } from "../../../../src/games/survivor-duel/game";
import { en } from "../../../../src/games/survivor-duel/text/en";
import type { DuelNouns } from "../../../../src/games/survivor-duel/vocabulary";
import type { OpenTable } from "../../../../src/host/open";
import { botWith, knownTo, sayOfBot } from "../../../../src/kernel/bot";
import { seeded } from "../../../../src/kernel/generator";
import { outcomeOf, seenOf, waitingOf } from "../../../../src/kernel/match";
import { type Roster, textOfRoster } from "../../../../src/kernel/roster";
import { carriedOn } from "../../../../src/kernel/say";
import type { OpenAsk, Say } from "../../../../src/kernel/words";
import { builtSave, calm, heard, press, sitDown } from "../../../support/person";
import { sideIn } from "../support/duel";
import { wrongOn } from "../support/duel-table";
import { type DuelMatch, matchOn, sayByHand, withoutCopies } from "../support/players";
import { inputsIn } from "../../../../src/kernel/past";

/** Whole matches on the table as it was built, by two people at it, each by hand. */

type Mind = (match: DuelMatch, ask: OpenAsk<DuelNouns>) => Say;

const MOST_ANSWERS = 900;
const LOOK_EVERY = 10;

const begun = (seed: number): OpenTable => {
  const table = sitDown(builtSave("survivor-duel"), { seated: ["Red", "Blue"] });
  const red = table.seat("Red");
  press(table, red, "Settings", "Pace: brisk", "Back to the game");
  const [controller] = table.tagged("outbreak-controller");
  if (controller === undefined) throw new Error("no controller");
  red.type(seed, controller);
  press(table, red, "2 players");
  return table;
};

/** Plays on until it is over; every answer is heard as it was meant, and the table is looked over now and then. */
const playedOut = (table: OpenTable, mind: Mind): DuelMatch => {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const match = matchOn(table);
    const waiting = waitingOf(match);
    if (waiting.for === "nothing") return match;
    const ask = waiting.for === "answers" ? waiting.asks[0] : undefined;
    if (ask === undefined) throw new Error("the table waits for nobody");
    const say = mind(match, ask);
    sayByHand(table, match, ask, say);
    const input = inputsIn(matchOn(table).past)[match.at];
    expect([ask.step.do, input?.seat, withoutCopies(input?.say ?? [])]).toEqual([
      ask.step.do,
      ask.seat,
      withoutCopies(say),
    ]);
    if (answers % LOOK_EVERY === 0) expect(wrongOn(table)).toEqual([]);
  }
  throw new Error("the match does not end");
};

/** As the quick bot answers, who sees no more than its seat. */
const quick = (seed: number): Mind => {
  const dice = seeded(seed);
  return (match, ask) => sayOfBot(match.game, botWith(match.game, "quick"), knownTo(match, ask), dice);
};

/** Loots as often as it can, and sends nobody: both decks run out. */
const looting: Mind = (match, ask) => {
  const state = seenOf(match);
  const side = sideIn(state, ask.seat);
  if (ask.step.do === "mulligan") return [side.hand.slice(0, 2)];
  const canLoot = ask.step.do === "act" && side.ap > 0 && side.hand.length > 0 && side.deck.flat().length > 0;
  if (canLoot) return [["loot"], side.hand.slice(0, 1)];
  if (ask.step.do === "act") return [["end"]];
  const { part } = carriedOn<DuelNouns>(survivorDuel, state, ask, []);
  return part === "said" ? [] : [part.usual];
};

const ready = (...names: string[]): Roster =>
  names.flatMap((name) => rosters.ready.find((each) => each.name === name)?.roster ?? []);

describe("a whole duel by hand", () => {
  test("DUEL-GOAL-01 DUEL-DMG-03: until a Survivor is at 0 HP", () => {
    const table = begun(3);
    const match = playedOut(table, quick(1));
    expect(outcomeOf(match)).toMatchObject({ rule: "DUEL-GOAL-01" });
    expect(seenOf(match).sides.map(({ hp }) => hp)).toContain(0);
    expect(heard(table).at(-1)).toContain("no HP left");
    expect(wrongOn(table)).toEqual([]);
  });

  test("DUEL-GOAL-02 DUEL-LOOT-01 DUEL-RUL-25: until a Survivor Deck cannot supply a card", () => {
    const table = begun(4);
    for (const [colour, names] of [
      ["Red", ["hold-the-line", "stampede"]],
      ["Blue", ["overwatch", "heavy-metal"]],
    ] as const) {
      table.seat(colour).enter(`outbreak-${colour}-typed`, textOfRoster(ready(...names), rosters.sections, en));
      calm(table);
    }
    const match = playedOut(table, looting);
    expect(outcomeOf(match)).toMatchObject({ rule: "DUEL-GOAL-02" });
    expect(heard(table).at(-1)).toContain("the Survivor Deck is empty");
    expect(wrongOn(table)).toEqual([]);
  });
});
