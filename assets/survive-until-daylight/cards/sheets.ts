import { ASSAULT_CARDS } from "../../../src/games/survive-until-daylight/content/assault";
import { COMBAT_CARDS } from "../../../src/games/survive-until-daylight/content/combat";
import { HORDE_CARDS } from "../../../src/games/survive-until-daylight/content/horde";
import { RUBBLE, type RubbleSort, WAVE } from "../../../src/games/survive-until-daylight/content/rubble";
import { cardSheet, type Grid, GRIDS } from "../../drawing/card-sheet";
import { paper } from "../look";
import { assaultCard } from "./assault-card";
import { combatCard } from "./combat-cards";
import { CARD } from "./frame";
import { hordeCard } from "./horde-card";
import { rubbleCard } from "./rubble-cards";
import { waveCard } from "./wave-card";
import { weaponCard } from "./weapon-cards";

/** As few sheets as hold all cards so large that they can be read. WAVE! has the back of the rubble it hides in. */

export interface SheetCard {
  readonly kind: string;
  readonly back: string;
  readonly front: () => string;
}

export interface Sheet {
  readonly name: string;
  readonly grid: Grid;
  readonly cards: readonly SheetCard[];
}

/** One value as large as the card can be read from a smaller one. */
const VALUES: Grid = { columns: 5, rows: 2, width: 2048, height: 1024 };

const RUBBLE_BACK = "back-rubble";

const rubbleOf = (...sorts: readonly RubbleSort[]): readonly SheetCard[] =>
  RUBBLE.filter(({ sort }) => sorts.includes(sort)).map((of, i) => ({
    kind: of.card,
    back: RUBBLE_BACK,
    front: () => (of.sort === "weapon" ? weaponCard(of.card, i + 1) : rubbleCard(of, i + 1)),
  }));

const wave: SheetCard = { kind: WAVE, back: RUBBLE_BACK, front: waveCard };

const assaults: readonly SheetCard[] = ASSAULT_CARDS.map((of, i) => ({
  kind: of.card,
  back: "back-assault",
  front: () => assaultCard(of, i + 1),
}));

const horde: readonly SheetCard[] = HORDE_CARDS.map((of, i) => ({
  kind: of.card,
  back: `back-${of.type}`,
  front: () => hordeCard(of, i + 1),
}));

const combat: readonly SheetCard[] = COMBAT_CARDS.map((of, i) => ({
  kind: of.card,
  back: "back-combat",
  front: () => combatCard(of, i + 1),
}));

export const sheets: readonly Sheet[] = [
  {
    name: "cards-night",
    grid: GRIDS.thirtyFive,
    cards: [...rubbleOf("junk", "healing", "ammo", "ingredient"), wave, ...rubbleOf("special", "red"), ...assaults],
  },
  { name: "cards-arms", grid: GRIDS.thirtyFive, cards: [...rubbleOf("weapon"), ...horde] },
  { name: "cards-combat", grid: VALUES, cards: combat },
];

export const sheetPicture = ({ grid, cards }: Sheet): string =>
  cardSheet(
    grid,
    CARD,
    paper.page,
    cards.map(({ front }) => front()),
  );
