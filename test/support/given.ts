import { expect, test } from "vitest";
import { canonical } from "../../src/kernel/canonical";
import { anyOf, several } from "../../src/kernel/choice";
import type { Game, Outcome } from "../../src/kernel/game";
import { answer, askFor, type Match, NATURE, outcomeOf, seenOf, started, waitingOf } from "../../src/kernel/match";
import { seatsFor } from "../../src/kernel/replay-code";
import { wordsTo } from "../../src/kernel/talk";
import type { Ask, Draw, Event, Input, Nouns, OpenAsk, Part, Seat, Seen, Word } from "../../src/kernel/words";
import { guarded } from "./guarded";
import { keepsItsWord } from "./keeps-its-word";
import { saidAs } from "./said-as";

/** A test whose title is the ledger rows it proves. */
export const rule = (ids: string, act: () => void | Promise<void>): void => {
  if (!/^[A-Z]+(-[A-Z0-9]+)+( [A-Z]+(-[A-Z0-9]+)+)*(: .+)?$/.test(ids)) throw new Error(`no rule id: ${ids}`);
  test(ids, act);
};

/** Written last in a list of outcomes: what nature still owes is left open. */
export const OWED = "…";

/** The step that waits for ever under the steps a test is about, so that their end is no end of the match. */
const REST = "at rest";

const resting = <N extends Nouns>(game: Game<N>, seat: Seat): Game<N> => {
  const rest: Ask<N, N["Step"], void> = {
    kind: "ask",
    onlyAnswer: "confirm",
    seats: () => [seat],
    asks: (talk) => {
      wordsTo(talk, REST, () => several(0, 1, anyOf(["…"], "REST")));
    },
    take: () => undefined,
  };
  return {
    ...game,
    rules: { ...game.rules, [REST]: rest },
    anytime: (state, waiting) => (waiting.do === REST ? [] : game.anytime(state, waiting)),
  };
};

const alike = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** An event as a test writes it: by which rule it came about only where that is what is tested. */
export type Told<E extends Event> = E extends { readonly by: Word } ? Omit<E, "by"> & { readonly by?: Word } : E;

/** What happened, told as fully as it is expected. */
const toldAs = (event: Event, expected: object | undefined): Event => {
  if (expected !== undefined && "by" in expected) return event;
  const { by: _by, ...rest } = event as Event & { readonly by?: Word };
  return rest;
};

/** What came of it. */
class After<N extends Nouns> {
  constructor(
    private readonly match: Match<N>,
    private readonly events: readonly N["Event"][],
    private readonly refusal: Word,
  ) {}

  get state(): Seen<N["State"]> {
    return seenOf(this.match);
  }

  over(outcome: Outcome): this {
    expect(outcomeOf(this.match)).toEqual(outcome);
    return this;
  }

  /** These events and no others, in this order. */
  then(...events: readonly Told<N["Event"]>[]): this {
    this.allowed();
    expect(this.events.map((event, i) => toldAs(event, events[i]))).toEqual(events);
    return this;
  }

  /** These events in this order, whatever happens between them. */
  among(...events: readonly Told<N["Event"]>[]): this {
    this.allowed();
    let at = 0;
    for (const event of this.events) if (at < events.length && alike(toldAs(event, events[at]), events[at])) at++;
    if (at < events.length) expect(this.events.map((event) => toldAs(event, events[at]))).toContainEqual(events[at]);
    expect(at, "events told, but not in this order").toBe(events.length);
    return this;
  }

  refused(by: Word): this {
    expect(this.refusal).toBe(by);
    return this;
  }

  /** Who is asked what now: `p1 turn`; `nature risk`; nothing when the steps of the test are done. */
  asks(...asked: readonly string[]): this {
    const waiting = waitingOf(this.match);
    const now =
      waiting.for === "chance"
        ? [`${NATURE} ${waiting.step.do}`]
        : waiting.for === "answers"
          ? waiting.asks.filter(({ step }) => step.do !== REST).map(({ seat, step }) => `${seat} ${step.do}`)
          : [];
    expect(now).toEqual(asked);
    return this;
  }

  /** What is offered after these words, `p1 turn/run`. */
  offers(say: string, ...words: readonly Word[]): this {
    const { ask, terse } = asked(this.match, say);
    const { part } = saidAs(this.match, ask, terse);
    expect(part === "said" ? "all is said" : part.of).toEqual(words);
    return this;
  }

  /** What is asked after these words, whole: how many may be said, and what is usual. */
  part(say: string, expected: Omit<Part, "whyNot"> | "said"): this {
    const { ask, terse } = asked(this.match, say);
    const whyNot = expect.any(Function) as unknown;
    expect(saidAs(this.match, ask, terse).part).toEqual(expected === "said" ? expected : { ...expected, whyNot });
    return this;
  }

  private allowed(): void {
    if (this.refusal !== "") throw new Error(`refused by ${this.refusal} ${this.match.broken}`);
  }
}

