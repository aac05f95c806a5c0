import { describe, expect, test } from "vitest";
import { anyInput, randomMatch } from "../../src/cli/fuzz/random-play";
import { canonical } from "../../src/kernel/canonical";
import type { Game } from "../../src/kernel/game";
import { below, type Generator, seeded } from "../../src/kernel/generator";
import { type Kept, keptOf, matchOf } from "../../src/kernel/keep";
import { answer, type Match, outcomeOf, rebuilt, type Snapshot, waitingOf } from "../../src/kernel/match";
import { replayCode } from "../../src/kernel/replay-code";
import { undoOf } from "../../src/kernel/undo";
import type { Nouns } from "../../src/kernel/words";
import { guarded } from "../support/guarded";
import { crossing } from "./games/crossing/game";
import { parley } from "./games/parley/game";
import type { ParleyNouns } from "./games/parley/vocabulary";

const asText = (document: Kept): unknown => JSON.parse(JSON.stringify(document));

const loaded = <N extends Nouns>(game: Game<N>, document: unknown): Match<N> => {
  const { match } = matchOf(game, document);
  if (match === "none") throw new Error("not loaded");
  return match;
};

const refused = (document: unknown): string => {
  const { match, verdict } = matchOf(parley, document);
  if (verdict === "fine") return "fine";
  expect(match).toBe("none");
  return verdict.rule;
};

const sound = keptOf(randomMatch(parley, { seats: 3, seed: 5, atMost: 30 }).match);

describe("what is kept", () => {
  test("gives back the same match at every moment, and it goes on alike", () => {
    const chance = seeded(1);
    let moments = 0;
    randomMatch(guarded(parley), { seats: 3, seed: 2, atMost: 5000 }, (match) => {
      const again = loaded(guarded(parley), asText(keptOf(match)));
      expect(canonical(keptOf(again))).toBe(canonical(keptOf(match)));
      expect(waitingOf(again)).toEqual(waitingOf(match));
      const input = anyInput(again, chance);
      const other = loaded(guarded(parley), asText(keptOf(match)));
      if (input !== "over") expect(answer(again, input)).toEqual(answer(other, input));
      moments++;
    });
    expect(moments).toBeGreaterThan(20);
  });

  test("shares nothing with the match that goes on", () => {
    const { match } = randomMatch(parley, { seats: 2, seed: 3, atMost: 10 });
    const document = keptOf(match);
    const before = canonical(document);
    const chance = seeded(2);
    for (let i = 0; i < 10; i++) {
      const input = anyInput(match, chance);
      if (input !== "over") answer(match, input);
    }
    expect(canonical(document)).toBe(before);
  });
});

describe("K-KEPT: what cannot be read is refused", () => {
  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a text", "kept"],
    ["a number", 1],
    ["a list", []],
    ["an empty record", {}],
    ["another game's", keptOf(randomMatch(crossing, { seats: 2, seed: 5, atMost: 3 }).match)],
    ["another form's", { ...sound, kept: 3 }],
    ["a newer version's", { ...sound, version: 4 }],
    ["an older version's without a way", { ...sound, version: 2 }],
    ["one with an input too few", { ...sound, past: sound.past.slice(1) }],
    ["one whose earlier moments are none", { ...sound, snapshots: [{ at: 1 }] }],
    ["one that counts wrong", { ...sound, at: sound.at + 1 }],
  ])("%s", (_what, document) => {
    expect(refused(document)).toBe("K-KEPT");
  });

  test.each(Object.keys(sound))("one without its %s, or with another kind of it", (field) => {
    expect(refused({ ...sound, [field]: undefined })).toBe("K-KEPT");
    const kind = typeof sound[field as keyof Kept];
    for (const other of [null, "text", true, 0.5]) {
      if (typeof other !== kind) expect(refused({ ...sound, [field]: other })).toBe("K-KEPT");
    }
  });

  test("nothing one can do to a document makes the loading throw", () => {
    const chance = seeded(77);
    for (let i = 0; i < 3000; i++) {
      const document = asText(sound);
      spoil(document, chance);
      expect(["fine", "K-KEPT"]).toContain(refused(document));
    }
  });

  test.each<[string, unknown]>([
    ["steps no rule knows", { ...sound, agenda: [{ do: "dance" }] }],
    ["no steps at all", { ...sound, agenda: [] }],
    ["half a generator", { ...sound, generator: { s10: 1 } }],
    ["half a state", { ...sound, state: {} }],
    ["too many seats", { ...sound, seats: ["p1", "p2", "p3", "p4", "p5"] }],
  ])("a document that cannot be played on is refused: %s", (_what, document) => {
    expect(refused(document)).toBe("K-KEPT");
  });
});

