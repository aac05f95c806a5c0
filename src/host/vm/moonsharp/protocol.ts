/** What may be asked, of MoonSharp and by it: the same numbers as in server/Wire.cs. */
export const OP = {
  new: 1,
  free: 2,
  run: 3,
  set: 4,
  get: 5,
  hasFunction: 6,
  call: 7,
  callRef: 8,
  begin: 9,
  resume: 10,
  lose: 11,
  release: 12,
  index: 20,
  setIndex: 21,
  text: 22,
  hostCall: 23,
  done: 30,
  failed: 31,
} as const;

/** How a value is written: the same numbers as in server/Wire.cs. */
export const TAG = {
  nil: 0,
  false: 1,
  true: 2,
  number: 3,
  text: 4,
  table: 5,
  list: 6,
  object: 7,
  hostFunction: 8,
  function: 9,
  vector: 10,
  colour: 11,
  several: 12,
} as const;

const HEAD = 4;

/** Messages on their way out, each after its length; what needs no answer goes with the next that does. */
export class Outgoing {
  #bytes = Buffer.alloc(1 << 12);
  #begun = 0;
  #at = 0;

  /** A message, written whole or not at all. */
  message(op: number, about: number, write: () => void = () => undefined): void {
    this.#begun = this.#at;
    try {
      this.#room(HEAD);
      this.byte(op);
      this.int(about);
      write();
      this.#bytes.writeInt32LE(this.#at - this.#begun - HEAD, this.#begun);
      this.#begun = this.#at;
    } finally {
      this.#at = this.#begun;
    }
  }

  #room(count: number): number {
    const at = this.#at;
    this.#at += count;
    if (this.#at > this.#bytes.length) {
      const more = Buffer.alloc(Math.max(this.#bytes.length * 2, this.#at));
      this.#bytes.copy(more, 0, 0, at);
      this.#bytes = more;
    }
    return at;
  }

  byte(value: number): void {
    const at = this.#room(1);
    this.#bytes[at] = value;
  }

  int(value: number): void {
    const at = this.#room(4);
    this.#bytes.writeInt32LE(value, at);
  }

  number(value: number): void {
    const at = this.#room(8);
    this.#bytes.writeDoubleLE(value, at);
  }

  text(value: string): void {
    this.int(value.length);
    const at = this.#room(2 * value.length);
    this.#bytes.write(value, at, "utf16le");
  }

  /** Everything written since this was asked last. */
  taken(): Buffer {
    const all = this.#bytes.subarray(0, this.#at);
    this.#at = 0;
    return all;
  }
}

/** A message that has come, read from its beginning. */
export class Incoming {
  #at = 0;

  constructor(readonly bytes: Buffer) {}

  peek(): number {
    return this.bytes[this.#at] ?? 0;
  }

  byte(): number {
    return this.bytes[this.#at++] ?? 0;
  }

  int(): number {
    this.#at += 4;
    return this.bytes.readInt32LE(this.#at - 4);
  }

  number(): number {
    this.#at += 8;
    return this.bytes.readDoubleLE(this.#at - 8);
  }

  text(): string {
    const length = 2 * this.int();
    this.#at += length;
    return this.bytes.toString("utf16le", this.#at - length, this.#at);
  }
}
