import type { Game } from "../../kernel/game";
import { answer, type Match, started } from "../../kernel/match";
import { inputsIn } from "../../kernel/past";
import { shown } from "../../kernel/shown";
import { sentence, type Text } from "../../kernel/text";
import type { Nouns } from "../../kernel/words";
import { WORDS } from "../../table/memo";
import type { ObjectState, SaveState } from "../../tts/save";

/** What a table's controller has kept in its save: the words it speaks, and what happened so far. */

export const CONTROLLER = "outbreak-controller";

/** The controller keeps as many. */
const LINES = 60;

type Fields = Readonly<Record<string, unknown>>;

export const fieldsIn = (text: string): Fields => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

export const isController = ({ Tags }: ObjectState): boolean => Tags?.includes(CONTROLLER) === true;

/** The lines of a text that was made of many for a script to read (`src/table/words.ts`). */
const unpacked = ([quote = "", line = "", part = "", , ...body]: string): readonly (readonly string[])[] =>
  body
    .join("")
    .replaceAll(quote, '"')
    .split(line)
    .map((each) => each.split(part));

/** What the table says in its own language is in its controller's memo; in older ones, key by key. */
export const wordsIn = ({ Memo = "" }: ObjectState): Text => {
  const brought = fieldsIn(Memo);
  const words = brought[WORDS];
  const entries = typeof words === "string" ? unpacked(words) : Object.entries(brought);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry.length === 2 && typeof entry[1] === "string"),
  );
};

/** The last lines of the log that a save brings along. */
export const linesIn = ({ ObjectStates }: SaveState): readonly string[] => {
  const log = fieldsIn(ObjectStates.find(isController)?.LuaScriptState ?? "")["log"];
  return Array.isArray(log) ? log.filter((line) => typeof line === "string").slice(-LINES) : [];
};

/** What everybody could see happen in a match, told anew. */
export const retold = <N extends Nouns>(
  game: Game<N>,
  { seats, options, seed, past }: Match<N>,
  text: Text,
): readonly string[] => {
  const { match, events } = started(game, seats, options, seed);
  const all = [...events, ...inputsIn(past).flatMap((input) => answer(match, input).events)];
  return all
    .map((event) => sentence(text, `event.${event.was}`, shown(game, event, "")))
    .filter((line) => line !== "")
    .slice(-LINES);
};
