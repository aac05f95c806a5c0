import { relative } from "node:path";
import { writeAtomically } from "../../build/atomic";
import type { Save } from "../saves/save";
import { objectsOf } from "../saves/objects";
import { suggested } from "./bind/suggested";
import { tableSeen } from "./bind/table-seen";
import type { Command } from "./command";
import { fileToWrite } from "./file-to-write";
import { type GameFound, isHere } from "./inspect/games";
import { planOf } from "./inspect/plan";
import { pngOf } from "./inspect/png";
import { reportOf } from "./inspect/report";
import { told } from "./inspect/told";
import { among, Mistake } from "./mistake";
import { withSave } from "./save-file";

const fileAsked = (words: readonly string[]): string => {
  const [file, ...more] = words;
  if (file === undefined) throw new Mistake("which save? npx outbreak inspect SAVE.json");
  if (more.length > 0) throw new Mistake(`one save at a time, not ${words.join(" ")}`);
  return file;
};

/** The binding as a text to copy; what a person has to say goes beside it, where it is in nobody's way. */
const bindingTold = (save: Save, found: GameFound | undefined, isAsked: boolean): string => {
  if (found === undefined || (!isAsked && !isHere(found)))
    throw new Mistake("none of our games lies here; --game GAME says which is meant");
  const { game } = found;
  const { binding, unsure } = suggested(tableSeen(save, game));
  for (const each of unsure) console.error(`not known: ${each}`);
  return JSON.stringify(binding, undefined, 2);
};

export const inspectCommand: Command = {
  name: "inspect",
  words: "<save>",
  examples: ["inspect my-table.json", "inspect my-table.json --picture found.png"],
  options: {
    json: { takes: "nothing", says: "as JSON, all of it" },
    picture: { takes: "FILE", says: "a PNG of the table from above, with what was recognised framed" },
    binding: { takes: "nothing", says: "the binding that attach would write, and nothing else" },
    game: { takes: "GAME", says: "whose pieces are framed or bound (usual: the game of which most is there)" },
  },
  run: async ({ words, text, flag }) => {
    const file = fileAsked(words);
    const picture = fileToWrite("picture", text("picture", ""));
    const { save, report, objects } = withSave(file, (read, bytes) => ({
      save: read,
      report: reportOf(read, bytes),
      objects: objectsOf(read),
    }));
    const names = report.games.map(({ game }) => game);
    const game = among("game", text("game", names[0] ?? ""), names);
    const found = report.games.find((each) => each.game === game);
    if (flag("binding")) {
      console.log(bindingTold(save, found, text("game", "") !== ""));
      return 0;
    }
    console.log(flag("json") ? JSON.stringify(report, undefined, 2) : told(report));
    if (picture === "" || found === undefined) return 0;
    const { svg, width } = planOf(objects, found);
    writeAtomically(picture, await pngOf(svg, width));
    console.log(relative(process.cwd(), picture));
    return 0;
  },
};
