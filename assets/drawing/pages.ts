import type { AssetSource } from "../../build/asset";
import { type Atlas, atlasPicture, type Slot, wearing } from "./atlas";
import type { Mesh } from "./mesh";
import { obj, png } from "./source";

/**
 * A few pictures for many pieces. Each page has the same slots for each form, and a form one mesh for each of its slots;
 * so a piece is a mesh and a page, and neither pictures nor meshes are as many as the pieces.
 */

export interface Form {
  readonly mesh: () => Mesh;
  /** Where pictures of that form lie on every page. */
  readonly slots: readonly Slot[];
}

export interface Leaf<FormName extends string> {
  readonly name: string;
  readonly form: FormName;
  readonly svg: () => string;
}

export interface Book<FormName extends string> {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly forms: Readonly<Record<FormName, Form>>;
  readonly leaves: readonly Leaf<FormName>[];
}

export interface Worn {
  readonly mesh: string;
  readonly picture: string;
}

/** The next of a form's leaves takes its next slot, on the next page when all are taken. */
const placesIn = <FormName extends string>({ forms, leaves }: Book<FormName>) => {
  const taken = new Map<FormName, number>();
  return leaves.map((leaf) => {
    const before = taken.get(leaf.form) ?? 0;
    taken.set(leaf.form, before + 1);
    const { length } = forms[leaf.form].slots;
    return { leaf, page: Math.floor(before / length), slot: before % length };
  });
};

const slotName = (form: string, slot: number): string => `${form}-${String(slot + 1)}`;

const atlasOf = <FormName extends string>({ width, height, forms }: Book<FormName>): Atlas => ({
  width,
  height,
  slots: Object.fromEntries(
    (Object.entries(forms) as [FormName, Form][]).flatMap(([form, { slots }]) =>
      slots.map((slot, i) => [slotName(form, i), slot] as const),
    ),
  ),
});

const meshName = (form: string, slot: number): string => `${slotName(form, slot)}-mesh`;
const pageName = (book: string, page: number): string => `${book}-${String(page + 1)}`;

/** The pictures of the pages, and a mesh for every slot. */
export const pagesOf = <FormName extends string>(book: Book<FormName>): readonly AssetSource[] => {
  const { name, width, height, ground, forms } = book;
  const atlas = atlasOf(book);
  const places = placesIn(book);
  const pages = 1 + Math.max(...places.map(({ page }) => page));
  const pageOf = (page: number): string => {
    const here = places.filter((place) => place.page === page);
    return atlasPicture(
      atlas,
      ground,
      Object.fromEntries(here.map(({ leaf, slot }) => [slotName(leaf.form, slot), leaf.svg()])),
    );
  };
  const pictures = Array.from({ length: pages }, (_, page) =>
    png(pageName(name, page), width, height, () => pageOf(page)),
  );
  const meshes = (Object.entries(forms) as [FormName, Form][]).flatMap(([form, { mesh, slots }]) =>
    slots.map((_, slot) => obj(meshName(form, slot), () => wearing(mesh(), atlas, slotName(form, slot)))),
  );
  return [...pictures, ...meshes];
};

/** What each of the book's pieces is made of. */
export const wornIn = <FormName extends string>(book: Book<FormName>): ((piece: string) => Worn) => {
  const worn = new Map(
    placesIn(book).map(({ leaf, page, slot }) => [
      leaf.name,
      { mesh: meshName(leaf.form, slot), picture: pageName(book.name, page) },
    ]),
  );
  return (piece) => {
    const found = worn.get(piece);
    if (found === undefined) throw new Error(`${piece} is on no page of ${book.name}`);
    return found;
  };
};
