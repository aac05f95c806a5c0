import ts from "typescript";
import type { Plugin } from "typescript-to-lua";
import { engineFile, isOfEngine } from "./engine-file";

/** For TypeScript the engine's files are sources and no library, or nothing would be made of them. */
export const hostWithEngine = (options: ts.CompilerOptions): ts.CompilerHost => {
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (file) => host.getCanonicalFileName(file));
  host.resolveModuleNameLiterals = (names, by, redirected) =>
    names.map(({ text }) => {
      const { resolvedModule: found, ...rest } = ts.resolveModuleName(text, by, options, host, cache, redirected);
      const isSource = found !== undefined && isOfEngine(found.resolvedFileName);
      return { ...rest, resolvedModule: isSource ? { ...found, isExternalLibraryImport: false } : found };
    });
  return host;
};

/** TypeScriptToLua looks for what is required once more, by itself. */
export const engineInLua: Plugin = { moduleResolution: engineFile };
