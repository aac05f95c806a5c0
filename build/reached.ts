import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { engineFile } from "./engine-file";

/** `from "./x"`, `import "./x"` and `import("./x")`: whatever a file names, for its types alone too. */
const NAMED = /\b(?:from|import)\s*\(?\s*"([^"]*)"/g;
const FORMS = ["", ".ts", ".d.ts", "/index.ts"];

const fileNamed = (name: string, by: string): string[] => {
  const file = engineFile(name, by);
  if (file !== undefined) return [file];
  if (!name.startsWith(".")) return [];
  const path = resolve(dirname(by), name);
  const form = FORMS.find((each) => /\.(ts|json)$/.test(path + each) && existsSync(path + each));
  return form === undefined ? [] : [path + form];
};

/** The files that a script of ours is made of with their texts, itself first; what packages bring is not among them. */
export const reachedFrom = (script: string): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  const files = [resolve(script)];
  for (const file of files) {
    if (texts.has(file) || !existsSync(file)) continue;
    const text = readFileSync(file, "utf8");
    texts.set(file, text);
    files.push(...[...text.matchAll(NAMED)].flatMap(([, name = ""]) => fileNamed(name, file)));
  }
  return texts;
};
