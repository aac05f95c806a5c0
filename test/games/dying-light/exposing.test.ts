import { expect } from "vitest";
import type { City } from "../../../src/games/dying-light/vocabulary";
import { OWED, rule } from "../../support/given";
import { city, given, uv } from "./support/city";
import { moved, spawned } from "./support/told";

const PHASE = { do: "exposurePhase" } as const;
const checked = (runner: string, exposure: number) => ({ was: "exposureChecked", runner, exposure }) as const;
const resolved = (area: string) => ({ was: "areaResolved", area }) as const;

const track = (tempo: number): string[] => [...Array<string>(tempo - 1).fill("-"), "basic.1"];

rule("DL-EXPO-01 DL-EXPO-02 DL-EXPO-03 DL-RULING-08: the number above the Tempo Die, of no other", () => {
  for (const [tempo, exposure] of [1, 1, 2, 2, 3, 3].entries()) {
    given(city({ runners: { ash: { track: track(tempo + 1) } } }))
      .came(OWED)
      .when(PHASE)
      .among(checked("ash", exposure));
  }
  given(city({})).when(PHASE).among(checked("ash", 0));
});

rule("DL-EXPO-04 DL-EXPO-05 DL-PV-12: a token adds 1, a Chase Card 1", () => {
  const ash = { track: track(1), token: "held" as const, chase: ["chase.h1"] };
  given(city({ runners: { ash } }))
    .came(OWED)
    .when(PHASE)
    .among(checked("ash", 3));
});

rule("DL-RULING-15 DL-ENV-13: under UV there is no value, and nothing is drawn; the token leaves all the same", () => {
  const ash = { zone: "G11", track: track(5), token: "held" as const };
  given(city({ runners: { ash }, features: [uv("G11")] }))
    .when(PHASE)
    .then({ was: "phaseBegan", phase: "exposure" }, checked("ash", 0), { was: "exposureReturned", runner: "ash" });
});

const apart = (ash: number, bram: number): City =>
  city({
    runners: { ash: { zone: "G05a", track: track(ash) }, bram: { zone: "B11", track: track(bram) } },
  });

rule("DL-EXPO-07: the Area with the highest value first", () => {
  given(apart(1, 3)).came(OWED).when(PHASE).among(resolved("B11"));
});

rule("DL-EXPO-06: values in one Area are added to rank it", () => {
  const state = city({
    runners: {
      ash: { zone: "G05a", track: track(3) },
      bram: { zone: "B11", track: track(1) },
      cleo: { zone: "B11", track: track(3) },
    },
  });
  given(state).came(OWED).when(PHASE).among(resolved("B11"));
});

rule("DL-DP-15 DL-EXPO-12: the players order Areas with equal values", () => {
  given(apart(2, 2)).came(OWED).when(PHASE).offers("p2 tiedArea", "G05", "B11");
  given(apart(2, 2)).came(OWED).when(PHASE, "p2 tiedArea/B11").among(resolved("B11"));
});

rule("DL-EXPO-13: an Area without Runners is refused", () => {
  given(apart(2, 2)).when(PHASE, "p1 tiedArea/G02").refused("DL-EXPO-13");
});

rule("DL-EXPO-07: a lower one is refused", () => {
  const state = city({
    runners: {
      ash: { zone: "G05a", track: track(3) },
      bram: { zone: "B11", track: track(3) },
      cleo: { zone: "G11", track: track(1) },
    },
  });
  given(state).when(PHASE, "p1 tiedArea/G11").refused("DL-EXPO-07");
});

rule("DL-RULING-11: one without value is refused, and never resolved", () => {
  const state = city({
    runners: {
      ash: { zone: "G05a", track: track(3) },
      bram: { zone: "B11", track: track(3) },
      cleo: { zone: "G11" },
    },
    infected: { G11: { biter: 2 } },
  });
  given(state).when(PHASE, "p1 tiedArea/G11").refused("DL-RULING-11");
  given(city({ runners: { cleo: { zone: "G11" } }, infected: { G11: { biter: 2 } } }))
    .when(PHASE)
    .then({ was: "phaseBegan", phase: "exposure" }, checked("cleo", 0));
});

rule("DL-EXPO-11: one that has been resolved is refused", () => {
  const state = city({
    runners: {
      ash: { zone: "G05a", track: track(3), exposure: 2 },
      bram: { zone: "B11", track: track(1), exposure: 1 },
      cleo: { zone: "G11", track: track(1), exposure: 1 },
    },
  });
  state.resolved = ["G05"];
  given(state).when({ do: "nextArea" }, "p1 tiedArea/G05").refused("DL-EXPO-11");
});

