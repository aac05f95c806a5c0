import { expect, test } from "vitest";
import { surviveUntilDaylight } from "../../../../src/games/survive-until-daylight/game";
import { seeded } from "../../../../src/kernel/generator";
import { answer, started, waitingOf } from "../../../../src/kernel/match";
import { botInput } from "../../../../src/kernel/play";
import { replayCode, seatsFor } from "../../../../src/kernel/replay-code";
import type { OpenTable } from "../../../../src/host/open";
import type { Slate, SlateChoice } from "../../../../src/kernel/slate";
import { dealtByCode } from "../../../../src/page/room/dealt";
import { choose, slateOn } from "../../../../src/page/room/slate-on";
import type { SaveState } from "../../../../src/tts/save";
import { builtSave, calm, sitDown } from "../../../support/person";

/** A match of bots as far as somebody may play Cheer in the middle of another's turn. */
const beforeCheer = (): string => {
  for (let seed = 1; seed < 200; seed++) {
    const { match } = started(surviveUntilDaylight, seatsFor(2), {}, seed);
    const bots = seeded(seed);
    for (let moves = 0; moves < 300; moves++) {
      const waiting = waitingOf(match);
      const asks = waiting.for === "answers" ? waiting.asks : [];
      if (asks[0]?.step.do === "acting" && asks.some(({ step }) => step.do === "cheering")) return replayCode(match);
      const input = botInput(match, bots);
      if (input === "over") break;
      answer(match, input);
    }
  }
  throw new Error("nobody ever holds Cheer in another's turn");
};

const slateTo = (table: OpenTable, colour: string): Slate => {
  const slate = slateOn(table, colour);
  if (slate === "none") throw new Error("there is no slate");
  return slate;
};

const chosen = (table: OpenTable, colour: string, among: (choice: SlateChoice) => boolean): boolean => {
  const slate = slateTo(table, colour);
  const found = slate.choices.find(among) ?? slate.doors.find(among);
  if (found !== undefined) choose(table, colour, slate.at, found.key, "");
  calm(table);
  return found !== undefined;
};

test("SUD-CARD-05: a Cheer in the middle of a turn costs the one whose turn it is nothing of what was said", () => {
  const save = dealtByCode(JSON.parse(builtSave("survive-until-daylight")) as SaveState, beforeCheer());
  const table = sitDown(save, { seated: ["Yellow", "Red"] });
  const asked = slateTo(table, "Yellow").asks[0]?.seat ?? "";
  const [turns, cheers] = asked === "p1" ? ["Yellow", "Red"] : ["Red", "Yellow"];
  for (const [colour, seat] of [
    ["Yellow", "p1"],
    ["Red", "p2"],
  ] as const) {
    chosen(table, colour, ({ key }) => key === "settings");
    chosen(table, colour, ({ key }) => key === `seat ${seat}`);
    chosen(table, colour, ({ key }) => key === `sit ${seat}`);
    chosen(table, colour, ({ key }) => key === "settings");
  }
  const whole = slateTo(table, turns).choices.filter(({ word, ask }) => word !== "" && ask === 0);
  let begun = slateTo(table, turns);
  // A word that leaves more to be said.
  for (const { word } of whole) {
    if (begun.asks[0]?.said.length !== 0) break;
    const before = begun.at;
    chosen(table, turns, (choice) => choice.word === word && choice.ask === 0);
    begun = slateTo(table, turns);
    if (begun.at !== before) throw new Error(`${word} was all there was to say`);
  }
  expect(begun.asks[0]?.said.length).toBeGreaterThan(0);
  expect(chosen(table, cheers, ({ word }) => word === "cheer")).toBe(true);
  chosen(table, cheers, ({ key }) => key.endsWith(".done"));
  const after = slateTo(table, turns);
  expect(after.at).toBe(begun.at + 1);
  expect([after.prompt, after.asks[0]]).toEqual([begun.prompt, begun.asks[0]]);
  expect(after.choices.filter(({ ask }) => ask === 0)).toEqual(begun.choices.filter(({ ask }) => ask === 0));
});
