import { ScriptError } from "./value";

/** What ends whatever a script is at: no `pcall` holds it. */
export class Final extends ScriptError {}

/** A script went past what it may use, and is not run again. */
export class Stopped extends Final {
  constructor(
    readonly script: { readonly name: string },
    where: string,
    readonly of: "time" | "memory",
    why: string,
  ) {
    super(`${where === "" ? "" : `${where}: `}the script of ${script.name} ${why} and was stopped`);
  }
}

/** What ends MoonSharp itself, or goes past every handler of errors there. */
export class Crash extends Final {
  constructor(why: string, where = "") {
    super(`${where === "" ? "" : `${where}: `}MoonSharp crashes: ${why}`);
  }
}
