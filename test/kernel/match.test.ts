import { describe, expect, test } from "vitest";
import { randomMatch } from "../../src/cli/fuzz/random-play";
import { canonical } from "../../src/kernel/canonical";
import { fail } from "../../src/kernel/fail";
import { keptOf } from "../../src/kernel/keep";
import { answer, type Match, natureInput, optionsOf, outcomeOf, started, waitingOf } from "../../src/kernel/match";
import type { Input, Word } from "../../src/kernel/words";
import { guarded } from "../support/guarded";
import { crossing } from "./games/crossing/game";
import type { TownEvent, TownNouns, TownStep } from "./games/crossing/vocabulary";
import { stroll, strolling } from "./stroll";

type Crossing = Match<TownNouns>;

const begun = (game = crossing): Crossing => started(guarded(game), ["p1", "p2"], {}, 1).match;
const input = (match: Crossing, but: Partial<Input>): Input => ({
  at: match.at,
  seat: "p1",
  to: "turn",
  say: [["run"], ["lane"], ["grey"]],
  ...but,
});
const ruleOf = (match: Crossing, but: Partial<Input>): Word => {
  const { verdict } = answer(match, input(match, but));
  return verdict === "fine" ? "fine" : verdict.rule;
};
/** A match in which the risk dice are owed. */
const rolling = (): Crossing => {
  const match = begun();
  answer(match, input(match, {}));
  return match;
};
const whole = (match: Crossing): string => canonical(keptOf(match));

describe("what is refused changes nothing", () => {
  test.each<[Word, () => Crossing, Partial<Input>]>([
    ["K-STALE", begun, { at: 1 }],
    ["K-STALE", begun, { at: -1 }],
    ["K-STALE", rolling, { at: 0 }],
    ["K-SEAT", begun, { seat: "p2" }],
    ["K-SEAT", begun, { to: "lucky" }],
    ["K-SEAT", rolling, {}],
    ["K-SEAT", begun, { seat: "p9" }],
    ["K-ASK", begun, { seat: "nature", to: "risk" }],
    ["K-ASK", rolling, { seat: "nature", to: "creep", say: [["lane"]] }],
    ["K-COUNT", rolling, { seat: "nature", to: "risk", say: [] }],
    ["K-COUNT", rolling, { seat: "nature", to: "risk", say: [["miss"], ["miss"]] }],
    ["K-SIDE", rolling, { seat: "nature", to: "risk", say: [["seven"]] }],
    ["K-SIDE", rolling, { seat: "nature", to: "risk", say: [[]] }],
    ["K-SHORT", begun, { say: [["run"]] }],
    ["K-SHORT", begun, { say: [] }],
    ["K-LONG", begun, { say: [["run"], ["lane"], ["grey"], ["grey"]] }],
    ["K-TWICE", begun, { say: [["run"], ["lane"], ["grey", "grey"]] }],
    ["K-COUNT", begun, { say: [["run"], ["lane"], []] }],
    ["CR-RUN-03", begun, { say: [["run"], ["alley"], ["grey"]] }],
  ])("%s", (by, at, but) => {
    const match = at();
    const before = whole(match);
    expect(ruleOf(match, but)).toBe(by);
    expect(whole(match)).toBe(before);
    expect(match.paused).toBe(false);
  });

  /** As it may come from outside: words are texts, and nothing else is one. */
  test.each<[string, unknown]>([
    ["null", null],
    ["undefined", undefined],
    ["a text", "p1 turn/rest"],
    ["a list", []],
    ["nothing said", { at: 0, seat: "p1", to: "turn" }],
    ["said by a number", { at: 0, seat: 1, to: "turn", say: [["rest"]] }],
    ["said to null", { at: 0, seat: "p1", to: null, say: [["rest"]] }],
    ["a text for words", { at: 0, seat: "p1", to: "turn", say: "rest" }],
    ["NaN for words", { at: 0, seat: "p1", to: "turn", say: Number.NaN }],
    ["a text for a list of them", { at: 0, seat: "p1", to: "turn", say: ["rest"] }],
    ["null for a list of them", { at: 0, seat: "p1", to: "turn", say: [null] }],
    ["a number for a word", { at: 0, seat: "p1", to: "turn", say: [["run"], [3], ["grey"]] }],
    ["NaN for a word", { at: 0, seat: "p1", to: "turn", say: [[Number.NaN]] }],
    ["null for a word", { at: 0, seat: "p1", to: "turn", say: [["run"], ["lane"], [null]] }],
    ["a record for a word", { at: 0, seat: "p1", to: "turn", say: [[{}]] }],
  ])("K-ASK: %s", (_what, given) => {
    const match = begun();
    const before = whole(match);
    expect(answer(match, given as Input)).toEqual({ verdict: { rule: "K-ASK" }, events: [] });
    expect(whole(match)).toBe(before);
    expect(match.paused).toBe(false);
  });

  test.each([Number.NaN, null, 1, []])("K-ASK: a die that shows %s", (side) => {
    expect(ruleOf(rolling(), { seat: "nature", to: "risk", say: [[side as unknown as Word]] })).toBe("K-ASK");
  });

  test.each([Number.NaN, null, "0", 0.5, Infinity])("K-STALE: given at %s", (at) => {
    expect(ruleOf(begun(), { at: at as number })).toBe("K-STALE");
  });

  test("K-COUNT: two sides of one die", () => {
    expect(ruleOf(rolling(), { seat: "nature", to: "risk", say: [["miss", "bite"]] })).toBe("K-COUNT");
  });

  test("K-OVER", () => {
    const { match } = randomMatch(guarded(crossing), { seats: 2, seed: 4, atMost: 5000 });
    expect(outcomeOf(match)).not.toBe("playing");
    const before = whole(match);
    expect(ruleOf(match, {})).toBe("K-OVER");
    expect(whole(match)).toBe(before);
    expect(match.agenda).toEqual([]);
  });
});

