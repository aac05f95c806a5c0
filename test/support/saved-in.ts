import { packed } from "../../build/assemble/packed";
import { gameTable } from "../../build/game-sources";
import { type GameName, withGame } from "../../src/games/index";
import type { Text } from "../../src/kernel/text";
import { WORDS } from "../../src/table/memo";
import type { SaveState } from "../../src/tts/save";
import { builtSave } from "./person";

/** What a table says in a language. */
export const wordsIn = (name: GameName, language: string): Text =>
  withGame(name, (game) => gameTable(game, language).text);

/** The built save with the words of another language: its panels read as those of the save in that language. */
export const savedIn = (name: GameName, language: string): SaveState => {
  const save = JSON.parse(builtSave(name)) as SaveState;
  const words = packed(name, Object.entries(wordsIn(name, language)));
  const ObjectStates = save.ObjectStates.map((object) => {
    if (object.Tags?.includes("outbreak-controller") !== true) return object;
    const memo = JSON.parse(object.Memo ?? "{}") as object;
    return { ...object, Memo: JSON.stringify({ ...memo, [WORDS]: words }) };
  });
  return { ...save, ObjectStates };
};
