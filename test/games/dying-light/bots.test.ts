import { describe, expect, test } from "vitest";
import { anySay } from "../../../src/cli/fuzz/random-play";
import { killChance } from "../../../src/games/dying-light/bot/chances";
import { diceTo } from "../../../src/games/dying-light/bot/ways";
import { dyingLight } from "../../../src/games/dying-light/game";
import type { City, CityNouns, CityStep } from "../../../src/games/dying-light/vocabulary";
import { type Generator, seeded } from "../../../src/kernel/generator";
import { habitualSay } from "../../../src/kernel/habit";
import { answer, type Match, outcomeOf, type Snapshot, started, waitingOf } from "../../../src/kernel/match";
import { inputsIn } from "../../../src/kernel/past";
import { botAnswer, botInput } from "../../../src/kernel/play";
import { seatsFor } from "../../../src/kernel/replay-code";
import { rule } from "../../support/given";
import { city, uv, WHOLE } from "./support/city";

type CityMatch = Match<CityNouns>;

const played = (seats: number, seed: number): CityMatch => {
  const { match } = started(dyingLight, seatsFor(seats), {}, seed);
  const bots = seeded(seed + 1);
  for (let input = botInput(match, bots); input !== "over"; input = botInput(match, bots)) {
    const { verdict } = answer(match, input);
    if (verdict !== "fine") throw new Error(`${input.to} ${input.say.join("/")}: ${verdict.rule} ${match.broken}`);
  }
  return match;
};

const FIXED = Array.from({ length: 24 }, (_, i) => i + 1);

describe("bots of every seat", () => {
  test.each([1, 2, 3, 4])("%i: win some of the same matches, and lose some", (seats) => {
    const won = FIXED.filter((seed) => played(seats, seed).state.ending === "won");
    expect(won.length).toBeGreaterThanOrEqual(5);
    expect(won.length).toBeLessThanOrEqual(19);
  });

  test("play a match again as they did", () => {
    expect(inputsIn(played(3, 5).past)).toEqual(inputsIn(played(3, 5).past));
  });
});

/** Somebody answers anyhow, then a bot for them, then they again; the others are bots all along. */
const takenTurns = (seat: string, leaves: number, returns: number, seed: number): CityMatch => {
  const { match } = started(dyingLight, seatsFor(4), {}, seed);
  const bots = seeded(seed);
  const person = seeded(seed + 99);
  const isAway = (): boolean => match.at >= leaves && match.at < returns;
  for (let waiting = waitingOf(match); waiting.for !== "nothing"; waiting = waitingOf(match)) {
    const ask = waiting.for === "answers" ? waiting.asks[0] : undefined;
    const input =
      ask?.seat === seat && !isAway()
        ? { at: match.at, seat, to: ask.step.do, say: anySay(match, ask, person) }
        : botInput(match, bots);
    if (input === "over") break;
    const { verdict } = answer(match, input);
    if (verdict !== "fine") throw new Error(`${input.to}: ${verdict.rule} ${match.broken}`);
  }
  return match;
};

test("a seat left to a bot in the middle and taken back goes on to the end", () => {
  for (const seed of [1, 2, 3]) {
    const match = takenTurns("p2", 40, 80, seed);
    expect(outcomeOf(match)).not.toBe("playing");
    const turns = inputsIn(match.past)
      .filter(({ seat, to }) => seat === "p2" && to === "turn")
      .map(({ at }) => at);
    expect(turns.some((at) => at < 40)).toBe(true);
    expect(turns.some((at) => at >= 40 && at < 80)).toBe(true);
  }
});

test("a bot that takes over a match that was kept says what it would have said", () => {
  const { match } = started(dyingLight, seatsFor(2), {}, 4);
  const bots = seeded(1);
  while (match.at < 30) {
    const input = botInput(match, bots);
    if (input !== "over") answer(match, input);
  }
  const waiting = waitingOf(match);
  const [ask] = waiting.for === "answers" ? waiting.asks : [];
  const kept = JSON.parse(JSON.stringify({ state: match.state, agenda: match.agenda })) as Snapshot<CityNouns>;
  const again: CityMatch = { ...match, state: kept.state, agenda: kept.agenda };
  if (ask === undefined) throw new Error("nobody is asked");
  expect(botAnswer(again, { ...ask }, seeded(7))).toEqual(botAnswer(match, ask, seeded(7)));
});

/** What the bot says there; ties fall as the generator has it. */
const said = (state: City, step: CityStep, chance: Generator = seeded(1)): string =>
  habitualSay<CityNouns>(dyingLight, dyingLight.bots[0], state, { seat: "p1", step }, chance).said.join("/");

const TURN = { do: "turn", runner: "bram" } as const;
const LAMP = { token: "uv", zone: "G11", up: "inactive" };
const RELAY = { token: "objective1", zone: "B08", up: "front" };

