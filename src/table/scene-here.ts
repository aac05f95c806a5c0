import { breathe } from "../kernel/breath";
import type { Place, Scene } from "../kernel/scene";
import type { Word } from "../kernel/words";
import type { Here, Layout } from "./layout";

/** A scene as far as somebody else's pieces go, with what has no bag here laid apart. */

/** Where cards lie that belong into a bag that is not there, and where tiles and boards do. */
export const APART_CARDS: Word = "apart.cards";
export const APART_BOARDS: Word = "apart.boards";

const apartAt = ({ kinds }: Layout, kind: Word, at: Word): Word => {
  const form = kinds[kind]?.form;
  if (form === "card") return APART_CARDS;
  return form === "tile" || form === "board" ? APART_BOARDS : at;
};

const apartOf = (layout: Layout, { bagless, apart }: Here, kind: Word, places: readonly Place[]): readonly Place[] => {
  const first = apart[kind];
  let moved: Place[] | "none" = "none";
  let next = first ?? 0;
  for (let i = 0; i < places.length; i++) {
    const place = places[i];
    if (place !== undefined && bagless[place.at] === true && first !== undefined) {
      moved = moved === "none" ? places.slice(0, i) : moved;
      moved.push({ ...place, at: apartAt(layout, kind, place.at), n: next });
      next++;
    } else if (place !== undefined && moved !== "none") moved.push(place);
  }
  return moved === "none" ? places : moved;
};

export const sceneHere = (layout: Layout, scene: Scene): Scene => {
  const { here } = layout;
  if (here === "as it is") return scene;
  const there: Record<Word, readonly Place[]> = {};
  for (const kind in scene) {
    const all = scene[kind] ?? [];
    breathe(1 + all.length / 2);
    const most = here.short[kind] ?? all.length;
    there[kind] = apartOf(layout, here, kind, most < all.length ? all.slice(0, most) : all);
  }
  return there;
};
