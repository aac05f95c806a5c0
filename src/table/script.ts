import type { TtsObject } from "../tts/api";

/** The script's globals: the game calls its handlers by their names. */
export const script = globalThis as unknown as Record<string, unknown>;

/** The object this script is on. TypeScriptToLua keeps the name `self` for itself, so it is looked up. */
export const thisObject = (): TtsObject => script["self"] as TtsObject;
