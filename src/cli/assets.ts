import { join, relative } from "node:path";
import { replaceFiles } from "../../build/atomic";
import { DIST } from "../../build/project";
import { type LocalAsset, localAssets, readdressed } from "./assets/local-assets";
import { missingAt } from "./assets/missing-at";
import { nameToKeep, savesAsked } from "./assets/saves-asked";
import type { Command } from "./command";
import { folderToWrite } from "./folder-to-write";
import { freeBackup } from "./install/backup";
import { Mistake } from "./mistake";

const baseAsked = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "https:" && url?.protocol !== "http:") {
    throw new Mistake(`--base is "${text}"; it must be the address the files are put below (https://…)`);
  }
  if (url.search !== "" || url.hash !== "") throw new Mistake(`--base ${text}: it may have no ? and no #`);
  return url.href.replace(/\/+$/, "");
};

const here = (file: string): string => relative(process.cwd(), file);

const checked = async (assets: readonly LocalAsset[], addressOf: (name: string) => string): Promise<number> => {
  const missing = await missingAt(assets.map(({ name }) => addressOf(name)));
  for (const { address, why } of missing) console.error(`${address}: ${why}`);
  console.log(`${String(assets.length - missing.length)} of ${String(assets.length)} files are there`);
  return missing.length === 0 ? 0 : 1;
};

export const assetsCommand: Command = {
  name: "assets",
  words: "[game… | save…]",
  examples: [
    "assets --base https://example.org/outbreak/",
    "assets dying-light --base https://example.org/outbreak/ --check",
  ],
  options: {
    base: { takes: "URL", says: "the address that the files are put below" },
    out: { takes: "DIR", says: "where the rewritten saves are written (usual: dist/hosted)" },
    "dry-run": { takes: "nothing", says: "only list what has to be there" },
    check: { takes: "nothing", says: "asks the address for every file, and says which are missing" },
  },
  run: async ({ words, text, flag }) => {
    const base = baseAsked(text("base", ""));
    const out = folderToWrite("out", text("out", join(DIST, "hosted")));
    const saves = await savesAsked(words);
    const assets = localAssets(saves);
    const addressOf = (name: string): string => `${base}/${encodeURIComponent(name)}`;
    for (const { source, name } of assets) console.log(`${source} -> ${addressOf(name)}`);
    if (!flag("dry-run")) {
      const files = saves.map(({ file, save }) => ({
        file: join(out, `${nameToKeep(file)}.json`),
        bytes: Buffer.from(readdressed(save, assets, addressOf)),
      }));
      for (const { file } of files) console.log(here(file));
      replaceFiles(files, freeBackup);
    }
    return flag("check") ? checked(assets, addressOf) : 0;
  },
};
