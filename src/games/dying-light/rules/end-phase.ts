import { EVENT_TOKENS, FIRST_NIGHT, ROUNDS } from "../content/cards";
import type { CityGo } from "../vocabulary";
import { loseMomentum, tempoOf } from "./dice";
import { isNight, playing } from "./runners";
import { nests } from "./spawning";

/** The Momentum Die is kept from this Tempo on (DL-END-02). */
export const TEMPO_TO_KEEP = 4;

/** Stand up, Momentum, the Round Marker, the Activation deck, the next Round (DL-END-01 to DL-END-07). */
export const endPhase: CityGo<"endPhase"> = {
  kind: "go",
  run: (tell) => {
    const { state, emit, next } = tell;
    emit({ was: "phaseBegan", phase: "end" });
    for (const zone of state.flares) emit({ was: "flareOut", zone });
    for (const { infected, area } of state.down) emit({ was: "stoodUp", infected, area });
    for (const runner of playing(state))
      if (tempoOf(runner) < TEMPO_TO_KEEP) loseMomentum(tell, runner.runner, "DL-END-03");
    if (state.round === ROUNDS) {
      emit({ was: "dawnMissed" });
      return;
    }
    emit({ was: "roundAdvanced", round: state.round + 1 });
    if (state.round === FIRST_NIGHT) next({ do: "nightfall" });
    for (const { round, card } of EVENT_TOKENS) if (round === state.round) next({ do: "event", card });
    if (isNight(state)) next({ do: "shuffleActivation" });
    next({ do: "round" });
  },
};

/** The step from 7 to 8: fresh decks on their night halves, and a Howler in each Nest (DL-DAYN-02 to DL-DAYN-06). */
export const nightfall: CityGo<"nightfall"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    for (const { runner, seat } of playing(state)) emit({ was: "cardsReshuffled", runner, seat, by: "DL-DAYN-03" });
    for (const area of nests(state))
      next({ do: "spawn", area, infected: "howler", count: 1, by: "DL-DAYN-06", spread: 0 });
  },
};

export const shuffleActivation: CityGo<"shuffleActivation"> = {
  kind: "go",
  run: ({ emit }) => {
    emit({ was: "activationShuffled" });
  },
};
