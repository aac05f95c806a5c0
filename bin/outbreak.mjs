#!/usr/bin/env node
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { program } from "./program.mjs";

process.setSourceMapsEnabled(true);
const { folder } = await program(dirname(import.meta.dirname));
const { main } = await import(pathToFileURL(join(folder, "main.mjs")).href);
process.exitCode = await main(process.argv.slice(2));
