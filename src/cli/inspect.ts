import { relative } from "node:path";
import { writeAtomically } from "../../build/atomic";
import { objectsOf } from "../saves/objects";
import type { Command } from "./command";
import { fileToWrite } from "./file-to-write";
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

export const inspectCommand: Command = {
  name: "inspect",
  summary: "tells what is in a save of Tabletop Simulator, anybody's, and what our games recognise in it",
  words: "<save>",
  options: {
    json: { takes: "nothing", says: "as JSON, all of it" },
    picture: { takes: "FILE", says: "a PNG of the table from above, with what was recognised framed" },
    game: { takes: "GAME", says: "whose pieces are framed (usual: the game of which most is there)" },
  },
  run: async ({ words, text, flag }) => {
    const file = fileAsked(words);
    const picture = fileToWrite("picture", text("picture", ""));
    const { report, objects } = withSave(file, (save, bytes) => ({
      report: reportOf(save, bytes),
      objects: objectsOf(save),
    }));
    const names = report.games.map(({ game }) => game);
    const game = among("game", text("game", names[0] ?? ""), names);
    console.log(flag("json") ? JSON.stringify(report, undefined, 2) : told(report));
    const found = report.games.find((each) => each.game === game);
    if (picture === "" || found === undefined) return 0;
    const { svg, width } = planOf(objects, found);
    writeAtomically(picture, await pngOf(svg, width));
    console.log(relative(process.cwd(), picture));
    return 0;
  },
};
