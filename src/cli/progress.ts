import type { Progress } from "../../build/pipeline";

const CLEARED = "\r\u001b[2K";

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** A line for each stage; on a terminal also one that says what is going on. */
export const progressOn = (terminal: Terminal): Progress => {
  const live = terminal.isTTY === true;
  return {
    begins: (stage) => {
      if (live) terminal.write(`${stage} …`);
    },
    done: (stage, result, seconds) => {
      terminal.write(`${live ? CLEARED : ""}${stage.padEnd(8)}  ${seconds.toFixed(1).padStart(5)} s  ${result}\n`);
    },
  };
};
