import type { Command, Commands } from "../../../src/cli/command";
import { newCommand } from "./new-command";
import { inGameHere } from "./program";

const build: Command = {
  name: "build",
  words: "",
  examples: ["build", "build --assets https://example.org/my-game/"],
  options: {
    assets: {
      takes: "WHERE",
      says: "file: as they lie on this computer (usual); https://…: below this address, to play with others",
    },
    out: { takes: "DIR", says: "the folder to write to (usual: dist)" },
    language: { takes: "LANGUAGE", says: "what it is told in (usual: its first)" },
  },
  run: (asked) => inGameHere("build", asked),
};

const play: Command = {
  name: "play",
  words: "",
  examples: ["play", "play --seats 3 --seed 7"],
  options: {
    seats: { takes: "N", says: "how many play (usual: as few as can)" },
    seed: { takes: "N", says: "which match: the same seed gives the same one (usual: 1)" },
    log: { takes: "FILE", says: "write the log there instead of showing it" },
    "at-most": { takes: "N", says: "stop after so many answers and rolls (usual: 10000)" },
  },
  run: (asked) => inGameHere("play", asked),
};

/** The commands of this package, by their name. */
export const commands: Commands = {
  new: {
    does: "makes a folder with a small game of your own: rules, bots, a table, tests",
    load: () => Promise.resolve(newCommand),
  },
  build: {
    does: "makes the save of the game whose folder this is: compiles, renders, assembles and checks it",
    load: () => Promise.resolve(build),
  },
  play: {
    does: "lets bots play a match of the game whose folder this is, and tells its log",
    load: () => Promise.resolve(play),
  },
};
