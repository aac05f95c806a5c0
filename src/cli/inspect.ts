import type { Command } from "./command";
import { reportOf } from "./inspect/report";
import { told } from "./inspect/told";
import { Mistake } from "./mistake";
import { withSave } from "./save-file";

const fileAsked = (words: readonly string[]): string => {
  const [file, ...more] = words;
  if (file === undefined) throw new Mistake("which save? npx outbreak inspect SAVE.json");
  if (more.length > 0) throw new Mistake(`one save at a time, not ${words.join(" ")}`);
  return file;
};

export const inspectCommand: Command = {
  name: "inspect",
  summary: "tells what is in a save of Tabletop Simulator, anybody's",
  words: "<save>",
  options: { json: { takes: "nothing", says: "as JSON, all of it" } },
  run: ({ words, flag }) => {
    const report = withSave(fileAsked(words), reportOf);
    console.log(flag("json") ? JSON.stringify(report, undefined, 2) : told(report));
    return Promise.resolve(0);
  },
};