describe("steps", () => {
  test("the first step named is the first done", () => {
    const match = begun();
    expect(match.agenda.map((step) => step.do)).toEqual(["round", "creep", "turn", "turn"]);
    expect(match.agenda.at(-1)).toEqual({ do: "turn", seat: "p1" });
  });

  test("a chance that owes nothing lands by itself", () => {
    const match = begun();
    match.state.walkers = { gate: 0, lane: 3, yard: 3, alley: 0, bridge: 0 };
    match.agenda = [{ do: "round" }, { do: "creep" }, { do: "turn", seat: "p1" }];
    const { verdict, events } = answer(match, input(match, { say: [["run"], ["lane"], ["grey", "red"]] }));
    expect(verdict).toBe("fine");
    expect(events.map(({ was }) => was)).toEqual(["ran", "roundBegan"]);
  });

  test("an answer given meanwhile leaves the waiting step where it is", () => {
    const match = begun();
    const waiting = waitingOf(match);
    expect(waiting.for === "answers" && waiting.asks.map(({ seat, step }) => [seat, step.do])).toEqual([
      ["p1", "turn"],
      ["p2", "cheer"],
    ]);
    expect(ruleOf(match, { seat: "p2", to: "cheer", say: [] })).toBe("fine");
    expect(match.agenda.at(-1)).toEqual({ do: "turn", seat: "p1" });
    expect(ruleOf(match, {})).toBe("fine");
  });

  test("a lost match is at its end at once: what the handler still tells is not told", () => {
    const harm = {
      kind: "go",
      run: ({ emit }: { emit: (event: TownEvent) => void }) => {
        emit({ was: "hurt", seat: "p1", wounds: 3 });
        emit({ was: "hurt", seat: "p2", wounds: 3 });
      },
    };
    const match = begun({ ...crossing, rules: { ...crossing.rules, harm } as never });
    match.agenda = [
      { do: "round" },
      { do: "turn", seat: "p2" },
      { do: "harm", seat: "p1", faces: [] },
      { do: "turn", seat: "p1" },
    ];
    const { events } = answer(match, input(match, { say: [["run"], ["yard"], ["grey"]] }));
    expect(events.map(({ was }) => was)).toEqual(["ran", "hurt"]);
    expect(outcomeOf(match)).toEqual({ won: [], rule: "CR-LOSE-01" });
    expect(waitingOf(match)).toEqual({ for: "nothing", outcome: { won: [], rule: "CR-LOSE-01" } });
  });
});

describe("nature's hand", () => {
  test("any side of the dice is a fact, and the generator moves on alike", () => {
    const byHand = rolling();
    const quick = rolling();
    expect(ruleOf(byHand, { seat: "nature", to: "risk", say: [["scare"]] })).toBe("fine");
    answer(quick, natureInput(quick, { do: "risk", seat: "p1", dice: 1 }));
    expect(byHand.generator).toEqual(quick.generator);
  });

  test("looking at what the generator would give does not move it", () => {
    const match = rolling();
    const before = canonical(match.generator);
    const first = natureInput(match, { do: "risk", seat: "p1", dice: 1 });
    expect(natureInput(match, { do: "risk", seat: "p1", dice: 1 })).toEqual(first);
    expect(canonical(match.generator)).toBe(before);
  });
});

describe("options", () => {
  test("a choice that is none of the option's is its default", () => {
    expect(optionsOf(crossing, {})).toEqual({ dark: "no" });
    expect(optionsOf(crossing, { dark: "yes", light: "red" })).toEqual({ dark: "yes" });
    expect(optionsOf(crossing, { dark: "perhaps" })).toEqual({ dark: "no" });
  });
});

