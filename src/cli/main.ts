import { askedOf } from "./ask";
import { type Commands, COMMANDS } from "./commands";
import { commandHelp, overallHelp } from "./help";
import { among, Mistake } from "./mistake";

const carriedOut = async (commands: Commands, args: readonly string[]): Promise<number> => {
  const [name = "--help", ...rest] = args;
  if (name === "--help" || name === "-h" || name === "help") {
    console.log(overallHelp(await Promise.all(Object.values(commands).map((load) => load()))));
    return 0;
  }
  const command = await commands[among("command", name, Object.keys(commands))]?.();
  if (command === undefined) throw new Error(`the command ${name} is listed and missing`);
  const asked = askedOf(command, rest);
  if (asked !== "help") return command.run(asked);
  console.log(commandHelp(command));
  return 0;
};

/** Runs what was typed after `outbreak` and gives the exit code: 2 for a person's mistake, 1 for ours. */
export const main = async (args: readonly string[], commands: Commands = COMMANDS): Promise<number> => {
  try {
    return await carriedOut(commands, args);
  } catch (error) {
    if (!(error instanceof Mistake)) {
      console.error(error);
      return 1;
    }
    console.error(`outbreak: ${error.message}`);
    return 2;
  }
};
