import { readFileSync } from "node:fs";
import { readSave, type Save } from "../saves/save";
import { SaveTrouble } from "../saves/trouble";
import { Mistake, reasonOf } from "./mistake";

const bytesOf = (file: string): Uint8Array => {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Mistake(`cannot read ${file}: ${reasonOf(error)}`);
  }
};

/** Something done with a save that a person named: trouble with it is told with the file. */
export const withSave = <T>(file: string, use: (save: Save, bytes: number) => T): T => {
  const bytes = bytesOf(file);
  try {
    return use(readSave(bytes), bytes.length);
  } catch (error) {
    if (error instanceof SaveTrouble) throw new Mistake(`${file}: ${error.message}`);
    throw error;
  }
};
