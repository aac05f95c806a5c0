import { describe, expect, test, vi } from "vitest";
import { main } from "../../src/cli/main";
import { workedByThreads } from "../../src/cli/crew/crew";
import { barOn } from "../../src/cli/simulate/bar";
import { csvOf } from "../../src/cli/simulate/csv";
import { lineUpsAsked, policyAt } from "../../src/cli/simulate/line-ups";
import { broughtTo, type Job, playJob, type Played } from "../../src/cli/simulate/match-job";
import { matchUpsAsked, USUAL } from "../../src/cli/simulate/match-ups";
import { plotOf } from "../../src/cli/simulate/plot";
import { jobsOf } from "../../src/cli/simulate/series";
import { reportOf } from "../../src/cli/simulate/report";
import { shareOf } from "../../src/cli/simulate/share";
import { namesWonIn, rowOf } from "../../src/cli/simulate/tally";
import { withGame } from "../../src/games/index";
import { playByBots } from "../../src/kernel/play";

const run = async (...args: readonly string[]) => {
  const out = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const err = vi.spyOn(console, "error").mockImplementation(() => undefined);
  try {
    const code = await main(["simulate", ...args]);
    const said = (spy: typeof out) => spy.mock.calls.map((call) => call.map(String).join(" ")).join("\n");
    return { code, out: said(out), err: said(err) };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
};

const job = (seed: number, more: Partial<Job> = {}): Job => ({
  game: "dying-light",
  options: {},
  lineUp: ["bold"],
  matchUp: USUAL,
  seats: 2,
  nth: 0,
  seed,
  atMost: 20_000,
  ...more,
});

const over = (rule: string, won: readonly number[], round = 0, answers = 10, first = -1): Played => ({
  ended: "over",
  rule,
  won,
  round,
  answers,
  first,
});

describe("a share has the interval of Wilson", () => {
  test.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
    [1, 3, 0.0615, 0.7923],
  ])("%i of %i lies from %f to %f", (count, of, low, high) => {
    const share = shareOf(count, of);
    expect([share.low, share.high]).toEqual([expect.closeTo(low, 4), expect.closeTo(high, 4)]);
    expect(share.rate).toBe(count / of);
  });

  test("of nothing nothing is known", () => {
    expect(shareOf(0, 0)).toEqual({ count: 0, of: 0, rate: 0, low: 0, high: 1 });
  });
});

describe("a match", () => {
  test("is the one that play tells with the same seed", () => {
    const played = playJob(job(3));
    const { inputs, last } = withGame("dying-light", (game) => {
      const lines: string[] = [];
      const match = playByBots(game, 2, {}, 3, 10_000, (line) => lines.push(line));
      return { inputs: match.at, last: lines.at(-1) };
    });
    expect(played).toMatchObject({ ended: "over", answers: inputs });
    expect(last).toContain(played.ended === "over" ? played.rule : "over");
  });

  test("goes another way with another policy", () => {
    const ways = ["careful", "bold"].map((policy) =>
      [1, 2, 3, 4].map((seed) => playJob(job(seed, { lineUp: [policy] }))),
    );
    expect(ways[0]).not.toEqual(ways[1]);
  });

  test("that goes on and on is let be", () => {
    const played = playJob(job(3));
    const answers = played.ended === "over" ? played.answers : 0;
    expect(playJob(job(3, { atMost: answers }))).toEqual(played);
    expect(playJob(job(3, { atMost: answers - 1 }))).toEqual({ ended: "not" });
  });

  test("that breaks is told with its reason and breaks nothing else", () => {
    expect(playJob(job(1, { seats: 0 }))).toMatchObject({ ended: "broken", why: "nobody is asked: choose" });
  });
});

