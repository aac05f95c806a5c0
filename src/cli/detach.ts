import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { replaceFiles } from "../../build/atomic";
import type { SavedObject } from "../saves/objects";
import { detached } from "./attach/detached";
import type { Command } from "./command";
import { fileToWrite } from "./file-to-write";
import { Mistake } from "./mistake";
import { withSave } from "./save-file";

const fileAsked = (words: readonly string[]): string => {
  const [file, ...more] = words;
  if (file === undefined) throw new Mistake("which save? npx outbreak detach SAVE.json");
  if (more.length > 0) throw new Mistake(`one save at a time, not ${words.join(" ")}`);
  return file;
};

const lineOf = ({ path, name, nickname, guid }: SavedObject): string => `- ${path}: ${name} "${nickname}" (${guid})`;

export const detachCommand: Command = {
  name: "detach",
  words: "<save>",
  examples: ['detach "my-table Dying Light.json"'],
  options: {
    out: { takes: "FILE", says: "the new save (usual: beside the old one)" },
    "dry-run": { takes: "nothing", says: "only say what would be taken out" },
  },
  run: ({ words, text, flag }) => {
    const file = fileAsked(words);
    const out = fileToWrite("out", text("out", `${file.replace(/\.json$/i, "")} - detached.json`));
    if (resolve(file) === out)
      throw new Mistake(`--out ${text("out", "")}: this is the save itself; a new one is written`);
    const without = withSave(file, detached);
    if (without === "nothing") throw new Mistake(`${file}: nothing was attached to this table`);
    console.log(without.gone.map(lineOf).join("\n"));
    if (flag("dry-run")) return Promise.resolve(0);
    const was = existsSync(out);
    replaceFiles([{ file: out, bytes: Buffer.from(without.text) }]);
    console.log(`${relative(process.cwd(), out)}${was ? " (what was there is kept as .bak)" : ""}`);
    return Promise.resolve(0);
  },
};
