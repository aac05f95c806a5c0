import type { SpokenGame } from "../src/kernel/game";
import { started } from "../src/kernel/match";
import { seatsFor } from "../src/kernel/replay-code";
import type { Kind, Scene, Spots } from "../src/kernel/scene";
import type { Text } from "../src/kernel/text";
import type { Nouns } from "../src/kernel/words";
import { wholeText } from "../src/table/text/whole";
import type { AssetSource } from "./asset";
import { BuildFailure } from "./failure";
import type { TableDefinition } from "./table-definition";

/** What a table needs to know of its game: the pieces, the spots, and where everything stands when it begins. */
export interface GameTable {
  readonly name: string;
  readonly seats: { readonly least: number; readonly most: number };
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly spots: Spots;
  /** All that is said at its table, in one language. */
  readonly text: Text;
  /** The scene of a match of all seats at its first wait. */
  readonly opening: Scene;
}

/** Everything a game's save is made of. */
export interface GameSources {
  readonly game: GameTable;
  readonly table: TableDefinition;
  readonly assets: readonly AssetSource[];
  /** Font files, as module specifiers. */
  readonly fonts: readonly string[];
}

/** No chance is answered before the first wait, so any seed gives the same scene. */
const ANY_SEED = 1;

export const gameTable = <N extends Nouns>(
  game: SpokenGame<N>,
  language: string = game.languages[0].name,
): GameTable => {
  const words = game.languages.find(({ name }) => name === language);
  if (words === undefined) throw new BuildFailure([`${game.name}: is not told in "${language}"`]);
  const { match } = started(game, seatsFor(game.seats.most), {}, ANY_SEED);
  if (match.broken !== "") throw new Error(`${game.name} breaks while it is set up: ${match.broken}`);
  return {
    name: game.name,
    seats: game.seats,
    kinds: game.kinds,
    spots: game.spots,
    text: wholeText(words),
    opening: game.scene(match.state as Parameters<typeof game.scene>[0]),
  };
};
