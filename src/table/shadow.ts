import { has, withItem } from "../kernel/list";
import { evolveBy } from "../kernel/run";
import type { Place, Scene } from "../kernel/scene";
import { type Sections, sceneOf } from "../kernel/sections";
import type { Event, Nouns, Word } from "../kernel/words";
import { changedKinds } from "./match-places";
import { sceneHere } from "./scene-here";
import type { Eye, Ground } from "./table";

/** The table's copy of the state, event by event, and where that wants the pieces. */

interface Shown extends Ground, Eye {}

/** After an event only what it may change is made anew; all of it for a game that has no sections. */
const staleAfter = (stale: Eye["stale"], sections: Sections<Nouns> | undefined, { was }: Event): Eye["stale"] => {
  if (sections === undefined || stale === "all") return "all";
  let all = stale;
  for (const name of sections.changedBy[was] ?? []) if (!has(all, name)) all = withItem(all, name);
  return all;
};

/** The shadow goes on by an event. */
export const evolveShadow = (table: Shown, shadow: object, event: Event): void => {
  evolveBy(table.game, shadow, event);
  table.stale = staleAfter(table.stale, table.game.sections, event);
};

/** The kinds of each section, in the order of all: which these are never changes. */
const kindsBySection = ({ game, layout }: Shown, shadow: object): Eye["kindsIn"] => {
  const of = game.sections?.of ?? {};
  const sectionOf: Record<Word, Word> = {};
  for (const name in of) for (const kind in sceneOf(of, name, shadow)) sectionOf[kind] = name;
  const kinds: Record<Word, Word[]> = {};
  for (const kind of layout.kindNames) {
    const name = sectionOf[kind] ?? "";
    const others = kinds[name];
    if (others === undefined) kinds[name] = [kind];
    else others.push(kind);
  }
  return kinds;
};

interface Moved {
  readonly kind: Word;
  readonly to: readonly Place[];
}

/** What moves as these kinds come to where another scene has them. */
const movedIn = ({ scene }: Shown, kinds: readonly Word[], now: Scene): readonly Moved[] => {
  const moved: Moved[] = [];
  for (const kind of changedKinds(kinds, scene, now)) moved.push({ kind, to: now[kind] ?? [] });
  return moved;
};

const movedSections = (table: Shown, shadow: object, stale: readonly Word[]): readonly Moved[] => {
  const of = table.game.sections?.of ?? {};
  const all: Moved[] = [];
  for (const name of stale) {
    const kinds = table.kindsIn[name] ?? [];
    for (const moved of movedIn(table, kinds, sceneHere(table.layout, sceneOf(of, name, shadow)))) all.push(moved);
  }
  return all;
};

/** The kinds whose places changed since their pieces were last sent anywhere. */
export const sceneMoved = (table: Shown): readonly Word[] => {
  const { shadow, stale, game, layout } = table;
  if (shadow === "none") return [];
  if (stale === "all") table.kindsIn = kindsBySection(table, shadow);
  const moved =
    stale === "all"
      ? movedIn(table, layout.kindNames, sceneHere(layout, game.scene(shadow)))
      : movedSections(table, shadow, stale);
  table.stale = [];
  const kinds: Word[] = [];
  for (const { kind, to } of moved) {
    table.scene[kind] = to;
    kinds.push(kind);
  }
  return kinds;
};
