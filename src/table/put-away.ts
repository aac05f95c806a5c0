import { breathe } from "../kernel/breath";
import { has, joined, kept } from "../kernel/list";
import type { Word } from "../kernel/words";
import type { TtsObject } from "../tts/api";
import { census, keepNewOutOfHands, type Loose, spotOfBag } from "./census";
import { isOver, spotOf } from "./layout";
import type { Arrival } from "./send";
import type { Ground, PieceRoom } from "./table";
import { rest, untilEach, type Working } from "./worker";

/**
 * Puts into decks and bags what has come over them. What a container takes flies in and is an object like any other
 * until it has arrived; a deck that has just formed takes nothing yet; and whoever looks through a container keeps it
 * closed. So each waits for the one before it, and what is not taken is put once more.
 */

const LOOK = { every: 3, looks: 20 } as const;
/** A deck that has formed needs so long before it takes a card: a third of a second. */
const FORMS = 20;
/** Put so often in vain, it is left where it is. */
const ROUNDS = 6;

/** As much as it is to look what is at a spot. */
const A_SPOT = 30;

interface Putting extends Ground, PieceRoom, Working {}

/** What a round puts, and what has to wait for the next. */
interface Round {
  readonly put: Arrival[];
  readonly next: Arrival[];
  /** The spots at which a deck forms. */
  readonly forms: Word[];
}

const isTaken = ({ object }: Arrival): boolean => object.isDestroyed();

const isLoose = (arrival: Arrival): boolean => !isTaken(arrival);

const first = (list: readonly Loose[], is: (this: void, loose: Loose) => boolean): TtsObject | undefined => {
  for (const loose of list) if (is(loose)) return loose.object;
  return undefined;
};

/** By GUID: what waits to be put in. */
type Waiting = Readonly<Record<string, boolean>>;

/** The bag of a spot, or the deck that lies there, or the single card that is the pile. */
const receiverAt = (
  { layout, known }: Putting,
  at: Word,
  waiting: Waiting,
): { readonly holder: TtsObject | undefined; readonly card: TtsObject | undefined } => {
  const spot = spotOf(layout, at);
  const { all, holders } = census(known);
  const isHere = ({ object }: Loose): boolean => !object.isDestroyed() && isOver(object.getPosition(), spot);
  if (spot.holds.as === "bag") {
    return { holder: first(holders, (holder) => spotOfBag(known, holder) === at), card: undefined };
  }
  const holder = first(holders, (each) => each.type === "Deck" && isHere(each));
  if (holder !== undefined) return { holder, card: undefined };
  const card = first(all, (each) => each.type === "Card" && waiting[each.guid] !== true && isHere(each));
  return { holder, card };
};

/** Puts what lies over one spot into what is there: all of it into a bag or deck, one upon a single card. */
const putAt = (table: Putting, at: Word, arrivals: readonly Arrival[], waiting: Waiting, round: Round): void => {
  const { holder, card } = receiverAt(table, at, waiting);
  let under = holder ?? card;
  const isBag = spotOf(table.layout, at).holds.as === "bag";
  for (const arrival of arrivals) {
    if (under === undefined) {
      // The first card of a pile has nothing to go into: it is the pile. Without its bag a piece waits where that was.
      if (!isBag) {
        under = arrival.object;
        under.setLock(false);
      }
    } else if (has(round.forms, at)) round.next.push(arrival);
    else {
      arrival.object.setLock(false);
      const into = under.putObject(arrival.object);
      if (card !== undefined) keepNewOutOfHands(table.known, into);
      round.put.push(arrival);
      if (holder === undefined) round.forms.push(at);
    }
  }
};

const spotsOf = (arrivals: readonly Arrival[]): readonly Word[] => {
  const spots: Word[] = [];
  for (const { place } of arrivals) if (!has(spots, place.at)) spots.push(place.at);
  return spots;
};

const roundOf = (table: Putting, arrivals: readonly Arrival[]): Round => {
  const waiting: Record<string, boolean> = {};
  for (const { object } of arrivals) waiting[object.guid] = true;
  const round: Round = { put: [], next: [], forms: [] };
  for (const at of spotsOf(arrivals)) {
    breathe(A_SPOT);
    const here = kept(arrivals, (arrival) => arrival.place.at === at && isLoose(arrival));
    putAt(table, at, here, waiting, round);
  }
  return round;
};

/** Puts in what can be put in now; what is still to be put in. */
const putSome = (table: Putting, waiting: readonly Arrival[]): readonly Arrival[] => {
  const { put, next, forms } = roundOf(table, waiting);
  untilEach(table, put, isTaken, LOOK);
  const left = joined(kept(put, isLoose), kept(next, isLoose));
  rest(table, forms.length > 0 && left.length > 0 ? FORMS : 1);
  return left;
};

/** Puts in whatever is loose of these; whether all were taken. */
export const putAway = (table: Putting, arrivals: readonly Arrival[]): boolean => {
  let waiting: readonly Arrival[] = kept(arrivals, isLoose);
  for (let left = ROUNDS; left > 0 && waiting.length > 0; left--) {
    waiting = putSome(table, waiting);
  }
  return waiting.length === 0;
};
