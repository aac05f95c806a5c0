import { benchCommand } from "./bench";
import { buildCommand } from "./build";
import type { Command } from "./command";
import { ledgerCommand } from "./ledger";
import { pictureCommand } from "./picture";
import { playCommand } from "./play";
import { simulateCommand } from "./simulate";
import { startCommand } from "./start";
import { tableCommand } from "./table";
import { whereCommand } from "./where";

/** In the order of the help. A new command is a file beside this one and a line here. */
export const COMMANDS: readonly Command[] = [
  startCommand,
  tableCommand,
  buildCommand,
  playCommand,
  simulateCommand,
  benchCommand,
  ledgerCommand,
  pictureCommand,
  whereCommand,
];
