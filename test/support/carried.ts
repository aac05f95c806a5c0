import type { Hand } from "../../src/host/hand";
import type { Thing } from "../../src/host/world/thing";
import type { SpokenGame } from "../../src/kernel/game";
import { type Match, seenOf, waitingOf } from "../../src/kernel/match";
import { partOf } from "../../src/kernel/say";
import type { Input, Nouns, OpenAsk, Part, Say, Seat, Seen, Word } from "../../src/kernel/words";
import type { Company } from "./company";
import { at as pointAt, calm, offered, press as clickOn } from "./person";

/** Plays what a match's record says next as people would: a piece is carried where that says it, or a button clicked. */

/** A slot of a spot of the table. */
export type At = readonly [spot: Word, slot?: number];

/** Something is carried, or only touched: put back where it was it is clicked. */
export interface Way {
  readonly from: At;
  readonly to: At;
  /** What is taken out of a bag or off a pile; whatever lies on top where nothing is named. */
  readonly kind?: Word;
}

/** Pieces that are carried one after the other, and so many parts of the say are said with them. */
export interface Carry {
  readonly ways: readonly Way[];
  readonly says: number;
}

export const carry = (from: At, to: At, says = 1): Carry => ({ ways: [{ from, to }], says });

export const clicked = (at: At): Carry => carry(at, at);

const isClick = ({ from, to }: Way): boolean => from[0] === to[0] && from[1] === to[1];

/** What nature owes: something is carried to where it tells what came, or a die is thrown. */
export type Brought = Way | { readonly roll: At };

/** How a game's pieces say what is to be said. */
export interface Hands<N extends Nouns> {
  /** What is carried to say the part of a say that is asked; nothing where only a button says it. */
  carryFor(
    this: void,
    state: Seen<N["State"]>,
    step: N["Step"],
    seat: Seat,
    say: Say,
    at: number,
    part: Part,
  ): Carry | undefined;
  /** How one of the draws of a chance is brought; nothing where no piece is for it. */
  drawFor(this: void, state: Seen<N["State"]>, step: N["Step"], came: Word, draw: number): Brought | undefined;
}

/** Within this is what may be meant; within that it lies there, and the one on top is meant. */
const NEAR = 0.8;
const THERE = 0.3;

/** What lies or stands at a place; of two the one on top. */
const thingAt = ({ table }: Company, [spot, slot = 0]: At, game: Spotted): Thing => {
  const { x, z } = pointAt(game.spots, spot, slot);
  const far = ({ position }: Thing): number => Math.hypot(position.x - x, position.z - z);
  const lying = table.world.things.filter((each) => (!each.locked || each.type === "Bag") && far(each) < NEAR);
  const off = (thing: Thing): number => Math.floor(far(thing) / THERE);
  const [top] = lying.sort((a, b) => (off(a) === off(b) ? b.position.y - a.position.y : off(a) - off(b)));
  if (top === undefined) throw new Error(`nothing lies at ${spot} ${String(slot)}`);
  return top;
};

type Spotted = Pick<SpokenGame, "spots">;

const isKind = (tags: readonly string[] | undefined, kind: Word): boolean =>
  tags?.includes(`outbreak-${kind}`) === true;

/** Chance is scripted, and whoever looks into a bag finds what is wanted: it lies on top. */
const putOnTop = (pile: Thing, kind: Word): void => {
  const wanted = pile.contained.find(({ Tags }) => isKind(Tags, kind));
  if (wanted === undefined) throw new Error(`no ${kind} is left in the pile`);
  const others = pile.contained.filter((each) => each !== wanted);
  pile.contained = pile.faceDown ? [wanted, ...others] : [...others, wanted];
};

