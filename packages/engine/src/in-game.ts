import { join } from "node:path";
import { writeAtomically } from "../../../build/atomic";
import { ROOT } from "../../../build/root";
import { assetsAsked } from "../../../src/cli/build/assets-asked";
import { builtAsPlanned } from "../../../src/cli/build/built-as-planned";
import type { Asked } from "../../../src/cli/command";
import { fileToWrite } from "../../../src/cli/file-to-write";
import { folderToWrite } from "../../../src/cli/folder-to-write";
import { among, wholeNumber } from "../../../src/cli/mistake";
import { commonFolder } from "./common-folder";
import type { Project } from "./project";

/* What is bundled with a game: the part of the commands that knows it. */

const MOST_SEED = 999_999_999;
const MOST_INPUTS = 1_000_000;

export const build = async (project: Project, root: string, { text }: Asked): Promise<number> => {
  const language = among("language", text("language", project.languages[0] ?? ""), project.languages);
  const assetsAt = assetsAsked(text("assets", "file"));
  const out = folderToWrite("out", text("out", join(root, "dist")));
  const isDone = await builtAsPlanned(() =>
    Promise.resolve({
      root,
      tstlConfig: join(ROOT, "tstl.json"),
      luaRoot: commonFolder(root, ROOT),
      scripts: [join(root, "script", `${project.name}.ts`)],
      games: [project.sources(language)],
      out,
      cache: join(root, ".outbreak"),
      assetsAt,
    }),
  );
  return isDone ? 0 : 1;
};

export const play = (project: Project, _root: string, { text }: Asked): Promise<number> => {
  const { least, most } = project.seats;
  const seats = wholeNumber("seats", text("seats", String(least)), least, most);
  const seed = wholeNumber("seed", text("seed", "1"), 0, MOST_SEED);
  const atMost = wholeNumber("at-most", text("at-most", "10000"), 1, MOST_INPUTS);
  const log = text("log", "");
  const file = fileToWrite("log", log);
  const lines = project.played(seats, seed, atMost);
  if (file === "") console.log(lines.join("\n"));
  else {
    writeAtomically(file, Buffer.from(`${lines.join("\n")}\n`));
    console.log(`${lines.at(-1) ?? ""} (${String(lines.length)} lines in ${log})`);
  }
  return Promise.resolve(0);
};
