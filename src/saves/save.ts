import type { FieldsNode } from "./node";
import { scanned } from "./scan";
import { SaveTrouble } from "./trouble";

/** A save, and the very text it is written in. */
export interface Save {
  readonly text: string;
  readonly root: FieldsNode;
}

/** What the Workshop keeps is the same tree in another form, and begins with its own length. */
const isBson = (bytes: Uint8Array): boolean =>
  bytes.length > 4 &&
  new DataView(bytes.buffer, bytes.byteOffset).getInt32(0, true) === bytes.length &&
  bytes.at(-1) === 0;

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** The byte order mark stays in the text, as everything else does. */
const decoded = (bytes: Uint8Array): string => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);

const lineThatFails = (bytes: Uint8Array): number => {
  let line = 1;
  for (let from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, from);
    const to = end < 0 ? bytes.length : end + 1;
    try {
      decoded(bytes.subarray(from, to));
    } catch {
      return line;
    }
    from = to;
  }
  return line;
};

const textOf = (bytes: Uint8Array): string => {
  if (bytes.length === 0) throw new SaveTrouble("line 1", "the file is empty");
  if (isBson(bytes)) {
    throw new SaveTrouble("line 1", "this is a copy of the Workshop's, in BSON; load it in the game and save it there");
  }
  if (isUtf16(bytes)) throw new SaveTrouble("line 1", "this is UTF-16; the game writes UTF-8");
  try {
    return decoded(bytes);
  } catch {
    throw new SaveTrouble(`line ${String(lineThatFails(bytes))}`, "this is not UTF-8");
  }
};

/** A save as it lies in a file, or a Saved Object, which is a save with an almost empty header. */
export const readSave = (bytes: Uint8Array): Save => {
  const text = textOf(bytes);
  const root = scanned(text);
  if (root.is !== "fields") throw new SaveTrouble("line 1", "this is no save: it is not an object");
  const objects = root.fields.findLast(({ name }) => name === "ObjectStates")?.node;
  if (objects === undefined) throw new SaveTrouble("ObjectStates", "it is missing: this is no save");
  if (objects.is !== "list") throw new SaveTrouble("ObjectStates", "it is not a list");
  return { text, root };
};
