import type { Thing } from "./thing";

/** https://api.tabletopsimulator.com/behavior/layoutzone/#options — as scripts name them, with what a new zone has. */
const FIRST = {
  direction: 0,
  meld_direction: 0,
  new_object_facing: 0,
  trigger_for_face_up: true,
  trigger_for_face_down: true,
  trigger_for_non_cards: false,
  allow_swapping: false,
  max_objects_per_new_group: 1,
  max_objects_per_group: 0,
  meld_sort: 0,
  meld_reverse_sort: false,
  meld_sort_existing: false,
  sticky_cards: false,
  horizontal_spread: 0.6,
  vertical_spread: 0,
  horizontal_group_padding: 1,
  vertical_group_padding: 1,
  split_added_decks: true,
  combine_into_decks: false,
  cards_per_deck: 0,
  alternate_direction: false,
  randomize: false,
  instant_refill: false,
  manual_only: false,
};

export type LayoutOptions = { -readonly [Option in keyof typeof FIRST]: (typeof FIRST)[Option] };

const NAMES = Object.keys(FIRST) as readonly (keyof LayoutOptions)[];

export const isOption = (name: string): name is keyof LayoutOptions => NAMES.some((each) => each === name);

/** `meld_sort` stands in the save as `MeldSort`. */
const inSave = (name: string): string => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

export const optionsOf = (zone: Thing): LayoutOptions => {
  const saved = zone.data.LayoutZone?.Options ?? {};
  const own = NAMES.map((name) => {
    const value = saved[inSave(name)];
    return [name, typeof value === typeof FIRST[name] ? value : FIRST[name]];
  });
  return Object.fromEntries(own) as LayoutOptions;
};

export const setOptions = (zone: Thing, changes: Partial<LayoutOptions>): void => {
  const all = { ...optionsOf(zone), ...changes };
  const Options = Object.fromEntries(NAMES.map((name) => [inSave(name), all[name]]));
  zone.data.LayoutZone = { Options, GroupsInZone: zone.data.LayoutZone?.GroupsInZone ?? [] };
};

/** The ways the groups of a zone go: along a row first, then on to the next; or down a column first. */
export const DIRECTIONS: readonly { readonly right: 1 | -1; readonly up: 1 | -1; readonly rows: boolean }[] = [
  { right: 1, up: -1, rows: true },
  { right: 1, up: -1, rows: false },
  { right: -1, up: -1, rows: true },
  { right: -1, up: -1, rows: false },
  { right: 1, up: 1, rows: true },
  { right: 1, up: 1, rows: false },
  { right: -1, up: 1, rows: true },
  { right: -1, up: 1, rows: false },
];

/** The ways a group goes as it is spread: east, west, north and south. */
export const MELDS: readonly { readonly right: 1 | -1; readonly up: 1 | -1 }[] = [
  { right: 1, up: 1 },
  { right: -1, up: 1 },
  { right: 1, up: 1 },
  { right: 1, up: -1 },
];
