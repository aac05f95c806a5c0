import type { ColourState, CustomDeckState, ObjectState } from "../tts/save";
import { numberText } from "../kernel/number-text";
import { type Mark, MARKS, type Marks } from "./binding";

/** Finer shades than these change when a table is saved. */
const shade = (part: number): string => numberText(Math.floor(Math.min(1, Math.max(0, part)) * 100 + 0.5));

const tintOf = ({ r, g, b }: ColourState): string => shade(r) + "/" + shade(g) + "/" + shade(b);

const CELLS_TO_A_SHEET = 100;

/** The game gives its sheets by number, a file by text. */
export const sheetOf = ({ CardID = 0, CustomDeck }: ObjectState): CustomDeckState | undefined => {
  if (CustomDeck === undefined) return undefined;
  const key = Math.floor(CardID / CELLS_TO_A_SHEET);
  return CustomDeck[numberText(key)] ?? (CustomDeck as Readonly<Record<number, CustomDeckState | undefined>>)[key];
};

const imageOf = ({ CustomImage, CustomMesh, CustomAssetbundle }: ObjectState): string | undefined =>
  CustomImage?.ImageURL ?? CustomMesh?.DiffuseURL ?? CustomAssetbundle?.AssetbundleURL;

/** What a stack of tokens is made of is what it is. */
const STACK = "_Stack";

export const singleOf = (type: string): string =>
  type.endsWith(STACK) ? type.slice(0, type.length - STACK.length) : type;

/** What there is to see of an object: of one on the table, in a deck or a bag, or in a file. `inside` is its holder's name. */
export const seenOf = (data: ObjectState, inside: string): Marks => {
  const sheet = sheetOf(data);
  const all: Readonly<Record<Mark, string | undefined>> = {
    type: singleOf(data.Name),
    name: data.Nickname,
    description: data.Description,
    notes: data.GMNotes,
    mesh: data.CustomMesh?.MeshURL,
    image: imageOf(data),
    face: sheet?.FaceURL,
    back: sheet?.BackURL,
    cell: data.CardID === undefined ? undefined : numberText(data.CardID % CELLS_TO_A_SHEET),
    tint: data.ColorDiffuse === undefined ? undefined : tintOf(data.ColorDiffuse),
    inside,
    guid: data.GUID,
  };
  const seen: Partial<Record<Mark, string>> = {};
  for (const mark of MARKS) {
    const text = all[mark];
    if (text !== undefined && text !== "") seen[mark] = text;
  }
  return seen;
};
