import type { Nouns } from "../../src/kernel/words";
import { describe, expect, test } from "vitest";
import { GAME_NAMES, withGame } from "../../src/games/index";
import { anyInput } from "../../src/cli/fuzz/random-play";
import { canonical } from "../../src/kernel/canonical";
import { seeded } from "../../src/kernel/generator";
import { keptOf, matchOf } from "../../src/kernel/keep";
import { answer, type Match, started } from "../../src/kernel/match";
import { seatsFor } from "../../src/kernel/replay-code";

/** A hundred matches of all games together. */
const MATCHES = 25;
const INPUTS_AT_MOST = 250;

const loaded = <N extends Nouns>(match: Match<N>): Match<N> => {
  const { match: again } = matchOf(match.game, JSON.parse(JSON.stringify(keptOf(match))));
  if (again === "none") throw new Error(`at ${String(match.at)}: what is kept cannot be loaded`);
  return again;
};

/** All but the earlier moments: a match that was loaded has kept others. */
const all = <N extends Nouns>(match: Match<N>): string => {
  const { snapshots: _, ...kept } = keptOf(match);
  return canonical(kept);
};

describe.each(GAME_NAMES)("%s", (name) => {
  test(`${String(MATCHES)} matches at the rules, loaded at every step, come to the same as those that are not`, () => {
    withGame(name, (game) => {
      let inputs = 0;
      for (let nth = 0; nth < MATCHES; nth++) {
        const { least, most } = game.seats;
        const seats = seatsFor(least + (nth % (most - least + 1)));
        const { match } = started(game, seats, {}, 300 + nth);
        let again = started(game, seats, {}, 300 + nth).match;
        const chance = seeded(900 + nth);
        for (let left = INPUTS_AT_MOST; left > 0; left--) {
          again = loaded(again);
          const input = anyInput(match, chance);
          if (input === "over") break;
          const came = answer(match, input);
          expect(came.verdict).toBe("fine");
          expect(canonical(answer(again, input))).toBe(canonical(came));
          inputs++;
        }
        expect(all(again), `match ${String(nth)}`).toBe(all(match));
      }
      expect(inputs).toBeGreaterThan(MATCHES * 10);
    });
  });
});
