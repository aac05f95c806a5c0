import { distinct, has, kept, mapped } from "../../../kernel/list";
import { FACES, RISK_DICE } from "../content/dice";
import type { AreaId, CityChance, CityGo, CitySeen, CityStep, Face, RunnerId } from "../vocabulary";
import { onFire } from "./crowd";
import { areaOf } from "./ground";
import { isNight, runnerOf, skillOf } from "./runners";

/** Light Feet: a Run or Climb out of an Area ignores one enemy, with Momentum two (DL-SKILL-04, DL-SKILL-05). */
export const ignoredEnemies = (runner: RunnerId, momentum: boolean): number => {
  if (skillOf(runner) !== "skill.light-feet") return 0;
  return momentum ? 2 : 1;
};

/** Fire adds 1 to what leaves its Area, and to Utility actions in it (DL-ENV-05, DL-RULING-25). */
export const fireIn = (state: CitySeen, area: AreaId): number => (onFire(state, area) ? 1 : 0);

/** Evade is subtracted first, the dice of the game are the cap (DL-RISK-11, DL-RULING-23). */
export const diceFor = (risk: number, evades: number): number => Math.min(RISK_DICE, Math.max(0, risk - evades));

/** What a face sets off, in the printed order (DL-RULING-52). */
const effectOf = (state: CitySeen, runner: RunnerId, face: Face): CityStep | "safe" => {
  if (face === "risk.exposure") return { do: "suffer", runner, what: "exposure" };
  if (face === "risk.fatigue") return { do: "fatigue", runner };
  if (face === "risk.wound") return { do: "suffer", runner, what: "armor" };
  if (face !== "risk.spawn") return "safe";
  const area = areaOf(runnerOf(state, runner).zone);
  return { do: "spawn", area, infected: isNight(state) ? "viral" : "biter", count: 1, by: "DL-RISK-18", spread: 0 };
};

/** Equal symbols count once (DL-RISK-12). */
export const riskRoll: CityChance<"riskRoll"> = {
  kind: "chance",
  draws: (_state, { dice }) => {
    const die = { of: "die.risk", with: "die.risk", sides: FACES.risk };
    return mapped(FACES.risk.slice(0, dice), () => die);
  },
  land: ({ state, emit, next }, { runner }, came) => {
    emit({ was: "riskRolled", runner, faces: came });
    for (const face of distinct(FACES.risk)) {
      const effect = has(came, face) ? effectOf(state, runner, face) : "safe";
      if (effect !== "safe") next(effect);
    }
  },
  read: (_state, _step, came) => {
    const bad = distinct(kept(came, (face) => face !== "risk.safe"));
    return bad.length > 0 ? bad : ["risk.safe"];
  },
};

/** A second Exposure token is a Chase instead (DL-RISK-14, DL-RISK-15). */
export const expose: CityGo<"expose"> = {
  kind: "go",
  run: ({ state, emit, next }, { runner }) => {
    if (runnerOf(state, runner).token === "none") emit({ was: "exposureTaken", runner, by: "DL-RISK-14" });
    else next({ do: "chase", runner });
  },
};
