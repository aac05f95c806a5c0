import type { SaveAndFiles } from "./table-files";

/** Where no file is and none can be: a page looks up what it stands for. */
const NOWHERE = "https://outbreak.invalid/";

/** A text within a text within a text: what a controller brings along stands in its memo. */
const DEEPEST = 3;

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The save by other addresses: what goes to the web tells nothing of where files lie on this computer. */
export const withoutPaths = ({ text, files }: SaveAndFiles): SaveAndFiles => {
  let now = text;
  // One address may begin another.
  for (const { url, path } of [...files].sort((a, b) => b.url.length - a.url.length)) {
    let [from, to] = [url, NOWHERE + path];
    for (let depth = 0; depth < DEEPEST; depth++) {
      [from, to] = [escaped(from), escaped(to)];
      now = now.replaceAll(from, to);
    }
  }
  return { text: now, files: files.map(({ path, file }) => ({ url: NOWHERE + path, path, file })) };
};
