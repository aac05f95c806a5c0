import { describe, expect, test } from "vitest";
import { allowed } from "../../src/kernel/choice";
import { type Match, seenOf, started } from "../../src/kernel/match";
import { asUsual, carriedOn, onlySay, lookedThrough } from "../../src/kernel/say";
import { wordTo } from "../../src/kernel/talk";
import type { OpenAsk, Say, Talk, Word } from "../../src/kernel/words";
import { guarded } from "../support/guarded";
import { crossing } from "./games/crossing/game";
import type { Runner, TownNouns } from "./games/crossing/vocabulary";

type Crossing = Match<TownNouns>;

/** The first runner's turn, with that runner as given. */
const turnOf = (but: Partial<Runner>): { match: Crossing; ask: OpenAsk<TownNouns> } => {
  const { match } = started(guarded(crossing), ["p1", "p2", "p3"], {}, 1);
  Object.assign(match.state.runners[0] ?? {}, but);
  return { match, ask: { seat: "p1", step: { do: "turn", seat: "p1" } } };
};

const carried = ({ match, ask }: ReturnType<typeof turnOf>, said: Say) =>
  carriedOn<TownNouns>(match.game, seenOf(match), ask, said);
const usual = ({ match, ask }: ReturnType<typeof turnOf>, said: Say) =>
  asUsual<TownNouns>(match.game, seenOf(match), ask, said);
const verdict = ({ match, ask }: ReturnType<typeof turnOf>, said: Say) =>
  lookedThrough<TownNouns>(match.game, seenOf(match), ask, said);
const ruleBy = (turn: ReturnType<typeof turnOf>, said: Say): Word => {
  const came = verdict(turn, said).verdict;
  return came === "fine" ? "fine" : came.rule;
};

describe("a say is walked part by part", () => {
  test("what leaves a choice waits for it", () => {
    const { said, part } = carried(turnOf({}), []);
    expect(said).toEqual([]);
    expect(part).toMatchObject({ ask: "action", of: ["run", "share"] });
  });

  test("parts without a choice say themselves, one after the other", () => {
    const turn = turnOf({ area: "yard", luck: 0 });
    expect(carried(turn, [])).toMatchObject({ said: [["run"], ["gate"]], part: { ask: "pay", usual: ["grey"] } });
    expect(carried(turnOf({ area: "yard", ready: ["red"], luck: 0 }), [["run"]])).toMatchObject({
      said: [["run"], ["gate"], ["red"]],
      part: "said",
    });
  });

  test("the usual answers carry on as far as there are any", () => {
    expect(usual(turnOf({}), []).said).toEqual([]);
    expect(usual(turnOf({}), [["run"], ["lane"]])).toMatchObject({ said: [["run"], ["lane"], ["grey"]], part: "said" });
    expect(usual(turnOf({}), [["share"]])).toMatchObject({ said: [["share"], []], part: "said" });
  });

  test("an ask is answered by itself only if it has one answer and spends nothing", () => {
    const { match, ask } = turnOf({ area: "yard", ready: ["red"], luck: 0 });
    const only = (open: OpenAsk<TownNouns>) => onlySay<TownNouns>(match.game, seenOf(match), open);
    expect(only(ask)).toBe("several");
    Object.assign(match.state.runners[0] ?? {}, { ready: [] });
    expect(only(ask)).toEqual([["rest"]]);
    expect(only({ seat: "p2", step: { do: "cheer", seat: "p2", whom: "p1" } })).toBe("several");
    expect(only({ seat: "p1", step: { do: "round" } })).toBe("several");
  });
});

describe("a say is judged part by part", () => {
  test("whole, begun, and with the parts it answers", () => {
    const turn = turnOf({});
    expect(verdict(turn, [["run"], ["lane"], ["grey"]])).toMatchObject({ verdict: "fine", whole: true });
    expect(verdict(turn, [["run"]])).toMatchObject({ verdict: "fine", whole: false });
    expect(verdict(turn, [["run"], ["lane"], ["grey"]]).parts.map(({ ask }) => ask)).toEqual(["action", "to", "pay"]);
    expect(verdict(turn, [])).toMatchObject({ verdict: "fine", whole: false, parts: [] });
  });

  test.each<[string, Say]>([
    ["CR-REST-01", [["rest"]]],
    ["CR-RUN-02", [["run"], ["gate"]]],
    ["CR-RUN-03", [["run"], ["bridge"]]],
    ["CR-TURN-01", [["fly"]]],
    ["K-COUNT", [[]]],
    ["K-COUNT", [["run", "share"]]],
    ["K-COUNT", [["run"], ["yard"], ["grey", "red"]]],
    ["K-TWICE", [["run"], ["lane"], ["grey", "grey"]]],
    ["K-LONG", [["run"], ["yard"], ["grey"], ["grey"]]],
    ["fine", [["run"], ["lane"], ["grey", "red"]]],
    ["fine", [["share"], []]],
  ])("%s", (by, say) => {
    expect(ruleBy(turnOf({}), say)).toBe(by);
  });

  test("a word the game has no reason against is refused all the same", () => {
    const asks = (talk: Talk<TownNouns["Part"]>): void => {
      wordTo(talk, "action", () => allowed(["run"], () => "fine"));
    };
    const game = guarded({
      ...crossing,
      rules: { ...crossing.rules, turn: { ...crossing.rules.turn, asks } as never },
    });
    const { match, ask } = turnOf({});
    expect(lookedThrough<TownNouns>(game, seenOf(match), ask, [["fly"]]).verdict).toEqual({
      rule: "K-ASK",
    });
  });
});
