#!/usr/bin/env node
// The host brings a command of the same name: whichever of the two is called, both packages' commands are there.
import { main } from "@outbreak/host/commands";
import { commands } from "../dist/commands.js";

process.exitCode = await main(process.argv.slice(2), commands);
