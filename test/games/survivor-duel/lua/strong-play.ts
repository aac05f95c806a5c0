import { FORESIGHT } from "../../../../src/games/survivor-duel/bot/foresight";
import { survivorDuel } from "../../../../src/games/survivor-duel/game";
import type { DuelNouns } from "../../../../src/games/survivor-duel/vocabulary";
import type { Bot } from "../../../../src/kernel/foresight";
import { seeded } from "../../../../src/kernel/generator";
import { eventLine, inputLine } from "../../../../src/kernel/log";
import { answer, started } from "../../../../src/kernel/match";
import { botInput } from "../../../../src/kernel/play";

/** The strong bot with so many looks, and so much time for them. */
export const strongWith = (looks: number, strides = FORESIGHT.strides): Bot<DuelNouns> => {
  const [quick] = survivorDuel.bots;
  return { ...quick, foresight: { ...FORESIGHT, looks, strides } };
};

/** The strong bot against itself, for so many inputs. */
export const strongPlay = (
  seed: number,
  atMost: number,
  looks: number,
  line: (this: void, text: string) => void,
): void => {
  const game = { ...survivorDuel, bots: [strongWith(looks)] as const };
  const { match } = started(game, ["p1", "p2"], {}, seed);
  const bots = seeded(seed + 1);
  for (let inputs = 0; inputs < atMost; inputs++) {
    const input = botInput(match, bots);
    if (input === "over") return;
    line(inputLine(input));
    for (const event of answer(match, input).events) line(eventLine(event));
  }
};
