import { textIfThere } from "./files";

const REQUIRE = /\brequire\s*\(?\s*["']([^"']+)["']\s*\)?/g;

const withoutComments = (lua: string): string => lua.replace(/--\[(=*)\[[^]*?\]\1\]|--[^\n]*/g, "");

const requiredBy = (lua: string): string[] => [...withoutComments(lua).matchAll(REQUIRE)].map(([, name = ""]) => name);

const PRELUDE = `local modules, loaded = {}, {}
local function require(name)
  if loaded[name] == nil then
    local module = modules[name]
    if module == nil then error("no module " .. name) end
    loaded[name] = true
    local answer = module()
    if answer ~= nil then loaded[name] = answer end
  end
  return loaded[name]
end
`;

/** A script with all that it requires, from the folders where modules lie: the tools of these repositories do likewise. */
export const withRequired = (lua: string, folders: readonly string[]): string => {
  const modules = new Map<string, string>();
  const found = (name: string): string | undefined =>
    folders
      .flatMap((folder) => [`${name}.ttslua`, `${name}.lua`].map((file) => textIfThere(folder, file)))
      .find((text) => text !== undefined);
  const collect = (text: string): void => {
    for (const name of requiredBy(text)) {
      const module = modules.has(name) ? undefined : found(name.replace(/^!\//, ""));
      if (module === undefined) continue;
      modules.set(name, module);
      collect(module);
    }
  };
  collect(lua);
  if (modules.size === 0) return lua;
  const parts = [...modules].map(([name, text]) => `modules["${name}"] = function()\n${text}\nend\n`);
  return `${PRELUDE}${parts.join("")}${lua}`;
};
