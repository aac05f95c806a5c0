import { expect } from "vitest";
import { OWED, rule } from "../../support/given";
import { city, given } from "./support/city";
import { exposed, moved, spawned } from "./support/told";

const EXPOSE = { do: "expose", runner: "bram" } as const;
const PILE = ["chase.h1", "chase.h2", "chase.h3", "chase.h4"];

const chasedBy = (card: string, more: Parameters<typeof city>[0] = {}) => {
  const runners = { bram: { zone: "B11", token: "held" as const, track: ["basic.1", "basic.2"], pool: ["combat.1"] } };
  const state = city({ runners, ...more });
  state.chase = PILE.slice(PILE.indexOf(card));
  return given(state).when(EXPOSE);
};

const taken = (card: string) => ({ was: "chaseTaken", runner: "bram", card }) as const;

rule("DL-CHASE-01 DL-PV-12: Behind you puts one Infected into the Runner's Area", () => {
  chasedBy("chase.h1").then(taken("chase.h1"), spawned("biter", "B11"));
  chasedBy("chase.h1", { round: 8 }).then(taken("chase.h1"), spawned("viral", "B11"));
});

rule("DL-PV-12: Cut off brings two Infected, as two Moves would", () => {
  chasedBy("chase.h2", { infected: { G06: { viral: 3, biter: 1 } } }).then(
    taken("chase.h2"),
    moved("viral", "G06", "B11"),
    moved("viral", "G06", "B11"),
  );
});

rule("DL-PV-12: Frenzy sends two from the nearest Nest", () => {
  chasedBy("chase.h3").then(taken("chase.h3"), spawned("biter", "G06"), spawned("biter", "G06"));
});

rule("DL-PV-12: Breathless tires a die", () => {
  chasedBy("chase.h4").then(taken("chase.h4")).asks("p1 fatigueDie");
});

const held = (options: Record<string, string> = {}, chase = ["chase.h2", "chase.h3"]) => {
  const state = city({ runners: { bram: { zone: "B11", token: "held", chase: ["chase.h1"] } }, options });
  state.chase = chase;
  return state;
};

rule("DL-CHASE-01: a second Chase takes a second card, as long as there is one", () => {
  const after = given(held()).when(EXPOSE);
  after.then(taken("chase.h2"), { was: "movesLost", area: "B11", count: 2 });
  expect(after.state.runners[1]?.chase).toEqual(["chase.h1", "chase.h2"]);
  expect(after.state.chase).toEqual(["chase.h3"]);
  given(held({}, [])).when(EXPOSE).then();
});

rule("DL-CHASE-02 DL-RULING-36: it ends with all its cards, which go under the pile", () => {
  const state = city({ runners: { bram: { zone: "B11", chase: ["chase.h1", "chase.h2"] } } });
  state.chase = ["chase.h3"];
  const after = given(state).when({ do: "endActivation", runner: "bram" });
  after.then(
    { was: "chaseEnded", runner: "bram", card: "chase.h1" },
    { was: "chaseEnded", runner: "bram", card: "chase.h2" },
    { was: "activationEnded", runner: "bram" },
  );
  expect(after.state.runners[1]?.chase).toEqual([]);
  expect(after.state.chase).toEqual(["chase.h3", "chase.h1", "chase.h2"]);
});

rule("DL-EXPO-05 DL-PV-12: each Chase Card makes the Exposure Value 1 higher", () => {
  const state = city({ runners: { bram: { zone: "B11", track: ["basic.1"], chase: ["chase.h1", "chase.h2"] } } });
  given(state).came(OWED).when({ do: "exposurePhase" }).among({ was: "exposureChecked", runner: "bram", exposure: 3 });
});

rule("DL-RULING-36: by the house rule whoever is chased already takes no second card", () => {
  given(held({ oneChase: "on" }))
    .when(EXPOSE)
    .then();
  chasedBy("chase.h1", { options: { oneChase: "on" } }).then(taken("chase.h1"), spawned("biter", "B11"));
});

rule("DL-AUTO-11 DL-EX-17 DL-RISK-15 DL-CHASE-02 DL-CHASE-03: a Chase can begin and end in one activation", () => {
  const bram = { zone: "B10", token: "held" as const, pool: ["basic.1", "basic.2"] };
  const calm = city({ runners: { bram }, infected: { B10: { biter: 1 } } });
  calm.chase = ["chase.h3"];
  given(calm, { do: "turn", runner: "bram" })
    .came("risk.exposure")
    .when("p1 turn/run/G08b/basic.1", "p1 nest/G04", "p1 turn/pass")
    .among(
      taken("chase.h3"),
      { was: "chaseEnded", runner: "bram", card: "chase.h3" },
      {
        was: "activationEnded",
        runner: "bram",
      },
    );
});

rule("DL-RULING-36: a Chase that ended goes under the pile, and the Exposure token stays", () => {
  const state = city({ runners: { bram: { zone: "B11", token: "held", chase: ["chase.h1"] } } });
  state.chase = ["chase.h2"];
  const after = given(state).when({ do: "endActivation", runner: "bram" });
  expect(after.state.chase).toEqual(["chase.h2", "chase.h1"]);
  expect(after.state.runners[1]?.token).toBe("held");
});

rule("DL-CHASE-02: it goes on where an Infected stands", () => {
  const state = city({ runners: { bram: { zone: "B11", chase: ["chase.h1"] } }, infected: { B11: { howler: 1 } } });
  given(state).when({ do: "endActivation", runner: "bram" }).then({ was: "activationEnded", runner: "bram" });
});

rule("DL-RISK-14: without a token, Exposure brings one and no Chase", () => {
  given(city({ runners: { bram: {} } }))
    .when(EXPOSE)
    .then(exposed("bram"));
});

rule("DL-PV-12 DL-EMOVE-09: Cut off searches the adjacent Areas only", () => {
  chasedBy("chase.h2", { infected: { G05: { viral: 2 } } }).then(taken("chase.h2"), {
    was: "movesLost",
    area: "B11",
    count: 2,
  });
});
