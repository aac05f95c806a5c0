import type { Finding, Tally } from "../../recognise/recognise";
import { type GameFound, isHere } from "./games";
import type { Report } from "./report";

/** More lines of one table than these are told by their number; --json has all. */
const MOST = 30;
const WIDEST = 100;

/** A stranger's name may hold line ends, or what a terminal would obey. */
const cellOf = (text: string): string => {
  const line = text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");
  return line.length > WIDEST ? `${line.slice(0, WIDEST - 1)}…` : line;
};

type Rows = readonly (readonly string[])[];

const table = (title: string, given: Rows, most = MOST): string[] => {
  if (given.length === 0) return [];
  const rows = given.map((row) => row.map(cellOf));
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? "").length)));
  const lines = rows
    .slice(0, most)
    .map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  ")}`.trimEnd());
  const more = rows.length > most ? [`  … and ${String(rows.length - most)} more (--json tells all)`] : [];
  return ["", title, ...lines, ...more];
};

const n = (count: number, what: string): string => `${String(count)} ${what}${count === 1 ? "" : "s"}`;

const orNone = (text: string): string => (text === "" ? "none" : text);

const header = ({ header: { is, name, version, date, table: stands, bytes } }: Report): string[] => [
  is === "save" ? `Save "${cellOf(name)}"` : "Saved Object",
  `  version ${orNone(cellOf(version))}, saved ${orNone(cellOf(date))}, table ${orNone(cellOf(stands))}, ${n(Math.ceil(bytes / 1024), "KB").replace("KBs", "KB")}`,
];

const depths = (counts: readonly number[]): string =>
  counts.flatMap((count, depth) => (count > 0 ? [`${String(count)} at ${String(depth)}`] : [])).join(", ");

const total = ({ sorts }: Report): number => sorts.reduce((sum, { count }) => sum + count, 0);

const share = ({ sorts, of, findings }: GameFound): string => {
  const unsure = findings.filter(({ is }) => is === "unsure").length;
  return `${String(sorts)} of ${n(of, "sort")}, ${n(findings.length - unsure, "object")}, ${String(unsure)} to be asked about`;
};

const howKnown = (findings: readonly Finding[], sort: string): string => {
  const known = findings.filter(({ is, sorts }) => is !== "unsure" && sorts[0] === sort);
  if (known.length > 0) return [...new Set(known.map(({ is, by }) => `${is} by ${by}`))].join(", ");
  const asked = findings.filter(({ sorts }) => sorts.includes(sort)).length;
  return asked > 0 ? `one has to ask: it may be one of ${n(asked, "object")}` : "missing";
};

const tallyRow = ({ findings }: GameFound, { sort, found, isEndless, wanted }: Tally): string[] => {
  const count = isEndless ? "any number" : String(found);
  return [sort, wanted > 0 ? `${count} of ${String(wanted)}` : count, howKnown(findings, sort)];
};

const sortBySort = (found: GameFound): string[] =>
  table(
    `${found.game}, sort by sort`,
    found.tallies.map((tally) => tallyRow(found, tally)),
    found.of,
  );

/** The game that is most likely the one; the others by their shares. */
const games = ([first, ...others]: readonly GameFound[]): string[] => {
  if (first === undefined || first.findings.length === 0) return [];
  return [
    ...table(
      "What our games recognise",
      [first, ...others].map((found) => [found.game, share(found)]),
    ),
    ...(isHere(first) ? sortBySort(first) : ["  so none of our games lies here"]),
  ];
};

/** What is in a save, for a person to read. */
export const told = (report: Report): string =>
  [
    ...header(report),
    ...table(
      `${n(total(report), "object")}, by type and depth (0: on the table)`,
      report.sorts.map(({ name, count, depths: counts }) => [String(count), name, depths(counts)]),
    ),
    ...table(
      n(report.scripts.length, "script"),
      report.scripts.map(({ at, guid, nickname, lines, modules }) => [
        at,
        guid,
        nickname,
        n(lines, "line"),
        modules === 0 ? "" : n(modules, "module"),
      ]),
    ),
    ...table(
      `${String(report.xml.length)} with XML`,
      report.xml.map(({ at, guid, nickname, lines }) => [at, guid, nickname, n(lines, "line")]),
    ),
    ...table(
      n(report.decks.length, "deck"),
      report.decks.map(({ at, guid, nickname, cards, sheets }) => [
        at,
        guid,
        nickname,
        n(cards, "card"),
        n(sheets, "sheet"),
      ]),
    ),
    ...table(
      `${String(report.states.length)} with states`,
      report.states.map(({ at, guid, nickname, states }) => [at, guid, nickname, n(states, "state")]),
    ),
    ...table(
      n(report.zones.length, "zone"),
      report.zones.map(({ at, guid, name, seat }) => [at, guid, name, seat]),
    ),
    ...table(
      `${n(report.sharedGuids.length, "GUID")} of several objects`,
      report.sharedGuids.map(({ guid, objects }) => [guid === "" ? "(empty)" : guid, n(objects, "object")]),
    ),
    ...table(
      "Addresses by host",
      report.assets.hosts.map(({ host, addresses }) => [String(addresses), host]),
    ),
    ...table(
      "Files of this computer that are not there",
      report.assets.dead.map((address) => [address]),
    ),
    ...table(
      "Addresses that only a script or a note knows",
      report.assets.hidden.map(({ at, field, address }) => [at, field, address]),
    ),
    ...games(report.games),
  ].join("\n");
