import type { EncodedSourceMap, SectionedSourceMap } from "@jridgewell/trace-mapping";
import type { SaveState } from "../src/tts/save";
import type { GameSources } from "./game-sources";

/** What is built, and where to. */
export interface Plan {
  /** The folder that paths in messages and source maps start from. */
  readonly root: string;
  readonly tstlConfig: string;
  /** The folder that the names of Lua modules start from; usually the settings say. */
  readonly luaRoot?: string;
  /** The TypeScript files that each become one bundle, named as the file. */
  readonly scripts: readonly string[];
  readonly games: readonly GameSources[];
  readonly out: string;
  readonly cache: string;
  /** Where TTS finds the assets: the files as they lie in `out`, or below an address. */
  readonly assetsAt: "file" | URL;
}

/** A Lua module as `require` names it. */
export interface Module {
  readonly name: string;
  readonly lua: string;
  readonly map: EncodedSourceMap | "none";
}

/** A Lua text that stands alone, and the map that leads from it back to the TypeScript. */
export interface Bundle {
  readonly name: string;
  readonly lua: string;
  readonly map: SectionedSourceMap;
}

export interface RenderedAsset {
  readonly game: string;
  readonly name: string;
  readonly file: string;
  readonly url: string;
  readonly mayBeClear?: boolean;
  readonly bytes: Uint8Array;
}

export interface AssembledSave {
  readonly game: string;
  /** A whole save, or an object that players spawn from their own collection. */
  readonly is: "save" | "saved object";
  readonly file: string;
  readonly picture: RenderedAsset;
  readonly state: SaveState;
}

/** What the stages hand on; each fills in its part. */
export interface Work extends Plan {
  readonly modules: readonly Module[];
  readonly bundles: readonly Bundle[];
  readonly assets: readonly RenderedAsset[];
  readonly saves: readonly AssembledSave[];
  readonly written: readonly string[];
}

export interface Stage {
  readonly name: string;
  run(this: void, work: Work): Work | Promise<Work>;
  /** What came of it, in a few words. */
  readonly result: (work: Work) => string;
}
