import type { InfectedType } from "../../../../src/games/dying-light/content/infected";
import type { CityEvent } from "../../../../src/games/dying-light/vocabulary";
import type { Told } from "../../../support/given";

type CityTold = Told<CityEvent>;

/** Events as a test writes them. */
export const moved = (infected: InfectedType, from: string, to: string): CityTold => ({
  was: "infectedMoved",
  infected,
  from,
  to,
});

export const spawned = (infected: InfectedType, area: string): CityTold => ({ was: "spawned", infected, area });

export const spawnLost = (infected: InfectedType, area: string, count: number): CityTold => ({
  was: "spawnLost",
  infected,
  area,
  count,
});

export const ran = (runner: string, from: string, to: string): CityTold => ({ was: "runnerMoved", runner, from, to });

export const exposed = (runner: string): CityTold => ({ was: "exposureTaken", runner });

export const momentumLost = (runner: string): CityTold => ({ was: "momentumLost", runner });

export const lightWound = (runner: string): CityTold => ({
  was: "lightWoundTaken",
  runner,
  card: "unseen",
});

export const heavyWound = (runner: string, wound: string): CityTold => ({ was: "woundTurned", runner, wound });
