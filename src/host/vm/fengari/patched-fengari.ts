import { patched } from "./patches";

interface Plugin {
  readonly name: string;
  readonly enforce: "pre";
  transform(this: void, source: string, id: string): string | undefined;
}

const FILE = /[\\/]fengari[\\/]src[\\/](\w+\.js)$/;

/** Vite's part of it: fengari's files are patched on their way into the bundle. */
export const patchedFengari: Plugin = {
  name: "patched-fengari",
  enforce: "pre",
  transform: (source, id) => {
    const [, file] = FILE.exec(id) ?? [];
    return file === undefined ? undefined : patched(file, source);
  },
};
