import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GAME_NAMES } from "../../games/index";
import { retold } from "../vm/lua-file";
import type { ScriptThere } from "./link";

/** Which scripts of a table are ours, so that their errors can be led back to the TypeScript. */
export class BuiltScripts {
  readonly #files = new Map<string, string>();

  constructor(readonly folder: string) {}

  /** A script that is one of ours, word by word; another version has other lines. */
  #fileOf(script: string): string | undefined {
    const files = GAME_NAMES.map((game) => join(this.folder, `${game}.lua`));
    return files.find((file) => existsSync(`${file}.map`) && readFileSync(file, "utf8") === script);
  }

  learn(scripts: readonly Pick<ScriptThere, "guid" | "script">[]): void {
    for (const { guid, script } of scripts) {
      const file = this.#fileOf(script);
      if (file === undefined) this.#files.delete(guid);
      else this.#files.set(guid, file);
    }
  }

  /** An error of the object, with the lines of TypeScript it leads back to. */
  told(guid: string, error: string): string {
    const file = this.#files.get(guid);
    return file === undefined ? error : retold(file, error);
  }
}
