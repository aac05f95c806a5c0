import { askedOf } from "./ask";
import type { Commands } from "./command";
import { commandHelp, overallHelp } from "./help";
import { among, isMistake } from "./mistake";

/** What can be typed after `outbreak`, and the line that its help begins with. */
export interface Program {
  readonly about: string;
  readonly commands: Commands;
  version(this: void): string;
}

const ended = async ({ about, commands, version }: Program, args: readonly string[]): Promise<number> => {
  const [name = "--help", ...rest] = args;
  if (name === "--help" || name === "-h" || name === "help") {
    console.log(overallHelp(about, commands));
    return 0;
  }
  if (name === "--version" || name === "-v") {
    console.log(version());
    return 0;
  }
  const listed = commands[among("command", name, Object.keys(commands))];
  if (listed === undefined) throw new Error(`the command ${name} is listed and missing`);
  const command = await listed.load();
  const asked = askedOf(command, rest);
  if (asked !== "help") return command.run(asked);
  console.log(commandHelp(listed.does, command));
  return 0;
};

/** Runs what was typed and gives the exit code: 2 for a person's mistake, 1 for ours. */
export const carriedOut = async (program: Program, args: readonly string[]): Promise<number> => {
  try {
    return await ended(program, args);
  } catch (error) {
    if (!isMistake(error)) {
      console.error(error);
      return 1;
    }
    console.error(`outbreak: ${error.message}`);
    return 2;
  }
};