describe("line-ups", () => {
  test("the first policy, all of them alone, one after the other, or at one table", () => {
    expect(lineUpsAsked("dying-light", "")).toEqual([["bold"]]);
    expect(lineUpsAsked("dying-light", "all")).toEqual([["bold"], ["careful"]]);
    expect(lineUpsAsked("dying-light", "bold,careful+bold")).toEqual([["bold"], ["careful", "bold"]]);
  });

  test("policies of one table move on by a seat with each match", () => {
    const sat = [0, 1, 2].map((match) => [0, 1, 2].map((seat) => policyAt(["a", "b"], match, seat)).join(""));
    expect(sat).toEqual(["aba", "bab", "aba"]);
  });
});

const HOLD = ["hold-the-line", "stampede"] as const;
const WATCH = ["overwatch", "heavy-metal"] as const;

describe("match-ups", () => {
  test("all that is made against each other, or what is named", () => {
    expect(matchUpsAsked("survivor-duel", "")).toEqual([USUAL]);
    expect(matchUpsAsked("survivor-duel", "hold-the-line+stampede:overwatch+heavy-metal")).toEqual([[HOLD, WATCH]]);
    const all = matchUpsAsked("survivor-duel", "all").map((each) => each.map((brought) => brought.join("+")).join(":"));
    expect(all).toHaveLength(6);
    expect(new Set(all).size).toBe(6);
    expect(all).toContain("hold-the-line+heavy-metal:overwatch+stampede");
  });

  test("a deal is played with all seats changed, by every policy, before there is a new one", () => {
    const series = { lineUp: ["quick", "strong"], matchUp: [HOLD, WATCH], seats: 2 };
    const jobs = jobsOf(series, { game: "survivor-duel", options: {}, seed: 5, atMost: 20_000, games: 8 });
    expect(jobs.map(({ seed }) => seed)).toEqual([5, 5, 5, 5, 6, 6, 6, 6]);
    const dealt = jobs.slice(0, 4).map((each) => `${policyAt(each.lineUp, each.nth, 0)} ${broughtTo(each, 0).join()}`);
    expect(new Set(dealt).size).toBe(4);
  });

  test("the seats play what they bring, with the settings that are asked for", () => {
    const played = (matchUp: Job["matchUp"], options = {}) =>
      [1, 2, 3, 4].map((seed) => playJob(job(seed, { game: "survivor-duel", lineUp: ["quick"], matchUp, options })));
    const cushioned = played([HOLD, WATCH], { cushion: "on" });
    for (const each of cushioned) expect(each).toMatchObject({ ended: "over", rule: "DUEL-GOAL-01" });
    for (const each of cushioned) expect(each.ended === "over" && each.first >= 0).toBe(true);
    expect(played([WATCH, HOLD], { cushion: "on" })).not.toEqual(cushioned);
    expect(played([HOLD, WATCH], { cushion: "off" })).not.toEqual(cushioned);
  });

  test("who brings what, and who begins, is counted", () => {
    const duel = (nth: number, won: number, first: number) => ({
      job: job(1, { game: "survivor-duel", matchUp: [HOLD, WATCH], nth }),
      played: over("DUEL-GOAL-01", [won], 0, 10, first),
    });
    const results = [duel(0, 0, 0), duel(1, 1, 0), duel(2, 1, 1)];
    const row = rowOf({ lineUp: ["quick"], matchUp: [HOLD, WATCH], seats: 2 }, results);
    expect(row.matchUp).toBe("hold-the-line+stampede : overwatch+heavy-metal");
    expect(row.broughtWon.map(({ brought, count, of }) => [brought, count, of])).toEqual([
      ["hold-the-line+stampede", 2, 3],
      ["overwatch+heavy-metal", 1, 3],
    ]);
    expect(row.firstWon).toMatchObject({ count: 2, of: 3 });
    expect(namesWonIn(results).find(({ name }) => name === "stampede")).toMatchObject({ count: 2, of: 3 });
    const mirror = { ...duel(0, 0, 0), job: job(1, { matchUp: [HOLD, ["overwatch", "stampede"]] }) };
    expect(namesWonIn([mirror]).map(({ name }) => name)).toEqual(["hold-the-line", "overwatch"]);
    expect(reportOf([row], namesWonIn(results)).split("\n")).toContain("  who begins: 66.7 % (20.8 % to 93.9 %)");
  });

  test("where all win together it is no matter who begins", () => {
    const row = rowOf({ lineUp: ["bold"], matchUp: USUAL, seats: 2 }, [
      { job: job(1), played: over("DL-GAME-04", [0, 1], 1, 1, 0) },
    ]);
    expect(row.firstWon.of).toBe(0);
  });
});

