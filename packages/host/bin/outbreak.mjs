#!/usr/bin/env node
import { main } from "../dist/commands.js";

/** The engine has commands of its own; they are here where it is installed beside. */
const engine = async () => {
  try {
    return (await import("@outbreak/engine/commands")).commands;
  } catch (error) {
    if (error?.code === "ERR_MODULE_NOT_FOUND" && error.message.includes("@outbreak/engine'")) return {};
    throw error;
  }
};

process.exitCode = await main(process.argv.slice(2), await engine());
