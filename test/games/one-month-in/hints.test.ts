import { expect } from "vitest";
import type { Assault, CityStep } from "../../../src/games/one-month-in/vocabulary";
import { rule } from "../../support/given";
import { hintedCity, toldTo } from "./support/hinted-city";

const HOSPITAL = { tile: "hospital", zombies: 5 };
const inFight = (do_: "stand" | "strike" | "maul"): CityStep => ({ do: do_, cell: "f5", seat: "p1" });

rule(
  "OMI-ENTER-03 OMI-FIGHT-01: the odds of a fight before going in, with all and for each number of those who go",
  () => {
    const city = hintedCity({
      standing: { p1: [{ cell: "f5", zone: "out", count: 3 }, { cell: "g5" }] },
      tiles: { f5: { tile: "school", zombies: 3 } },
    });
    expect(toldTo(city, [["enter"]])).toContain("f5: 3 against 3: 87 % to clear it, 0.8 lost on average.");
    expect(toldTo(city, [["enter"], ["f5"], ["p1s2"]]).slice(3)).toEqual([
      "1 against 3: 8 % to clear it, 0.9 lost on average.",
      "2 against 3: 53 % to clear it, 1.2 lost on average.",
      "3 against 3: 87 % to clear it, 0.8 lost on average.",
    ]);
  },
);

rule("OMI-RUL-40: who bears arms goes along first", () => {
  const standing = {
    p1: [
      { cell: "f5", zone: "out" as const, count: 2 },
      { cell: "f5", zone: "out" as const, armed: true },
    ],
  };
  const city = hintedCity({ standing, tiles: { f5: { tile: "zoo", zombies: 2 } } });
  const told = toldTo(city, [["enter"], ["f5"], ["p1s1"]]);
  expect(told).toContain("p1s3: F5, outside. Action points: 1. Armed.");
  expect(told[4]).toBe("2 against 2: 91 % to clear it, 0.4 lost on average.");
});

rule("OMI-RUL-42 OMI-PVP-06: the odds of an attack before moving in", () => {
  const city = hintedCity({
    standing: { p1: [{ cell: "g5", count: 3 }], p2: [{ cell: "f5", count: 2 }] },
    tiles: { f5: { tile: "zoo", reclaimed: true } },
  });
  expect(toldTo(city, [["move"], ["g5"]])).toContain("f5: 3 against 2 of Player 2: 66 % to win, 1.4 lost on average.");
  expect(toldTo(city, [["move"], ["g5"], ["f5"], ["p1s1"]]).slice(3)).toEqual([
    "1 against 2 of Player 2: 11 % to win, 0.9 lost on average.",
    "2 against 2 of Player 2: 36 % to win, 1.4 lost on average.",
    "3 against 2 of Player 2: 66 % to win, 1.4 lost on average.",
  ]);
});

rule("OMI-RUL-12 OMI-RUL-42: and before going out to where another team stands", () => {
  const city = hintedCity({
    standing: { p1: [{ cell: "f5" }], p2: [{ cell: "f5", zone: "out" }] },
    tiles: { f5: { tile: "zoo" } },
  });
  expect(toldTo(city, [["leave"]])).toContain("f5: 1 against 1 of Player 2: 42 % to win, 0.6 lost on average.");
});

rule("OMI-TILE-02 OMI-TILE-03 OMI-TILE-04 OMI-TILE-05: what is known of the tiles one may go to", () => {
  const city = hintedCity({ standing: { p1: [{ cell: "g5" }] }, tiles: { f5: HOSPITAL } });
  const told = toldTo(city, [["move"], ["g5"]]);
  expect(told).toContain("f5: Hospital. Zombies 5, price 3, points 6, cards 4.");
  expect(told).toContain("g4: Unexplored: 1.7 zombies on average, 3 at most.");
});

rule("OMI-RUL-05 OMI-PROTO-04: what lies under the fog of a lesson is told to nobody", () => {
  const usual = hintedCity({ standing: { p1: [{ cell: "g5" }] } });
  const agreed = hintedCity({ standing: { p1: [{ cell: "g5" }] }, tiles: { g4: { under: "farm" } } });
  agreed.rings = agreed.rings.map((ring, i) =>
    i === 0 ? ring.map((layer) => layer.filter((tile) => tile !== "farm")) : ring,
  );
  expect(toldTo(agreed, [["move"], ["g5"]])).toEqual(toldTo(usual, [["move"], ["g5"]]));
});

