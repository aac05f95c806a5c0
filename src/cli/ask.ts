import { parseArgs } from "node:util";
import type { Asked, Command } from "./command";
import { didYouMean, Mistake } from "./mistake";

const parsed = (command: Command, args: readonly string[]) => {
  const options: Record<string, { type: "string" | "boolean"; short?: string }> = {
    help: { type: "boolean", short: "h" },
  };
  for (const [name, { takes }] of Object.entries(command.options))
    options[name] = { type: takes === "nothing" ? "boolean" : "string" };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [first = ""] = error.message.split(/\. |\n/);
    const [, option = ""] = /^Unknown option '--?([^']+)'/.exec(first) ?? [];
    const meant = option === "" ? "" : didYouMean(option, Object.keys(options), "--");
    throw new Mistake(`${first}${meant}; see outbreak ${command.name} --help`);
  }
};

/** Reads what was typed after a command's name; "help" if that is what it asks for. */
export const askedOf = (command: Command, args: readonly string[]): Asked | "help" => {
  const { values, positionals } = parsed(command, args);
  if (values["help"] === true) return "help";
  const known = (option: string): string | boolean | undefined => {
    if (command.options[option] === undefined) throw new Error(`${command.name} has no option --${option}`);
    return values[option];
  };
  return {
    words: positionals,
    text: (option, absent) => {
      const value = known(option);
      return typeof value === "string" ? value : absent;
    },
    flag: (option) => known(option) === true,
  };
};