/** One piece goes from here to there: out of a bag or off a stack. */
export const carried = (company: Company, hand: Hand, way: Way, game: Spotted): void => {
  const thing = thingAt(company, way.from, game);
  const [spot, slot = 0] = way.to;
  const to = pointAt(game.spots, spot, slot);
  if (thing.isContainer && !isClick(way)) {
    if (way.kind !== undefined) putOnTop(thing, way.kind);
    hand.draw(thing).to(to);
  } else hand.drag(thing).to(to);
  calm(company.table);
};

/** What gives something up is asked once more. */
const MEANT = "Yes, that is meant";

/** The button that says this; what may be said meanwhile names first what it is about. */
const buttonFor = (hand: Hand, text: string): string | undefined =>
  offered(hand).find((each) => each === text || each.endsWith(`: ${text}`));

/** Clicks the button that says this, on whichever page it is. */
const press = ({ table }: Company, hand: Hand, text: string): void => {
  for (const page of ["Meanwhile …", "Other …"]) {
    if (buttonFor(hand, text) === undefined && offered(hand).includes(page)) clickOn(table, hand, page);
  }
  for (let page = 0; page < 6 && buttonFor(hand, text) === undefined && offered(hand).includes("More …"); page++)
    clickOn(table, hand, "More …");
  clickOn(table, hand, buttonFor(hand, text) ?? text);
};

/** The hands of a game's people, who speak its first language. */
export const handsOf = <N extends Nouns>(
  game: SpokenGame<N>,
  { carryFor, drawFor }: Hands<N>,
): ((company: Company, match: Match<N>, input: Input) => void) => {
  const text = game.languages[0].text;

  /** Everything that nature owes comes by the first player's hand; what no piece is for the table rolls. */
  const bring = (company: Company, match: Match<N>, step: N["Step"], came: readonly Word[]): void => {
    const hand = company.handOf("p1");
    for (const [draw, each] of came.entries()) {
      const brought = drawFor(seenOf(match), step, each, draw);
      if (brought === undefined) {
        press(company, hand, "Roll for me");
        return;
      }
      if ("roll" in brought) {
        hand.roll(thingAt(company, brought.roll, game), each);
        calm(company.table);
      } else carried(company, hand, brought, game);
    }
  };

  const pressWords = (company: Company, hand: Hand, part: Part, words: readonly Word[]): void => {
    for (const word of words) press(company, hand, text[`word.${word}`] ?? word);
    if ((part.most > 1 || part.least === 0) && words.length < part.most) press(company, hand, "That is all");
  };

  const answered = (company: Company, match: Match<N>, ask: OpenAsk<N>, { seat, say }: Input): void => {
    const hand = company.handOf(seat);
    const state = seenOf(match);
    let said = 0;
    let did = 0;
    while (said < say.length) {
      const part = partOf(game, state, ask, say.slice(0, said));
      if (part === "said") throw new Error("more is said than is asked");
      const words = say[said] ?? [];
      const carry = carryFor(state, ask.step, seat, say, said, part);
      const goesWithoutSaying = part.of.length === part.least && (said > 0 || carry === undefined);
      if (goesWithoutSaying) said++;
      else if (carry === undefined) {
        pressWords(company, hand, part, words);
        said++;
        did++;
      } else {
        for (const way of carry.ways) carried(company, hand, way, game);
        if (carry.says === 1 && part.most > 1 && words.length < part.most) press(company, hand, "That is all");
        said += carry.says;
        did++;
      }
    }
    // What has one answer only is confirmed.
    if (did === 0) press(company, hand, offered(hand)[0] ?? "");
    if (offered(hand).includes(MEANT)) press(company, hand, MEANT);
  };

  return (company, match, input) => {
    const waiting = waitingOf(match);
    if (waiting.for === "chance") {
      bring(
        company,
        match,
        waiting.step,
        input.say.map(([side = ""]) => side),
      );
    } else if (waiting.for === "answers") {
      const ask = waiting.asks.find(({ seat, step }) => seat === input.seat && step.do === input.to);
      if (ask === undefined) throw new Error(`nobody asks ${input.seat} ${input.to}`);
      answered(company, match, ask, input);
    }
  };
};
