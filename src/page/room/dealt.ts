import { GAME_NAMES, type GameName, isGame, withGame } from "../../games/index";
import { type Kept, keptOf } from "../../kernel/keep";
import { seeded } from "../../kernel/generator";
import { answer, started } from "../../kernel/match";
import { botInput } from "../../kernel/play";
import { matchOfCode, seatsFor } from "../../kernel/replay-code";
import type { ObjectState, SaveState } from "../../tts/save";

/** Puts a match into a save: its controller takes it up when the save is loaded, and sets the table by it. */

export const CONTROLLER = "outbreak-controller";

/** What is wrong with a code or a save, for the person who gave it. */
export class NotDealt extends Error {}

const isController = (object: ObjectState): boolean => object.Tags?.includes(CONTROLLER) === true;

const documentIn = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

/** What a fresh controller writes, with this match. */
const documentWith = (before: string, kept: Kept): string =>
  JSON.stringify({
    outbreak: 1,
    settings: {},
    claims: { of: { p0: [] } },
    bots: [],
    setAside: [],
    ...documentIn(before),
    log: [],
    match: kept,
  });

export const dealt = (save: SaveState, kept: Kept): SaveState => {
  if (!save.ObjectStates.some(isController)) throw new NotDealt("this table has no Outbreak controller");
  const objects = save.ObjectStates.map((object) =>
    isController(object) ? { ...object, LuaScriptState: documentWith(object.LuaScriptState ?? "", kept) } : object,
  );
  return { ...save, ObjectStates: objects };
};

/** The table as it stands when a replay code has been played through. */
export const dealtByCode = (save: SaveState, code: string): SaveState => {
  const text = code.trim();
  const name = text.split(".")[0] ?? "";
  if (!isGame(name)) throw new NotDealt("this is no replay code");
  const kept = withGame(name, (game) => {
    const { match } = matchOfCode(game, text);
    return match === "none" ? undefined : keptOf(match);
  });
  if (kept === undefined) throw new NotDealt("this replay code cannot be read");
  return dealt(save, kept);
};

/** The game a save is of, by its name. */
export const gameOf = ({ SaveName: name }: SaveState): GameName | "none" => {
  const words = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return GAME_NAMES.find((game) => words.includes(game)) ?? "none";
};

/** The table after so many answers and rolls that bots have given. */
export const dealtByBots = (save: SaveState, name: GameName, seats: number, moves: number, seed: number): SaveState => {
  const kept = withGame(name, (game) => {
    const { match } = started(game, seatsFor(seats), {}, seed);
    const bots = seeded(seed + 1);
    for (let i = 0; i < moves; i++) {
      const input = botInput(match, bots);
      if (input === "over") break;
      answer(match, input);
    }
    return keptOf(match);
  });
  return dealt(save, kept);
};
