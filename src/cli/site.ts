import { resolve, sep } from "node:path";
import { isAsItWas, writeAtomically } from "../../build/atomic";
import { DIST } from "../../build/project";
import { GAME_NAMES } from "../games/index";
import { builtAnew } from "./build";
import type { Command } from "./command";
import { folderToWrite } from "./folder-to-write";
import { distIn, LANGUAGE_OPTION, languageAsked } from "./language";
import { Mistake } from "./mistake";
import { builtPage } from "./serving/page-files";
import { siteFiles } from "./serving/site";

const outAsked = (text: string): string => {
  if (text === "") throw new Mistake("where to? --out DIR");
  const folder = folderToWrite("out", text);
  if (resolve(folder) === resolve(DIST) || resolve(DIST).startsWith(resolve(folder) + sep))
    throw new Mistake(`--out ${text}: what is built lies there itself; give the site a folder of its own`);
  return folder;
};

export const siteCommand: Command = {
  name: "site",
  words: "",
  examples: ["site --out public"],
  options: {
    out: { takes: "DIR", says: "the folder to write to; its addresses are relative, so it may lie anywhere" },
    ...LANGUAGE_OPTION,
  },
  run: async ({ words, text }) => {
    if (words.length > 0) throw new Mistake(`a site has every game; it takes no ${words.join(" ")}`);
    const out = outAsked(text("out", ""));
    const language = languageAsked(text);
    if (!(await builtAnew(GAME_NAMES, language))) return 1;
    await builtPage();
    const bodies = [...siteFiles(false, distIn(language), language)].map(([path, body]) => ({
      file: `${out}${path}`,
      bytes: body(),
    }));
    const written = bodies.filter((each) => !isAsItWas(each));
    for (const { file, bytes } of written) writeAtomically(file, bytes);
    const bytes = bodies.reduce((sum, { bytes: { length } }) => sum + length, 0);
    console.log(
      `${out}: ${String(bodies.length)} files, ${(bytes / 2 ** 20).toFixed(1)} MB, ` +
        `${String(written.length)} of them new or changed. Put them on any web host; friends can be invited only to ` +
        "a table of npx outbreak start.",
    );
    return 0;
  },
};
