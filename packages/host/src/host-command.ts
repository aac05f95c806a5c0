import { readFileSync } from "node:fs";
import type { Command } from "../../../src/cli/command";
import { Mistake } from "../../../src/cli/mistake";

const written = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8").trimEnd();

/** What the project's own command found by its tests when this package was made. */
export const hostCommand: Command = {
  name: "host",
  words: "",
  examples: ["host --coverage"],
  options: {
    coverage: {
      takes: "nothing",
      says: "every member with its page: answered, and by which test, or refused, and why",
    },
    json: { takes: "nothing", says: "as JSON" },
  },
  run: ({ flag }) => {
    if (!flag("coverage")) throw new Mistake("what of the host? npx outbreak host --coverage");
    console.log(written(flag("json") ? "coverage.json" : "coverage.md"));
    return Promise.resolve(0);
  },
};
