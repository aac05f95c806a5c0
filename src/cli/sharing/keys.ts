import { randomBytes, timingSafeEqual } from "node:crypto";

/** Who holds a key has its seat. Keys are in links and in the room's file, and nowhere else: no log, no save, no address bar. */

/** As many as nobody guesses. */
const BYTES = 16;

const made = (): string => randomBytes(BYTES).toString("base64url");

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** As they are kept in a file. */
export interface KeptKeys {
  readonly host: string;
  readonly seats: Readonly<Record<string, string>>;
  /** The seats whose guests have come in before. */
  readonly taken: readonly string[];
}

export class Keys {
  readonly host: string;
  readonly #seats: Map<string, string>;
  readonly #taken: Set<string>;

  constructor(kept: KeptKeys = { host: made(), seats: {}, taken: [] }) {
    this.host = kept.host;
    this.#seats = new Map(Object.entries(kept.seats));
    this.#taken = new Set(kept.taken);
  }

  get kept(): KeptKeys {
    return { host: this.host, seats: Object.fromEntries(this.#seats), taken: this.taken };
  }

  get taken(): readonly string[] {
    return [...this.#taken];
  }

  isHost(key: string): boolean {
    return isSame(key, this.host);
  }

  /** The seat that a key is for. */
  seatOf(key: string): string | undefined {
    return [...this.#seats].find(([, each]) => isSame(key, each))?.[0];
  }

  /** The key of a seat: the same until the seat is taken back. */
  of(colour: string): string {
    const key = this.#seats.get(colour) ?? made();
    this.#seats.set(colour, key);
    return key;
  }

  /** Its guest has come in. Whether that is new. */
  take(colour: string): boolean {
    if (this.#taken.has(colour)) return false;
    this.#taken.add(colour);
    return true;
  }

  /** What opened this seat opens nothing any more. */
  takeBack(colour: string): void {
    this.#seats.delete(colour);
    this.#taken.delete(colour);
  }
}