describe("a broken promise", () => {
  const breaking = (promise: () => void): Crossing => {
    const game = {
      ...crossing,
      rules: {
        ...crossing.rules,
        harm: {
          kind: "go",
          run: ({ emit }: { emit: (event: TownEvent) => void }) => {
            emit({ was: "hurt", seat: "p1", wounds: 1 });
            promise();
          },
        },
      } as never,
    };
    const match = strolling(started<TownNouns>(game, ["p1", "p2"], {}, 1).match, 20);
    for (let i = 0; i < 20; i++) stroll(match);
    expect(ruleOf(match, {})).toBe("fine");
    return match;
  };
  const bites = { seat: "nature", to: "risk", say: [["scare"]] };

  test("is taken back whole: K-BROKEN, and from then on K-PAUSED until somebody goes on", () => {
    let broken = true;
    const match = breaking(() => {
      if (broken) fail("the promise");
    });
    const before = whole(match);
    const { verdict, events } = answer(match, input(match, bites));
    expect(verdict).toEqual({ rule: "K-BROKEN" });
    expect(events).toEqual([]);
    expect(match).toMatchObject({ paused: true, broken: "the promise" });
    expect(whole(match)).toBe(before);
    expect(ruleOf(match, bites)).toBe("K-PAUSED");
    broken = false;
    match.paused = false;
    expect(ruleOf(match, bites)).toBe("fine");
  });

  test("where an answer before it is not taken again, as much is left as is taken, and the loss is told", () => {
    const match = breaking(() => fail("the promise"));
    const told = match.past.slice();
    const moment = match.at - 3;
    expect(match.snapshots.at(-1)?.at).toBeLessThan(moment);
    match.past[moment] = "0 p1 turn/run/nowhere/grey";
    expect(ruleOf(match, bites)).toBe("K-BROKEN");
    expect(match).toMatchObject({ at: moment, paused: true, broken: "the promise", lost: 3 });
    expect(match.past).toEqual(told.slice(0, moment));
    match.paused = false;
    stroll(match);
    expect(match.past).toEqual(told.slice(0, moment + 1));
  });

  test("in what is only looked through takes nothing back", () => {
    const match = breaking(() => undefined);
    const before = whole(match);
    match.past[match.at - 3] = "garbage";
    const { rules } = match.game;
    Object.assign(match, {
      game: { ...match.game, rules: { ...rules, risk: { ...rules.risk, draws: () => fail("the draws") } } },
    });
    expect(ruleOf(match, bites)).toBe("K-BROKEN");
    expect(match).toMatchObject({ paused: true, broken: "the draws", lost: 0 });
    match.past[match.at - 3] = (JSON.parse(before) as { past: string[] }).past[match.at - 3] ?? "";
    expect(whole(match)).toBe(before);
  });

  test("need not be a string", () => {
    const match = breaking(() => {
      throw new TypeError("a slip");
    });
    expect(ruleOf(match, bites)).toBe("K-BROKEN");
    expect(match.broken).toContain("without words");
  });

  const broken = (rules: object): string => {
    const match = begun({ ...crossing, rules: { ...crossing.rules, ...rules } });
    expect(ruleOf(match, { say: [["run"], ["yard"], ["grey"]] })).toBe("K-BROKEN");
    return match.broken;
  };
  interface Told {
    next: (...steps: TownStep[]) => void;
  }
  const turning = (...steps: TownStep[]) => ({
    turn: {
      ...crossing.rules.turn,
      take: ({ next }: Told) => {
        next(...steps);
      },
    },
  });

  test("a rule that goes round in circles", () => {
    const round = {
      kind: "go",
      run: ({ next }: Told) => {
        next({ do: "round" });
      },
    };
    const match = begun();
    const circling = { ...crossing, rules: { ...crossing.rules, round } as never };
    const again: Crossing = {
      ...match,
      game: guarded<TownNouns>(circling),
      agenda: [{ do: "round" }, { do: "turn", seat: "p1" }],
    };
    again.snapshots = [
      { at: 0, state: structuredClone(match.state), agenda: again.agenda, generator: { ...match.generator } },
    ];
    expect(ruleOf(again, { say: [["run"], ["yard"], ["grey"]] })).toBe("K-BROKEN");
    expect(again.broken).toContain("circles");
  });

  test("an ask that nobody is asked", () => {
    const lucky = { ...crossing.rules.turn, seats: () => [] };
    const alone = { ...turning({ do: "lucky", seat: "p1", faces: [], sealed: [] }), lucky };
    expect(broken(alone)).toContain("nobody is asked: lucky");
  });

  test("a chance over nothing at all", () => {
    const creep = { ...crossing.rules.creep, draws: () => [{ of: "creep", with: "street", sides: [] }] };
    expect(broken({ ...turning({ do: "creep" }), creep })).not.toBe("");
  });

  test("an agenda that runs out before the match is over", () => {
    const match = begun();
    match.agenda = match.agenda.slice(-1);
    match.snapshots = [
      { at: 0, state: structuredClone(match.state), agenda: match.agenda, generator: { ...match.generator } },
    ];
    expect(ruleOf(match, { say: [["run"], ["yard"], ["grey"]] })).toBe("K-BROKEN");
    expect(match.broken).toContain("the agenda is empty");
  });
});
