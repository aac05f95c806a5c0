import { isGame, withGame } from "../../games/index";
import type { OpenTable } from "../../host/open";
import type { Options, SpokenGame } from "../../kernel/game";
import { matchOf } from "../../kernel/keep";
import { type Match, seenOf, waitingOf } from "../../kernel/match";
import { replayCode } from "../../kernel/replay-code";
import { asUsual } from "../../kernel/say";
import { joined } from "../../kernel/list";
import type { Slate, SlateAsk } from "../../kernel/slate";
import type { Text } from "../../kernel/text";
import type { Nouns, OpenAsk, Say, Word } from "../../kernel/words";
import { chanceOdds, type Moment, oddsAfter } from "./odds";
import { fieldsIn, wordsIn } from "./remembered";
import { controllerOf, fieldsOf } from "./slate-on";
import { type Teller, tellerOf } from "./teller";
import type { ChoiceOdds, OddsLine, SlateOdds } from "./wire";

/** The match a table's controller keeps, made anew in TypeScript: what the rules know of the moment. */
export interface Watched {
  /** The exact odds of what a slate offers, and of what chance is about to bring. */
  odds(slate: Slate): SlateOdds;
  /** The match in one line, whatever is hidden in it; "" where there is none. */
  code(): string;
  /** The same as long as it is the same match. */
  readonly begun: string;
  readonly options: Options;
  /** Its answers so far, in order. */
  readonly past: readonly string[];
  /** Tells it from its beginning. */
  teller(): Teller | "none";
}

export const NO_ODDS: SlateOdds = { choices: [], chance: [] };

/** What the controller keeps. */
export const documentOn = (table: OpenTable): Readonly<Record<string, unknown>> => {
  const controller = controllerOf(table);
  const saved = controller === undefined ? "" : table.world.ownEvent(controller, "onSave", []);
  return fieldsIn(typeof saved === "string" ? saved : "");
};

/** What the table says in its own language. */
const wordsOn = (table: OpenTable): Text => {
  const controller = controllerOf(table);
  return controller === undefined ? {} : wordsIn(controller.data);
};

/** Asks the controller what it keeps. A table without one, or without a match, is not watched. */
export const watchedOn = (table: OpenTable): Watched | "none" => {
  const document = documentOn(table);
  const name = fieldsOf(document["match"])["game"];
  if (typeof name !== "string" || !isGame(name)) return "none";
  return withGame(name, (game) => {
    const { match } = matchOf(game, document["match"]);
    return match === "none" ? "none" : watched(game, match, wordsOn(table));
  });
};

const oddsOfChoice = <N extends Nouns>(
  moment: Moment<N>,
  ask: OpenAsk<N>,
  said: SlateAsk["said"],
  says: Say,
): readonly OddsLine[] => {
  const begun = said.map((words) => words.map((each) => each.word));
  const { said: whole, part } = asUsual(moment.game, moment.view, ask, joined(begun, says));
  if (part !== "said") return [];
  return oddsAfter(moment, { at: moment.match.at, seat: ask.seat, to: ask.step.do, say: whole });
};

/** Odds that every choice has alike are none of the choice. */
const telling = (choices: readonly ChoiceOdds[]): readonly ChoiceOdds[] => {
  const told = choices.map(({ odds }) => JSON.stringify(odds));
  const areAlike = choices.length > 1 && told.every((each) => each === told[0]);
  return areAlike ? [] : choices.filter(({ odds }) => odds.length > 0);
};

const watched = <N extends Nouns>(game: SpokenGame<N>, match: Match<N>, text: Text): Watched => {
  const waiting = waitingOf(match);
  const momentOf = (seat: Word): Moment<N> => ({ game, match, text, view: game.view(seenOf(match), seat) });
  const oddsOfAsk = (slate: Slate, asked: SlateAsk, nth: number): readonly ChoiceOdds[] => {
    const ask = (waiting.for === "answers" ? waiting.asks : []).find(
      ({ seat, step }) => seat === asked.seat && step.do === asked.step,
    );
    if (ask === undefined || asked.most !== 1) return [];
    const moment = momentOf(ask.seat);
    const own = slate.choices.filter((choice) => choice.ask === nth && choice.says.length > 0);
    return telling(own.map(({ key, says }) => ({ key, odds: oddsOfChoice(moment, ask, asked.said, says) })));
  };
  return {
    odds: (slate) => {
      // While the pieces move the match is further than what is shown.
      if (slate.at !== match.at) return NO_ODDS;
      const own = slate.seats.find(({ isYours }) => isYours)?.seat ?? "";
      return {
        choices: slate.asks.flatMap((asked, nth) => oddsOfAsk(slate, asked, nth)),
        chance: waiting.for === "chance" ? chanceOdds(momentOf(own), waiting.step) : [],
      };
    },
    // What other rules have begun has none.
    begun: JSON.stringify([match.game.name, match.seed, match.seats, match.options]),
    options: match.options,
    past: match.past,
    teller: () => tellerOf(game, match, text),
    code: () => (match.oldest > 0 ? "" : replayCode(match)),
  };
};
