import { POLICIES, scoreBy } from "../../games/dying-light/bot";
import { dyingLight } from "../../games/dying-light/game";
import { type GameName, withGame } from "../../games/index";
import type { Game } from "../../kernel/game";
import type { Event, Seat, Step, Word } from "../../kernel/words";
import { among, Mistake } from "../mistake";

/** How bots play where a game knows one way only. */
const USUAL: Word = "usual";

/** Something done with a game that need not be told in any language. */
type Use<T> = <S, St extends Step, E extends Event>(this: void, game: Game<S, St, E>) => T;

/** A game whose seats play by policies of their own. */
interface Table {
  /** The first is how they play where nobody says otherwise. */
  readonly policies: readonly Word[];
  open<T>(policyOf: (this: void, seat: Seat) => Word, use: Use<T>): T;
}

const TABLES: Readonly<Partial<Record<GameName, Table>>> = {
  "dying-light": {
    policies: POLICIES,
    open: (policyOf, use) => use({ ...dyingLight, score: scoreBy(policyOf) }),
  },
};

const tableOf = (game: GameName): Table =>
  TABLES[game] ?? { policies: [USUAL], open: (_policyOf, use) => withGame(game, use) };

/** The policies of those at a table: the seats take them in turn. */
export type LineUp = readonly Word[];

export const policyAt = (lineUp: LineUp, match: number, seat: number): Word =>
  lineUp[(match + seat) % lineUp.length] ?? USUAL;

/** `careful` alone, `careful+bold` at one table, `careful,bold` one after the other, `all` each alone. */
export const lineUpsAsked = (game: GameName, text: string): readonly LineUp[] => {
  const { policies } = tableOf(game);
  if (text === "") return [policies.slice(0, 1)];
  if (text === "all") return policies.map((policy) => [policy]);
  const lineUps = text.split(",").map((lineUp) => lineUp.split("+").map((policy) => among("policy", policy, policies)));
  const twice = lineUps.find((lineUp, i) => lineUps.some((other, j) => j < i && other.join() === lineUp.join()));
  if (twice !== undefined) throw new Mistake(`--policy names ${twice.join("+")} twice`);
  return lineUps;
};

/** The game with bots that play by these policies. */
export const withLineUp = <T>(game: GameName, policyOf: (this: void, seat: Seat) => Word, use: Use<T>): T =>
  tableOf(game).open(policyOf, use);