rule("OMI-RUL-24 OMI-RUL-30 OMI-TRADE-03 OMI-TRADE-04: in a fight, as it stands, without a runner, with gear", () => {
  const city = hintedCity({
    standing: { p1: [{ cell: "f5", count: 2, ap: 1 }] },
    tiles: { f5: { tile: "zoo", zombies: 2 } },
    teams: { p1: { salvage: 3 } },
  });
  expect(toldTo(city, [], inFight("stand"))).toEqual(["2 against 2: 83 % to clear it, 0.6 lost on average."]);
  expect(toldTo(city, [["run"], ["p1s1"]], inFight("stand"))[0]).toBe(
    "1 against 2: 32 % to clear it, 0.7 lost on average.",
  );
  expect(toldTo(city, [["trade"]], inFight("stand")).slice(0, 3)).toEqual([
    "arm: 2 against 2: 91 % to clear it, 0.4 lost on average.",
    "suit: 2 against 2: 91 % to clear it, 0.3 lost on average.",
    "Two of your 3 salvage are 1 point: 6 become 5.",
  ]);
});

rule("OMI-FIGHT-07 OMI-RUL-41: what the zombies' dice come to, and what those who are left do", () => {
  const city = hintedCity({
    standing: {
      p1: [
        { cell: "f5", count: 2 },
        { cell: "f5", suited: true },
      ],
    },
    tiles: { f5: HOSPITAL },
  });
  expect(toldTo(city, [], inFight("maul"), "")).toEqual(["5 zombies against 3: 1.5 hits on average."]);
  expect(toldTo(city, [], inFight("strike"), "")[0]).toMatch(/^3 against 5: \d+ % to clear it/);
  const casualties: CityStep = { do: "casualties", cell: "f5", seat: "p1", count: 1 };
  expect(toldTo(city, [], casualties)[0]).toMatch(/^2 against 5: \d+ % to clear it/);
  expect(toldTo(city, [], casualties)).toContain("p1s3: F5, inside. Action points: 1. Suited up.");
});

rule("OMI-PVP-01: the attack as it stands, before dice are thrown", () => {
  const assault: Assault = { cell: "f5", zone: "in", attacker: "p1", defender: "p2", group: ["p1s1", "p1s2"] };
  const city = hintedCity({
    standing: { p1: [{ cell: "f5", count: 2 }], p2: [{ cell: "f5" }] },
    tiles: { f5: { tile: "zoo", reclaimed: true } },
  });
  expect(toldTo(city, [], { do: "clash", assault }, "")).toEqual([
    "2 against 1 of Player 2: 75 % to win, 0.7 lost on average.",
  ]);
  expect(toldTo(city, [], { do: "losses", assault, seat: "p2", count: 1 }, "p2")).toEqual([
    "p2s1: F5, inside. Action points: 1.",
  ]);
});

rule("OMI-TRADE-01 OMI-VP-02: what a trade costs, and how many fences are left", () => {
  const city = hintedCity({
    standing: { p1: [{ cell: "g5", count: 3 }] },
    teams: { p1: { salvage: 4 } },
    walls: [{ border: "g4-s", seat: "p1" }],
  });
  expect(toldTo(city, [["trade"]])).toEqual([
    "Two of your 4 salvage are 1 point: 8 become 7.",
    "fence: Fences left: 9.",
  ]);
});

rule("OMI-CLAIM-02 OMI-CLAIM-03: what can be claimed, for how much of what is there", () => {
  const city = hintedCity({
    standing: { p1: [{ cell: "f5", count: 4 }, { cell: "f4" }, { cell: "g4", count: 2, ap: 0 }] },
    tiles: { f5: { tile: "hospital" }, f4: { tile: "zoo" }, g4: { tile: "bus-depot" } },
  });
  expect(toldTo(city)).toContain("claim: Can be claimed now: F5.");
  expect(toldTo(city, [["claim"]])).toEqual(["f5: Hospital: price 3 of 4 action points, 1 to spare. Points 6."]);
  const flagged = hintedCity({
    standing: { p1: [{ cell: "f5", count: 4 }] },
    tiles: {
      f5: { tile: "hospital" },
      ...Object.fromEntries(
        ["e3", "e4", "e5", "e6", "e7", "d3", "d4", "d5", "d6", "f3"].map((cell) => [
          cell,
          { tile: "bus-depot", reclaimed: true, owner: "p1" },
        ]),
      ),
    },
  });
  expect(toldTo(flagged, [["claim"]])).toEqual([]);
});

rule(
  "OMI-SCAV-02 OMI-RUL-38: what the next card may be, and what a search costs and brings those who are there",
  () => {
    const city = hintedCity({
      standing: { p1: [{ cell: "f5" }] },
      tiles: { f5: { tile: "zoo", reclaimed: true, owner: "p1", stack: ["zombies1", "survivors3"] } },
      deck: ["rope", "rope", "zombies1", "survivors1", "survivors2", "wire"],
    });
    expect(toldTo(city)).toContain("search: The next card: salvage 38 %, survivors 38 %, zombies 25 %. Unseen: 8.");
    // 3 + 1 + 2 survivors and 2 zombies in 8 cards; one against one loses in 1 of 4.
    expect(toldTo(city, [["search"]])).toEqual([
      "p1s1: F5: 2 cards. A search by 1 finds 0.8 survivors and costs 0.1 on average. Action points: 1.",
    ]);
  },
);

