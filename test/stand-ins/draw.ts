import { below, type Generator, seeded } from "../../src/kernel/generator";

/** Draws for a stand-in: the same seed makes the same table on every machine. */
export class Draw {
  readonly #generator: Generator;

  constructor(seed: number) {
    this.#generator = seeded(seed);
  }

  below(n: number): number {
    return below(this.#generator, n);
  }

  /** From 0 to 1. */
  share(): number {
    return this.below(1_000_000) / 1_000_000;
  }

  between(least: number, most: number): number {
    return least + this.share() * (most - least);
  }

  one<T>(list: readonly T[]): T {
    const drawn = list[this.below(list.length)];
    if (drawn === undefined) throw new Error("there is nothing to draw from");
    return drawn;
  }

  isLucky(chance: number): boolean {
    return this.share() < chance;
  }

  hex(digits: number): string {
    return Array.from({ length: digits }, () => this.below(16).toString(16)).join("");
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, by: this.share() }))
      .sort((a, b) => a.by - b.by)
      .map(({ item }) => item);
  }
}
