import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { luaFile } from "../../../../src/cli/vm/lua-file";
import { survivorDuel } from "../../../../src/games/survivor-duel/game";
import { survivorDuelSpoken } from "../../../../src/games/survivor-duel/spoken";
import type { Duel, DuelSeen, DuelStep } from "../../../../src/games/survivor-duel/vocabulary";
import type { Hand } from "../../../../src/host/hand";
import type { OpenTable } from "../../../../src/host/open";
import type { Thing } from "../../../../src/host/world/thing";
import { keptAt } from "../../../support/kept-match";
import { controllerOn, offered, sitDown } from "../../../support/person";
import { plainSave } from "../../../support/plain-table";
import { amiss, keptIn } from "../../../../src/cli/fuzz/standing-right";

const root = resolve(import.meta.dirname, "../../../..");

const COLOURS = ["White", "Red"] as const;

/** The controller's script with this game in it. */
export const duelScript = async (): Promise<string> => {
  const file = await luaFile({
    script: resolve(root, "test/games/survivor-duel/lua/duel-table.ts"),
    tstlConfig: resolve(root, "test/games/survivor-duel/lua/tstl.json"),
  });
  return readFileSync(file, "utf8");
};

/** Two players, each behind a hand, in the middle of a duel; of the steps the first named is done first. */
export const inTheMiddle = (script: string, state: Duel, steps: readonly DuelStep[]): OpenTable => {
  const save = plainSave(survivorDuelSpoken, script, COLOURS);
  return sitDown(keptAt(save, survivorDuel, 2, state, steps), { seated: [...COLOURS] });
};

export const stateOn = (table: OpenTable): DuelSeen => keptIn(controllerOn(table)).state as DuelSeen;

export const wrongOn = (table: OpenTable): readonly string[] => amiss(table, survivorDuel, controllerOn(table));

/** A card that lies at a spot of the table or in a hand, by what is printed on it. */
export const cardIn = (table: OpenTable, colour: string, name: string): Thing => {
  const [zone] = table.world.hands.zonesOf(colour);
  const card = zone === undefined ? undefined : table.world.hands.cardsIn(zone).find((each) => each.name === name);
  if (card === undefined) throw new Error(`${colour} does not hold ${name}`);
  return card;
};

/** Giving up may always be said, and the table has buttons of its own. */
const ALWAYS: readonly string[] = ["Undo", "Why?", "Other …", "Settings", "Cancel", "yes, it is lost", "That is all"];

/** What the game asks a person besides. */
export const asked = (hand: Hand): readonly string[] =>
  offered(hand).filter((word) => !ALWAYS.includes(word) && !word.includes(" gives up: "));
