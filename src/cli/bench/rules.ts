import { join } from "node:path";
import { program } from "../../../bin/program.mjs";
import { ROOT } from "../../../build/root";
import { luaFile } from "../vm/lua-file";
import { moonsharp } from "../vm/moonsharp";
import { moonsharpServer } from "../vm/moonsharp-server";
import { ended } from "../vm/process";
import { atMost, type Figure, number } from "./figure";
import { instructionsOf } from "./instructions";
import { secondsEach } from "./seconds";
import { benchScript, type Played, type Timed, type WorkName, WORKS } from "./works";

const timedAlone = (file: string, vm: string, { game, seats, seed }: Played): Timed => {
  const args = [file, vm, game, String(seats), String(seed)];
  const { stdout, error } = ended(process.execPath, args);
  if (error !== "") throw new Error(`${vm}: ${error}`);
  return JSON.parse(stdout) as Timed;
};

/** Seconds per time on MoonSharp, or why there are none. */
const timedOnMoonsharp = (file: string, { game, seats, seed }: Played): Timed["seconds"] | string => {
  const { missing, run } = moonsharp();
  if (missing !== "") return missing;
  const each = (what: WorkName): number =>
    secondsEach((times) => {
      const { error } = run(file, [["work", what, game, seats, seed, times]]);
      if (error !== "") throw new Error(`moonsharp: ${error}`);
    });
  return { says: each("says"), scenes: each("scenes"), differences: each("differences") };
};

const NAMES: Readonly<Record<WorkName, string>> = {
  says: "an answer with all that follows",
  scenes: "a scene",
  differences: "what changed between two scenes",
};

const perSecond = (vm: string, answers: number, seconds: number, onNode: number): Figure => ({
  what: `answers a second on ${vm}`,
  measured: number(answers / seconds),
  beside: vm === "Node" ? "" : `${number(onNode / seconds)} of Node`,
});

/** What `coin.ts` takes for granted, counted anew where it can be. */
const coinFigure = (file: string, played: Played, onHost: number): Figure[] => {
  const { missing, vm } = moonsharpServer();
  if (missing !== "") return [];
  const ratio = instructionsOf(file, played, vm).says / onHost;
  return [{ what: "MoonSharp's instructions for one of the host's", measured: number(ratio), values: [ratio] }];
};

/** How fast the rules are, on every VM there is. */
export const rulesFigures = async (played: Played): Promise<Figure[]> => {
  const file = await luaFile(benchScript);
  const alone = join((await program(ROOT)).folder, "alone.mjs");
  const [node, bare, host] = ["node", "fengari", "host"].map((vm) => timedAlone(alone, vm, played)) as [
    Timed,
    Timed,
    Timed,
  ];
  const sharp = timedOnMoonsharp(file, played);
  const instructions = instructionsOf(file, played);
  const { answers } = node;
  const onNode = node.seconds.says;
  const millis = (what: WorkName): string =>
    [node.seconds, bare.seconds, sharp]
      .map((seconds) => (typeof seconds === "string" ? "–" : number((1000 * seconds[what]) / answers)))
      .join(" / ");
  const over = host.seconds.says / bare.seconds.says;
  return [
    perSecond("Node", answers, onNode, onNode),
    perSecond("fengari", answers, bare.seconds.says, onNode),
    perSecond("the headless table's Lua", answers, host.seconds.says, onNode),
    typeof sharp === "string"
      ? { what: "answers a second on MoonSharp", measured: "–", beside: sharp }
      : perSecond("MoonSharp", answers, sharp.says, onNode),
    {
      what: "headless against bare fengari",
      measured: `${number(over)} times`,
      beside: "the same Lua",
      aim: atMost(over, 2, " times"),
    },
    ...coinFigure(file, played, instructions.says),
    ...WORKS.map((what) => ({
      what: `${NAMES[what]}: instructions`,
      measured: number(instructions[what]),
      beside: `${millis(what)} ms`,
    })),
  ];
};
