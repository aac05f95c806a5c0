const CLEARED = "\r\u001b[2K";
const WIDTH = 30;

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

interface Bar {
  /** So many are done. */
  at(this: void, done: number): void;
  gone(this: void): void;
}

/** How far it is, on a terminal only: what is piped elsewhere is left alone. */
export const barOn = (
  terminal: Terminal,
  of: number,
  now: () => number = () => performance.now(),
  what = "matches",
): Bar => {
  if (terminal.isTTY !== true) return { at: () => undefined, gone: () => undefined };
  const began = now();
  return {
    at: (done) => {
      const full = Math.floor((WIDTH * done) / of);
      const each = (now() - began) / 1000 / Math.max(1, done);
      const speed =
        each > 0 ? `${(1 / each).toFixed(0)} a second, ${Math.ceil(each * (of - done)).toFixed(0)} s left` : "";
      const bar = "█".repeat(full) + "░".repeat(WIDTH - full);
      terminal.write(`${CLEARED}${bar} ${String(done)} of ${String(of)} ${what}  ${speed}`);
    },
    gone: () => {
      terminal.write(CLEARED);
    },
  };
};