describe("advice", () => {
  test("what is to be done here is done before anything else", () => {
    const pool = ["basic.1", "combat.1"];
    expect(said(city({ runners: { bram: { zone: "B08", pool } }, features: [RELAY, LAMP] }), TURN)).toBe(
      "interact/objective1",
    );
  });

  test("the way leads to the relay", () => {
    const bram = { zone: "G11", pool: ["basic.1", "basic.1", "combat.1", "parkour.1"] };
    const [act = "", to = ""] = said(city({ runners: { bram }, features: [RELAY, LAMP] }), TURN).split("/");
    expect(["run", "climb", "jump"]).toContain(act);
    expect(diceTo("B08")[to] ?? 99).toBeLessThan(diceTo("B08")["G11"] ?? 0);
  });

  test("the last one home with the Inhibitor opens the door", () => {
    const door = { token: "objective1", zone: "G11", up: "front" };
    const bram = { zone: "G11", pool: ["basic.1"], items: ["item.inhibitor"] };
    const state = { ...city({ runners: { bram }, features: [door, uv("G11")] }), scenarioShown: ["scenario.s07"] };
    expect(said(state, TURN)).toBe("interact/objective1");
  });

  test("whoever waits under UV for the others stays there", () => {
    const runners = { bram: { zone: "G11", pool: ["basic.1", "basic.2"] }, ash: { zone: "B04", pool: [] } };
    const carried = { ...runners.ash, items: ["item.inhibitor"] };
    const state = city({ round: 9, runners: { bram: runners.bram, ash: carried }, features: [uv("G11")] });
    expect(said({ ...state, scenarioShown: ["scenario.s02", "scenario.s07"] }, TURN)).toBe("pass");
  });

  test("a symbol that makes the Climb cheaper pays for it", () => {
    const bram = { zone: "G03a", pool: ["basic.1", "basic.4", "basic.3"] };
    const state = city({ runners: { bram }, features: [RELAY, LAMP] });
    expect(said(state, TURN)).toBe("climb/B08/basic.4/enough");
  });

  test("Blocks defend first, Armor only against Wounds that are certain", () => {
    const attack = { runner: "bram", aid: 0, biter: 0, viral: 3, volatile: 0 };
    const hurt = { zone: "G08a", pool: ["basic.1", "combat.3"], gear: WHOLE, set: "circle" };
    const defend = { do: "defend", attack, rest: [] } as const;
    const words = said(city({ round: 9, runners: { bram: hurt } }), defend).split("/");
    expect(words[0]).toBe("combat.3");
    expect(words.filter((word) => word === "jacket").length).toBe(0);
    const five = { ...defend, attack: { ...attack, viral: 5 } };
    expect(said(city({ round: 9, runners: { bram: hurt } }), five).split("/")).toContain("jacket");
  });

  test("Gear prevents what it can, and the die that is missed least tires", () => {
    const bram = { zone: "G08a", track: ["parkour.2", "basic.1", "combat.1"], gear: WHOLE, set: "circle" };
    const state = city({ runners: { bram } });
    expect(said(state, { do: "prevent", runner: "bram", what: "fatigue" })).toBe("gloves");
    expect(said(state, { do: "fatigueDie", runner: "bram" })).toBe("slot2");
  });

  test("two Virals at one's heels: one is struck, with Power, before the other", () => {
    const bram = { zone: "B11", track: ["basic.1"], pool: ["combat.2", "parkour.1"], weapon: "weapon.pipe" };
    const state = city({ round: 9, runners: { bram }, infected: { B11: { viral: 2 } }, features: [RELAY, LAMP] });
    expect(said(state, TURN)).toBe("attack/B11/viral/combat.2/power");
  });

  test("what draws no card is left in peace: nobody attacks a Runner who has done nothing yet", () => {
    const bram = { zone: "G05a", pool: ["combat.2"], weapon: "weapon.pipe" };
    const state = city({ round: 9, runners: { bram }, infected: { G05: { viral: 3 } }, features: [RELAY, LAMP] });
    expect(said(state, TURN)).toBe("pass");
  });
});

rule("DL-PV-13: the least dice from place to place, without Boosts", () => {
  const goals = ["G11", "B08", "B01", "B04", "B05", "B07", "B02"];
  const from = (zone: string): string => goals.map((goal) => String(diceTo(goal)[zone])).join(" ");
  expect(from("G11")).toBe("0 6 7 9 5 7 7");
  expect(from("B08")).toBe("5 0 6 4 4 5 6");
  expect(from("B01")).toBe("7 6 0 7 4 7 4");
  expect(from("B04")).toBe("7 2 6 0 6 6 4");
  expect(from("B05")).toBe("4 5 2 7 0 4 4");
});

test("so many Damage Dice kill so often", () => {
  const percent = (toughness: number): number[] =>
    [1, 2, 3, 4].map((dice) => Math.round(100 * killChance(dice, toughness)));
  expect([4, 5, 6, 9].map(percent)).toEqual([
    [50, 92, 100, 100],
    [33, 83, 98, 100],
    [17, 72, 95, 100],
    [0, 28, 74, 95],
  ]);
});

test("there is more than one way to play, each with a name of its own", () => {
  const names = dyingLight.bots.map(({ policy }) => policy);
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});
