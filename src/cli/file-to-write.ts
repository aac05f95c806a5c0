import { accessSync, constants, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Mistake, reasonOf } from "./mistake";

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** A file that can be written, in a folder that is there; "" where none was asked for. */
export const fileToWrite = (option: string, text: string): string => {
  if (text === "") return "";
  const file = resolve(text);
  if (isFolder(file)) throw new Mistake(`--${option} ${text}: it is a folder`);
  if (!isFolder(dirname(file))) throw new Mistake(`--${option} ${text}: there is no folder ${dirname(file)}`);
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw new Mistake(`--${option} ${text}: ${reasonOf(error)}`);
  }
  return file;
};
