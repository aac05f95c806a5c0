import { describe, expect, test } from "vitest";
import { randomMatch } from "../../src/cli/fuzz/random-play";
import { canonical } from "../../src/kernel/canonical";
import { keptOf, matchOf } from "../../src/kernel/keep";
import { answer, type Match, natureInput, replaceBy, started } from "../../src/kernel/match";
import { undoOf } from "../../src/kernel/undo";
import { backAt } from "../support/back-to";
import { guarded } from "../support/guarded";
import { crossing } from "./games/crossing/game";
import type { TownNouns } from "./games/crossing/vocabulary";
import { parley } from "./games/parley/game";
import { stroll, strolling } from "./stroll";

const whole = (match: Match<TownNouns>): string => canonical(keptOf(match));

describe("taking back", () => {
  test.each([1, 2, 3])("a match of seed %i is at every moment what it was", (seed) => {
    const moments: string[] = [];
    const { match } = randomMatch(guarded(parley), { seats: 3, seed, atMost: 5000 }, (before) => {
      moments.push(canonical(keptOf(before)));
    });
    expect(moments.length).toBeGreaterThan(20);
    for (const [at, moment] of moments.entries()) expect(canonical(keptOf(backAt(match, at)))).toBe(moment);
  });

  const played = (): Match<TownNouns> => {
    const { match } = started(guarded(crossing), ["p1", "p2"], {}, 9);
    answer(match, { at: 0, seat: "p1", to: "turn", say: [["run"], ["lane"], ["grey"]] });
    answer(match, natureInput(match, { do: "risk", seat: "p1", dice: 1 }));
    return match;
  };

  test("one's own last answer goes, with the chances after it, generator included", () => {
    const match = played();
    const fresh = started(guarded(crossing), ["p1", "p2"], {}, 9).match;
    const undo = undoOf(match, "p1");
    expect(undo).toEqual({ verdict: "fine", at: 0, others: [], reveals: true });
    replaceBy(match, backAt(match, undo.at));
    expect(whole(match)).toBe(whole(fresh));
    answer(match, { at: 0, seat: "p1", to: "turn", say: [["run"], ["lane"], ["grey"]] });
    answer(match, natureInput(match, { do: "risk", seat: "p1", dice: 1 }));
    expect(whole(match)).toBe(whole(played()));
  });

  test("it names the others whose answers go with it", () => {
    const { match } = started(guarded(crossing), ["p1", "p2", "p3"], {}, 9);
    answer(match, { at: 0, seat: "p3", to: "cheer", say: [] });
    answer(match, { at: 1, seat: "p2", to: "cheer", say: [] });
    answer(match, { at: 2, seat: "p1", to: "turn", say: [["run"], ["yard"], ["grey"]] });
    expect(undoOf(match, "p3")).toEqual({ verdict: "fine", at: 0, others: ["p1", "p2"], reveals: false });
    expect(undoOf(match, "p1")).toEqual({ verdict: "fine", at: 2, others: [], reveals: false });
  });

  test("K-UNDO: who said nothing has nothing to take back", () => {
    expect(undoOf(played(), "p2").verdict).toEqual({ rule: "K-UNDO" });
    expect(undoOf(started(crossing, ["p1"], {}, 1).match, "p1").verdict).toEqual({ rule: "K-UNDO" });
  });

  test("what was kept and loaded can be taken back too", () => {
    const match = played();
    const { match: loaded } = matchOf(guarded(crossing), JSON.parse(JSON.stringify(keptOf(match))));
    if (loaded === "none") throw new Error("not loaded");
    const undo = undoOf(loaded, "p1");
    replaceBy(loaded, backAt(loaded, undo.at));
    expect(whole(loaded)).toBe(whole(backAt(match, undo.at)));
  });
});

describe("snapshots", () => {
  test("few are kept, the first always, and none changes", () => {
    const match = strolling(started(guarded(crossing), ["p1", "p2"], {}, 1).match, 200);
    const seen = new Map<number, string>();
    for (let i = 0; i < 200; i++) {
      stroll(match);
      for (const snapshot of match.snapshots) {
        const now = canonical(snapshot);
        expect(seen.get(snapshot.at) ?? now).toBe(now);
        seen.set(snapshot.at, now);
      }
      expect(match.snapshots.length).toBeLessThanOrEqual(6);
      expect(match.snapshots[0]?.at).toBe(0);
    }
    expect(match.snapshots.map(({ at }) => at)).toEqual([0, 128, 144, 160, 176, 192]);
  });

  test("where the nearest lie far back, the first leads there", () => {
    const match = strolling(started(guarded(crossing), ["p1", "p2"], {}, 1).match, 200);
    const moments: string[] = [];
    for (let i = 0; i < 150; i++) {
      moments.push(whole(match));
      stroll(match);
    }
    for (const at of [0, 1, 17, 64, 127, 128, 149]) expect(whole(backAt(match, at))).toBe(moments[at]);
  });
});