describe("a row", () => {
  const results = [
    { job: job(1), played: over("DL-GAME-04", [0, 1], 10, 40) },
    { job: job(2, { nth: 1 }), played: over("DL-GAME-06", [], 9, 20) },
    { job: job(3, { nth: 2 }), played: over("DL-GAME-06", [], 12) },
    { job: job(4, { nth: 3 }), played: { ended: "broken", why: "turn: K-BROKEN no such zone" } as const },
  ];

  test("counts who won, why the others lost, in which Round, and what broke", () => {
    const row = rowOf({ lineUp: ["careful"], matchUp: USUAL, seats: 2 }, results);
    expect(row).toMatchObject({ policy: "careful", seats: 2, won: { count: 1, of: 3 }, answers: 23 });
    expect(row.endings).toEqual([
      { rule: "DL-GAME-04", won: true, matches: 1 },
      { rule: "DL-GAME-06", won: false, matches: 2 },
    ]);
    expect(row.rounds.map(({ round }) => round)).toEqual([9, 10, 12]);
    expect(row.broken).toEqual([{ seed: 4, why: "turn: K-BROKEN no such zone" }]);
  });

  test("counts the seats of each policy where several sit at one table", () => {
    const duel = [
      { job: job(1), played: over("SD-WIN-01", [0]) },
      { job: job(2, { nth: 1 }), played: over("SD-WIN-01", [1]) },
      { job: job(3, { nth: 2 }), played: over("SD-WIN-01", [1]) },
    ];
    const row = rowOf({ lineUp: ["a", "b"], matchUp: USUAL, seats: 2 }, duel);
    expect(row.seatsWon.map(({ policy, count, of }) => [policy, count, of])).toEqual([
      ["a", 2, 3],
      ["b", 1, 3],
    ]);
    expect(row.rounds).toEqual([{ round: 0, matches: 3 }].slice(1));
  });

  test("counts what did not end as won by nobody", () => {
    const row = rowOf({ lineUp: ["careful"], matchUp: USUAL, seats: 2 }, [
      ...results.slice(0, 1),
      { job: job(8, { nth: 1 }), played: { ended: "not" } },
      { job: job(9, { nth: 2 }), played: { ended: "not" } },
    ]);
    expect(row).toMatchObject({ won: { count: 1, of: 3 }, notEnded: [8, 9], broken: [], answers: 40 });
    expect(row.seatsWon).toMatchObject([{ count: 2, of: 6 }]);
    expect(reportOf([row], []).split("\n")).toContain("  not ended: 2 (seed 8, 9)");
  });

  test("holds how long matches were, and how often each place won", () => {
    const row = rowOf({ lineUp: ["careful"], matchUp: USUAL, seats: 2 }, [
      ...Array.from({ length: 10 }, (_, i) => ({ job: job(i), played: over("DL-GAME-04", [1], 1, 10 + i) })),
      { job: job(11), played: over("DL-GAME-04", [0], 1, 99) },
    ]);
    expect(row.lengths).toEqual([10, 11, 15, 19, 99]);
    expect(row.placesWon.map(({ count, of }) => [count, of])).toEqual([
      [1, 11],
      [10, 11],
    ]);
    expect(rowOf({ lineUp: ["careful"], matchUp: USUAL, seats: 2 }, []).lengths).toEqual([]);
  });

  test("is written for a spreadsheet, a figure a line", () => {
    const row = rowOf({ lineUp: ["a", "b"], matchUp: [["x"], ["y"]], seats: 2 }, results);
    const lines = csvOf([row, { ...row, matchUp: 'a "b", c' }]).split("\n");
    expect(lines[0]).toBe("policy,seats,match_up,what,which,count,of,rate,low,high");
    expect(lines[1]).toMatch(/^a\+b,2,x : y,won,,1,3,0\.333333,0\.06\d+,0\.79\d+$/);
    expect(lines).toContain("a+b,2,x : y,lost by,DL-GAME-06,2,,,,");
    expect(lines).toContain('a+b,2,"a ""b"", c",broken,,1,,,,');
  });

  test("is drawn: all that is in it has its place, and names are no markup", () => {
    const row = rowOf({ lineUp: ["careful"], matchUp: USUAL, seats: 2 }, results);
    const svg = plotOf("a <b> & c", [row, { ...row, policy: "</svg>" }]);
    expect(svg).toContain("a &#60;b&#62; &#38; c");
    expect(svg.match(/<\/svg>/g)).toHaveLength(1);
    // For each row: who won, how long, and two places; each row's two endings, and the two in the legend.
    expect(svg.match(/<circle /g)).toHaveLength(2 * 4);
    expect(svg.match(/width="50"/g)).toHaveLength(2 * 2);
    expect(svg.match(/width="12"/g)).toHaveLength(2);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(plotOf("nothing", [rowOf({ lineUp: ["careful"], matchUp: USUAL, seats: 2 }, [])])).not.toMatch(
      /NaN|Infinity/,
    );
  });

  test("is told in words", () => {
    expect(reportOf([rowOf({ lineUp: ["careful"], matchUp: USUAL, seats: 2 }, results)], []).split("\n")).toEqual([
      "careful, 2 seats: 1 of 3 won, 33.3 % (6.1 % to 79.2 %)",
      "  won by DL-GAME-04: 1",
      "  lost by DL-GAME-06: 2",
      "  ended in Round 9: 1, 10: 1, 12: 1",
      "  answers and rolls in a match: 23",
      "  broken, seed 4: turn: K-BROKEN no such zone",
    ]);
  });
});