describe("a match whose past is damaged is played on from where it is", () => {
  const kept = keptOf(randomMatch(parley, { seats: 3, seed: 5, atMost: 45 }).match);
  const [, line = ""] = kept.past;
  const [earlier, later] = kept.snapshots as readonly [Snapshot, Snapshot];
  const withLine = (at: number, damaged: string): Kept => ({ ...kept, past: kept.past.with(at, damaged) });
  const withEarlier = (changed: object): Kept => ({ ...kept, snapshots: [{ ...earlier, ...changed }, later] });

  /** To which moments it can still be taken back. */
  const wayBack = (document: Kept): readonly number[] => {
    const { match, damaged } = matchOf(parley, asText(document));
    if (match === "none") throw new Error("not loaded");
    expect(damaged).toBe(document !== kept);
    expect(canonical([match.at, match.state, match.past])).toBe(canonical([kept.at, kept.state, document.past]));
    expect(replayCode(match) === "none").toBe(damaged);
    const input = anyInput(match, seeded(1));
    if (input === "over" || answer(match, input).verdict !== "fine") throw new Error("it does not go on");
    const moments: number[] = [];
    for (let at = 0; at < kept.at; at++) if (rebuilt(match, at) !== "none") moments.push(at);
    return moments;
  };
  const since = (from: number): number[] => Array.from({ length: kept.at - from }, (_, i) => from + i);

  test("as it was kept, it leads back to its beginning", () => {
    expect([earlier.at, later.at, kept.at]).toEqual([16, 32, 45]);
    expect(wayBack(kept)).toEqual(since(0));
  });

  test.each<[string, string]>([
    ["is no line", "garbage"],
    ["is empty", ""],
    ["has no code", line.slice(line.indexOf(" "))],
    ["has no step", line.slice(0, line.lastIndexOf(" "))],
    ["says more than one thing", `${line} ${line}`],
    ["is said by nobody here", line.replace(/ \S+ /, " p7 ")],
    ["answers no step", line.replace(/ [^ ]+$/, " dance")],
  ])("a line that %s: back to what was kept since", (_what, damaged) => {
    expect(wayBack(withLine(3, damaged))).toEqual(since(16));
    expect(wayBack(withLine(15, damaged))).toEqual(since(16));
    expect(wayBack(withLine(16, damaged))).toEqual(since(32));
    expect(wayBack(withLine(44, damaged))).toEqual([]);
  });

  test("each line damaged: nothing of it is taken back, and K-BEFORE says so", () => {
    const { match } = matchOf(parley, { ...kept, past: kept.past.map(() => "x") });
    if (match === "none") throw new Error("not loaded");
    expect(match.oldest).toBe(kept.at);
    for (const seat of match.seats) expect(undoOf(match, seat).verdict).not.toBe("fine");
  });

  test.each<[string, object]>([
    ["has an empty state", { state: {} }],
    ["lacks a field of it", { state: { ...earlier.state, round: undefined } }],
    ["has steps no rule knows", { agenda: [{ do: "dance" }] }],
    ["lies after the next", { at: 33 }],
  ])("an earlier moment that %s: back to the one after it", (_what, changed) => {
    expect(wayBack(withEarlier(changed))).toEqual(since(32));
  });

  test("kept again it is told no more, and leads as far back", () => {
    const again = keptOf(loaded(parley, asText(withLine(3, "garbage"))));
    expect(again.oldest).toBe(16);
    const { match, damaged } = matchOf(parley, asText(again));
    expect([damaged, match === "none" ? -1 : match.oldest]).toEqual([false, 16]);
  });
});

const ODD = [null, "", "hidden", -1, 0.5, 1e21, true, [], {}, [[]]];

/** Changes one thing somewhere in it. */
function spoil(value: unknown, chance: Generator): void {
  if (typeof value !== "object" || value === null) return;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record);
  const key = keys[below(chance, Math.max(1, keys.length))];
  if (key === undefined) return;
  const field = record[key];
  if (typeof field === "object" && field !== null && below(chance, 3) > 0) spoil(field, chance);
  else if (below(chance, 3) === 0) Reflect.deleteProperty(record, key);
  else record[key] = ODD[below(chance, ODD.length)];
}

