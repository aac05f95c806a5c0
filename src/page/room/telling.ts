import type { OpenTable } from "../../host/open";
import type { Teller, Told } from "./teller";
import { watchedOn } from "./watched";
import type { Ending } from "./wire";

/** The story of the match on a table: begun when one is there, told on when something is said that is not known yet. */
export class Telling {
  #teller: Teller | "none" = "none";
  #begun = "";

  constructor(readonly table: OpenTable) {}

  /** All that was told so far, as everybody may hear it. */
  lines(): readonly string[] {
    this.#goOn();
    return this.#teller === "none" ? [] : this.#teller.told.map(({ open }) => open);
  }

  /** What is told by a sentence of these, now that they were said. */
  readonly byLine = (line: string): Told | undefined =>
    this.#teller === "none" ? undefined : this.#teller.byLine(line);

  ending(): Ending | "none" {
    this.#goOn();
    return this.#teller === "none" ? "none" : this.#teller.ending();
  }

  /** Looks at the match again if something was said that its story has not told. */
  hear(lines: readonly string[]): void {
    if (lines.some((line) => this.byLine(line) === undefined)) this.#goOn();
  }

  #goOn(): void {
    const watched = watchedOn(this.table);
    if (watched === "none") return;
    if (this.#begun !== watched.begun) {
      this.#teller = watched.teller();
      this.#begun = watched.begun;
    }
    if (this.#teller !== "none") this.#teller.goOn(watched.past);
  }
}
