import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { basename } from "node:path";
import { fileAtAddress } from "../../../build/local-address";
import { addressFieldsOf, withoutMarks } from "../../saves/addresses";
import { edited, retexted } from "../../saves/edit";
import type { Save } from "../../saves/save";
import { Mistake } from "../mistake";

/** A picture or model that lies on this computer, and the name it goes by in the one folder for all of them. */
export interface LocalAsset {
  readonly source: string;
  readonly name: string;
}

/** A save that a person named, and where it lies. */
export interface NamedSave {
  readonly file: string;
  readonly save: Save;
}

const sourceOf = (address: string): string | undefined => fileAtAddress(withoutMarks(address));

const isThere = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

const sourcesIn = ({ file, save }: NamedSave): readonly string[] =>
  addressFieldsOf(save).flatMap(({ address, path, field }) => {
    const source = sourceOf(address);
    if (source === undefined) return [];
    if (!isThere(source)) throw new Mistake(`${file}: ${path}.${field}: there is no file ${source}`);
    return [source];
  });

/** Two files of one name get a few digits of their path. */
const nameFor = (source: string, taken: ReadonlySet<string>): string => {
  const name = basename(source.replaceAll("\\", "/"));
  if (!taken.has(name)) return name;
  return `${createHash("sha256").update(source).digest("hex").slice(0, 8)}-${name}`;
};

/** Every local file that these saves name, once. */
export const localAssets = (saves: readonly NamedSave[]): readonly LocalAsset[] => {
  const taken = new Set<string>();
  return [...new Set(saves.flatMap(sourcesIn))].map((source) => {
    const name = nameFor(source, taken);
    taken.add(name);
    return { source, name };
  });
};

/** The save's text with these files at other addresses; what the game added to an address stays. */
export const readdressed = (save: Save, assets: readonly LocalAsset[], addressOf: (name: string) => string): string => {
  const names = new Map(assets.map(({ source, name }) => [source, name]));
  const edits = addressFieldsOf(save).flatMap(({ node, address }) => {
    const name = names.get(sourceOf(address) ?? "");
    return name === undefined ? [] : [retexted(node, addressOf(name) + address.slice(withoutMarks(address).length))];
  });
  return edited(save, edits);
};
