import { type GameName, isGame } from "../../games/index";
import { Mistake, readable } from "../mistake";
import { gestureText } from "./gesture";
import { givenAgain } from "./gesture-run";
import { readCode, type Said, saidAgain } from "./input-run";
import type { Finding } from "./judge";
import type { Shown } from "./shrink";

/** What the fuzzer found, as text that a person reads and as a file that shows it again. */

const saidText = ({ seat, to, say }: Said): string => `${seat} ${to}/${say.map((words) => words.join("+")).join("/")}`;

export const shownText = (shown: Shown, again: string): string => {
  const { finding, game } = shown;
  const steps =
    shown.at === "table"
      ? [`${shown.seated.join(", ")} sit at a new table`, ...shown.gestures.map(gestureText)]
      : [`${String(shown.begun.seats)} seats, seed ${String(shown.begun.seed)}`, ...shown.said.map(saidText)];
  return [
    `${game}: ${finding.kind}`,
    `  ${finding.says}`,
    ...steps.map((step, i) => `  ${String(i).padStart(3)}  ${step}`),
    `  again: npx outbreak fuzz ${game} --again ${again}`,
  ].join("\n");
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A finding as a file tells it. */
export const readShown = (file: string): Shown => {
  let value: unknown;
  try {
    value = JSON.parse(readable(file));
  } catch (error) {
    if (error instanceof Mistake) throw error;
    throw new Mistake(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const shown = value as Partial<Record<string, unknown>> | null;
  const game = shown?.["game"];
  if (typeof game !== "string" || !isGame(game)) throw new Mistake(`${file}: "game" names no game`);
  const list = shown?.["at"] === "table" ? shown["gestures"] : shown?.["at"] === "rules" ? shown["said"] : undefined;
  if (!isList(list)) throw new Mistake(`${file}: neither "gestures" at a "table" nor what was "said" at the "rules"`);
  return value as Shown;
};

/** Shows it again: what is seen now. */
export const shownAgain = (shown: Shown): readonly Finding[] => {
  if (shown.at === "table") return givenAgain(shown.game, shown);
  const { seen } = saidAgain(shown.game, shown.begun, shown.said);
  return seen === undefined ? [] : [seen];
};

/** The match of a replay code, looked at on the way. */
export const codeAgain = (game: GameName, code: string): readonly Finding[] => {
  const read = readCode(game, code);
  if (read === "none") throw new Mistake(`"${code}" is neither a file nor a replay code of ${game} as it is now`);
  const { seen } = saidAgain(game, read.begun, read.said);
  return seen === undefined ? [] : [seen];
};
