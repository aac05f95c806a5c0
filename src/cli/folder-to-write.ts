import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Mistake, reasonOf } from "./mistake";

/** A folder that is there or can be made. */
export const folderToWrite = (option: string, text: string): string => {
  const folder = resolve(text);
  let there = folder;
  while (!existsSync(there)) there = dirname(there);
  if (!statSync(there).isDirectory()) throw new Mistake(`--${option} ${text}: ${there} is no folder`);
  try {
    accessSync(there, constants.W_OK);
  } catch (error) {
    throw new Mistake(`--${option} ${text}: ${reasonOf(error)}`);
  }
  return folder;
};
