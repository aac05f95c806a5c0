import type { Models } from "../../src/host/world/bounds";
import { type OpenTable, openTable } from "../../src/host/open";
import { keptIn } from "../../src/cli/fuzz/standing-right";
import type { SpokenGame } from "../../src/kernel/game";
import { seeded } from "../../src/kernel/generator";
import { matchOf } from "../../src/kernel/keep";
import { answer, type Match, seenOf, started } from "../../src/kernel/match";
import { inputsIn } from "../../src/kernel/past";
import { seatsFor } from "../../src/kernel/replay-code";
import type { Nouns, Seat } from "../../src/kernel/words";
import { choose } from "../../src/page/room/slate-on";
import type { Thing } from "../../src/host/world/thing";
import type { SaveState } from "../../src/tts/save";
import { answeredAsABot, SECONDS_AT_MOST } from "./person";

/** One match against bots at the built table, all of one person's answers given on the panel. */

const COLOUR = "Yellow";

export interface Evening {
  /** Of the person's own turns, one after the other; clicks before the first are none of them. */
  readonly turns: readonly number[];
  /** On the way there: characters, teams, decks. */
  readonly before: number;
  readonly answers: number;
}

const controllerOf = (table: OpenTable): Thing => {
  const [controller] = table.tagged("outbreak-controller");
  if (controller === undefined) throw new Error("there is no controller on the table");
  return controller;
};

/** Chooses what stands on the panel under this key; bots play on until somebody is asked. */
const pressed = (table: OpenTable, key: string): void => {
  choose(table, COLOUR, -1, key, "");
  table.settle(SECONDS_AT_MOST);
};

/** The events after which the person's clicks belong to a new turn of theirs. */
const turnBegins = <N extends Nouns>(game: SpokenGame<N>, match: Match<N>, event: N["Event"], seat: Seat) => {
  if (event.was !== "runnerActivated" && event.was !== "turnBegan") return false;
  return game.story?.whose(seenOf(match), event) === seat;
};

/** The same match once more, from its beginning: it tells whose turn each answer falls into. */
const follower = <N extends Nouns>(game: SpokenGame<N>, begun: Match<N>, seat: Seat) => {
  const { match, events } = started(game, begun.seats, begun.options, begun.seed);
  let turns = events.filter((event) => turnBegins(game, match, event, seat)).length;
  return (past: readonly string[]): number => {
    for (const input of inputsIn(past).slice(match.at)) {
      const came = answer(match, input);
      if (came.verdict !== "fine") throw new Error(`${input.to} cannot be said again`);
      turns += came.events.filter((event) => turnBegins(game, match, event, seat)).length;
    }
    return turns;
  };
};

const opened = (save: SaveState | string, models: Models, seed: number): OpenTable => {
  const table = openTable(save, { models, seated: [COLOUR] });
  table.settle();
  table.seat(COLOUR).type(seed, controllerOf(table));
  pressed(table, "settings");
  pressed(table, "setting pace");
  pressed(table, "settings");
  return table;
};

/** Plays against the usual number of the usual bots. */
export const evening = <N extends Nouns>(
  game: SpokenGame<N>,
  save: SaveState | string,
  models: Models,
  seed: number,
): Evening => {
  const table = opened(save, models, seed);
  const controller = controllerOf(table);
  pressed(table, `bots ${String(game.seats.usual)}`);
  const matchNow = (): Match<N> => {
    const { match } = matchOf(game, keptIn(controller));
    if (match === "none") throw new Error("no match is on");
    return match;
  };
  const [seat = ""] = seatsFor(1);
  const turnsIn = follower(game, matchNow(), seat);
  const generator = seeded(seed);
  const turns: number[] = [];
  let before = 0;
  let answers = 0;
  for (;;) {
    const match = matchNow();
    if (game.over(seenOf(match)) !== "playing") break;
    const turn = turnsIn(match.past.slice(0, match.at));
    const said = answeredAsABot(table, COLOUR, match, generator);
    if (said === "not asked") throw new Error("nobody is asked, and nothing goes on");
    answers++;
    if (turn === 0) before += said;
    else turns[turn - 1] = (turns[turn - 1] ?? 0) + said;
  }
  table.world.close();
  return { turns: Array.from(turns, (clicks?: number) => clicks ?? 0), before, answers };
};
