import type { InfectedType } from "../../../../src/games/dying-light/content/infected";
import type { CityEvent } from "../../../../src/games/dying-light/vocabulary";

/** Events as a test writes them. */
export const moved = (infected: InfectedType, from: string, to: string): CityEvent => ({
  was: "infectedMoved",
  infected,
  from,
  to,
});

export const spawned = (infected: InfectedType, area: string): CityEvent => ({ was: "spawned", infected, area });

export const spawnLost = (infected: InfectedType, area: string, count: number): CityEvent => ({
  was: "spawnLost",
  infected,
  area,
  count,
});

export const ran = (runner: string, from: string, to: string): CityEvent => ({ was: "runnerMoved", runner, from, to });

export const exposed = (runner: string): CityEvent => ({ was: "exposureTaken", runner });

export const momentumLost = (runner: string): CityEvent => ({ was: "momentumLost", runner });

export const lightWound = (runner: string): CityEvent => ({
  was: "lightWoundTaken",
  runner,
  card: "unseen",
});

export const heavyWound = (runner: string, wound: string): CityEvent => ({ was: "woundTurned", runner, wound });
