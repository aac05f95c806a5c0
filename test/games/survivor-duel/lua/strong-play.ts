import { strongSay } from "../../../../src/games/survivor-duel/bot/strong";
import { survivorDuel } from "../../../../src/games/survivor-duel/game";
import type { Duel, DuelEvent, DuelStep } from "../../../../src/games/survivor-duel/vocabulary";
import { type Generator, seeded } from "../../../../src/kernel/generator";
import { eventLine, inputLine } from "../../../../src/kernel/log";
import { answer, type Match, seenOf, started, waitingOf } from "../../../../src/kernel/match";
import { natureInput } from "../../../../src/kernel/play";
import type { Input } from "../../../../src/kernel/words";

/** The next input of a match in which the strong bot has every seat; it is given that seat's view. */
export const strongInput = (
  match: Match<Duel, DuelStep, DuelEvent>,
  bots: Generator,
  looks: number,
): Input | "over" => {
  const waiting = waitingOf(match);
  if (waiting.for === "nothing") return "over";
  if (waiting.for === "chance") return natureInput(match, waiting.step);
  const ask = waiting.asks[0];
  if (ask === undefined) return "over";
  const view = survivorDuel.view(seenOf(match), ask.seat);
  const say = strongSay(view, match.agenda, ask, bots, looks);
  return { at: match.inputs.length, seat: ask.seat, to: ask.step.do, say };
};

/** The strong bot against itself, for so many inputs. */
export const strongPlay = (
  seed: number,
  atMost: number,
  looks: number,
  line: (this: void, text: string) => void,
): void => {
  const { match } = started(survivorDuel, ["p1", "p2"], {}, seed);
  const bots = seeded(seed + 1);
  for (let inputs = 0; inputs < atMost; inputs++) {
    const input = strongInput(match, bots, looks);
    if (input === "over") return;
    line(inputLine(input));
    for (const event of answer(match, input).events) line(eventLine(event));
  }
};
