import { existsSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { type FileToWrite, isAsItWas, replaceFiles } from "../../build/atomic";
import { textIn } from "../saves/node";
import { localAssets, type NamedSave, readdressed } from "./assets/local-assets";
import { nameToKeep, savesAsked } from "./assets/saves-asked";
import type { Command } from "./command";
import { freeBackup } from "./install/backup";
import { type GameFolder, gameFolderHere, gameFolders } from "./install/game-folders";
import { Mistake, reasonOf } from "./mistake";

/** Beside the game's own folder of saves, which would show it to players. */
const ASSETS = "Outbreak";

const folderAsked = (to: string): GameFolder => {
  if (to !== "") {
    const folder = resolve(to);
    const there = statSync(folder, { throwIfNoEntry: false });
    if (there?.isDirectory() !== true) throw new Mistake(`--to ${to}: there is no such folder`);
    return { folder, addressOf: (file) => file };
  }
  const folders = gameFolders({ platform: process.platform, home: homedir(), env: process.env });
  const here = gameFolderHere(folders);
  if (here !== undefined) return here;
  const looked = folders.map(({ folder }) => folder).join(", ");
  throw new Mistake(`Tabletop Simulator keeps no saves at ${looked}; --to DIR names the folder in which its Saves are`);
};

const bytesOf = (file: string): Uint8Array => {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Mistake(`cannot read ${file}: ${reasonOf(error)}`);
  }
};

const isSavedObject = ({ save }: NamedSave): boolean => textIn(save.root, "SaveName") === "";

/** A save with its picture, whose name it shares. */
const saveFiles = (named: NamedSave, text: string, folder: string): FileToWrite[] => {
  const into = join(folder, "Saves", ...(isSavedObject(named) ? ["Saved Objects"] : []), nameToKeep(named.file));
  const picture = named.file.replace(/\.json$/, ".png");
  return [
    ...(existsSync(picture) && picture !== named.file ? [{ file: `${into}.png`, bytes: bytesOf(picture) }] : []),
    { file: `${into}.json`, bytes: Buffer.from(text) },
  ];
};

/** The assets first: when a save is there, so is all it names. */
const filesFor = (saves: readonly NamedSave[], { folder, addressOf }: GameFolder): readonly FileToWrite[] => {
  const assets = localAssets(saves);
  const at = (name: string): string => join(folder, ASSETS, name);
  const address = (name: string): string => addressOf(at(name));
  const own = saves.flatMap((named) => saveFiles(named, readdressed(named.save, assets, address), folder));
  const twice = own.find(({ file }, i) => own.findIndex((each) => each.file === file) !== i);
  if (twice !== undefined) throw new Mistake(`two saves would be ${twice.file}; install them one after the other`);
  return [...assets.map(({ source, name }) => ({ file: at(name), bytes: bytesOf(source) })), ...own];
};

const whatFor = (file: FileToWrite): string => {
  if (isAsItWas(file)) return "is there already";
  return existsSync(file.file) ? `is replaced; what it was is kept as ${freeBackup(file.file)}` : "is new";
};

const told = (files: readonly FileToWrite[]): string =>
  files.map((file) => `${file.file}: ${whatFor(file)}`).join("\n");

export const installCommand: Command = {
  name: "install",
  words: "[game… | save…]",
  examples: ["install", "install dying-light --dry-run"],
  options: {
    to: { takes: "DIR", says: "the folder in which its Saves are (usual: where the game keeps it on this system)" },
    "dry-run": { takes: "nothing", says: "only say what would be written" },
  },
  run: async ({ words, text, flag }) => {
    const folder = folderAsked(text("to", ""));
    const files = filesFor(await savesAsked(words), folder);
    console.log(told(files));
    if (flag("dry-run")) return 0;
    try {
      const written = replaceFiles(files, freeBackup);
      console.log(`${String(written.length)} files written to ${folder.folder}`);
    } catch (error) {
      throw new Mistake(`nothing could be written to ${folder.folder}: ${reasonOf(error)}`);
    }
    return 0;
  },
};
