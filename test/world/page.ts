import type { Changes } from "../../src/host/run/changes";
import type { Trouble } from "../../src/host/run/trouble";
import type { Faced } from "./faced";

const told = (count: number): string => count.toLocaleString("en");

const takenFrom = ({ holds }: Changes, isDeck: boolean): number =>
  holds
    .filter(({ kind, before, after }) => kind.startsWith("Deck") === isDeck && after < before)
    .reduce((sum, { before, after }) => sum + before - after, 0);

/** What set-up brought about, counted. */
const broughtAbout = ({ setUp: { changes } }: Faced): string =>
  [
    [takenFrom(changes, true), "cards out of decks"],
    [takenFrom(changes, false), "pieces out of bags"],
    [changes.came.length, "came"],
    [changes.gone.length, "gone"],
    [changes.moved.length, "moved"],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `${told(Number(count))} ${String(what)}`)
    .join(", ");

const faultsOf = ({ pressed, setUp }: Faced): readonly Trouble[] => {
  const known = new Map<string, Trouble>();
  for (const each of [...pressed.troubles, ...setUp.troubles])
    known.set(JSON.stringify([each.chunk, each.line, each.message]), each);
  return [...known.values()];
};

const rowOf = (one: Faced): string => {
  const { table, objects, pieces, scripts, lines, pressed } = one;
  const share = pressed.offered === 0 ? "–" : `${told(pressed.reached)} of ${told(pressed.offered)}`;
  const cells = [
    `[${table.name}](https://github.com/${table.repository}/tree/${table.commit})`,
    table.licence,
    `${told(objects)} (${told(pieces)})`,
    `${told(scripts)} (${told(lines)})`,
    share,
    broughtAbout(one),
    String(faultsOf(one).length),
  ];
  return `| ${cells.join(" | ")} |`;
};

const HEAD = [
  "| table | licence | objects (with what they hold) | scripts (lines) | pressed | set-up brought about | faults |",
  "| --- | --- | --- | --- | --- | --- | --- |",
];

const faultLines = (one: Faced): string[] => [
  `${one.table.name}: ${one.seconds.toFixed(1)} s${one.setUp.missing.length > 0 ? `, not there: ${one.setUp.missing.join("; ")}` : ""}${one.pressed.broken}${one.setUp.broken}`,
  ...faultsOf(one).map(
    ({ blame, script, chunk, line, message }) =>
      `  ${blame} ${script} ${chunk}:${String(line)} ${message.slice(0, 200)}`,
  ),
];

/** As docs have it, and below it every fault. */
export const pageOf = (all: readonly Faced[]): string =>
  [...HEAD, ...all.map(rowOf), "", ...all.flatMap(faultLines)].join("\n");
