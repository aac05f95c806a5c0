import { SEAT_COLOURS } from "../../tts/seat-colours";
import type { TabState } from "../../tts/save";
import { type HostObject, type LuaTable, textOf } from "../vm/value";
import type { World } from "../world/world";
import { DOCUMENTED } from "./documented";
import { singleton } from "./members";

const GREY: readonly [number, number, number] = [0.5, 0.5, 0.5];

/** A page as it was with what a script says of it. */
const page = (table: LuaTable, was: Partial<TabState>): Omit<TabState, "id"> => {
  const said = (key: "title" | "body" | "color", otherwise: string): string => {
    const value = table.get(key);
    return value === undefined ? (was[key] ?? otherwise) : textOf(value);
  };
  const color = said("color", "Grey");
  const [r, g, b] = SEAT_COLOURS[color] ?? GREY;
  return { title: said("title", ""), body: said("body", ""), color, visibleColor: { r, g, b } };
};

/** https://api.tabletopsimulator.com/notes/ — pages count from 0. */
export const notes = (world: World): HostObject =>
  singleton("Notes", {
    fields: {},
    methods: {
      getNotes: () => world.header.fields.Note ?? "",
      setNotes: (_, args) => {
        world.header.fields.Note = args.text(0);
        return true;
      },
      getNotebookTabs: () => world.header.tabs.map(({ title, body, color }, index) => ({ index, title, body, color })),
      addNotebookTab: (_, args) => {
        const { tabs } = world.header;
        if (args.table(0).get("title") === undefined) return -1;
        return tabs.push({ ...page(args.table(0), {}), id: tabs.length }) - 1;
      },
      editNotebookTab: (_, args) => {
        const tab = world.header.tabs[Number(args.table(0).get("index"))];
        if (tab === undefined) return false;
        Object.assign(tab, page(args.table(0), tab));
        return true;
      },
      removeNotebookTab: (_, args) => world.header.tabs.splice(args.number(0), 1).length > 0,
    },
    documented: DOCUMENTED.notes,
  });
