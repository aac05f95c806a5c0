import { type GameName, withGame } from "../../games/index";
import type { Word } from "../../kernel/words";
import { among, Mistake } from "../mistake";

/** The policies of those at a table: the seats take them in turn. */
export type LineUp = readonly Word[];

export const policyAt = (lineUp: LineUp, match: number, seat: number): Word =>
  lineUp[(match + seat) % lineUp.length] ?? "";

/** `careful` alone, `careful+bold` at one table, `careful,bold` one after the other, `all` each alone. */
export const lineUpsAsked = (game: GameName, text: string): readonly LineUp[] => {
  const policies = withGame(game, ({ bots }) => bots.map(({ policy }) => policy));
  if (text === "") return [policies.slice(0, 1)];
  if (text === "all") return policies.map((policy) => [policy]);
  const lineUps = text.split(",").map((lineUp) => lineUp.split("+").map((policy) => among("policy", policy, policies)));
  const twice = lineUps.find((lineUp, i) => lineUps.some((other, j) => j < i && other.join() === lineUp.join()));
  if (twice !== undefined) throw new Mistake(`--policy names ${twice.join("+")} twice`);
  return lineUps;
};
