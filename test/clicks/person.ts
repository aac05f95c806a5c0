import type { OpenTable } from "../../src/host/open";
import { knownTo, sayOfBot } from "../../src/kernel/bot";
import type { Generator } from "../../src/kernel/generator";
import { type Match, seenOf, waitingOf } from "../../src/kernel/match";
import { asUsual } from "../../src/kernel/say";
import type { Slate, SlateAsk, SlateChoice } from "../../src/kernel/slate";
import type { Nouns, OpenAsk, Say } from "../../src/kernel/words";
import { CHOICES } from "../../src/table/panel-xml";
import { choose, slateOn } from "../../src/page/room/slate-on";

/** A person who knows what to answer, and says it on the panel by as few clicks as it takes. */

const ROOM = CHOICES - 1;
/** In the game's time: bots that think ahead take theirs. */
export const SECONDS_AT_MOST = 3600;

/** A panel has room for so many; the others are on further pages, a click each. */
const clicksTo = (slate: Slate, choice: SlateChoice): number =>
  1 + (slate.choices.length > CHOICES ? Math.floor(slate.choices.indexOf(choice) / ROOM) : 0);

/** Which dice pay, and which of a team's survivors go, a person leaves to the table where it offers to see to that. */
const LEFT = /^((basic|parkour|combat|momentum)\.\d|enough|yes|no|standard|power)$/;
const SURVIVOR = /^(p\ds)\d+$/;

/** What of an answer matters to somebody who is in no mood for details. */
const gistOf = (say: Say): string =>
  JSON.stringify(
    say
      .map((words) => words.filter((word) => !LEFT.test(word)).map((word) => word.replace(SURVIVOR, "$1")))
      .filter((words, at) => words.length > 0 || at < 2),
  );

const isSame = (a: Say, b: Say): boolean => JSON.stringify(a) === JSON.stringify(b);

const ends = ({ key }: SlateChoice, name: string): boolean => key.endsWith(` ${name}`);

const sayOf = ({ said }: SlateAsk): Say => said.map((words) => words.map(({ word }) => word));

/** The next click towards this answer; words that read alike are one. */
const towards = <N extends Nouns>(match: Match<N>, open: OpenAsk<N>, slate: Slate, nth: number, wanted: Say) => {
  const here = slate.choices.filter(({ ask }) => ask === nth);
  const asked = slate.asks[nth];
  if (asked === undefined) throw new Error("nothing is asked");
  const yes = here.find((choice) => ends(choice, ".yes"));
  if (yes !== undefined) return yes;
  const said = sayOf(asked);
  const usual = here.find((choice) => ends(choice, ".as-usual"));
  if (usual !== undefined && isSame(asUsual(match.game, seenOf(match), open, said).said, wanted)) return usual;
  const whole = here.find(
    ({ key, says }) => !/ \.[a-z-]+$/.test(key) && says.length > 1 && gistOf([...said, ...says]) === gistOf(wanted),
  );
  if (whole !== undefined) return whole;
  const words = wanted[said.length] ?? [];
  const picked = here.filter((choice) => choice.picked);
  const left = words.filter((word) => !picked.some((choice) => choice.word === word));
  const [next] = left;
  if (next === undefined) return here.find((choice) => ends(choice, ".done"));
  return here.find((choice) => !choice.picked && choice.word === next);
};

/** Says on the panel what a bot would; how many clicks that took, "not asked" where this colour is asked nothing that is waited for. */
export const answeredAsABot = <N extends Nouns>(
  table: OpenTable,
  colour: string,
  match: Match<N>,
  generator: Generator,
): number | "not asked" => {
  const waiting = waitingOf(match);
  const slate = slateOn(table, colour);
  if (waiting.for !== "answers" || slate === "none") return "not asked";
  const nth = slate.asks.findIndex(({ isWaitedFor }) => isWaitedFor);
  const asked = slate.asks[nth];
  const open = waiting.asks.find(({ seat, step }) => seat === asked?.seat && step.do === asked.step);
  if (asked === undefined || open === undefined) return "not asked";
  const wanted = sayOfBot(match.game, match.game.bots[0], knownTo(match, open), generator);
  return saidOnThePanel(table, colour, match, open, wanted);
};

const saidOnThePanel = <N extends Nouns>(
  table: OpenTable,
  colour: string,
  match: Match<N>,
  open: OpenAsk<N>,
  wanted: Say,
): number => {
  let clicks = 0;
  for (;;) {
    const slate = slateOn(table, colour);
    if (slate === "none" || slate.at !== match.at) return clicks;
    const nth = slate.asks.findIndex((ask) => ask.seat === open.seat && ask.step === open.step.do);
    const next = towards(match, open, slate, nth, wanted);
    if (next === undefined) throw new Error(`no way to say ${JSON.stringify(wanted)} to ${open.step.do}`);
    clicks += clicksTo(slate, next);
    choose(table, colour, slate.at, next.key, "");
    table.settle(SECONDS_AT_MOST);
  }
};
