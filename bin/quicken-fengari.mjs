/*
 * fengari takes what it pops off its stack with `delete`, which no engine makes fast: half of a headless table's time
 * went there. Nothing tells such a slot from one that is undefined, so every installation writes it that way.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const folder = dirname(createRequire(import.meta.url).resolve("fengari"));
for (const name of readdirSync(folder).filter((file) => file.endsWith(".js"))) {
  const file = join(folder, name);
  const source = readFileSync(file, "utf8");
  const quick = source.replace(/\bdelete (\w+\.stack\[[^\]]+\]);/g, "$1 = undefined;");
  // MoonSharp counts how deep a pattern goes and forgets to count back: 200 tries from one place are its end.
  const trapped = quick
    .replace("    ms.matchdepth++;\n", "")
    .replace("lualib.lua_assert(ms.matchdepth === MAXCCALLS)", "ms.matchdepth = MAXCCALLS");
  if (trapped !== source) writeFileSync(file, trapped);
}