rule("OMI-FEED-01 OMI-FARM-03 OMI-FARM-05: action points, food, and the food of the next turn", () => {
  const farm = { tile: "farm", reclaimed: true, owner: "p1" };
  const city = hintedCity({
    standing: {
      p1: [
        { cell: "f5", count: 2, ap: 2 },
        { cell: "g5", ap: 0 },
      ],
    },
    teams: { p1: { food: 2 } },
    tiles: { f5: { ...farm, workedBy: "p1" }, f4: farm, g4: { ...farm, zombies: 2 } },
  });
  expect(toldTo(city)).toContain("Action points 4. Food 2, next turn 3 more.");
  expect(toldTo(city, [["feed"]])).toContain("p1s3: G5, inside. Action points: 0.");
});

rule("OMI-RUL-48 OMI-RUL-49 OMI-EX-30: what is held ends the game unless somebody goes there", () => {
  const told = (tile: object, p2: readonly { cell: string; zone?: "in" | "out" }[] = []) =>
    toldTo(
      hintedCity({
        standing: { p1: [{ cell: "g5" }], p2 },
        tiles: { e3: { tile: "military-base", reclaimed: true, owner: "p1", hold: "held", ...tile } },
      }),
    )[0];
  const ends = "Military Base (E3): the game ends when the turn of Player 1 begins, unless somebody goes there.";
  const not = "Military Base (E3): as it stands it does not count for Player 1.";
  expect(told({})).toBe(ends);
  expect(told({ hold: "attacked" })).toBe(not);
  expect(told({ zombies: 1 })).toBe(not);
  expect(told({}, [{ cell: "e3" }])).toBe(not);
  expect(told({ zombies: 1 }, [{ cell: "e3", zone: "out" }])).toBe(not);
});

rule("OMI-END-01 OMI-RUL-50: who has how many farms, and who could work five of them", () => {
  const farm = { tile: "farm", reclaimed: true, owner: "p2" };
  const farms = (count: number, food: number) =>
    toldTo(
      hintedCity({
        standing: { p1: [{ cell: "g5" }], p2: ["c3", "b3", "c4", "d4"].map((cell) => ({ cell })) },
        teams: { p2: { food } },
        tiles: Object.fromEntries(["b3", "c4", "d4", "c5", "d5"].slice(0, count).map((cell) => [cell, farm])),
      }),
    ).filter((line) => line.includes("farms"));
  expect(farms(3, 0)).toEqual([]);
  expect(farms(4, 0)).toEqual(["Player 2 has 4 farms."]);
  expect(farms(5, 1)).toEqual(["Player 2 could work 5 farms next turn: that ends the game."]);
});

rule("OMI-END-03: who can have 50 points with the coming turn, by claiming or with luck", () => {
  const told = (salvage: number, tiles: object) =>
    toldTo(
      hintedCity({
        standing: { p1: [{ cell: "g5" }], p2: [{ cell: "c3" }, { cell: "d4", count: 3 }] },
        teams: { p2: { salvage } },
        tiles: { d4: { tile: "hospital", reclaimed: true, ...tiles } },
      }),
    ).filter((line) => line.includes("Player 2 has"));
  expect(told(74, {})).toEqual(["Player 2 has 44 points and could claim up to 50 next turn."]);
  expect(told(72, {})).toEqual([]);
  const stack = ["unseen", "unseen"];
  expect(told(64, { owner: "p2", stack })).toEqual(["Player 2 has 45 points; with luck in searching 51 next turn."]);
  expect(told(60, { owner: "p2", stack })).toEqual([]);
});

rule("OMI-VP-01 OMI-VP-02 OMI-VP-03 OMI-RUL-54: how all stand, to those who wait and those who vote", () => {
  const city = hintedCity({
    standing: { p1: [{ cell: "g5", count: 4 }], p2: [{ cell: "c3", count: 2 }] },
    teams: { p1: { salvage: 3, food: 1 } },
  });
  const standings = [
    "Player 1: 8 points, 42 to go. Survivors 4, salvage 3, land 3.",
    "Player 2: 5 points, 45 to go. Survivors 2, salvage 0, land 3.",
  ];
  expect(toldTo(city, [], { do: "close", by: "OMI-RUL-54", seat: "p1", sealed: [] }, "p2")).toEqual(standings);
  expect(toldTo(city, [], { do: "propose", seat: "p2" }, "p2")).toEqual(standings);
  expect(toldTo(city).slice(-2)).toEqual(standings.map((line) => `end: ${line}`));
});

