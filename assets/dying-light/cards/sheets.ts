import {
  CHASE_CARDS,
  COMMON_ITEMS,
  ENEMY_ACTIVATION,
  EPIC_ITEMS,
  INHIBITOR,
  SCENARIO_CARDS,
  WOUND_CARDS,
} from "../../../src/games/dying-light/content/cards";
import { EXPOSURE_CARDS } from "../../../src/games/dying-light/content/exposure-cards";
import { INFECTED, INFECTED_TYPES } from "../../../src/games/dying-light/content/infected";
import { RUNNERS, WEAPONS } from "../../../src/games/dying-light/content/runners";
import { at, clipped, picture, rect } from "../../drawing/svg";
import { night } from "../look";
import { said } from "../text/said";
import { exposureCard } from "./exposure-cards";
import { CARD } from "./frame";
import { helpFront } from "./help-card";
import { enemyActivationCard, infectedCard } from "./infected-cards";
import { activationCard, runnerCard, skillCard } from "./runner-cards";
import { chaseCard, itemCard, ITEM_COLOURS, scenarioCard, woundCard } from "./plain-cards";
import { weaponCard, WEAPON_KINDS } from "./weapon-cards";

/** Cards of one back share a sheet. */

export interface SheetCard {
  readonly kind: string;
  readonly front: () => string;
}

export interface Sheet {
  readonly name: string;
  /** The asset of the back; a runner card has a back of its own. */
  readonly back: (kind: string) => string;
  readonly cards: readonly SheetCard[];
}

const COLUMNS = 4;

export const columnsOf = ({ cards: all }: Sheet): number => Math.min(COLUMNS, all.length);
export const rowsOf = (sheet: Sheet): number => Math.ceil(sheet.cards.length / columnsOf(sheet));

const sheet = (name: string, cards: readonly SheetCard[], back = `back-${name}`): Sheet => ({
  name: `cards-${name}`,
  back: () => back,
  cards,
});

const item = (kind: string, rarity: "common" | "epic", seed: number): SheetCard => ({
  kind,
  front: () =>
    WEAPON_KINDS.includes(kind)
      ? weaponCard(
          kind,
          rarity === "common" ? said().words.commonItem : said().words.epicItem,
          ITEM_COLOURS[rarity],
          seed,
        )
      : itemCard(kind, rarity, seed),
});

const plain = (kinds: readonly string[], draw: (kind: string, seed: number) => string): readonly SheetCard[] =>
  kinds.map((kind, i) => ({ kind, front: () => draw(kind, i + 1) }));

export const sheets: readonly Sheet[] = [
  sheet(
    "exposure",
    EXPOSURE_CARDS.map((card, i) => ({ kind: card.card, front: () => exposureCard(card, i + 1) })),
  ),
  sheet(
    "wound",
    plain(
      WOUND_CARDS.map(({ card }) => card),
      woundCard,
    ),
  ),
  sheet(
    "common",
    COMMON_ITEMS.map((kind, i) => item(kind, "common", i + 1)),
  ),
  sheet(
    "epic",
    [INHIBITOR, ...EPIC_ITEMS].map((kind, i) => item(kind, "epic", i + 11)),
  ),
  sheet(
    "weapon",
    plain(WEAPONS, (kind, seed) => weaponCard(kind, said().words.startingWeapon, "#d9dff5", seed)),
  ),
  sheet(
    "skill",
    RUNNERS.map((runner) => ({ kind: runner.skill, front: () => skillCard(runner) })),
  ),
  sheet(
    "infected",
    INFECTED_TYPES.map((type) => ({ kind: `infected-card.${type}`, front: () => infectedCard(type, INFECTED[type]) })),
  ),
  sheet("activation", [
    { kind: ENEMY_ACTIVATION, front: () => enemyActivationCard() },
    ...RUNNERS.map((runner) => ({ kind: `activation.${runner.runner}`, front: () => activationCard(runner) })),
  ]),
  sheet("chase", plain(CHASE_CARDS, chaseCard)),
  sheet("scenario", plain(SCENARIO_CARDS, scenarioCard)),
  sheet("help", [{ kind: "help", front: helpFront }]),
  {
    name: "cards-runner",
    back: (kind) => `back-${kind.replace("runner-card.", "runner-")}`,
    cards: RUNNERS.map((runner) => ({ kind: `runner-card.${runner.runner}`, front: () => runnerCard(runner) })),
  },
];

export const sheetWidth = (of: Sheet): number => columnsOf(of) * CARD.width;

export const sheetPicture = (of: Sheet): string =>
  picture(
    sheetWidth(of),
    rowsOf(of) * CARD.height,
    rect(0, 0, sheetWidth(of), rowsOf(of) * CARD.height, { fill: night.deep }),
    ...of.cards.map(({ front }, i) =>
      at(
        (i % columnsOf(of)) * CARD.width,
        Math.floor(i / columnsOf(of)) * CARD.height,
        clipped(`cell${String(i)}`, rect(0, 0, CARD.width, CARD.height, {}), front()),
      ),
    ),
  );
