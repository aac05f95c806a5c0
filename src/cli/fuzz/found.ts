import { isGame } from "../../games/index";
import { Mistake, readable } from "../mistake";
import { gestureText } from "./gesture";
import type { Said } from "./input-run";
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
