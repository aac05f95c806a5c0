import { describe, expect, test } from "vitest";
import { canonical } from "../../src/kernel/canonical";
import { HIDDEN, shown } from "../../src/kernel/shown";
import { parley } from "./games/parley/game";
import { CARDS, type Parley } from "./games/parley/vocabulary";

const drew = { was: "drew", seat: "p2", card: "bread-7" } as const;

describe("what a seat may see", () => {
  test("of an event: its owner all of it, the others all but the secret fields", () => {
    expect(shown(parley, drew, "p2")).toEqual(drew);
    expect(shown(parley, drew, "p1")).toEqual({ was: "drew", seat: "p2", card: HIDDEN });
    expect(shown(parley, drew, "nobody")).toEqual({ was: "drew", seat: "p2", card: HIDDEN });
    expect(drew.card).toBe("bread-7");
  });

  test("of an event without secrets: all of it", () => {
    const offered = { was: "offered", card: "bread-1" } as const;
    expect(shown(parley, offered, "p1")).toEqual(offered);
  });

  test("of the state: nothing tells two hands apart that it does not hold", () => {
    const dealt = (p2: readonly string[]): Parley => {
      const { state } = parley.setup(["p1", "p2"], {});
      const hands = [["bread-1", "bread-2"], p2];
      const held = hands.flat();
      return {
        ...state,
        bidders: state.bidders.map((bidder, i) => ({ ...bidder, hand: hands[i] ?? [] })),
        deck: [CARDS.filter((card) => !held.includes(card))],
      };
    };
    const [one, other] = [dealt(["bread-3", "shout-1"]), dealt(["bread-8", "bread-4"])];
    expect(canonical(parley.view(one, "p1"))).toBe(canonical(parley.view(other, "p1")));
    expect(canonical(parley.view(one, "p2"))).not.toBe(canonical(parley.view(other, "p2")));
  });
});
