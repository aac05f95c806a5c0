import { isGame, withGame } from "../../games/index";
import type { OpenTable } from "../../host/open";
import type { Thing } from "../../host/world/thing";
import type { Game } from "../../kernel/game";
import { matchOf } from "../../kernel/keep";
import { has } from "../../kernel/list";
import { type Match, seenOf, waitingOf } from "../../kernel/match";
import { replayCode } from "../../kernel/replay-code";
import { type Text, wordText } from "../../kernel/text";
import type { Nouns, OpenAsk, Word } from "../../kernel/words";
import { choicesOf } from "./choices";
import { chanceOdds, type Moment } from "./odds";
import type { Panel } from "./panel";
import { CONTROLLER, fieldsIn, wordsIn } from "./remembered";
import type { Companion, CompanionSeat } from "./wire";

/** The match a table's controller keeps, made anew in TypeScript: what the rules know of the moment. */
export interface Watched {
  companion(colour: Word, panel: Panel): Companion;
  readonly over: boolean;
  /** The match in one line, whatever is hidden in it; "" where there is none. */
  code(): string;
  /** The sentence of a rule, or nothing. */
  sentence(rule: Word): string | undefined;
}

/** The part of the controller's document that the companion reads. */
interface Seating {
  /** The seats that bots play. */
  readonly bots: readonly Word[];
  readonly of: Readonly<Record<Word, readonly Word[]>>;
}

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

const wordsOf = (value: unknown): readonly Word[] =>
  Array.isArray(value) ? value.filter((each): each is Word => typeof each === "string") : [];

const seatedAt = ({ world }: OpenTable): readonly Word[] =>
  [...world.players.values()].filter(({ seated }) => seated).map(({ colour }) => colour);

/** A seat that all have left is everybody's, where nobody has secrets: the panels have it so too. */
const present = (seating: Seating, seated: readonly Word[]): Seating => ({
  ...seating,
  of: Object.fromEntries(
    Object.entries(seating.of).map(([seat, colours]) => [seat, colours.filter((each) => has(seated, each))]),
  ),
});

const seatingOf = (document: Fields): Seating => {
  const of = fieldsOf(fieldsOf(document["claims"])["of"]);
  const policies = Object.entries(fieldsOf(document["bots"]));
  return {
    bots: policies.flatMap(([seat, policy]) => (policy === "none" ? [] : [seat])),
    of: Object.fromEntries(Object.entries(of).map(([seat, colours]) => [seat, wordsOf(colours)])),
  };
};

export const documentOf = (table: OpenTable, controller: Thing): Fields => {
  const saved = table.world.ownEvent(controller, "onSave", []);
  return fieldsIn(typeof saved === "string" ? saved : "");
};

/** Asks the controller what it keeps. A table without one, or without a match, is not watched. */
export const watchedOn = (table: OpenTable): Watched | "none" => {
  const [controller] = table.tagged(CONTROLLER);
  if (controller === undefined) return "none";
  const document = documentOf(table, controller);
  const name = fieldsOf(document["match"])["game"];
  if (typeof name !== "string" || !isGame(name)) return "none";
  return withGame(name, (game) => {
    const { match } = matchOf(game, document["match"]);
    if (match === "none") return "none";
    const kept = seatingOf(document);
    const open = Object.keys(game.secrets).length === 0;
    const seating = open ? present(kept, seatedAt(table)) : kept;
    return watched(game, match, seating, { ...game.languages[0].text, ...wordsIn(controller.data) });
  });
};

const watched = <N extends Nouns>(game: Game<N>, match: Match<N>, seating: Seating, text: Text): Watched => {
  const waiting = waitingOf(match);
  const colours = (seat: Word): readonly Word[] => seating.of[seat] ?? [];
  const speaks = (colour: Word, seat: Word): boolean =>
    !has(seating.bots, seat) && (colours(seat).length === 0 || has(colours(seat), colour));
  const asks = waiting.for === "answers" ? waiting.asks : [];
  const seat = (each: Word): CompanionSeat => ({
    seat: each,
    name: wordText(text, each),
    bot: has(seating.bots, each),
    colours: colours(each),
    // What may be said meanwhile is not waited for.
    asked: asks.some((ask) => ask.seat === each && ask.step === asks[0]?.step),
  });
  const own = (colour: Word): readonly OpenAsk<N>[] => asks.filter((ask) => speaks(colour, ask.seat));
  return {
    companion: (colour, panel) => {
      const as = match.seats.find((each) => speaks(colour, each)) ?? "";
      const moment: Moment<N> = { game, match, text, view: game.view(seenOf(match), as) };
      return {
        game: text["game.name"] ?? game.name,
        over: waiting.for === "nothing",
        ...choicesOf(moment, own(colour), panel),
        chance: waiting.for === "chance" ? chanceOdds(moment, waiting.step) : [],
        seats: match.seats.map(seat),
      };
    },
    over: waiting.for === "nothing",
    // What other rules have begun has none.
    code: () => (match.oldest > 0 ? "" : replayCode(match)),
    sentence: (rule) => text[rule],
  };
};
