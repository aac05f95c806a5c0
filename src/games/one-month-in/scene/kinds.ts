import { range } from "../../../kernel/list";
import { numberText } from "../../../kernel/number-text";
import type { Kind } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { CELLS } from "../content/city-map";
import { FEWEST_TEAMS } from "../content/layouts";
import { DICE, FLAGS, FOOD, SURVIVORS, WALLS, ZOMBIES } from "../content/limits";
import { SEARCH_CARDS } from "../content/search-cards";
import { BASE, type TileData, TILES } from "../content/tiles";

const TEAMS = 6;

/** As many tiles as survivors with bought gear stand on: one mark of a sort on each, and its name tells how many. */
const GEAR = 12;

const fixed = (form: Kind["form"], count: number): Kind => ({ form, count, ups: ["front"], fixed: true });
const loose = (form: Kind["form"], count: number, ups: Kind["ups"] = ["front"]): Kind => ({
  form,
  count,
  ups,
  fixed: false,
});

const all: Record<Word, Kind> = {
  mat: fixed("board", 1),
  fog: fixed("tile", CELLS.length - 1),
  zombie: loose("figure", ZOMBIES),
  food: loose("token", FOOD),
  die: loose("die", DICE, ["1", "2", "3", "4", "5", "6"]),
  "arms-mark": loose("token", GEAR),
  "suit-mark": loose("token", GEAR),
  "work-mark": loose("token", 10),
  "hold-mark": loose("token", 2),
  "turn-mark": loose("token", 1),
  /** How many zombies a tile holds, and how many action points the team whose turn it is. */
  "zombies-label": fixed("label", CELLS.length),
  "ap-label": fixed("label", CELLS.length),
  "points-label": fixed("label", TEAMS),
  "stores-label": fixed("label", TEAMS),
  "round-label": fixed("label", 1),
  /** What one can do in a turn, before each team. */
  help: fixed("card", TEAMS),
};

/** As many as any number of teams has use for. */
const copiesOf = ({ tile, ring, city }: TileData): number => {
  let copies = tile === BASE ? TEAMS : 0;
  for (const teams of range(FEWEST_TEAMS, TEAMS))
    copies = Math.max(copies, teams * ring + (city[teams - FEWEST_TEAMS] ?? 0));
  return copies;
};

for (const face of TILES) all["tile." + face.tile] = fixed("tile", copiesOf(face));
for (const n of range(1, TEAMS)) {
  const seat = "p" + numberText(n);
  // One side for those who can still act, the other for those who cannot.
  all["survivor." + seat] = loose("token", SURVIVORS, ["ready", "spent"]);
  all["flag." + seat] = loose("figure", FLAGS);
  all["wall." + seat] = loose("figure", WALLS);
}
for (const { card, copies } of SEARCH_CARDS) all[card] = loose("card", copies, ["back", "front"]);

/** What kinds of pieces there are, and how many of each (OMI-COMP-01 to OMI-COMP-07). */
export const KINDS: Readonly<Record<Word, Kind>> = all;
