import { ASSAULT_CARDS } from "../../../src/games/survive-until-daylight/content/assault";
import { COMBAT_CARDS } from "../../../src/games/survive-until-daylight/content/combat";
import { HORDE_CARDS } from "../../../src/games/survive-until-daylight/content/horde";
import { RUBBLE, type RubbleSort, WAVE } from "../../../src/games/survive-until-daylight/content/rubble";
import { at, clipped, picture, rect } from "../../drawing/svg";
import { paper } from "../look";
import { assaultCard } from "./assault-card";
import { combatCard } from "./combat-cards";
import { CARD } from "./frame";
import { hordeCard } from "./horde-card";
import { rubbleCard } from "./rubble-cards";
import { waveCard } from "./wave-card";
import { weaponCard } from "./weapon-cards";

/** Cards of one sort share a sheet. WAVE! has the back of the rubble it hides in. */

export interface SheetCard {
  readonly kind: string;
  readonly back: string;
  readonly front: () => string;
}

export interface Sheet {
  readonly name: string;
  readonly cards: readonly SheetCard[];
}

const COLUMNS = 5;

export const columnsOf = ({ cards }: Sheet): number => Math.min(COLUMNS, cards.length);
export const rowsOf = (sheet: Sheet): number => Math.ceil(sheet.cards.length / columnsOf(sheet));

const RUBBLE_BACK = "back-rubble";

const rubbleOf = (...sorts: readonly RubbleSort[]): readonly SheetCard[] =>
  RUBBLE.filter(({ sort }) => sorts.includes(sort)).map((of, i) => ({
    kind: of.card,
    back: RUBBLE_BACK,
    front: () => (of.sort === "weapon" ? weaponCard(of.card, i + 1) : rubbleCard(of, i + 1)),
  }));

const wave: SheetCard = { kind: WAVE, back: RUBBLE_BACK, front: waveCard };

export const sheets: readonly Sheet[] = [
  { name: "cards-finds", cards: rubbleOf("junk", "healing", "ammo", "ingredient") },
  { name: "cards-events", cards: [wave, ...rubbleOf("special", "red")] },
  { name: "cards-weapons", cards: rubbleOf("weapon") },
  {
    name: "cards-assault",
    cards: ASSAULT_CARDS.map((of, i) => ({ kind: of.card, back: "back-assault", front: () => assaultCard(of, i + 1) })),
  },
  {
    name: "cards-horde",
    cards: HORDE_CARDS.map((of, i) => ({ kind: of.card, back: `back-${of.type}`, front: () => hordeCard(of, i + 1) })),
  },
  {
    name: "cards-combat",
    cards: COMBAT_CARDS.map((of, i) => ({ kind: of.card, back: "back-combat", front: () => combatCard(of, i + 1) })),
  },
];

export const sheetWidth = (of: Sheet): number => columnsOf(of) * CARD.width;

export const sheetPicture = (of: Sheet): string =>
  picture(
    sheetWidth(of),
    rowsOf(of) * CARD.height,
    rect(0, 0, sheetWidth(of), rowsOf(of) * CARD.height, { fill: paper.page }),
    ...of.cards.map(({ front }, i) =>
      at(
        (i % columnsOf(of)) * CARD.width,
        Math.floor(i / columnsOf(of)) * CARD.height,
        clipped(`cell${String(i)}`, rect(0, 0, CARD.width, CARD.height, {}), front()),
      ),
    ),
  );