describe("the crew", () => {
  const jobs = Array.from({ length: 10 }, (_, i) => job(i + 1, { seats: 1 }));
  const silent = { stop: new AbortController().signal, progress: () => undefined };

  test("the same seeds give the same result whatever the number of workers", async () => {
    const alone = jobs.map(playJob);
    expect(await workedByThreads("match", jobs, { ...silent, workers: 1 })).toEqual(alone);
    expect(await workedByThreads("match", jobs, { ...silent, workers: 3 })).toEqual(alone);
  });

  test("when it is stopped what is done is there and the rest is missing", async () => {
    const stop = new AbortController();
    const many = Array.from({ length: 400 }, (_, i) => job(i + 1, { seats: 1 }));
    const progress = (): void => {
      stop.abort();
    };
    const results = await workedByThreads("match", many, { workers: 1, stop: stop.signal, progress });
    expect(results[0]).toEqual(playJob(job(1, { seats: 1 })));
    expect(results.at(-1)).toBe("missing");
  });
});

describe("the bar", () => {
  const shown = (isTTY: boolean): string => {
    let text = "";
    let seconds = 0;
    const bar = barOn({ isTTY, write: (more: string) => (text += more) }, 40, () => 1000 * seconds);
    seconds = 5;
    bar.at(10);
    bar.gone();
    return text;
  };

  test("fills up on a terminal, says how long, and goes", () => {
    const bar = `${"█".repeat(7)}${"░".repeat(23)} 10 of 40 matches  2 a second, 15 s left`;
    expect(shown(true)).toBe(`\r\u001b[2K${bar}\r\u001b[2K`);
  });

  test("leaves what is no terminal alone", () => {
    expect(shown(false)).toBe("");
  });
});