const asked = <N extends Nouns>(
  match: Match<N>,
  say: string,
): { readonly ask: OpenAsk<N>; readonly terse: readonly string[] } => {
  const [seat = "", rest = ""] = say.split(" ");
  const [to = "", ...terse] = rest.split("/");
  const ask = askFor(waitingOf(match), seat, to);
  return { ask: ask === "none" ? { seat, step: { do: to } } : ask, terse };
};

const openTo = <N extends Nouns>(match: Match<N>, { seat, step }: OpenAsk<N>): boolean =>
  askFor(waitingOf(match), seat, step.do) !== "none";

const inputOf = <N extends Nouns>(match: Match<N>, say: string): Input => {
  const { ask, terse } = asked(match, say);
  const words = openTo(match, ask) ? saidAs(match, ask, terse).said : terse.map((part) => part.split("+"));
  return { at: match.at, seat: ask.seat, to: ask.step.do, say: words };
};

class Nature {
  private at = 0;
  constructor(private readonly script: readonly Word[]) {}

  get open(): boolean {
    return this.script[this.at] === OWED;
  }

  next({ of, with: made, sides }: Draw): Word {
    const side = this.script[this.at];
    if (side === undefined)
      throw new Error(`nature owes ${of} of ${made}, one of ${sides.join(" ")}; nothing is scripted`);
    if (!sides.includes(side)) throw new Error(`nature cannot give ${side} for ${of} of ${made}: ${sides.join(" ")}`);
    this.at++;
    return side;
  }

  usedUp(refusal: Word): void {
    const left = this.script.slice(this.at).filter((side) => side !== OWED);
    const because = refusal === "" ? "" : `; the say was refused by ${refusal}`;
    if (left.length > 0) throw new Error(`scripted and never drawn: ${left.join(" ")}${because}`);
    if (this.script.includes(OWED) && !this.open) throw new Error(`${OWED} comes last`);
  }
}

/** Lets nature answer as scripted for as long as it is asked. */
const natured = <N extends Nouns>(match: Match<N>, nature: Nature, events: N["Event"][]): void => {
  for (let waiting = waitingOf(match); waiting.for === "chance" && !nature.open; waiting = waitingOf(match)) {
    const say = waiting.draws.map((draw) => [nature.next(draw)]);
    const came = answer(match, { at: match.at, seat: NATURE, to: waiting.step.do, say });
    if (came.verdict !== "fine") throw new Error(`nature was refused: ${came.verdict.rule} ${match.broken}`);
    events.push(...came.events);
  }
};

class Given<N extends Nouns> {
  private script: readonly Word[] = [];
  constructor(
    private readonly game: Game<N>,
    private readonly state: N["State"],
    private readonly waiting: readonly N["Step"][],
  ) {}

  /** What dice show and piles give, in order; all of it must be used. */
  came(...sides: readonly Word[]): this {
    this.script = sides;
    return this;
  }

  /**
   * Steps are put on top of the agenda; says are answered in order, `p1 turn/run/G08b/grey+blue`: the seat, the step,
   * its parts. Parts without a choice are left out; `…` at the end answers the rest as usual.
   */
  when(...doings: readonly (N["Step"] | string)[]): After<N> {
    const steps = doings.filter((doing) => typeof doing !== "string");
    const says = doings.filter((doing) => typeof doing === "string");
    const nature = new Nature(this.script);
    const { match, events: before } = this.begun(steps);
    const events = [...before];
    natured(match, nature, events);
    keepsItsWord(match, ({ step }) => step.do !== REST);
    let refusal: Word = "";
    for (const say of says) {
      if (refusal !== "") throw new Error(`before "${say}": refused by ${refusal} ${match.broken}`);
      const { verdict, events: came } = answer(match, inputOf(match, say));
      if (verdict !== "fine") refusal = verdict.rule;
      events.push(...came);
      if (verdict !== "fine") continue;
      natured(match, nature, events);
      keepsItsWord(match, ({ step }) => step.do !== REST);
    }
    nature.usedUp(refusal);
    return new After(match, events, refusal);
  }

  private begun(steps: readonly N["Step"][]) {
    const seats = seatsFor(this.game.seats.most);
    const rest = { do: REST } as N["Step"];
    const agenda: readonly [N["Step"], ...N["Step"][]] = [...steps, ...this.waiting, rest] as unknown as readonly [
      N["Step"],
      ...N["Step"][],
    ];
    const setup = () => ({ state: structuredClone(this.state), agenda });
    return started({ ...guarded(resting(this.game, seats[0] ?? "p1")), setup }, seats, {}, 1);
  }
}

/** `given(state, ...steps that wait)` for a game. */
export const givenOf =
  <N extends Nouns>(game: Game<N>) =>
  (state: N["State"], ...waiting: readonly N["Step"][]): Given<N> =>
    new Given(game, state, waiting);
