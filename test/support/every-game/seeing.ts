import { canonical } from "../../../src/kernel/canonical";
import { seeded } from "../../../src/kernel/generator";
import { habitualSay } from "../../../src/kernel/habit";
import { answer, type Match, outcomeOf, seenOf, waitingOf } from "../../../src/kernel/match";
import { botInput } from "../../../src/kernel/play";
import { partOf } from "../../../src/kernel/say";
import { shown } from "../../../src/kernel/shown";
import type { Nouns, Seat, Seen, Word } from "../../../src/kernel/words";
import { asksOf, atEveryMoment, must, type Play, type Plays, sayText } from "./plays";
import { everyPrefix } from "./says";

/** Every word in a value, its keys included. */
const wordsIn = (value: unknown, into: Word[]): Word[] => {
  if (typeof value === "string") into.push(value);
  else if (typeof value === "object" && value !== null)
    for (const [key, field] of Object.entries(value)) {
      if (!Array.isArray(value)) into.push(key);
      wordsIn(field, into);
    }
  return into;
};

const exchanged = (value: unknown, a: Word, b: Word): unknown => {
  const other = (word: Word): Word => (word === a ? b : word === b ? a : word);
  if (typeof value === "string") return other(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => exchanged(item, a, b));
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [other(key), exchanged(field, a, b)]));
};

/** What this seat has been told of by then. */
const knownTo = <N extends Nouns>(play: Play<N>, seat: Seat, at: number): Set<Word> => {
  const known = new Set<Word>();
  for (const events of play.told.slice(0, at + 1))
    for (const event of events) for (const word of wordsIn(shown(play.match.game, event, seat), [])) known.add(word);
  return known;
};

/** Pairs that came out of one heap, one of them in secret, of neither of which this seat has been told. */
const untold = <N extends Nouns>(play: Play<N>, seat: Seat, at: number): [Word, Word][] => {
  const known = knownTo(play, seat, at);
  const pairs: [Word, Word][] = [];
  for (const [i, drawn] of play.drawn.slice(0, at).entries()) {
    const told = wordsIn(play.told[i + 1] ?? [], []);
    for (const { draw, came } of drawn)
      for (const other of draw.sides) {
        const secret = other !== came && told.includes(came) && !known.has(came) && !known.has(other);
        if (secret && pairs.every(([a, b]) => a !== came || b !== other)) pairs.push([came, other]);
      }
  }
  return pairs;
};

const oftenIn = (words: readonly Word[], word: Word): number => words.filter((each) => each === word).length;

const PAIRS = 6;

/**
 * Two cards of one heap, neither of them ever seen by a seat, change places: it must not notice. Not in its view, and
 * not in what it is offered.
 */
export const viewsHideWhatIsHidden = <N extends Nouns>(all: Plays<N>): void => {
  let compared = 0;
  atEveryMoment(all, (match, where, play) => {
    const words = wordsIn(match.state, []);
    for (const seat of match.seats) {
      const pairs = untold(play, seat, match.at).filter(([a, b]) => oftenIn(words, a) === oftenIn(words, b));
      for (const [a, b] of pairs.slice(-PAIRS)) {
        const other = exchanged(match.state, a, b) as N["State"];
        if (canonical(other) !== canonical(match.state)) compared++;
        sameTo(match, other, seat, `${where}: ${seat} can tell ${a} from ${b}`);
      }
    }
  });
  const hasSecrets = Object.keys(all.game.secrets).length > 0;
  must(!hasSecrets || compared > 0, () => `${all.game.name} has secrets, and none was ever hidden`);
};

const sameTo = <N extends Nouns>(match: Match<N>, other: N["State"], seat: Seat, telling: string): void => {
  const { game } = match;
  const views = [match.state, other].map((state) => canonical(game.view(state as Seen<N["State"]>, seat)));
  must(views[0] === views[1], () => `${telling} in its view`);
  for (const ask of asksOf(match)) {
    if (ask.seat !== seat) continue;
    const parts = [match.state, other].map((state) => canonical(partOf(game, state as Seen<N["State"]>, ask, [])));
    must(parts[0] === parts[1], () => `${telling} in what it is offered`);
  }
};

/** Bots are asked with views: what a view offers must be what the state offers. */
export const viewsOfferTheSame = <N extends Nouns>(all: Plays<N>): void => {
  const chance = seeded(6);
  atEveryMoment(all, (match, where) => {
    for (const ask of asksOf(match)) {
      const view = match.game.view(seenOf(match), ask.seat);
      everyPrefix(match, ask, chance, (said, part) => {
        const viewed = partOf(match.game, view, ask, said);
        must(
          canonical(viewed) === canonical(part),
          () => `${where}: ${ask.seat} is offered something else in its view`,
        );
      });
    }
  });
};

const BOTS_AT_MOST = 4000;

export const botsPlayToTheEnd = <N extends Nouns>(
  { game, plays }: Plays<N>,
  start: (play: Play<N>) => Match<N>,
): void => {
  for (const play of plays) {
    const match = start(play);
    const bots = seeded(play.seed);
    while (outcomeOf(match) === "playing") {
      const input = botInput(match, bots);
      if (input === "over") throw new Error(`${play.title}: a bot does not know what to say`);
      const { verdict } = answer(match, input);
      must(
        verdict === "fine",
        () => `${play.title}: a bot is refused: ${sayText(input)} ${canonical(verdict)} ${match.broken}`,
      );
      must(match.at < BOTS_AT_MOST, () => `${game.name}: bots come to no end`);
    }
  }
};

export const scoresAreNumbers = <N extends Nouns>(all: Plays<N>): void => {
  const chance = seeded(8);
  const { game } = all;
  const bots = game.bots.map((bot): typeof bot => ({
    ...bot,
    score: (...args) => {
      const score = bot.score(...args);
      must(Number.isFinite(score), () => `${game.name}: ${args[4]} scores ${String(score)}`);
      return score;
    },
  }));
  atEveryMoment(all, (match) => {
    for (const ask of asksOf(match)) {
      for (const bot of bots) habitualSay(game, bot, game.view(seenOf(match), ask.seat), ask, chance);
    }
    waitingOf(match);
  });
};
