import { expect, test } from "vitest";
import { clickFirst } from "../../src/cli/bench/clicks";
import { onFengari } from "../../src/host/vm/fengari-vm";
import type { Profile } from "../../src/host/vm/profile";
import { MOONSHARP } from "../support/moonsharp-vm";
import { builtSave, calm, controllerOn, heard, sitDown } from "../support/person";

interface Played {
  readonly clicked: readonly string[];
  readonly said: readonly string[];
  readonly kept: unknown;
}

/** The built table after so many clicks on what the panel offers first: what was said, and what it would save. */
const played = (clicks: number, profile?: Profile): Played => {
  const table = sitDown(builtSave("dying-light"), { vm: onFengari(profile) });
  const hand = table.seat("Yellow");
  // The seed of the next match, which the clock chooses otherwise.
  hand.type(7, controllerOn(table));
  const clicked: string[] = [];
  const said = heard(table);
  for (let i = 0; i < clicks; i++) {
    clicked.push(clickFirst(hand));
    calm(table);
    said.push(...heard(table));
  }
  const { LuaScriptState = "" } = table.save().ObjectStates.find(({ GUID }) => GUID === controllerOn(table).guid) ?? {};
  return { clicked, said, kept: JSON.parse(LuaScriptState) };
};

test("the table boots and plays under what speaks like MoonSharp as it does without", () => {
  const usual = played(20);
  expect(usual.said.length).toBeGreaterThan(20);
  expect(played(20, MOONSHARP)).toEqual(usual);
});
