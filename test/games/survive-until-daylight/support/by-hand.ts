import type { Hand } from "../../../../src/host/hand";
import type { OpenTable } from "../../../../src/host/open";
import type { Thing } from "../../../../src/host/world/thing";
import { surviveUntilDaylightSpoken as game } from "../../../../src/games/survive-until-daylight/spoken";
import { en } from "../../../../src/games/survive-until-daylight/text/en";
import type { Night, NightEvent, NightSeen, NightStep } from "../../../../src/games/survive-until-daylight/vocabulary";
import { type Match, seenOf, waitingOf } from "../../../../src/kernel/match";
import { type OpenAsk, partOf } from "../../../../src/kernel/say";
import type { Input, Seat, Word } from "../../../../src/kernel/words";
import { at as pointAt, calm, click, offered } from "../../../support/person";
import { type At, type Carry, carryFor, drawFor, isClick } from "./carries";

/** Plays what a night's record says next as people would: a card is carried where that says it, or a button clicked. */

export type NightMatch = Match<Night, NightStep, NightEvent>;

/** The people at a table; one may sit at several places. */
export interface Company {
  readonly table: OpenTable;
  readonly controller: Thing;
  handOf(this: void, seat: Seat): Hand;
}

const point = ([spot, slot = 0]: At): { readonly x: number; readonly z: number } => pointAt(game.spots, spot, slot);

/** The card, stack or bag that lies at a place; of two the one on top. */
const thingAt = ({ table }: Company, at: At): Thing => {
  const { x, z } = point(at);
  const isNear = ({ position }: Thing): boolean => Math.hypot(position.x - x, position.z - z) < 0.8;
  const lying = table.world.things.filter((each) => !each.locked || each.type === "Bag").filter(isNear);
  const [top] = lying.sort((a, b) => b.position.y - a.position.y);
  if (top === undefined) throw new Error(`nothing lies at ${at.join(" ")}`);
  return top;
};

/** One piece goes from here to there: off a stack the top one. */
const carry = (company: Company, hand: Hand, way: Pick<Carry, "from" | "to">): void => {
  const thing = thingAt(company, way.from);
  if (thing.isContainer && !isClick(way)) hand.draw(thing).to(point(way.to));
  else hand.drag(thing).to(point(way.to));
  calm(company.table);
};

const isKind = (tags: readonly string[] | undefined, kind: Word): boolean =>
  tags?.includes(`outbreak-${kind}`) === true;

/** Chance is scripted: the card that comes lies on top. */
const putOnTop = (pile: Thing, kind: Word): void => {
  if (!pile.isContainer) return;
  const wanted = pile.contained.find(({ Tags }) => isKind(Tags, kind));
  if (wanted === undefined) throw new Error(`no ${kind} is left in the pile`);
  const others = pile.contained.filter((each) => each !== wanted);
  pile.contained = pile.faceDown ? [wanted, ...others] : [...others, wanted];
};

/** Clicks the button that says this, on whichever page it is. */
const press = ({ table }: Company, hand: Hand, text: string): void => {
  for (let page = 0; page < 6 && !offered(hand).includes(text) && offered(hand).includes("More …"); page++) {
    click(hand, "More …");
    calm(table);
  }
  click(hand, text);
  calm(table);
};

/** Everything that nature owes is drawn by the first player's hand; what no pile is for the table rolls. */
const bring = (company: Company, match: NightMatch, step: NightStep, came: readonly Word[]): void => {
  const hand = company.handOf("p1");
  const [card = ""] = came;
  const drawn = drawFor(seenOf(match), step, card);
  if (drawn === undefined) {
    press(company, hand, "Roll for me");
    return;
  }
  if (!isClick(drawn)) putOnTop(thingAt(company, drawn.from), card);
  carry(company, hand, drawn);
};

const answer = (company: Company, match: NightMatch, ask: OpenAsk<NightStep>, { seat, say }: Input): void => {
  const hand = company.handOf(seat);
  const state: NightSeen = seenOf(match);
  let said = 0;
  let did = 0;
  while (said < say.length) {
    const part = partOf(game, state, ask, say.slice(0, said));
    if (part === "said") throw new Error("more is said than is asked");
    const carried = carryFor(state, ask.step, seat, say, said, part);
    const goesWithoutSaying = part.of.length === part.least && (said > 0 || carried === undefined);
    if (!goesWithoutSaying) did++;
    if (goesWithoutSaying) said++;
    else if (carried === undefined) {
      for (const word of say[said] ?? []) press(company, hand, en[`word.${word}`] ?? word);
      said++;
    } else {
      carry(company, hand, carried);
      said += carried.says;
    }
  }
  // What has one answer only is confirmed.
  if (did === 0) press(company, hand, offered(hand)[0] ?? "");
};

/** Does by hand what the night's next input says. */
export const byHand = (company: Company, match: NightMatch, input: Input): void => {
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
    answer(company, match, ask, input);
  }
};
