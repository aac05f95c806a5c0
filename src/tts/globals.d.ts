import type { TtsLighting, TtsNotes, TtsObject, TtsPlayer, TtsPlayers, TtsUi, TtsVector, TtsWait } from "./api";
import type { ObjectState } from "./save";

/** The globals a script finds in the game. Only `src/table` and `src/scripts` use them. */
declare global {
  const Wait: TtsWait;
  const UI: TtsUi;
  const Lighting: TtsLighting;
  const Global: { getLuaScript(this: void): string };
  const Notes: TtsNotes;
  const Player: Readonly<Record<string, TtsPlayer>> & TtsPlayers;
  function getObjects(this: void): readonly TtsObject[];
  function getObjectFromGUID(this: void, guid: string): TtsObject | undefined;
  function getObjectsWithTag(this: void, tag: string): readonly TtsObject[];
  /** A key that each person may choose; it tells where the pointer is. */
  function addHotkey(
    this: void,
    label: string,
    pressed: (this: void, colour: string, hovered: TtsObject | undefined, at: TtsVector) => void,
  ): boolean;
  function getSeatedPlayers(this: void): readonly string[];
  function spawnObjectData(this: void, parameters: { readonly data: ObjectState }): TtsObject;
  function spawnObjectJSON(
    this: void,
    parameters: { readonly json: string; readonly position?: TtsVector; readonly rotation?: TtsVector },
  ): TtsObject;
  function addContextMenuItem(
    this: void,
    label: string,
    chosen: (this: void, colour: string, at: TtsVector) => void,
  ): boolean;
  function printToAll(this: void, message: string, tint?: string): boolean;
  function printToColor(this: void, message: string, colour: string, tint?: string): boolean;
  function broadcastToAll(this: void, message: string, tint?: string): boolean;
  function broadcastToColor(this: void, message: string, colour: string, tint?: string): boolean;
}
