import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Fields, fieldsIn, textIfThere, textIn } from "./files";

/**
 * A save as tabletop-tools takes it apart: a folder for each object, and in it `object.json`, its texts, and what it contains
 * in the order of `index.list`. A folder's name is its object's GUID. https://github.com/tomprince/tabletop-tools
 */

const texts = (folder: string): Fields => ({
  LuaScript: textIfThere(folder, "script.lua") ?? "",
  LuaScriptState: textIfThere(folder, "script-state.json") ?? "",
  XmlUI: textIfThere(folder, "ui.xml") ?? "",
});

const listed = (folder: string): Fields[] =>
  textIn(folder, "index.list")
    .split("\n")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => ({ GUID: name, ...objectIn(join(folder, name)) }));

const objectIn = (folder: string): Fields => ({
  ...fieldsIn(folder, "object.json"),
  ...texts(folder),
  ...(existsSync(join(folder, "contained", "index.list"))
    ? { ContainedObjects: listed(join(folder, "contained")) }
    : {}),
});

export const tabletopTools = (root: string): Fields => ({
  ...fieldsIn(root, "savegame.json"),
  ...texts(root),
  ObjectStates: listed(join(root, "objects")),
});
