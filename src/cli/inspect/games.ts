import { GAME_NAMES, type GameName } from "../../games/index";
import { KNOWN_BY } from "../../games/known-by";
import type { Glimpse } from "../../recognise/glimpse";
import { type Finding, recognised, type Tally } from "../../recognise/recognise";

/** What one of our games recognises on a table. */
export interface GameFound {
  readonly game: GameName;
  /** Sorts of its pieces of which something is there, of how many. */
  readonly sorts: number;
  readonly of: number;
  readonly tallies: readonly Tally[];
  readonly findings: readonly Finding[];
}

/** With far more of them than the box has it is something else of that name. */
const TOO_MANY = 2;

const isThere = ({ found, isEndless, wanted }: Tally): boolean =>
  isEndless || (found > 0 && (wanted === 0 || found <= TOO_MANY * wanted));

const foundOf = (game: GameName, glimpses: readonly Glimpse[]): GameFound => {
  const { findings, tallies } = recognised(glimpses, KNOWN_BY[game]);
  return { game, sorts: tallies.filter(isThere).length, of: tallies.length, tallies, findings };
};

const share = ({ sorts, of }: GameFound): number => sorts / of;

/** Of pieces the games have in common, such as dice, the game that finds most of its others is right. */
const known = ({ findings }: GameFound): number => findings.filter(({ is }) => is !== "unsure").length;

/** Less of a game than that is by chance: every table has dice and counters. */
const LEAST_SHARE = 0.3;
const LEAST_SORTS = 4;

export const isHere = (found: GameFound): boolean => share(found) >= LEAST_SHARE && found.sorts >= LEAST_SORTS;

/** The game that finds most of itself first. */
export const gamesFound = (glimpses: readonly Glimpse[]): readonly GameFound[] =>
  GAME_NAMES.map((game) => foundOf(game, glimpses)).sort((a, b) => share(b) * known(b) - share(a) * known(a));
