import { anyOf } from "../../../kernel/choice";
import { kept } from "../../../kernel/list";
import { wordTo } from "../../../kernel/talk";
import type { Word } from "../../../kernel/words";
import { FIRST_TO_MOVE } from "../content/infected";
import { GEAR_SLOTS, type GearSlot } from "../content/runners";
import { type CityAsk, type CityChance, type CityGo, type CityStep, type RunnerSeen, UNSEEN } from "../vocabulary";
import { loseMomentum } from "./dice";
import { areaOf } from "./ground";
import { runnerOf, seatOf } from "./runners";

/** The fourth Heavy Wound eliminates (DL-WND-08). */
export const HEAVY_AT_MOST = 3;

/** The Wounds until it is eliminated. */
export const woundsLeft = ({ light, heavy }: RunnerSeen): number =>
  2 * (HEAVY_AT_MOST + 1 - heavy.length) - (light === "none" ? 0 : 1);

/** Wounds of one source: two or more at once cost the Momentum Die, before the first is taken (DL-RULING-41). */
export const wounds: CityGo<"wounds"> = {
  kind: "go",
  run: (tell, { runner, count, by }) => {
    if (count >= 2) loseMomentum(tell, runner, "DL-WND-06");
    for (let taken = 0; taken < count; taken++) tell.next({ do: "wound", runner, by });
  },
};

/** A Light Wound first; the next one turns it to a Heavy Wound (DL-WND-04, DL-WND-05). */
export const wound: CityGo<"wound"> = {
  kind: "go",
  run: ({ state, emit, next }, { runner, by }) => {
    if (runnerOf(state, runner).light !== "none") next({ do: "turnWound", runner, by });
    else emit({ was: "lightWoundTaken", runner, card: state.woundDeck[0] ?? UNSEEN, by });
  },
};

/** A Heavy Wound that was turned face down is known. Nobody has seen a Light Wound: it is any of the cards not seen. */
export const turnWound: CityChance<"turnWound"> = {
  kind: "chance",
  draws: (state, { runner }) => {
    const { home, light } = runnerOf(state, runner);
    return [{ of: "wound-card", with: home + ".light", sides: light === UNSEEN ? state.wounds : [light] }];
  },
  land: ({ state, emit, next }, { runner, by }, [card = ""]) => {
    emit({ was: "woundTurned", runner, wound: card, by });
    if (runnerOf(state, runner).heavy.length > HEAVY_AT_MOST) emit({ was: "eliminated", runner });
    else next({ do: "heavyWound", runner, wound: card });
  },
  read: (_state, _step, came) => came,
};

const wholeGear = (runner: RunnerSeen): readonly GearSlot[] => {
  const whole = kept(GEAR_SLOTS, (slot) => runner.gear[slot] === "whole");
  return whole.length > 0 ? whole : kept(GEAR_SLOTS, (slot) => runner.gear[slot] === "damaged");
};

/** The effect on becoming heavy (DL-PV-05); the other two cards change Jumps and Climbs while they lie there. */
export const heavyWound: CityGo<"heavyWound"> = {
  kind: "go",
  run: (tell, { runner, wound: card }) => {
    const { token, zone } = runnerOf(tell.state, runner);
    const after: Readonly<Record<Word, CityStep>> = {
      "wound.winded": { do: "fatigue", runner },
      "wound.ripped-kit": { do: "ripKit", runner },
      "wound.outcry": { do: "move", into: areaOf(zone), moves: 1, types: FIRST_TO_MOVE, range: 1 },
    };
    const step = after[card];
    if (step?.do === "ripKit" && wholeGear(runnerOf(tell.state, runner)).length === 0) return;
    if (step !== undefined) tell.next(step);
    if (card === "wound.blood-trail" && token === "none") tell.emit({ was: "exposureTaken", runner, by: "DL-PV-05" });
    if (card === "wound.dazed") loseMomentum(tell, runner, "DL-PV-05");
  },
};

/** An undamaged Gear Token is flipped; when all are damaged, one is removed. */
export const ripKit: CityAsk<"ripKit"> = {
  kind: "ask",
  onlyAnswer: "take",
  seats: (state, { runner }) => seatOf(state, runner),
  asks: (talk, state, { runner }) => wordTo(talk, "gear", () => anyOf(wholeGear(runnerOf(state, runner)), "DL-PV-05")),
  take: ({ state, emit }, { runner }, _seat, word) => {
    for (const gear of GEAR_SLOTS) {
      const side = runnerOf(state, runner).gear[gear] === "whole" ? "damaged" : "gone";
      if (gear === word) emit({ was: "gearRipped", runner, gear, side });
    }
  },
};
