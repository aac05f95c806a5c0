import { canonical } from "../../../src/kernel/canonical";
import type { Game } from "../../../src/kernel/game";
import { below, type Generator, seeded } from "../../../src/kernel/generator";
import type { Gesture, Heard } from "../../../src/kernel/gesture";
import { type Match, seenOf, waitingOf } from "../../../src/kernel/match";
import { evolveBy } from "../../../src/kernel/run";
import { lookedThrough } from "../../../src/kernel/say";
import type { Place } from "../../../src/kernel/scene";
import { sceneOf } from "../../../src/kernel/sections";
import type { Nouns, Seat, Seen, Word } from "../../../src/kernel/words";
import { atEveryMoment, must, type Plays } from "./plays";

const wrongWith = <N extends Nouns>(
  { kinds, spots }: Game<N>,
  kind: Word,
  { at, n, up, turn, seen }: Place,
  seats: readonly Seat[],
): string => {
  if (kinds[kind]?.ups.includes(up) !== true) return `shows "${up}"`;
  if (spots[at] === undefined) return `stands at "${at}", which is no spot`;
  if (!Number.isInteger(n) || n < 0) return `is in slot ${String(n)}`;
  if (!Number.isInteger(turn)) return `is turned by ${String(turn)}`;
  if (seen !== "all" && !seats.includes(seen)) return `is seen by ${seen}`;
  return "";
};

/** Two equal pieces in one slot of a row or a hand would stand in each other. */
const crowded = <N extends Nouns>({ spots }: Game<N>, places: readonly Place[]): string => {
  const slots = places
    .filter(({ at }) => ["row", "hand"].includes(spots[at]?.holds.as ?? ""))
    .map(({ at, n }) => `${at} ${String(n)}`);
  return slots.find((slot, i) => slots.indexOf(slot) !== i) ?? "";
};

const wholeScene = <N extends Nouns>(game: Game<N>, state: N["State"], seats: readonly Seat[], where: string): void => {
  const scene = game.scene(state as Seen<N["State"]>);
  for (const kind of Object.keys(scene))
    must(game.kinds[kind] !== undefined, () => `${where}: ${kind} is no kind of piece`);
  for (const [kind, { count, lent }] of Object.entries(game.kinds)) {
    const places = scene[kind] ?? [];
    const isAll = lent === true ? places.length >= count : places.length === count;
    must(isAll, () => `${where}: ${String(places.length)} places for ${String(count)} of ${kind}`);
    const crowd = crowded(game, places);
    must(crowd === "", () => `${where}: two of ${kind} in slot ${crowd}`);
    for (const place of places) {
      const wrong = wrongWith(game, kind, place, seats);
      must(wrong === "", () => `${where}: ${kind} ${wrong}`);
    }
  }
};

/** Each kind is put by one section alone, and that puts all of it. */
const inSections = <N extends Nouns>({ sections, scene }: Game<N>, state: N["State"], where: string): void => {
  const all = scene(state as Seen<N["State"]>);
  for (const name of Object.keys(sections?.of ?? {}))
    for (const [kind, places] of Object.entries(sceneOf(sections?.of ?? {}, name, state as Seen<N["State"]>)))
      must(places.length === all[kind]?.length, () => `${where}: ${kind} is put by ${name} and by another section`);
};

/** The table's shadow: the state is what the events have made of it, and after each of them everything stands somewhere. */
export const everyPieceHasItsPlace = <N extends Nouns>({ game, plays }: Plays<N>): void => {
  for (const { title, match, seed, told } of plays) {
    const shadow = game.setup(match.seats, match.options).state;
    wholeScene(game, shadow, match.seats, `${title}, set up`);
    inSections(game, shadow, `${title}, set up`);
    for (const event of told.flat()) {
      evolveBy(game, shadow, event);
      if (seed === 1) wholeScene(game, shadow, match.seats, `${title}, after ${canonical(event)}`);
    }
    must(canonical(shadow) === canonical(match.state), () => `${title}: the events alone do not make the state`);
    wholeScene(game, shadow, match.seats, `${title}, at the end`);
    inSections(game, shadow, `${title}, at the end`);
  }
};

export const actsCanBeSeen = <N extends Nouns>({ game, plays }: Plays<N>): void => {
  const { kinds, spots } = game;
  const isSpot = (at: Word, event: N["Event"]): void => {
    must(spots[at] !== undefined, () => `${event.was} points at "${at}", which is no spot`);
  };
  for (const { told } of plays)
    for (const event of told.flat())
      for (const act of game.acts(event)) {
        if (act.act === "point") isSpot(act.at, event);
        else if (act.act === "shuffle")
          must(spots[act.pile]?.holds.as === "pile", () => `${event.was} shuffles "${act.pile}"`);
        else
          for (const { kind, at, up } of act.dice) {
            isSpot(at, event);
            const die = kinds[kind];
            must(die?.form === "die" && die.ups.includes(up), () => `${event.was} rolls ${kind} to "${up}"`);
          }
      }
};

const DID = ["moved", "flipped", "rolled", "turned", "clicked", "drew"] as const;

const any = <T>(list: readonly T[], chance: Generator): T | undefined => list[below(chance, Math.max(1, list.length))];

/** Some piece that stands somewhere, taken by some hand. */
const anyGesture = <N extends Nouns>({ game, seats, state }: Match<N>, chance: Generator): Gesture => {
  const scene = game.scene(state as Seen<N["State"]>);
  const kind = any(Object.keys(scene), chance) ?? "";
  const from = any(scene[kind] ?? [], chance);
  const to = any([...Object.keys(game.spots), "nowhere"], chance) ?? "nowhere";
  const up = any(game.kinds[kind]?.ups ?? [], chance) ?? "";
  return {
    seat: any(seats, chance) ?? "p1",
    early: [],
    did: any(DID, chance) ?? "moved",
    kind,
    from: from?.at ?? "",
    n: from?.n ?? 0,
    to,
    slot: 0,
    up,
  };
};

const GESTURES = 40;

export const everyGestureIsHeard = <N extends Nouns>(all: Plays<N>): void => {
  const chance = seeded(9);
  const texts = all.game.languages.map(({ text }) => text);
  atEveryMoment(all, (match, where) => {
    const waiting = waitingOf(match);
    for (let i = 0; i < GESTURES; i++) {
      const gesture = anyGesture(match, chance);
      const ask = waiting.for === "answers" ? any(waiting.asks, chance) : undefined;
      const asked = ask?.step ?? (waiting.for === "chance" ? waiting.step : undefined);
      if (asked === undefined) return;
      const heard: Heard = match.game.hear(seenOf(match), asked, [], gesture);
      const told = `${where}: ${canonical(gesture)} says`;
      if (heard.heard === "refusal")
        must(
          texts.every((text) => text[heard.rule] !== undefined),
          () => `${told} ${heard.rule}, which has no sentence`,
        );
      // Words may be refused by the rules, but they must be words that the game can judge.
      if (heard.heard === "words" && ask !== undefined) lookedThrough(match.game, seenOf(match), ask, heard.words);
      if (heard.heard === "fact") must(heard.came !== "" && heard.with !== "", () => `${told} an empty fact`);
    }
  });
};
