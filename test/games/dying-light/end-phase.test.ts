import { expect } from "vitest";
import { dyingLight } from "../../../src/games/dying-light/game";
import { OWED, rule } from "../../support/given";
import { city, given } from "./support/city";
import { moved, spawned } from "./support/told";

const END = { do: "endPhase" } as const;

rule("DL-END-04 DL-END-07 DL-ROUND-03: the marker moves on and the next Round begins", () => {
  given(city({ round: 5 }))
    .when(END)
    .then(
      { was: "phaseBegan", phase: "end" },
      { was: "roundAdvanced", round: 6 },
      { was: "roundBegan", round: 6 },
      { was: "phaseBegan", phase: "activation" },
    );
});

rule("DL-END-06 DL-RULING-48: at night the Activation deck is shuffled anew, with every card", () => {
  const state = city({ round: 9, runners: { bram: {}, dex: {} } });
  state.activation = [];
  state.activationDrawn = ["activation.dex", "activation.enemy", "activation.bram"];
  const after = given(state).came(OWED).when(END);
  after.among({ was: "roundAdvanced", round: 10 }, { was: "activationShuffled" }, { was: "roundBegan", round: 10 });
  expect(after.state.activation.map((layer) => [...layer])).toEqual([
    ["activation.enemy", "activation.bram", "activation.dex"],
  ]);
  expect(after.state.activationDrawn).toEqual([]);
});

rule(
  "DL-AUTO-10 DL-DAYN-01 DL-DAYN-05 DL-DAYN-02 DL-DAYN-03 DL-DAYN-06 DL-DAYN-07 DL-RULING-47: from 7 to 8 night falls",
  () => {
    const state = city({ runners: { bram: { deck: [["exposure.x1"]], discard: ["exposure.x2"] } } });
    const after = given(state).came(OWED).when(END);
    after.among(
      { was: "roundAdvanced", round: 8 },
      { was: "cardsReshuffled", runner: "bram", seat: "p1" },
      spawned("howler", "G02"),
      spawned("howler", "G04"),
      spawned("howler", "G06"),
      { was: "activationShuffled" },
      { was: "roundBegan", round: 8 },
    );
    expect(after.state.runners[1]).toMatchObject({ deck: [["exposure.x1", "exposure.x2"]], discard: [] });
  },
);

rule("DL-DAYN-03 DL-DAYN-04 DL-ROUND-04: at night the decks lie turned and all Infected Cards face up", () => {
  const scenes = [7, 8].map((round) => dyingLight.scene(city({ round })));
  expect(scenes.map((scene) => scene["exposure.x1"]?.[0]?.turn)).toEqual([0, 2]);
  expect(scenes.map((scene) => scene["infected-card.volatile"]?.[0]?.up)).toEqual(["back", "front"]);
});

rule("DL-RULING-28 DL-DAYN-06: a full Nest spreads before its Howler comes", () => {
  const state = city({ infected: { G04: { biter: 6 } } });
  given(state)
    .came(OWED)
    .when({ do: "nightfall" })
    .among(spawned("howler", "G02"), moved("biter", "G04", "G07"), spawned("howler", "G04"), spawned("howler", "G06"));
});

rule("DL-DAYN-08: on the first night the Activation deck decides", () => {
  given(city({})).came(OWED).when(END).asks("nature nightCard");
});

rule("DL-RULING-46 DL-GAME-07: the End Phase of Round 12 loses", () => {
  given(city({ round: 12 }))
    .when(END)
    .then({ was: "phaseBegan", phase: "end" }, { was: "dawnMissed" })
    .over({ won: [], rule: "DL-RULING-46" });
});

rule("DL-GAME-01 DL-GAME-04: when it is won, it is won by all", () => {
  const state = city({ runners: { ash: {}, bram: {} } });
  dyingLight.evolve.won(state, { was: "won" });
  expect(dyingLight.over(state)).toEqual({ won: ["p1", "p2"], rule: "DL-GAME-04" });
});
