import type { SaveNode, TextNode } from "./node";
import type { Save } from "./save";

/** A field of a save that names a picture, a model, a sound or a page. */
export interface AddressField {
  readonly path: string;
  readonly field: string;
  readonly node: TextNode;
  readonly address: string;
}

/** `FaceURL`, `PDFUrl`, `URL`; the music player keeps its songs as pairs. */
const isAddressField = (field: string, path: string): boolean =>
  /url$/i.test(field) || (field === "Item1" && path.includes("AudioLibrary"));

const found = (node: SaveNode, path: string, into: AddressField[]): void => {
  if (node.is === "list") for (const [i, item] of node.items.entries()) found(item, `${path}[${String(i)}]`, into);
  if (node.is !== "fields") return;
  for (const { name, node: value } of node.fields) {
    if (value.is !== "text") found(value, path === "" ? name : `${path}.${name}`, into);
    else if (value.text !== "" && isAddressField(name, path))
      into.push({ path, field: name, node: value, address: value.text });
  }
};

/** In the order of the text, as often as each is named. */
export const addressFieldsOf = ({ root }: Save): readonly AddressField[] => {
  const fields: AddressField[] = [];
  found(root, "", fields);
  return fields;
};

/** What the game adds to an address for itself: `…{verifycache}`. */
export const withoutMarks = (address: string): string => address.replace(/\{\w+\}/g, "");

// A full stop behind it is the sentence's.
const ADDRESS = /\b(?:https?|file):\/\/[^\s"'<>\\\])}]*[^\s"'<>\\\])}.,;:!?]/g;

/** The addresses in a script or another longer text. */
export const addressesIn = (text: string): readonly string[] => [...new Set(text.match(ADDRESS) ?? [])];
