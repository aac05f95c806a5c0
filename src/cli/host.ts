import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../build/root";
import type { Command } from "./command";
import { Mistake } from "./mistake";

const TESTS = join(ROOT, "test/host");

/** What our stand-in for Tabletop Simulator can do. */
export const hostCommand: Command = {
  name: "host",
  words: "",
  examples: ["host --coverage", "host --coverage --json"],
  options: {
    coverage: {
      takes: "nothing",
      says: "every member with its page: answered, and by which test, or refused, and why",
    },
    json: { takes: "nothing", says: "as JSON" },
  },
  run: async ({ flag }) => {
    if (!flag("coverage")) throw new Mistake("what of the host? npx outbreak host --coverage");
    if (!existsSync(TESTS)) throw new Mistake("the tests are not here; this command needs the whole project");
    const [{ coverage }, { proofsUnder }, { asJson, told }] = await Promise.all([
      import("../host/coverage/coverage"),
      import("./host/proofs"),
      import("./host/told"),
    ]);
    const { of, unknown, empty } = proofsUnder(TESTS);
    const rows = coverage(of);
    console.log(flag("json") ? asJson(rows) : told(rows));
    for (const id of unknown) console.error(`a test cites ${id}, which the game does not have`);
    for (const id of empty) console.error(`a test cites what it does not speak of: ${id}`);
    return unknown.length + empty.length === 0 ? 0 : 1;
  },
};
