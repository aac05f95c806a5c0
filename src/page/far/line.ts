import type { Act, Told } from "../room/wire";
import { CLOSED, type DoorAct, type HOST_DOOR, type Knock, PULSE, type Refused, type SEAT_DOOR } from "./door-wire";

/** The way to a room that is shared. A connection that is lost is made again, and the room tells everything anew. */

/** Why it was closed, where coming again would change nothing. */
const REFUSED: Readonly<Record<number, Refused>> = {
  [CLOSED.noSuchKey]: "no key",
  [CLOSED.takenBack]: "taken back",
  [CLOSED.othersTable]: "other host",
  [CLOSED.ended]: "ended",
};

/** Two pulses that did not come are a connection that is gone, whatever the browser still believes. */
const SILENT = 2.5 * PULSE;
const RETRIES = [250, 500, 1000, 2000, 4000];
const AFTER_A_FLOOD = 5000;

export class Line {
  #socket: WebSocket | "none" = "none";
  #heard = 0;
  #tries = 0;
  #isClosed = false;
  #isGreeted = false;

  constructor(
    readonly door: typeof SEAT_DOOR | typeof HOST_DOOR,
    /** What is said first, each time. */
    readonly knock: () => Knock,
    /** What is said as soon as one is in. */
    readonly greet: () => readonly Act[],
    readonly hear: (told: Told) => void,
  ) {
    this.#dial();
    addEventListener("online", this.#lookUp);
    addEventListener("visibilitychange", this.#lookUp);
    setInterval(this.#lookUp, PULSE / 2);
  }

  /** What cannot be said now is not said later: by then something else is asked. */
  send(said: Act | DoorAct): void {
    if (this.#socket !== "none" && this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
  }

  close(): void {
    this.#isClosed = true;
    if (this.#socket !== "none") this.#socket.close();
  }

  #dial(): void {
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === "https:" ? "wss:" : "ws:"}//${host}${this.door}`);
    this.#socket = socket;
    this.#heard = performance.now();
    this.#isGreeted = false;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.knock()));
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#listen(JSON.parse(String(data)) as Told);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
  }

  #listen(told: Told): void {
    this.#heard = performance.now();
    if (told.told === "pulse") return;
    if (told.told === "table" && !this.#isGreeted) {
      this.#isGreeted = true;
      this.#tries = 0;
      this.hear({ told: "line", line: "on" });
      for (const act of this.greet()) this.send(act);
    }
    this.hear(told);
  }

  #lost(code: number): void {
    this.#socket = "none";
    if (this.#isClosed) return;
    const refused = REFUSED[code];
    this.hear({ told: "line", line: refused ?? (code === CLOSED.tooMuch ? "too much" : "cut off") });
    if (refused !== undefined) return;
    const wait = code === CLOSED.tooMuch ? AFTER_A_FLOOD : (RETRIES[this.#tries++] ?? 4000);
    setTimeout(() => {
      if (this.#socket === "none" && !this.#isClosed) this.#dial();
    }, wait);
  }

  /** Whether the room is still heard. */
  readonly #lookUp = (): void => {
    const socket = this.#socket;
    if (socket === "none" || performance.now() - this.#heard < SILENT) return;
    socket.onclose = null;
    socket.close();
    this.#lost(0);
  };
}
