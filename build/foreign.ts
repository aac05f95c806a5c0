import luabundle from "luabundle";

/** A script that somebody else bundled, taken apart: its own code, and the modules it brought along by name. */
export interface ForeignScript {
  readonly own: string;
  readonly modules: Readonly<Record<string, string>>;
}

const HEADER = /^-- Bundled by luabundle \{/m;

/** A script found in a save. Most tools bundle with luabundle; what is no such bundle is all the author's own. */
export const foreignScript = (lua: string): ForeignScript => {
  // Editors under Windows keep their line ends, which the reader of the header takes for a part of it.
  const text = lua.replaceAll("\r\n", "\n");
  if (!HEADER.test(text)) return { own: lua, modules: {} };
  const { metadata, modules } = luabundle.unbundleString(text);
  const own = modules[metadata.rootModuleName]?.content ?? "";
  const brought: Record<string, string> = {};
  for (const [name, { content }] of Object.entries(modules))
    if (name !== metadata.rootModuleName) brought[name] = content;
  return { own, modules: brought };
};
