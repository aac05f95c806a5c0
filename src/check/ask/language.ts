import { outcome } from "../failing";
import { game } from "../game";
import type { ScriptQuestion } from "../question";
import { YES_NO, yesNo } from "../scale";
import type { Trial } from "../trial";

/** The interpreter: which one it is, and where it parts from the one that the headless table runs on. */

const LIBRARY = "src/host/vm/prelude.ts";
const OPERATORS = "src/host/vm/fengari/semantics.ts";

/** What a text computed at run time does: nothing of it can be folded by the compiler. */
const at = <T>(values: readonly T[], index: number, otherwise: T): T => values[index] ?? otherwise;

/** Over so many frames a clock that counts fractions has shown one. */
const LOOKS = 5;

const lookAtClock = (trial: Trial, looks: number): void => {
  if (game.os.time() % 1 > 0) trial.answer("a fraction");
  else if (looks === 0) trial.answer("whole");
  else
    trial.frames(1, () => {
      lookAtClock(trial, looks - 1);
    });
};

const version = (name: string): string => {
  if (name.indexOf("2.0.0.0") >= 0) return "2.0.0.0";
  return name.indexOf("MoonSharp 2") >= 0 ? "another 2" : name.indexOf("MoonSharp 3") >= 0 ? "3" : "another";
};

export const language: readonly ScriptQuestion[] = [
  {
    id: "lua/version",
    asks: "Which MoonSharp does the game run?",
    answers: ["2.0.0.0", "another 2", "3", "another"],
    assumed: ["2.0.0.0"],
    chosen: "The language",
    mend: [LIBRARY, "_VERSION, and the traps that are measured on 2.0.0.0"],
    attempt: (trial) => {
      trial.note(game._VERSION);
      trial.answer(version(game._VERSION));
    },
  },
  {
    id: "lua/os-time",
    asks: "Does os.time() count whole seconds?",
    answers: ["whole", "a fraction"],
    assumed: ["a fraction"],
    chosen: "Time",
    mend: [LIBRARY, "os.time"],
    attempt: (trial) => {
      lookAtClock(trial, LOOKS);
    },
  },
  {
    id: "lua/length",
    asks: "How long is the text é?",
    answers: ["1", "2"],
    assumed: ["1"],
    chosen: "The language",
    mend: [LIBRARY, "#text counts UTF-16 units"],
    attempt: (trial) => {
      trial.answer(at(["é"], 0, "").length === 1 ? "1" : "2");
    },
  },
  {
    id: "lua/string-order",
    asks: 'Does "a" come before "B"?',
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "The language",
    mend: ["src/host/vm/text-order.ts", "texts compare by the computer's culture"],
    attempt: (trial) => {
      trial.answer(yesNo(at(["a"], 0, "") < at(["B"], 0, "")));
    },
  },
  {
    id: "lua/modulo",
    asks: "What is 5 % -3?",
    answers: ["-1", "-4", "2"],
    assumed: ["-4"],
    chosen: "The language",
    mend: [OPERATORS, "% of negatives"],
    attempt: (trial) => {
      const rest = at([5], 0, 0) % at([-3], 0, 1);
      trial.answer(rest === -1 ? "-1" : rest === -4 ? "-4" : "2");
    },
  },
  {
    id: "lua/great-number",
    asks: "How is 1e15 written?",
    answers: ["1E+15", "1e+15", "1000000000000000", "otherwise"],
    assumed: ["1E+15"],
    chosen: "The language",
    mend: ["src/host/vm/doubles.ts", "how numbers are printed"],
    attempt: (trial) => {
      const text = game.tostring(at([1e15], 0, 0));
      trial.note(text);
      trial.answer(text === "1E+15" || text === "1e+15" || text === "1000000000000000" ? text : "otherwise");
    },
  },
  {
    id: "lua/random-bounds",
    asks: "What does math.random(3, 1) do?",
    answers: ["draws from 1 to 3", "fails"],
    assumed: ["draws from 1 to 3"],
    chosen: "",
    mend: ["src/host/api/base.ts", "math.random with reversed bounds"],
    attempt: (trial) => {
      const { random: draw } = game.math;
      outcome(trial, () => draw(3, 1), "draws from 1 to 3", "fails");
    },
  },
  {
    id: "lua/native-json",
    asks: "Is there a json.parse beside JSON.decode?",
    answers: YES_NO,
    assumed: YES_NO,
    chosen: "",
    mend: ["src/host/api/tables.ts", "json"],
    attempt: (trial) => {
      outcome(trial, () => game.json?.parse ?? game.error("none"), "yes", "no");
    },
  },
  {
    id: "lua/pairs-player",
    asks: "Can one walk over Player with pairs?",
    answers: YES_NO,
    assumed: ["no"],
    chosen: "",
    mend: ["src/host/api/player.ts", "pairs(Player)"],
    attempt: (trial) => {
      const walks = (): unknown => game.pairs(game.Player)(game.Player, undefined);
      outcome(trial, walks, "yes", "no");
    },
  },
  {
    id: "lua/vector-call",
    asks: "Is a Vector still a Vector when it has gone through call?",
    answers: YES_NO,
    assumed: YES_NO,
    chosen: "",
    mend: ["src/host/api/object-script.ts", "callIn"],
    attempt: (trial) => {
      game.checkTold = (told) => {
        trial.run(() => {
          trial.answer(yesNo(game.getmetatable(told) !== undefined));
        });
      };
      game.self.call("checkTold", game.Vector(1, 2, 3));
    },
  },
];
