import type { RawData, WebSocket } from "ws";
import { CLOSED, PULSE } from "../../page/far/door-wire";
import { Allowance } from "./allowance";

/** One connection: what it may say, how much, and until when. It is believed nothing. */

/** Whoever has come in says with which key within so many milliseconds. */
const KNOCKS_WITHIN = 5000;

/** Of what a slow connection has not taken yet, so many bytes are kept; then it has to come back and begin anew. */
const MOST_WAITING = 16 * 1024 * 1024;

/** What the door does with what a visitor says; the reason for closing, or "fine". */
type Heard = (this: void, said: unknown) => number | "fine";

export class Visitor {
  #isAlive = true;
  readonly #allowance = new Allowance(performance.now());
  readonly #pulse: NodeJS.Timeout;
  readonly #knock: NodeJS.Timeout;

  constructor(
    readonly socket: WebSocket,
    readonly heard: Heard,
    left: () => void,
  ) {
    this.#knock = setTimeout(() => {
      this.close(CLOSED.tooLate);
    }, KNOCKS_WITHIN);
    this.#pulse = setInterval(() => {
      this.#beat();
    }, PULSE);
    socket.on("message", (data, isBinary) => {
      this.#hear(data, isBinary);
    });
    socket.on("ping", () => {
      if (!this.#allowance.takes(performance.now())) this.close(CLOSED.tooMuch);
    });
    socket.on("pong", () => {
      this.#isAlive = true;
    });
    // Frames that are none, and messages that are too long: the connection is closed by then.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(this.#knock);
      clearInterval(this.#pulse);
      left();
    });
  }

  /** It has shown a key. */
  letIn(): void {
    clearTimeout(this.#knock);
  }

  tell(text: string): void {
    if (this.socket.bufferedAmount > MOST_WAITING) this.socket.terminate();
    else this.socket.send(text);
  }

  close(why: number): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.socket.close(why);
    // Who does not answer that is not waited for.
    setTimeout(() => {
      this.socket.terminate();
    }, PULSE).unref();
  }

  /** Who has not answered since the last time is gone, whatever the line says. */
  #beat(): void {
    if (!this.#isAlive) {
      this.socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.socket.ping();
    this.tell(JSON.stringify({ told: "pulse" }));
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (!this.#allowance.takes(performance.now())) {
      this.close(CLOSED.tooMuch);
      return;
    }
    const said = isBinary ? undefined : parsed(data);
    const why = said === undefined ? CLOSED.malformed : this.heard(said);
    if (why !== "fine") this.close(why);
  }
}

const parsed = (data: RawData): unknown => {
  try {
    return JSON.parse((data as Buffer).toString("utf8"));
  } catch {
    return undefined;
  }
};
