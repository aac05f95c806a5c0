import { execFileSync, spawn } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Incoming } from "./protocol";

interface Pipe {
  readonly reads: number;
  readonly writes: number;
}

/** A pipe that a program can wait on, as Node's own cannot. Nothing of it stays in the file system. */
const pipeIn = (folder: string, name: string): Pipe => {
  const file = join(folder, name);
  execFileSync("mkfifo", [file]);
  // Whoever opens one end waits for the other: whoever has both waits for nobody.
  const both = openSync(file, constants.O_RDWR);
  const pipe = { reads: openSync(file, constants.O_RDONLY), writes: openSync(file, constants.O_WRONLY) };
  closeSync(both);
  return pipe;
};

const HEAD = 4;

/** A program that is told and asked, without any other work of ours in between. It ends when we do: its input does. */
export class Pipes {
  readonly #to: Pipe;
  readonly #from: Pipe;
  #held = Buffer.alloc(0);
  readonly #read = Buffer.alloc(1 << 16);

  constructor(program: string, args: readonly string[]) {
    const folder = mkdtempSync(join(tmpdir(), "pipes-"));
    try {
      this.#to = pipeIn(folder, "to");
      this.#from = pipeIn(folder, "from");
    } finally {
      rmSync(folder, { recursive: true });
    }
    const child = spawn(program, args, { stdio: [this.#to.reads, this.#from.writes, "inherit"] });
    child.on("error", () => undefined);
    child.unref();
    closeSync(this.#to.reads);
    closeSync(this.#from.writes);
  }

  tell(bytes: Buffer): void {
    for (let from = 0; from < bytes.length; from += writeSync(this.#to.writes, bytes, from));
  }

  /** The next message, when it comes. Undefined: the program has ended. */
  hear(): Incoming | undefined {
    while (this.#held.length < HEAD || this.#held.length < HEAD + this.#held.readInt32LE(0)) {
      const count = readSync(this.#from.reads, this.#read);
      if (count === 0) return undefined;
      this.#held = Buffer.concat([this.#held, this.#read.subarray(0, count)]);
    }
    const end = HEAD + this.#held.readInt32LE(0);
    const message = this.#held.subarray(HEAD, end);
    this.#held = this.#held.subarray(end);
    return new Incoming(message);
  }

  close(): void {
    closeSync(this.#to.writes);
    closeSync(this.#from.reads);
  }
}
