import { isGame, withGame } from "../../games/index";
import { differences, says, scenes } from "../../scripts/bench/work";
import { fengari } from "../vm/fengari";
import { luaFile } from "../vm/lua-file";
import { secondsEach } from "./seconds";
import { benchScript, type Timed, type WorkName, WORKS } from "./works";

/*
 * `alone.ts <vm> <game> <seats> <seed>`: what one VM takes for the works, as JSON. Each has a process of its own: the
 * host changes the fengari it shares a process with.
 */

type Work = (what: WorkName, times: number) => number;

const [vm = "", game = "", seats = "", seed = ""] = process.argv.slice(2);
const ON_NODE = { says, scenes, differences };

const onNode: Work = (what, times) =>
  isGame(game)
    ? withGame(game, (played) => ON_NODE[what](played, { seats: Number(seats), seed: Number(seed), times }))
    : 0;

const onFengari =
  (file: string): Work =>
  (what, times) => {
    const { printed, error } = fengari.run(file, [["work", what, game, Number(seats), Number(seed), times]]);
    if (error !== "") throw new Error(error);
    return Number(printed[0]?.[0]);
  };

const onHost = async (file: string): Promise<Work> => {
  const { hostLua } = await import("./host-lua");
  const { work } = hostLua(file);
  return (what, times) => work(what, { game, seats: Number(seats), seed: Number(seed) }, times);
};

const file = await luaFile(benchScript);
const work = vm === "node" ? onNode : vm === "fengari" ? onFengari(file) : await onHost(file);
const seconds = WORKS.map((what) => [
  what,
  secondsEach((times) => {
    work(what, times);
  }),
]);
const timed: Timed = { answers: work("says", 0), seconds: Object.fromEntries(seconds) as Timed["seconds"] };
process.stdout.write(JSON.stringify(timed));
