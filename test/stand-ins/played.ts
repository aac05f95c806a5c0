import { keptIn } from "../../src/cli/fuzz/standing-right";
import type { OpenTable } from "../../src/host/open";
import type { Thing } from "../../src/host/world/thing";
import { botInput } from "../../src/kernel/play";
import type { Game } from "../../src/kernel/game";
import { type Generator, seeded } from "../../src/kernel/generator";
import { matchOf } from "../../src/kernel/keep";
import type { Slate } from "../../src/kernel/slate";
import type { Input, Nouns } from "../../src/kernel/words";
import { choose, slateOn } from "../../src/page/room/slate-on";

/** One person answers for every seat what a bot would, by the words on the panel, and looks at the table after each. */

/** Scripts of others may never come to rest: so many frames are enough for anything. */
const FRAMES_AT_MOST = 6000;
const LOOKS_EVERY = 4;
const LAST_FRAMES = 1500;

export interface Sitting {
  readonly table: OpenTable;
  readonly controller: Thing;
  readonly colour: string;
}

const isAsking = ({ asks, over }: Slate): boolean => asks.length > 0 || over !== "not yet";

const noFaults = ({ world }: OpenTable): void => {
  const [fault] = world.faults;
  if (fault !== undefined) throw new Error(`${fault.where}: ${fault.message}`);
};

/** What is asked next, when all that was answered stands on the table. */
export const nextAsked = ({ table, colour }: Sitting): Slate => {
  for (let frame = 0; frame < FRAMES_AT_MOST; frame += LOOKS_EVERY) {
    for (let i = 0; i < LOOKS_EVERY; i++) table.world.frame();
    noFaults(table);
    const slate = slateOn(table, colour);
    if (slate !== "none" && isAsking(slate)) return slate;
  }
  throw new Error("nothing more is asked");
};

/** The word to be said next, as the slate names it; "" where all of it is said. */
const nextKey = (slate: Slate, input: Input): string => {
  const nth = slate.asks.findIndex(({ seat, step }) => seat === input.seat && step === input.to);
  const ask = slate.asks[nth];
  if (slate.at !== input.at || ask === undefined) return "";
  const own = slate.choices.filter((choice) => choice.ask === nth);
  const words = input.say[ask.said.length] ?? [];
  const open = own.find(({ word, picked }) => !picked && words.includes(word));
  const done = own.find(({ word }) => word === "") ?? own[0];
  const found = ask.part === "" ? own[0] : (open ?? done);
  if (found === undefined)
    throw new Error(`${input.to}: ${words.join()} is none of ${own.map(({ word }) => word).join()}`);
  return found.key;
};

const WORDS_AT_MOST = 40;

const answered = (sitting: Sitting, input: Input): void => {
  let before = "";
  for (let word = 0; word < WORDS_AT_MOST; word++) {
    const slate = nextAsked(sitting);
    const key = nextKey(slate, input);
    if (key === "") return;
    const asked = JSON.stringify([slate.asks, slate.choices]);
    if (asked === before) throw new Error(`${input.to}: what was answered with ${key} is asked once more`);
    before = asked;
    choose(sitting.table, sitting.colour, slate.at, key, "");
  }
  throw new Error(`${input.to} ${JSON.stringify(input.say)} comes to nothing`);
};

/** Plays on, at the most so many answers; what of it is over, and how it ended. */
export const played = <N extends Nouns>(
  game: Game<N>,
  sitting: Sitting,
  look: (at: number) => void,
  answersAtMost = Infinity,
  bots: Generator = seeded(5),
): string => {
  for (let answers = 0; answers < answersAtMost; answers++) {
    const { over } = nextAsked(sitting);
    // That it is over is told before the last of it is shown.
    for (let frame = 0; over !== "not yet" && frame < LAST_FRAMES; frame++) sitting.table.world.frame();
    const { match } = matchOf(game, keptIn(sitting.controller));
    if (match === "none") throw new Error("no match is kept");
    look(match.at);
    if (over !== "not yet") return over.rule;
    const input = botInput(match, bots);
    if (input === "over") throw new Error("it is over, and nobody was told");
    answered(sitting, input);
  }
  return "not over";
};