describe("migrations", () => {
  const older = { ...sound, version: 1, state: { ...(sound.state as object), round: "two" } };
  const migrating: typeof parley = {
    ...parley,
    migrations: [
      { from: 2, migrate: (state, agenda) => ({ state: { ...(state as object), prize: "bread-1" }, agenda }) },
      { from: 1, migrate: (state, agenda) => ({ state: { ...(state as object), round: 2, prize: "old" }, agenda }) },
    ],
  };

  test("lead from version to version, in their order", () => {
    expect(loaded(migrating, older).state).toMatchObject({ round: 2, prize: "bread-1" });
    expect(loaded(migrating, { ...older, version: 2 }).state).toMatchObject({ round: "two", prize: "bread-1" });
    expect(loaded(migrating, { ...older, version: 3 }).state).toMatchObject({ round: "two" });
  });

  test("are written to the kept document as its new version", () => {
    expect(keptOf(loaded(migrating, older)).version).toBe(3);
  });

  test("say by which version a document was kept", () => {
    expect(matchOf(migrating, older).version).toBe(1);
    expect(matchOf(migrating, sound).version).toBe(3);
    expect(matchOf(parley, { ...sound, version: 4 })).toMatchObject({ match: "none", version: 4 });
  });

  test("a missing one is a refusal", () => {
    const gap = { ...parley, migrations: migrating.migrations.slice(1) };
    expect(matchOf(gap, older).verdict).toEqual({ rule: "K-KEPT" });
  });

  test("one that cannot make sense of a document is a refusal", () => {
    const choking = {
      ...parley,
      migrations: [
        {
          from: 2,
          migrate: (state: unknown) => ({ state: (state as { gone: { field: unknown } }).gone.field, agenda: [] }),
        },
      ],
    };
    expect(matchOf(choking, { ...older, version: 2 }).verdict).toEqual({ rule: "K-KEPT" });
  });
});

describe("a match that other rules have begun", () => {
  const begun = keptOf(randomMatch(parley, { seats: 3, seed: 5, atMost: 9 }).match);
  const older = { ...begun, version: 2 };
  const migrating: typeof parley = {
    ...parley,
    migrations: [{ from: 2, migrate: (state, agenda) => ({ state, agenda }) }],
  };
  const goesOn = (match: Match<ParleyNouns>, inputs: number, seed: number): void => {
    const chance = seeded(seed);
    for (let left = inputs; left > 0; left--) {
      const input = anyInput(match, chance);
      if (input !== "over") expect(answer(match, input).verdict).toBe("fine");
    }
  };

  test("goes on from where it was kept, with its past", () => {
    const match = loaded(migrating, older);
    expect(match.at).toBe(begun.at);
    expect(match.past).toEqual(begun.past);
    expect(canonical(match.state)).toBe(canonical(begun.state));
    goesOn(match, 5, 4);
    expect(match.at).toBe(begun.at + 5);
  });

  test("K-BEFORE: nothing is taken back that was said before, and nothing changes", () => {
    const match = loaded(migrating, older);
    const before = canonical(keptOf(match));
    const spoke = match.seats.filter((seat) => begun.past.some((line) => line.split(" ")[1] === seat));
    expect(spoke.length).toBeGreaterThan(0);
    for (const seat of match.seats)
      expect(undoOf(match, seat).verdict).toEqual({ rule: spoke.includes(seat) ? "K-BEFORE" : "K-UNDO" });
    for (let at = 0; at < begun.at; at++) expect(rebuilt(match, at)).toBe("none");
    expect(canonical(keptOf(match))).toBe(before);
  });

  test("what was said since is taken back, also after it was kept again and again", () => {
    let match = loaded(migrating, older);
    const moments: string[] = [];
    const whole = (each: Match<ParleyNouns>): string => canonical([each.at, each.past, each.state, each.agenda]);
    for (let i = 0; outcomeOf(match) === "playing"; i++) {
      moments.push(whole(match));
      goesOn(match, 1, i);
      match = loaded(parley, asText(keptOf(match)));
    }
    expect(moments.length).toBeGreaterThan(30);
    for (const [i, moment] of moments.entries()) {
      const again = rebuilt(match, begun.at + i);
      if (again === "none") throw new Error(`no way back to ${String(i)}`);
      expect(whole(again)).toBe(moment);
    }
    expect(rebuilt(match, begun.at - 1)).toBe("none");
  });

  test("has no replay code, now and when it was kept again", () => {
    const match = loaded(migrating, older);
    expect(replayCode(match)).toBe("none");
    expect(replayCode(loaded(parley, asText(keptOf(match))))).toBe("none");
    expect(replayCode(loaded(migrating, begun))).not.toBe("none");
  });
});
