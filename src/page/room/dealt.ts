import { type GameName, isGame, withGame } from "../../games/index";
import type { SpokenGame } from "../../kernel/game";
import { seeded } from "../../kernel/generator";
import { type Kept, keptOf } from "../../kernel/keep";
import { answer, type Match, started } from "../../kernel/match";
import { botInput } from "../../kernel/play";
import { matchOfCode, seatsFor, versionOf } from "../../kernel/replay-code";
import { sentence } from "../../kernel/text";
import { kernelText } from "../../kernel/text/en";
import type { Nouns } from "../../kernel/words";
import type { ObjectState, SaveState } from "../../tts/save";
import { fieldsIn, isController, retold, wordsIn } from "./remembered";

/** Puts a match into a save: its controller takes it up when the save is loaded, and sets the table by it. */

/** What is wrong with a code or a save, for the person who gave it. */
export class NotDealt extends Error {}

/** What a fresh controller writes. */
const FRESH = { outbreak: 1, settings: {}, claims: { of: { p0: [] } }, bots: {}, setAside: [] };

/** A match for a table, and what was said of it. */
interface Dealt {
  readonly kept: Kept;
  readonly log: readonly string[];
}

const dealtOf = <N extends Nouns>(game: SpokenGame<N>, match: Match<N>, controller: ObjectState): Dealt => ({
  kept: keptOf(match),
  log: retold(game, match, { ...game.languages[0].text, ...wordsIn(controller) }),
});

const controllerIn = ({ ObjectStates }: SaveState): ObjectState => {
  const controller = ObjectStates.find(isController);
  if (controller === undefined) throw new NotDealt("this table has no Outbreak controller");
  return controller;
};

/** The save whose controller has kept this besides what it keeps now. */
export const withDocument = (save: SaveState, kept: (controller: ObjectState) => object): SaveState => {
  const own = controllerIn(save);
  const document = JSON.stringify({ ...FRESH, ...fieldsIn(own.LuaScriptState ?? ""), ...kept(own) });
  return {
    ...save,
    ObjectStates: save.ObjectStates.map((object) =>
      isController(object) ? { ...object, LuaScriptState: document } : object,
    ),
  };
};

const withDealt = (save: SaveState, { kept, log }: Dealt): SaveState =>
  withDocument(save, () => ({ log, match: kept }));

/** The table as it stands when a replay code has been played through. */
export const dealtByCode = (save: SaveState, code: string): SaveState => {
  const text = code.trim();
  const name = text.split(".")[0] ?? "";
  if (!isGame(name)) throw new NotDealt("this is no replay code");
  const controller = controllerIn(save);
  const dealt = withGame(name, (game) => {
    const { match, verdict } = matchOfCode(game, text);
    if (match !== "none") return dealtOf(game, match, controller);
    const rule = verdict === "fine" ? "K-CODE" : verdict.rule;
    const words = { ...kernelText, ...wordsIn(controller) };
    throw new NotDealt(sentence(words, rule, { code: versionOf(game, text), here: game.version }));
  });
  return withDealt(save, dealt);
};

/** The game whose controller a save brings along: its name stands in the controller's notes. */
export const gameIn = ({ ObjectStates }: SaveState): GameName | "none" => {
  const name = ObjectStates.find(isController)?.GMNotes ?? "";
  return isGame(name) ? name : "none";
};

/** The table after so many answers and rolls that bots have given. */
export const dealtByBots = (save: SaveState, name: GameName, seats: number, moves: number, seed: number): SaveState => {
  const controller = controllerIn(save);
  const dealt = withGame(name, (game) => {
    const { match } = started(game, seatsFor(seats), {}, seed);
    const bots = seeded(seed + 1);
    for (let i = 0; i < moves; i++) {
      const input = botInput(match, bots);
      if (input === "over") break;
      answer(match, input);
    }
    return dealtOf(game, match, controller);
  });
  return withDealt(save, dealt);
};
