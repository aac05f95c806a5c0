import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { basename } from "node:path";
import { fileAtAddress } from "../../../build/local-address";
import { addressFieldsOf, withoutMarks } from "../../saves/addresses";
import { type Edit, edited, retexted } from "../../saves/edit";
import { fieldOf } from "../../saves/node";
import { objectsOf } from "../../saves/objects";
import type { Save } from "../../saves/save";
import { CONTROLLER, isTagged } from "../attach/marks";
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

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** What twins of pieces are made of stands in our controller's memo, as JSON in a text of JSON. */
const inMemos = (save: Save, addresses: ReadonlyMap<string, string>): readonly Edit[] => {
  const written = new Map([...addresses].map(([old, now]) => [inJson(inJson(old)), inJson(inJson(now))]));
  const longestFirst = [...written.keys()].sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return [];
  const any = new RegExp(longestFirst.map(escaped).join("|"), "g");
  return objectsOf(save).flatMap((object) => {
    const memo = isTagged(object, CONTROLLER) ? fieldOf(object.node, "Memo") : undefined;
    if (memo?.is !== "text") return [];
    const text = memo.text.replace(any, (old) => written.get(old) ?? old);
    return text === memo.text ? [] : [retexted(memo, text)];
  });
};

/** The save's text with these files at other addresses; what the game added to an address stays. */
export const readdressed = (save: Save, assets: readonly LocalAsset[], addressOf: (name: string) => string): string => {
  const names = new Map(assets.map(({ source, name }) => [source, name]));
  const changed = new Map<string, string>();
  const edits = addressFieldsOf(save).flatMap(({ node, address }) => {
    const name = names.get(sourceOf(address) ?? "");
    if (name === undefined) return [];
    const old = withoutMarks(address);
    changed.set(old, addressOf(name));
    return [retexted(node, addressOf(name) + address.slice(old.length))];
  });
  return edited(save, [...edits, ...inMemos(save, changed)]);
};