rule("OMI-RUL-19 OMI-RUL-37: whose fence it is, and what a flag is worth", () => {
  const city = hintedCity({
    standing: { p1: [{ cell: "g5" }] },
    tiles: { f5: { tile: "zoo", reclaimed: true, owner: "p1" } },
    walls: [
      { border: "g4-s", seat: "p1" },
      { border: "f5-se", seat: "p2" },
    ],
  });
  expect(toldTo(city, [["tear"]])).toEqual(["f5-se: A fence of Player 2."]);
  expect(toldTo(city, [["lift"]])).toEqual(["f5: Zoo: points 3, and a flag for another tile."]);
});

rule("OMI-RUL-42 OMI-FEED-02: before the turn begins one sees who can come, the worst of them at once", () => {
  const city = hintedCity({
    standing: { p1: [{ cell: "g5", count: 2 }], p2: [{ cell: "f5", count: 3 }] },
    tiles: { f5: { tile: "zoo", reclaimed: true } },
  });
  expect(toldTo(city)).toContain("Player 2 can come to G5, inside: 3 against 2, 66 % for them.");
});

rule("OMI-SETUP-05 OMI-BASE-03: over which border of one's Base the others are nearest", () => {
  const city = hintedCity({ standing: {} });
  const told = toldTo(city, [], { do: "fence", seat: "p1" });
  expect(told).toHaveLength(6);
  expect(told).toContain("f5-se: Over it 4 moves to the Base of Player 2.");
  expect(told).toContain("g5-se: Over it 7 moves to the Base of Player 2.");
  const three = hintedCity({ seats: 3, standing: { p3: [] } });
  expect(toldTo(three, [], { do: "fence", seat: "p1" })).toContain(
    "g4-se: Over it 5 moves to the Base of Player 2, Player 3.",
  );
});

rule("OMI-RUL-01: five teams and six are told that their city is ours, four are not", () => {
  const told = (seats: number) =>
    toldTo(hintedCity({ seats, standing: {} }), [], { do: "fence", seat: "p1" }).filter((line) =>
      line.includes("ours"),
    );
  expect(told(4)).toEqual([]);
  expect(told(5)).toEqual(["The game was published for two to 4 teams: this city for 5 is ours."]);
});

rule("OMI-RUL-59: a claim that ends the game is told to, where the table plays so", () => {
  const told = (unheld: string) =>
    toldTo(
      hintedCity({
        standing: { p1: [{ cell: "e5", count: 6 }] },
        tiles: { e5: { tile: "military-base" } },
        options: { unheld },
      }),
      [["claim"]],
    );
  expect(told("on")[0]).toBe("e5: Military Base: claiming it ends the game.");
  expect(told("off")).toHaveLength(1);
});

rule("OMI-RUL-53: land of a team that is out stands among the others, and threatens nobody with five farms", () => {
  const farms = Object.fromEntries(
    ["b3", "c4", "d4", "c5", "d5"].map((cell) => [cell, { tile: "farm", reclaimed: true, owner: "p2" }]),
  );
  const city = hintedCity({ standing: { p1: [{ cell: "g5" }] }, tiles: farms, teams: { p2: { salvage: 3 } } });
  const state = { ...city, teams: city.teams.map((team) => ({ ...team, out: team.seat === "p2" })) };
  const told = toldTo(state);
  expect(told).toContain("end: Player 2: 14 points, 36 to go. Survivors 0, salvage 3, land 13.");
  expect(told.filter((line) => line.includes("farms"))).toEqual([]);
});

rule("OMI-PROTO-05: a search reckons with the card of ten", () => {
  const losses = (deck: readonly string[]) =>
    toldTo(
      hintedCity({
        standing: { p1: [{ cell: "f5", count: 4 }] },
        tiles: { f5: { tile: "zoo", reclaimed: true, owner: "p1", stack: ["unseen"] } },
        deck,
      }),
      [["search"]],
    )[0];
  expect(losses(["rope"])).toContain("costs 0.0 on average");
  expect(losses(["zombies10"])).toContain("costs 4.0 on average");
});

rule("OMI-FLIP-03 OMI-CARD-01: what may come of a tile that is turned over, and of a card", () => {
  const city = hintedCity({
    standing: { p1: [{ cell: "f5" }] },
    tiles: { f5: { tile: "zoo", reclaimed: true, owner: "p1", stack: ["rope", "zombies2"] } },
    deck: ["wire", "survivors1"],
  });
  expect(toldTo(city, [], { do: "explore", cell: "g4" }, "")).toEqual([
    "Unexplored: 1.7 zombies on average, 3 at most.",
  ]);
  expect(toldTo(city, [], { do: "turnOver", cell: "f5", seat: "p1" }, "")).toEqual([
    "The next card: salvage 50 %, survivors 25 %, zombies 25 %. Unseen: 4.",
  ]);
});
