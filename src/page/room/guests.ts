/** The guests of a shared room by their seats: who is here, and for how long who was cut off is waited for. */

interface Guest {
  readonly name: string;
  /** When the connection went; "here" while there is one. */
  readonly gone: number | "here";
}

export class Guests {
  readonly #known = new Map<string, Guest>();

  /** `patience`: so many milliseconds nobody else is asked in the place of one who is cut off. */
  constructor(
    readonly patience: number,
    known: readonly string[],
    now: number,
  ) {
    for (const colour of known) this.#known.set(colour, { name: "", gone: now });
  }

  /** Whether this seat was given to somebody, who need not be here. */
  has(colour: string): boolean {
    return this.#known.has(colour);
  }

  came(colour: string, name: string): void {
    this.#known.set(colour, { name, gone: "here" });
  }

  went(colour: string, now: number): void {
    const guest = this.#known.get(colour);
    if (guest !== undefined) this.#known.set(colour, { ...guest, gone: now });
  }

  /** The host has taken the seat back. */
  forget(colour: string): void {
    this.#known.delete(colour);
  }

  /** The seats kept for those who are cut off, with their names. */
  awaited(now: number): ReadonlyMap<string, string> {
    const cutOff = [...this.#known].filter(([, { gone }]) => gone !== "here" && now - gone < this.patience);
    return new Map(cutOff.map(([colour, { name }]) => [colour, name]));
  }
}
