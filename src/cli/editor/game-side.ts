import type { EditorMessage, GameMessage, ScriptState } from "../../host/editor";
import { type OpenTable, openTable } from "../../host/open";
import type { SaveState } from "../../tts/save";
import type { Ports } from "./ports";
import { inTurn, type Listening, listening } from "./post";

/** The game's side of the protocol for a headless table: any editor extension can work on it. */

export interface GameSide {
  readonly table: OpenTable;
  close(this: void): Promise<void>;
}

const FRAME = 1000 / 60;
/** What a slow script has cost is not made up for. */
const MOST_OWED = 10;

/** Drives the table by the clock on the wall. */
const driven = (table: OpenTable): (() => void) => {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const owed = Math.min(MOST_OWED, Math.floor((now - last) / FRAME));
    last = owed === MOST_OWED ? now : last + owed * FRAME;
    for (let left = owed; left > 0; left--) table.world.frame();
  }, FRAME);
  return () => {
    clearInterval(timer);
  };
};

const isText = (value: unknown): value is string => typeof value === "string";

const isScripts = (value: unknown): value is readonly ScriptState[] =>
  Array.isArray(value) &&
  value.every((each: unknown) => typeof each === "object" && each !== null && "guid" in each && isText(each.guid));

/** A message an editor may send; anything else the game passes over. */
const gameMessage = (message: Readonly<Record<string, unknown>>): GameMessage | undefined => {
  const { messageID, scriptStates, customMessage, guid, script } = message;
  if (messageID === 0) return { messageID };
  if (messageID === 1 && isScripts(scriptStates)) return { messageID, scriptStates };
  if (messageID === 2) return { messageID, customMessage };
  if (messageID === 3 && isText(script)) return { messageID, guid: isText(guid) ? guid : "-1", script };
  return undefined;
};

/** Opens a table, tells the editor of it, and hears what the editor says. Nobody need be there. */
export const gameSide = async (save: SaveState, ports: Ports): Promise<GameSide> => {
  const tell = inTurn(ports.editor);
  const holder: { table?: OpenTable } = {};
  const ears: Listening = await listening(ports.game, "Tabletop Simulator or another table", (message) => {
    const known = gameMessage(message);
    if (known !== undefined) holder.table?.fromEditor(known);
  });
  const toEditor = (message: EditorMessage): void => {
    void tell(message);
  };
  const table = openTable(save, { toEditor, seated: ["White"] });
  holder.table = table;
  const stop = driven(table);
  return {
    table,
    close: async () => {
      stop();
      await ears.close();
    },
  };
};
