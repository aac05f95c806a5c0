// Puts the bundled Lua into the table: table.json holds what stands there, src what it does.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { bundle } from "luabundle";

const table = JSON.parse(readFileSync("table.json", "utf8"));
table.LuaScript = bundle("src/Global.lua", { paths: ["src/?.lua"], luaVersion: "5.2" });
mkdirSync("dist", { recursive: true });
writeFileSync("dist/your-mod.json", JSON.stringify(table, undefined, 2));
