import type { Table } from "./shelved";

/**
 * The files of a save are named by the paths they are served at in all that a shared room knows and tells: where they lie on
 * the host's computer is nobody's business. What the host saves names them as before.
 */
export interface OwnPaths {
  named(this: void, text: string): string;
  unnamed(this: void, text: string): string;
}

/** A text in JSON, a text in a JSON that is a text itself, and so on: as deep as a save that is told holds an address. */
const DEEPEST = 4;

const quoted = (text: string): readonly string[] => {
  const forms = [JSON.stringify(text)];
  while (forms.length < DEEPEST) forms.push(JSON.stringify(forms.at(-1)).slice(1, -1));
  return forms;
};

type Pair = readonly [from: string, to: string];

const replacing =
  (pairs: readonly Pair[]) =>
  (text: string): string =>
    pairs.reduce((now, [from, to]) => now.replaceAll(from, () => to), text);

export const ownPaths = (files: Table["files"]): OwnPaths => {
  const pairs = files.flatMap(({ url, path }) => {
    const paths = quoted(path);
    return quoted(url).map((from, i): Pair => [from, paths[i] ?? ""]);
  });
  return { named: replacing(pairs), unnamed: replacing(pairs.map(([url, path]): Pair => [path, url])) };
};