describe("the command", () => {
  test.each([
    ["no game", [], /^outbreak: which game\? known: dying-light/],
    ["a game that is not there", ["dying-lihgt"], /^outbreak: unknown game "dying-lihgt"; known: /],
    ["two games", ["dying-light", "dying-light"], /^outbreak: one game at a time, not dying-light dying-light$/],
    ["no matches", ["dying-light", "--games", "0"], /^outbreak: --games is "0"; it must be a whole number from 1 to /],
    ["too many seats", ["dying-light", "--seats", "1,5"], /^outbreak: --seats is "5"; it must be .* from 1 to 4$/],
    ["a policy nobody has", ["dying-light", "--policy", "rash"], /^outbreak: unknown policy "rash"; known: bold, /],
    ["a policy twice", ["dying-light", "--policy", "bold,bold"], /^outbreak: --policy names bold twice$/],
    ["a deck that is not there", ["survivor-duel", "--match-ups", "x"], /^outbreak: unknown roster "x"; known: hold/],
    ["decks where there are none", ["dying-light", "--match-ups", "all"], /nobody brings anything to dying-light$/],
    ["an option nobody has", ["survivor-duel", "--options", "x=on"], /^outbreak: unknown option "x"; known: limits, /],
    [
      "no such choice",
      ["survivor-duel", "--options", "cushion=x"],
      /^outbreak: unknown choice of cushion "x"; known: /,
    ],
    ["no worker", ["dying-light", "--workers", "0"], /^outbreak: --workers is "0"; /],
    ["a plot in no folder", ["dying-light", "--plot", "/no/where/a.svg"], /^outbreak: --plot .*: there is no folder /],
    ["a seed that is no number", ["dying-light", "--seed", "x"], /^outbreak: --seed is "x"; /],
  ])("%s: told in one line, with code 2", async (_what, args, line) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(line);
    expect(err).not.toContain("\n");
  });

  test("JSON holds a row for each policy and number of seats, and no time", async () => {
    const args = ["dying-light", "--games", "6", "--seats", "1,2", "--policy", "all", "--seed", "7", "--json"];
    const { code, out } = await run(...args, "--workers", "2");
    expect(code).toBe(0);
    const { rows, ...rest } = JSON.parse(out) as { rows: { policy: string; seats: number; won: { of: number } }[] };
    expect(rest).toEqual({ game: "dying-light", games: 6, seed: 7, stopped: false, names: [] });
    expect(rows.map(({ policy, seats, won }) => [policy, seats, won.of])).toEqual([
      ["bold", 1, 6],
      ["bold", 2, 6],
      ["careful", 1, 6],
      ["careful", 2, 6],
    ]);
    expect((await run(...args, "--workers", "1")).out).toBe(out);
  });

  test("matches that do not end are counted, told of, and no fault of the command", async () => {
    const { code, out, err } = await run("dying-light", "--games", "3", "--seats", "1", "--at-most", "2");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("\n  not ended: 3 (seed 1, 2, 3)");
  });

  test("Ctrl-C ends it with what there is", async () => {
    const before = process.listenerCount("SIGINT");
    const ended = run("dying-light", "--games", "20000", "--seats", "1", "--json");
    while (process.listenerCount("SIGINT") === before) await new Promise((soon) => setTimeout(soon, 20));
    setTimeout(() => process.emit("SIGINT"), 2000);
    const { code, out, err } = await ended;
    expect(code).toBe(130);
    expect(err).toMatch(/stopped after \d+ of 20000 matches/);
    const { rows, ...rest } = JSON.parse(out) as { rows: { won: { of: number } }[] };
    expect(rest).toMatchObject({ games: 20_000, stopped: true });
    expect(err).toContain(`after ${String(rows[0]?.won.of)} of`);
    expect(process.listenerCount("SIGINT")).toBe(before);
  });
});
