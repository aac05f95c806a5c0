import type { TtsLighting, TtsObject, TtsPlayer, TtsPlayers, TtsUi, TtsVector, TtsWait } from "./api";
import type { ObjectState } from "./save";

/** The globals a script finds in the game. Only `src/table` and `src/scripts` use them. */
declare global {
  const Wait: TtsWait;
  const UI: TtsUi;
  const Lighting: TtsLighting;
  const Global: { getLuaScript(this: void): string };
  const Player: Readonly<Record<string, TtsPlayer>> & TtsPlayers;
  function getObjects(this: void): readonly TtsObject[];
  function getObjectFromGUID(this: void, guid: string): TtsObject | undefined;
  function getObjectsWithTag(this: void, tag: string): readonly TtsObject[];
  function getSeatedPlayers(this: void): readonly string[];
  function spawnObjectData(this: void, parameters: { readonly data: ObjectState }): TtsObject;
  function spawnObjectJSON(
    this: void,
    parameters: { readonly json: string; readonly position?: TtsVector; readonly rotation?: TtsVector },
  ): TtsObject;
  function addHotkey(this: void, label: string, pressed: (this: void, colour: string) => void): boolean;
  function addContextMenuItem(this: void, label: string, chosen: (this: void, colour: string) => void): boolean;
  function printToAll(this: void, message: string, tint?: string): boolean;
  function printToColor(this: void, message: string, colour: string, tint?: string): boolean;
  function broadcastToAll(this: void, message: string, tint?: string): boolean;
  function broadcastToColor(this: void, message: string, colour: string, tint?: string): boolean;
}
