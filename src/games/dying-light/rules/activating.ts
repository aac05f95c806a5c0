import { allowed } from "../../../kernel/choice";
import { has, kept, mapped } from "../../../kernel/list";
import { sizeOf, topOf } from "../../../kernel/pile";
import { refuse } from "../../../kernel/refusal";
import { wordTo } from "../../../kernel/talk";
import type { Verdict, Word } from "../../../kernel/words";
import { ENEMY_ACTIVATION } from "../content/cards";
import { FACES } from "../content/dice";
import type { CityAsk, CityChance, CityGo, CitySeen, RunnerId } from "../vocabulary";
import { standingIn } from "./crowd";
import { boostsOf, diceAt } from "./dice";
import { areaOf } from "./ground";
import { isOn } from "./options";
import { everySeat, isNight, isPlaying, namesOf, playing, runnerOf } from "./runners";

/** The Round's three Phases (DL-ROUND-01). */
export const round: CityGo<"round"> = {
  kind: "go",
  run: ({ state, emit, next }) => {
    emit({ was: "roundBegan", round: state.round });
    emit({ was: "phaseBegan", phase: "activation" });
    next({ do: "activations" }, { do: "exposurePhase" }, { do: "endPhase" });
  },
};

const whyNotActivate = (state: CitySeen, word: Word): Verdict => {
  if (!isPlaying(state, word)) return refuse("DL-TTS-03");
  return has(state.activated, word) ? refuse("DL-ACTV-01") : "fine";
};

const notYetActivated = (state: CitySeen): readonly RunnerId[] =>
  kept(namesOf(playing(state)), (runner) => whyNotActivate(state, runner) === "fine");

/** By day the players choose who is next, at night a card does, until all are done (DL-ACTV-07). */
export const activations: CityGo<"activations"> = {
  kind: "go",
  run: ({ state, next }) => {
    if (isNight(state)) {
      if (sizeOf(state.activation) > 0) next({ do: "nightCard" });
    } else if (notYetActivated(state).length > 0) next({ do: "who" });
  },
};

export const who: CityAsk<"who"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: everySeat,
  asks: (talk, state) =>
    wordTo(talk, "who", () => allowed(namesOf(playing(state)), (word) => whyNotActivate(state, word))),
  take: ({ next }, _step, _seat, runner) => {
    next({ do: "activate", runner }, { do: "activations" });
  },
};

/** `activation.ash` stands for Ash. */
const runnerOnCard = (card: Word): RunnerId => card.slice("activation.".length);

export const nightCard: CityChance<"nightCard"> = {
  kind: "chance",
  draws: (state) => [{ of: "activation-card", with: "activation", sides: topOf(state.activation) }],
  land: ({ emit, next }, _step, [card = ""]) => {
    emit({ was: "activationDrawn", card });
    if (card === ENEMY_ACTIVATION) next({ do: "nightAbilities" }, { do: "activations" });
    else next({ do: "activate", runner: runnerOnCard(card) }, { do: "activations" });
  },
  read: (_state, _step, came) => came,
};

/** Gather first, cool down after: a die fatigued in Round N is back in N+2 (DL-RUN-01, DL-RUN-02, DL-RUN-09). */
export const activate: CityGo<"activate"> = {
  kind: "go",
  run: ({ state, emit, next }, { runner }) => {
    emit({ was: "runnerActivated", runner });
    emit({ was: "diceGathered", runner });
    if (diceAt(runnerOf(state, runner), "fatigue").length > 0) emit({ was: "diceCooled", runner });
    next({ do: "roll", runner }, { do: "acting", runner });
  },
};

/** All gathered dice are rolled once and make the pool (DL-RUN-04). */
export const roll: CityChance<"roll"> = {
  kind: "chance",
  draws: (state, { runner }) =>
    mapped(diceAt(runnerOf(state, runner), "pool"), (die) => ({
      of: die.die,
      with: "die." + die.type,
      sides: FACES[die.type],
    })),
  land: ({ state, emit }, { runner }, came) => {
    const { seat, dice } = { seat: runnerOf(state, runner).seat, dice: diceAt(runnerOf(state, runner), "pool") };
    emit({ was: "diceRolled", runner, seat, dice: mapped(dice, (die) => die.die), faces: came, by: "DL-RUN-04" });
  },
  read: (_state, _step, came) => {
    const boosts: Word[] = [];
    for (const face of came) for (const boost of boostsOf(face)) if (!has(boosts, boost)) boosts.push(boost);
    return boosts;
  },
};

/** Goes on while dice are left (DL-RUN-08), or for free actions if the players want those (DL-RULING-12). */
export const acting: CityGo<"acting"> = {
  kind: "go",
  run: ({ state, next }, { runner }) => {
    const left = diceAt(runnerOf(state, runner), "pool").length;
    next(left > 0 || isOn(state, "freeActionsAfterLastDie") ? { do: "turn", runner } : { do: "endActivation", runner });
  },
};

/** A Chase ends where no Infected is (DL-CHASE-02). */
export const endActivation: CityGo<"endActivation"> = {
  kind: "go",
  run: ({ state, emit }, { runner }) => {
    const { chase, zone } = runnerOf(state, runner);
    if (standingIn(state, areaOf(zone)) === 0)
      for (const card of chase) emit({ was: "chaseEnded", runner, card, by: "DL-CHASE-02" });
    emit({ was: "activationEnded", runner });
  },
};
