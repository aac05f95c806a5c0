import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "../../../build/project";
import { Mistake } from "../mistake";
import type { KeptKeys } from "./keys";
import { writeWhole } from "./written-whole";

/** A shared room on disk. Links name the port, so each port has a room of its own. */

interface KeptTable {
  readonly name: string;
  /** The folder of the table among those that are served. */
  readonly folder: string;
  readonly text: string;
}

export class KeptRoom {
  readonly #keys: string;
  readonly #table: string;

  constructor(
    port: number,
    readonly folder = join(DIST, "rooms", String(port)),
  ) {
    this.#keys = join(folder, "keys.json");
    this.#table = join(folder, "table.json");
  }

  get keys(): KeptKeys | undefined {
    return this.#read(this.#keys) as KeptKeys | undefined;
  }

  get table(): KeptTable | undefined {
    return this.#read(this.#table) as KeptTable | undefined;
  }

  keepKeys(keys: KeptKeys): void {
    writeWhole(this.#keys, JSON.stringify(keys));
  }

  keepTable(table: KeptTable): void {
    writeWhole(this.#table, JSON.stringify(table));
  }

  /** It is shared no more. */
  forget(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #read(file: string): unknown {
    if (!existsSync(file)) return undefined;
    try {
      return JSON.parse(readFileSync(file, "utf8"));
    } catch {
      throw new Mistake(`${file} cannot be read; delete ${this.folder} to begin anew`);
    }
  }
}
