import { resolve } from "node:path";
import { luaFile } from "../../../../src/cli/vm/lua-file";

const ROOT = resolve(import.meta.dirname, "../../../..");
const HERE = "test/games/survive-until-daylight/lua";
const FOLDERS = ["src/kernel", "src/games/survive-until-daylight", "src/table", "src/tts", "test/parity/lua", HERE];

/** A script of this game as a Lua file. */
export const nightLua = (script: "night-entry" | "night-table"): Promise<string> =>
  luaFile({
    script: resolve(ROOT, HERE, `${script}.ts`),
    tstlConfig: resolve(ROOT, HERE, "tstl.json"),
    folders: FOLDERS.map((folder) => resolve(ROOT, folder)),
  });
