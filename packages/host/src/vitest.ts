/**
 * Matchers for tables and their pieces, and a picture of each table on which a test has failed. In `vitest.config.ts`:
 * `test: { setupFiles: ["@outbreak/host/vitest"] }`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { afterEach, beforeEach, expect, type TestContext } from "vitest";
import { expectAt } from "./expected";
import { whenOpened } from "./open";
import type { Piece, Point, Vector } from "./piece";
import type { Fault, Table } from "./table";

/** As near as this nobody sees a difference. */
const NEAR = 0.1;

const near = (at: Vector, place: Point, within: number): boolean =>
  Math.hypot(at.x - place.x, at.z - place.z, place.y === undefined ? 0 : at.y - place.y) <= within;

const told = ({ x, y, z }: Point): string =>
  [x, y, z].map((each) => (each === undefined ? "any" : String(Math.round(each * 100) / 100))).join(", ");

const line = ({ script, chunk, line, message, times }: Fault): string =>
  `  ${script}${chunk === "" ? "" : ` ${chunk}:${String(line)}`}: ${message}${times > 1 ? ` (${String(times)} times)` : ""}`;

expect.extend({
  toStandAt(this: { readonly isNot: boolean }, piece: Piece, place: Point, within: number = NEAR) {
    const pass = near(piece.position, place, within);
    if (!pass && !this.isNot) expectAt(piece, place);
    const name = piece.name === "" ? piece.guid : piece.name;
    const wrong = pass ? "where it should not" : `not at ${told(place)}`;
    return { pass, message: () => `${name} stands at ${told(piece.position)}, ${wrong}` };
  },
  toHaveNoFaults({ faults }: Table) {
    const pass = faults.length === 0;
    const wrong = ["the table has faults:", ...faults.map(line)].join("\n");
    return { pass, message: () => (pass ? "nothing went wrong on the table" : wrong) };
  },
});

declare module "vitest" {
  interface Matchers<T> {
    /** The piece stands there, at any height unless `y` is given, within a tenth of a unit unless told otherwise. */
    toStandAt: T extends Piece ? (place: Point, within?: number) => void : never;
    /** No script of the table did wrong, and none asked for what is not imitated. */
    toHaveNoFaults: T extends Table ? () => void : never;
  }
}

/** Where the pictures of failed tests are put; `OUTBREAK_PICTURES` names another folder. */
const FOLDER = process.env["OUTBREAK_PICTURES"] ?? "failed-tables";

const plain = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80);

/** The tables a test can have failed on: its own, or else those its file opened before. */
const shared: Table[] = [];
let own: Table[] = [];
let isInTest = false;

whenOpened((table) => (isInTest ? own : shared).push(table));

beforeEach(() => {
  own = [];
  isInTest = true;
});

const pictured = ({ task }: TestContext, tables: readonly Table[]): string[] => {
  mkdirSync(FOLDER, { recursive: true });
  return tables.map((table, i) => {
    const number = tables.length > 1 ? `-${String(i + 1)}` : "";
    const file = join(FOLDER, `${plain(basename(task.file.name))}-${plain(task.name)}${number}.svg`);
    writeFileSync(file, table.picture());
    return relative(process.cwd(), file);
  });
};

afterEach((context) => {
  isInTest = false;
  const { state, errors = [] } = context.task.result ?? {};
  const [error] = errors;
  if (state !== "fail" || error === undefined) return;
  const files = pictured(context, own.length > 0 ? own : shared);
  if (files.length > 0) error.message += `\n\nThe table as it stood: ${files.join(", ")}`;
});
