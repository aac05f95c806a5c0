import type { Game } from "../../kernel/game";
import { answer, type Match, seenOf, started } from "../../kernel/match";
import { inputsIn } from "../../kernel/past";
import { playByBots } from "../../kernel/play";
import { seatsFor } from "../../kernel/replay-code";
import type { Input, Nouns } from "../../kernel/words";
import { changedKinds } from "../../table/match-places";
import { layoutOf } from "../../table/layout";

/** What `outbreak bench` measures, the same on Node and every Lua: a match of bots, answered once more so many times. */

const AT_MOST = 10_000;

/** A match that is answered again. */
interface Again {
  readonly seats: number;
  readonly seed: number;
  readonly times: number;
}

const silent = (): void => undefined;

const inputsOf = <N extends Nouns>(game: Game<N>, { seats, seed }: Again): readonly Input[] =>
  inputsIn(playByBots(game, seats, {}, seed, AT_MOST, silent).past);

const answerAll = <N extends Nouns>(
  game: Game<N>,
  { seats, seed }: Again,
  inputs: readonly Input[],
  after: (this: void, match: Match<N>) => void,
): void => {
  const { match } = started(game, seatsFor(seats), {}, seed);
  for (const input of inputs) {
    answer(match, input);
    after(match);
  }
};

/** Answers them all, so many times over; how many there are. */
export const says = <N extends Nouns>(game: Game<N>, again: Again): number => {
  const inputs = inputsOf(game, again);
  for (let i = 0; i < again.times; i++) answerAll(game, again, inputs, silent);
  return inputs.length;
};

/** Answers them once, and draws up the scene so many times after each. */
export const scenes = <N extends Nouns>(game: Game<N>, again: Again): number => {
  const inputs = inputsOf(game, again);
  answerAll(game, again, inputs, (match) => {
    for (let i = 0; i < again.times; i++) game.scene(seenOf(match));
  });
  return inputs.length;
};

/** Answers them once, and so many times after each looks what has changed in the scene. */
export const differences = <N extends Nouns>(game: Game<N>, again: Again): number => {
  const inputs = inputsOf(game, again);
  const { kindNames } = layoutOf(game.kinds, game.spots);
  const last = { scene: game.scene(seenOf(started(game, seatsFor(again.seats), {}, again.seed).match)) };
  answerAll(game, again, inputs, (match) => {
    const scene = game.scene(seenOf(match));
    for (let i = 0; i < again.times; i++) changedKinds(kindNames, last.scene, scene);
    last.scene = scene;
  });
  return inputs.length;
};
