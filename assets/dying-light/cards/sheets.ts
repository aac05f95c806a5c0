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
import { cardSheet, GRIDS } from "../../drawing/card-sheet";
import { night } from "../look";
import { said } from "../text/said";
import { exposureCard } from "./exposure-cards";
import { CARD } from "./frame";
import { helpBack, helpFront } from "./help-card";
import { enemyActivationCard, infectedCard } from "./infected-cards";
import { activationCard, runnerBack, runnerCard, skillCard } from "./runner-cards";
import { chaseCard, itemCard, ITEM_COLOURS, scenarioCard, woundCard } from "./plain-cards";
import { weaponCard, WEAPON_KINDS } from "./weapon-cards";

/**
 * Two sheets hold all cards so large that they can be read, and the second sides of those that have words on both: such a
 * card lies in one cell of the first sheet, and its other side in the same cell of the second.
 */

export interface SheetCard {
  readonly kind: string;
  readonly front: () => string;
  /** The asset of its back; "other side": the second sheet. */
  readonly back: string;
}

export interface Sheet {
  readonly name: string;
  readonly cards: readonly SheetCard[];
}

export const GRID = GRIDS.thirtyFive;
export const OTHER_SIDE = "other side";

const backed = (back: string, cards: readonly Omit<SheetCard, "back">[]): readonly SheetCard[] =>
  cards.map((card) => ({ ...card, back: `back-${back}` }));

const item = (kind: string, rarity: "common" | "epic", seed: number): Omit<SheetCard, "back"> => ({
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

const plain = (kinds: readonly string[], draw: (kind: string, seed: number) => string) =>
  kinds.map((kind, i) => ({ kind, front: () => draw(kind, i + 1) }));

const scenarios = backed("scenario", plain(SCENARIO_CARDS, scenarioCard));
const wounds = backed(
  "wound",
  plain(
    WOUND_CARDS.map(({ card }) => card),
    woundCard,
  ),
);
const weapons = backed(
  "weapon",
  plain(WEAPONS, (kind, seed) => weaponCard(kind, said().words.startingWeapon, "#d9dff5", seed)),
);
const skills = backed(
  "skill",
  RUNNERS.map((runner) => ({ kind: runner.skill, front: () => skillCard(runner) })),
);
const chases = backed("chase", plain(CHASE_CARDS, chaseCard));
const commons = backed(
  "common",
  COMMON_ITEMS.map((kind, i) => item(kind, "common", i + 1)),
);
const epics = backed(
  "epic",
  [INHIBITOR, ...EPIC_ITEMS].map((kind, i) => item(kind, "epic", i + 11)),
);
const infected = backed(
  "infected",
  INFECTED_TYPES.map((type) => ({ kind: `infected-card.${type}`, front: () => infectedCard(type, INFECTED[type]) })),
);
const activations = backed("activation", [
  { kind: ENEMY_ACTIVATION, front: () => enemyActivationCard() },
  ...RUNNERS.map((runner) => ({ kind: `activation.${runner.runner}`, front: () => activationCard(runner) })),
]);
const exposures = backed(
  "exposure",
  EXPOSURE_CARDS.map((card, i) => ({ kind: card.card, front: () => exposureCard(card, i + 1) })),
);

/** Read from both sides. */
const twoSided: readonly { readonly card: SheetCard; readonly other: () => string }[] = [
  { card: { kind: "help", front: helpFront, back: OTHER_SIDE }, other: helpBack },
  ...RUNNERS.map((runner) => ({
    card: { kind: `runner-card.${runner.runner}`, front: () => runnerCard(runner), back: OTHER_SIDE },
    other: () => runnerBack(runner),
  })),
];

const FIRST = [...scenarios, ...wounds, ...weapons, ...skills, ...chases];
const SECOND = [...commons, ...epics, ...infected, ...activations, ...exposures];

export const sheets = [
  { name: "cards-1", cards: [...FIRST, ...twoSided.map(({ card }) => card)] },
  { name: "cards-2", cards: SECOND },
] as const satisfies readonly Sheet[];

const drawn = (fronts: readonly (() => string)[]): string =>
  cardSheet(
    GRID,
    CARD,
    night.deep,
    fronts.map((front) => front()),
  );

export const sheetPictures: Readonly<Record<(typeof sheets)[number]["name"], () => string>> = {
  "cards-1": () => drawn(sheets[0].cards.map(({ front }) => front)),
  "cards-2": () => {
    const gap = Array.from({ length: FIRST.length - SECOND.length }, () => () => "");
    return drawn([...SECOND.map(({ front }) => front), ...gap, ...twoSided.map(({ other }) => other)]);
  },
};
