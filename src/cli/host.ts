import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { coverage } from "../host/coverage/coverage";
import type { Command } from "./command";
import { proofsUnder } from "./host/proofs";
import { asJson, told } from "./host/told";
import { Mistake } from "./mistake";

const TESTS = resolve(import.meta.dirname, "../../test/host");

/** What our stand-in for Tabletop Simulator can do. */
export const hostCommand: Command = {
  name: "host",
  summary: "tells which members of Tabletop Simulator's API the headless table answers, and by which test",
  words: "",
  options: {
    coverage: {
      takes: "nothing",
      says: "every member with its page: answered, and by which test, or refused, and why",
    },
    json: { takes: "nothing", says: "as JSON" },
  },
  run: ({ flag }) => {
    if (!flag("coverage")) throw new Mistake("what of the host? npx outbreak host --coverage");
    if (!existsSync(TESTS)) throw new Mistake("the tests are not here; this command needs the whole project");
    const { of, unknown, empty } = proofsUnder(TESTS);
    const rows = coverage(of);
    console.log(flag("json") ? asJson(rows) : told(rows));
    for (const id of unknown) console.error(`a test cites ${id}, which the game does not have`);
    for (const id of empty) console.error(`a test cites what it does not speak of: ${id}`);
    return Promise.resolve(unknown.length + empty.length === 0 ? 0 : 1);
  },
};
