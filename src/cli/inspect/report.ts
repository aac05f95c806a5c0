import { foreignScript } from "../../../build/foreign";
import { fieldOf, itemsIn, type SaveNode, textIn } from "../../saves/node";
import { objectsOf, type SavedObject } from "../../saves/objects";
import type { Save } from "../../saves/save";
import { type Assets, assetsOf } from "./assets";
import { type GameFound, gamesFound } from "./games";
import { glimpsesOf } from "./glimpses";
import { isZone } from "./zones";

interface Header {
  readonly is: "save" | "saved object";
  readonly name: string;
  readonly version: string;
  readonly date: string;
  readonly table: string;
  readonly bytes: number;
}

/** An object as a report names it: its path, GUID and name. */
interface Named {
  readonly at: string;
  readonly guid: string;
  readonly nickname: string;
}

export interface Report {
  readonly header: Header;
  /** How many of each type there are, in all and at each depth. */
  readonly sorts: readonly { readonly name: string; readonly count: number; readonly depths: readonly number[] }[];
  readonly scripts: readonly (Named & { readonly lines: number; readonly modules: number })[];
  readonly xml: readonly (Named & { readonly lines: number })[];
  readonly states: readonly (Named & { readonly states: number })[];
  readonly decks: readonly (Named & { readonly cards: number; readonly sheets: number })[];
  readonly sharedGuids: readonly { readonly guid: string; readonly objects: number }[];
  readonly zones: readonly (Named & { readonly name: string; readonly seat: string })[];
  readonly assets: Assets;
  /** What each of our games recognises, the likeliest first. */
  readonly games: readonly GameFound[];
}

const named = ({ path, guid, nickname }: SavedObject): Named => ({ at: path, guid, nickname });

const headerOf = ({ root }: Save, bytes: number): Header => ({
  // A Saved Object has a header with nothing in it.
  is: textIn(root, "SaveName") === "" && textIn(root, "Date") === "" ? "saved object" : "save",
  name: textIn(root, "SaveName"),
  version: textIn(root, "VersionNumber"),
  date: textIn(root, "Date"),
  table: textIn(root, "Table"),
  bytes,
});

const sortsOf = (objects: readonly SavedObject[]): Report["sorts"] => {
  const byName = new Map<string, number[]>();
  for (const { name, depth } of objects) {
    const counts = byName.get(name) ?? [];
    while (counts.length <= depth) counts.push(0);
    counts[depth] = (counts[depth] ?? 0) + 1;
    byName.set(name, counts);
  }
  return [...byName]
    .map(([name, counts]) => ({ name, count: counts.reduce((sum, count) => sum + count, 0), depths: counts }))
    .sort((a, b) => (a.count === b.count ? (a.name < b.name ? -1 : 1) : b.count - a.count));
};

interface Scripted extends Named {
  readonly node: SaveNode;
}

const linesOf = (text: string): number => text.trimEnd().split("\n").length;

const modulesOf = (lua: string): number => {
  try {
    return Object.keys(foreignScript(lua).modules).length;
  } catch {
    // A bundle that was cut by hand is a script like any other.
    return 0;
  }
};

const scriptsOf = (all: readonly Scripted[]): Report["scripts"] =>
  all.flatMap(({ node, ...name }) => {
    const lua = textIn(node, "LuaScript");
    return lua.trim() === "" ? [] : [{ ...name, lines: linesOf(lua), modules: modulesOf(lua) }];
  });

const xmlOf = (all: readonly Scripted[]): Report["xml"] =>
  all.flatMap(({ node, ...name }) => {
    const xml = textIn(node, "XmlUI");
    return xml.trim() === "" ? [] : [{ ...name, lines: linesOf(xml) }];
  });

const fieldCount = (node: SaveNode, name: string): number => {
  const field = fieldOf(node, name);
  return field?.is === "fields" ? field.fields.length : 0;
};

const statesOf = (objects: readonly SavedObject[]): Report["states"] =>
  objects.flatMap((object) => {
    const others = fieldCount(object.node, "States");
    return others === 0 ? [] : [{ ...named(object), states: others + 1 }];
  });

const decksOf = (objects: readonly SavedObject[]): Report["decks"] =>
  objects
    .filter(({ node }) => fieldOf(node, "DeckIDs") !== undefined)
    .map((deck) => ({
      ...named(deck),
      cards: itemsIn(deck.node, "DeckIDs").length,
      sheets: fieldCount(deck.node, "CustomDeck"),
    }));

const sharedGuidsOf = (objects: readonly SavedObject[]): Report["sharedGuids"] => {
  const counts = new Map<string, number>();
  for (const { guid } of objects) counts.set(guid, (counts.get(guid) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([guid, count]) => ({ guid, objects: count }))
    .sort((a, b) => b.objects - a.objects);
};

const zonesOf = (objects: readonly SavedObject[]): Report["zones"] =>
  objects.filter(isZone).map((zone) => ({ ...named(zone), name: zone.name, seat: textIn(zone.node, "FogColor") }));

export const reportOf = (save: Save, bytes: number): Report => {
  const objects = objectsOf(save);
  const scripted: readonly Scripted[] = [
    { at: "Global", guid: "-1", nickname: "", node: save.root },
    ...objects.map((object) => ({ ...named(object), node: object.node })),
  ];
  return {
    header: headerOf(save, bytes),
    sorts: sortsOf(objects),
    scripts: scriptsOf(scripted),
    xml: xmlOf(scripted),
    states: statesOf(objects),
    decks: decksOf(objects),
    sharedGuids: sharedGuidsOf(objects),
    zones: zonesOf(objects),
    assets: assetsOf(save, objects),
    games: gamesFound(glimpsesOf(objects)),
  };
};