/** Ash on a roof no Nest is near to, with nobody about. */
const onRoof = (more: Parameters<typeof city>[0] = {}, exposure = 2): City =>
  city({ runners: { ash: { zone: "B11", exposure } }, ...more });

const RESOLVE = { do: "resolveArea", area: "B11" } as const;
const drew = (card: string) => ({ was: "cardDrawn", runner: "ash", card }) as const;

rule("DL-AUTO-07 DL-EXPO-08 DL-DECK-01: as many cards as the own value, then onto the own discard", () => {
  const after = given(onRoof()).came("exposure.x1", "exposure.x4").when(RESOLVE);
  after.among(drew("exposure.x1"), drew("exposure.x4"), { was: "cardsDiscarded", runner: "ash" });
  expect(after.state.runners[0]).toMatchObject({ drawn: [], discard: ["exposure.x4", "exposure.x1"] });
  expect(after.state.runners[0]?.deck[0]?.length).toBe(6);
});

rule("DL-EXPO-09 DL-EXPO-10: each from the own deck, and all cards of the Area are one set", () => {
  const state = city({
    runners: { ash: { zone: "B11", exposure: 1 }, bram: { zone: "B11", exposure: 1 } },
    infected: { G06: { viral: 4 } },
  });
  given(state)
    .came("exposure.x2", "exposure.x3", OWED)
    .when(RESOLVE, "p1 allocate/…")
    .among(
      drew("exposure.x2"),
      { was: "cardDrawn", runner: "bram", card: "exposure.x3" },
      spawned("biter", "G06"),
      spawned("biter", "G06"),
      moved("viral", "G06", "B11"),
    );
});

rule("DL-AUTO-08 DL-ENACT-01 DL-EXPO-16: Spawn, then Move, then Attack", () => {
  given(onRoof({ infected: { G06: { viral: 1 } } }, 1))
    .came("exposure.x3", "damage.5")
    .when(RESOLVE, "p1 defend/…")
    .among(spawned("biter", "G06"), moved("viral", "G06", "B11"), {
      was: "attacked",
      runner: "ash",
      biter: 0,
      viral: 1,
      volatile: 0,
      power: 1,
    });
});

rule("DL-DECK-02 DL-RULING-10: a Reshuffle makes one deck of all eight, once the cards are carried out", () => {
  const ash = { zone: "B11", exposure: 2, deck: [["exposure.x8", "exposure.x2"]], discard: ["exposure.x1"] };
  const state = city({ runners: { ash } });
  const after = given(state).came("exposure.x8", "exposure.x2").when(RESOLVE);
  after.among(drew("exposure.x8"), drew("exposure.x2"), spawned("biter", "G06"), {
    was: "cardsReshuffled",
    runner: "ash",
    seat: "p1",
  });
  expect(after.state.runners[0]?.deck.map((layer) => layer.toSorted())).toEqual([
    ["exposure.x1", "exposure.x2", "exposure.x8"],
  ]);
});

rule("DL-DECK-03: an empty deck is made new of the discard, without the cards drawn now", () => {
  const ash = { zone: "B11", exposure: 2, deck: [["exposure.x1"]], discard: ["exposure.x4"] };
  given(city({ runners: { ash } }))
    .came("exposure.x1", "exposure.x4")
    .when(RESOLVE)
    .among(drew("exposure.x1"), { was: "deckRenewed", runner: "ash", seat: "p1" }, drew("exposure.x4"));
});

rule("DL-RULING-10: with all cards drawn, drawing stops", () => {
  const ash = { zone: "B11", exposure: 3, deck: [["exposure.x1"]] };
  given(city({ runners: { ash } }))
    .came("exposure.x1")
    .when(RESOLVE)
    .among({ was: "cardsDiscarded", runner: "ash" });
});

rule("DL-DECK-04: at night the night half counts", () => {
  given(onRoof({ round: 8, infected: { G06: { viral: 2 } } }, 1))
    .came("exposure.x7", OWED)
    .when(RESOLVE)
    .among(moved("viral", "G06", "B11"), moved("viral", "G06", "B11"));
  given(onRoof({}, 1)).came("exposure.x7").when(RESOLVE).among(spawned("biter", "G06"));
});

rule("DL-EXPO-14 DL-RULING-72: a token that was counted leaves, one taken later stays", () => {
  given(city({ runners: { ash: { token: "counted" }, bram: { token: "held" } } }))
    .when({ do: "returnTokens" })
    .then({ was: "exposureReturned", runner: "ash" });
});
