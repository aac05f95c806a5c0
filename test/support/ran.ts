import { vi } from "vitest";
import { main } from "../../src/cli/main";

/** What came of a command: how it ended, and what it said. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command as the terminal does. */
export const ran = async (...args: readonly string[]): Promise<Ran> => {
  const out = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const err = vi.spyOn(console, "error").mockImplementation(() => undefined);
  try {
    const code = await main(args);
    return { code, out: out.mock.calls.join("\n"), err: err.mock.calls.join("\n") };
  } finally {
    vi.restoreAllMocks();
  }
};
