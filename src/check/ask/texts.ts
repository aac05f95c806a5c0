import { game } from "../game";
import { blockAt } from "../pieces";
import type { ScriptQuestion } from "../question";
import { answerCost, COSTS, YES_NO, yesNo } from "../scale";
import type { Trial } from "../trial";

/** What long texts cost and whether they are kept. */

const JSON_FILE = "src/host/api/json.ts";

const AN_ENTRY = 67;

/** A list like those a match is kept as, about so many characters as JSON. */
const entries = (characters: number): readonly unknown[] => {
  const list: unknown[] = [];
  const count = Math.floor(characters / AN_ENTRY);
  for (let i = 0; i < count; i++) list[i] = { at: "p1.hand", n: i, up: "front", says: "draw", seen: "p1" };
  return list;
};

const secondsOf = (work: (this: void) => void): number => {
  const began = game.os.clock();
  work();
  return Math.max(0, game.os.clock() - began);
};

const decoding = (characters: number): number => {
  const text = game.JSON.encode(entries(characters));
  return secondsOf(() => game.JSON.decode(text));
};

const decodingCosts = (
  kilobytes: "5" | "10" | "20",
  characters: number,
  assumed: readonly string[],
): ScriptQuestion => ({
  id: "json/decode-" + kilobytes,
  asks: "How long does JSON.decode take for " + kilobytes + " KB?",
  answers: COSTS,
  assumed,
  chosen: "Time",
  mend: [JSON_FILE, "what decode costs"],
  attempt: (trial) => {
    answerCost(trial, decoding(characters));
  },
});

/** Shorter than this, a clock of 16 ms tells nothing. */
const TELLING = 0.1;
/** Four times the text is four times the work, or sixteen. */
const BETWEEN = 8;

const growth = (trial: Trial): void => {
  const [short, long] = [decoding(5000), decoding(20_000)];
  if (long < TELLING) trial.answer("too quick to tell");
  else trial.answer(long > BETWEEN * short ? "with the square" : "with the length");
};

const repeated = (text: string, times: number): string => {
  let all = text;
  for (let i = 1; i < times; i *= 2) all += all;
  return all;
};

export const texts: readonly ScriptQuestion[] = [
  decodingCosts("5", 5000, ["under 50 ms", "50 to 200 ms"]),
  decodingCosts("10", 10_000, ["50 to 200 ms", "0.2 to 1 s"]),
  decodingCosts("20", 20_000, ["0.2 to 1 s"]),
  {
    id: "json/decode-grows",
    asks: "How does the cost of JSON.decode grow?",
    answers: ["with the length", "with the square", "too quick to tell"],
    assumed: ["with the square"],
    chosen: "Time",
    mend: [JSON_FILE, "what decode costs"],
    attempt: growth,
  },
  {
    id: "json/encode-20",
    asks: "How long does JSON.encode take for 20 KB?",
    answers: COSTS,
    assumed: ["under 50 ms", "50 to 200 ms"],
    chosen: "",
    mend: [JSON_FILE, "what encode costs"],
    attempt: (trial) => {
      const list = entries(20_000);
      answerCost(
        trial,
        secondsOf(() => game.JSON.encode(list)),
      );
    },
  },
  {
    id: "lua/color-hex",
    asks: "Does toHex() of a Color write its alpha?",
    answers: YES_NO,
    // The page says so, the published source of the class does not do it.
    assumed: ["no"],
    chosen: "The language",
    mend: ["src/host/vm/prelude.ts", "Color:toHex"],
    attempt: (trial) => {
      const red = game.Color(1, 0, 0);
      const hex = red.toHex(red);
      trial.note(hex);
      trial.answer(yesNo(hex.length > 6));
    },
  },
  {
    id: "json/empty-table",
    asks: "What does JSON.encode make of an empty table?",
    answers: ["[]", "{}"],
    assumed: ["[]"],
    chosen: "",
    mend: [JSON_FILE, "toJson"],
    attempt: (trial) => {
      trial.answer(game.JSON.encode({}));
    },
  },
  {
    id: "json/bad-text",
    asks: "What does JSON.decode do with a text that is no JSON?",
    answers: ["fails", "gives nothing"],
    assumed: ["fails"],
    chosen: "",
    mend: [JSON_FILE, "decoded"],
    attempt: (trial) => {
      try {
        game.JSON.decode('{"a": ');
        trial.answer("gives nothing");
      } catch {
        trial.answer("fails");
      }
    },
  },
  {
    id: "keep/memo",
    asks: "Does a memo of 60 KB come back whole?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: ["src/host/world/serialise.ts", "Memo"],
    attempt: (trial) => {
      const Memo = repeated("sixteen letters ", 4096);
      const block = blockAt(0, 0.5, { Memo });
      trial.settled([block], () => {
        const again = block.reload();
        trial.settled([again], () => {
          trial.answer(yesNo(again.memo === Memo));
        });
      });
    },
  },
  {
    id: "keep/script-state",
    asks: "Does a script_state of 200 KB come back whole after reload()?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: ["src/host/world/serialise.ts", "LuaScriptState"],
    attempt: (trial) => {
      const state = repeated("sixteen letters ", 16_384);
      const block = blockAt(0, 0.5);
      trial.settled([block], () => {
        block.script_state = state;
        const again = block.reload();
        trial.settled([again], () => {
          trial.answer(yesNo(again.script_state === state));
        });
      });
    },
  },
  {
    id: "keep/get-data",
    asks: "Does getData ask the object's onSave?",
    answers: YES_NO,
    assumed: ["yes"],
    chosen: "",
    mend: ["src/host/world/serialise.ts", "stateOf"],
    attempt: (trial) => {
      const block = blockAt(0, 0.5, { LuaScript: "function onSave() return 'asked' end" });
      trial.settled([block], () => {
        trial.answer(yesNo(block.getData().LuaScriptState === "asked"));
      });
    },
  },
];
