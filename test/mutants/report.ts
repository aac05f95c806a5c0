import type { Verdict } from "./bench";
import { type Break, KINDS } from "./breaks";
import { nameOf } from "./drawn";
import type { Equivalent } from "./equivalent/equivalent";

export interface Figure {
  readonly tried: number;
  readonly killed: number;
  readonly equivalent: number;
  readonly survivors: readonly Break[];
}

export interface Tried {
  readonly broken: Break;
  readonly verdict: Verdict["verdict"];
}

/** A break that nobody could notice counts neither way; one of those that was noticed all the same counts as killed. */
export const figureOf = (all: readonly Tried[], known: readonly Equivalent[]): Figure => {
  const names = new Set(known.flatMap(({ breaks }) => breaks));
  const alive = all.filter(({ verdict }) => verdict !== "killed").map(({ broken }) => broken);
  const survivors = alive.filter((each) => !names.has(nameOf(each)));
  const equivalent = alive.length - survivors.length;
  return { tried: all.length, killed: all.length - alive.length, equivalent, survivors };
};

/** Killed of all that could be, in per cent. */
export const rateOf = ({ tried, killed, equivalent }: Figure): number =>
  tried === equivalent ? 100 : (100 * killed) / (tried - equivalent);

const line = (name: string, figure: Figure): string => {
  const { tried, killed, equivalent, survivors } = figure;
  const numbers = [tried, killed, equivalent, survivors.length].map((number) => String(number).padStart(7)).join("");
  return `${name.padEnd(12)}${numbers}  ${rateOf(figure).toFixed(1).padStart(5)} %`;
};

/** What was tried of each kind, and who lives. */
export const reportOf = (all: readonly Tried[], known: readonly Equivalent[]): string => {
  const whole = figureOf(all, known);
  const verdicts = new Map(all.map(({ broken, verdict }) => [broken, verdict]));
  return [
    ...whole.survivors.map((each) => {
      const untouched = verdicts.get(each) === "unreached" ? " (no test passes here)" : "";
      return `lives: ${each.kind.padEnd(10)} ${each.file}:${String(each.line)} ${each.name}${untouched}`;
    }),
    `${" ".repeat(12)}  tried killed  equal  lives`,
    ...KINDS.map((kind) =>
      line(
        kind,
        figureOf(
          all.filter(({ broken }) => broken.kind === kind),
          known,
        ),
      ),
    ),
    line("all", whole),
  ].join("\n");
};
