import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { DIST } from "../../build/project";
import { GAME_NAMES } from "../games/index";
import type { Command } from "./command";
import { among, Mistake } from "./mistake";
import { retold } from "./vm/lua-file";

/** An error the game shows names a place in Lua that nobody wrote: this finds the TypeScript it was made from. */
export const whereCommand: Command = {
  name: "where",
  words: "<game> <error text>",
  examples: ['where dying-light "chunk_3:(1032,10-25): attempt to index a nil value"'],
  options: {
    script: { takes: "FILE", says: "the Lua file it came from (usual: the game's in dist/scripts)" },
  },
  run: ({ words, text }) => {
    const [word = "", ...error] = words;
    const game = among("game", word, GAME_NAMES);
    if (error.length === 0) throw new Mistake('which error? paste its text behind the game: "chunk_3:(50,8-20): …"');
    const script = text("script", join(DIST, "scripts", `${game}.lua`));
    if (!existsSync(script) || !existsSync(`${script}.map`)) {
      throw new Mistake(`${relative(process.cwd(), script)} and its .map are not there; npx outbreak build makes them`);
    }
    console.log(retold(script, error.join(" ")));
    return Promise.resolve(0);
  },
};
