import { exitCodeOf, runSave } from "../host/run/run";
import { told } from "../host/run/told";
import { FRAMES_A_SECOND } from "../host/world/clock";
import { parsedSaveText, SaveProblem } from "../host/world/parse";
import { COLOURS } from "../host/world/players";
import type { SaveState } from "../tts/save";
import type { Asked, Command } from "./command";
import { among, Mistake, readable, wholeNumber } from "./mistake";

const MOST_FRAMES = 10_000_000;
const USUAL_FRAMES = "300";

const saveIn = (file: string): SaveState => {
  try {
    return parsedSaveText(readable(file));
  } catch (error) {
    if (error instanceof SaveProblem) throw new Mistake(`${file}: ${error.message}`);
    throw error;
  }
};

const framesOf = ({ text }: Asked): number => {
  const seconds = text("seconds", "");
  if (seconds === "") return wholeNumber("frames", text("frames", USUAL_FRAMES), 0, MOST_FRAMES);
  if (text("frames", "") !== "") throw new Mistake("--frames and --seconds say the same; give one of them");
  return wholeNumber("seconds", seconds, 0, MOST_FRAMES / FRAMES_A_SECOND) * FRAMES_A_SECOND;
};

const partsOf = (text: string, by: string): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== "");

const seatsOf = ({ text }: Asked): string[] => {
  const seats = partsOf(text("seats", "White"), ",").map((seat) => among("seat", seat, Object.keys(COLOURS)));
  if (seats.length === 0) throw new Mistake("--seats names nobody");
  if (new Set(seats).size < seats.length) throw new Mistake("--seats names somebody twice");
  return seats;
};

/** Anybody's table, without the game: whether it stands, and what goes wrong. */
export const runCommand: Command = {
  name: "run",
  words: "<save>",
  examples: ["run my-table.json", 'run my-table.json --seats White,Blue --press "Set up; #start" --seconds 10'],
  options: {
    frames: { takes: "N", says: `how many frames it goes on (usual: ${USUAL_FRAMES}; 60 are a second)` },
    seconds: { takes: "S", says: "the same in seconds of the game, which take no time here" },
    press: {
      takes: "NAMES",
      says: "what the first seat then clicks, by its label, #id or @GUID, one after the other: 'Deal @4a7f01; #start'; all is everything",
    },
    seats: { takes: "COLOURS", says: "who sits there, the host first: White,Blue (usual: White)" },
    order: { takes: "ORDER", says: "whose onLoad comes first: global-first (usual) or objects-first" },
    json: { takes: "nothing", says: "as JSON" },
  },
  run: (asked) => {
    const { words, text, flag } = asked;
    const [file, ...more] = words;
    if (file === undefined || more.length > 0) throw new Mistake("which save? npx outbreak run my-table.json");
    const order = among("order", text("order", "global-first"), ["global-first", "objects-first"] as const);
    const frames = framesOf(asked);
    const seated = seatsOf(asked);
    const report = runSave(saveIn(file), { frames, press: partsOf(text("press", ""), ";"), table: { seated, order } });
    const exitCode = exitCodeOf(report);
    console.log(flag("json") ? JSON.stringify({ exitCode, ...report }, undefined, 2) : told(report));
    return Promise.resolve(exitCode);
  },
};
