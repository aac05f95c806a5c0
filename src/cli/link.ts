import { join } from "node:path";
import { createInterface } from "node:readline";
import { DIST } from "../../build/project";
import { GAME_NAMES, type GameName } from "../games/index";
import { ourController } from "./attach/our-controller";
import type { Command } from "./command";
import { BuiltScripts } from "./editor/built-scripts";
import { type Ears, type Link, linked, type ScriptThere } from "./editor/link";
import { puttingIn } from "./editor/lua-pieces";
import { PORT_OPTIONS, portsAsked } from "./editor/ports";
import { LANGUAGE_OPTION, languageAsked } from "./language";
import { among, Mistake } from "./mistake";

const gameAsked = (words: readonly string[]): GameName | "none" => {
  const [word, ...more] = words;
  if (more.length > 0) throw new Mistake(`one game at a time, not ${words.join(" ")}`);
  return word === undefined ? "none" : among("game", word, GAME_NAMES);
};

/** Lua runs only where the table has a script; Global's is there for all. */
const whereToRun = (scripts: readonly ScriptThere[]): ScriptThere => {
  const scripted = scripts.filter(({ script }) => script.trim() !== "");
  const found = scripted.find(({ guid }) => guid === "-1") ?? scripted[0];
  if (found !== undefined) return found;
  throw new Mistake(
    "nothing on the open table has a script, and only there the game runs Lua; write a comment into Global's in the game, Save & Play, and try again",
  );
};

const put = async (link: Link, scripts: readonly ScriptThere[], controller: object): Promise<string> => {
  const { guid } = whereToRun(scripts);
  let put: unknown = "";
  for (const script of puttingIn(controller)) put = await link.run(guid, script);
  if (typeof put !== "string") throw new Mistake(`the game did not say which object it made, but ${String(put)}`);
  return put;
};

const ears = (built: BuiltScripts): Ears => ({
  printed: (message) => {
    console.log(message);
  },
  failed: (error, guid, prefix) => {
    console.error(`${prefix}${built.told(guid, error)}`);
  },
  custom: (message) => {
    console.log(`custom ${JSON.stringify(message)}`);
  },
  loaded: (scripts) => {
    built.learn(scripts);
    console.log(`a table with ${String(scripts.length)} scripts was loaded`);
  },
});

/** Each line that is typed is a custom message to the table. */
const sayTyped = (link: Link, lines: AsyncIterable<string>): Promise<void> =>
  (async () => {
    for await (const line of lines) {
      if (line.trim() === "") continue;
      try {
        const message: unknown = JSON.parse(line);
        if (typeof message !== "object" || message === null) throw new SyntaxError("it is no record");
        await link.say(message);
      } catch (error) {
        if (!(error instanceof SyntaxError) && !(error instanceof Mistake)) throw error;
        console.error(`not sent: ${error.message}`);
      }
    }
  })();

const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    process.once("SIGINT", resolve);
    process.once("SIGTERM", resolve);
  });

export const linkCommand: Command = {
  name: "link",
  words: "[game]",
  examples: ["link dying-light"],
  options: {
    "no-wait": { takes: "nothing", says: "end when the controller is there; usually it goes on listening" },
    ...LANGUAGE_OPTION,
    ...PORT_OPTIONS,
  },
  run: async ({ words, text, flag }) => {
    const game = gameAsked(words);
    const built = new BuiltScripts(join(DIST, "scripts"));
    const link = await linked(portsAsked(text), ears(built));
    try {
      const scripts = await link.scripts();
      built.learn(scripts);
      console.log(`linked to a table with ${String(scripts.length)} scripts`);
      if (game !== "none") {
        const controller = await ourController(game, languageAsked(text, [game]));
        const guid = await put(link, scripts, controller);
        built.learn([{ guid, script: controller.LuaScript ?? "" }]);
        console.log(`the controller of ${game} is on the table (${guid})`);
      }
      if (flag("no-wait")) return 0;
      console.log("listening; a line of JSON is sent to the table as a custom message  (Ctrl+C ends it)");
      const typed = createInterface({ input: process.stdin });
      void sayTyped(link, typed);
      await untilStopped();
      typed.close();
      return 0;
    } finally {
      await link.close();
    }
  },
};
