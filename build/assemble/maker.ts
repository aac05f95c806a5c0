import type { CustomDeckState } from "../../src/tts/save";
import { BuildFailure } from "../failure";
import type { GameSources, GameTable } from "../game-sources";
import type { Work } from "../stage";
import type { ObjectTemplate, SheetCell, TableDefinition } from "../table-definition";
import { guidsFor } from "./guid";

/** What everything on one game's table is made with. */
export interface Maker {
  readonly game: GameTable;
  readonly table: TableDefinition;
  guid(this: void, role: string): string;
  url(this: void, asset: string, wanting: string): string;
  /** A value with every `asset:…` and `script:…` in it replaced by what it stands for. */
  resolved<T>(this: void, value: T, wanting: string): T;
  /** A sheet's number, by which its cards' ids begin. */
  sheet(this: void, cell: SheetCell): number;
}

const REFERENCE = /^(asset|script):(.+)$/;

type Named = (name: string, wanting: string) => string;

const replaced = (value: unknown, wanting: string, asset: Named, script: Named): unknown => {
  if (typeof value === "string") {
    const [, what, name = ""] = REFERENCE.exec(value) ?? [];
    if (what === undefined) return value;
    return what === "asset" ? asset(name, wanting) : script(name, wanting);
  }
  if (Array.isArray(value)) return value.map((each) => replaced(each, wanting, asset, script));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([field, each]) => [
    field,
    replaced(each, `${wanting}.${field}`, asset, script),
  ]);
  return Object.fromEntries(fields);
};

const found = (table: ReadonlyMap<string, string>, what: string): Named => {
  return (name, wanting) => {
    const value = table.get(name);
    if (value === undefined) throw new BuildFailure([`${wanting}: there is no ${what} "${name}"`]);
    return value;
  };
};

/** Sheets are numbered from 1 as they come; TTS tells cards of different sheets apart by it. */
const sheetNumbers = (): ((cell: SheetCell) => number) => {
  const numbers = new Map<string, number>();
  return ({ name, back }) => {
    const key = `${name} ${back}`;
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    return number;
  };
};

export const makerFor = ({ game, table }: GameSources, work: Work): Maker => {
  const urls = work.assets.filter((asset) => asset.game === game.name).map(({ name, url }) => [name, url] as const);
  const asset = found(new Map(urls), "asset");
  const script = found(new Map(work.bundles.map(({ name, lua }) => [name, lua])), "script");
  return {
    game,
    table,
    guid: guidsFor(game.name),
    url: asset,
    resolved: <T>(value: T, wanting: string) => replaced(value, wanting, asset, script) as T,
    sheet: sheetNumbers(),
  };
};

/** The sheet as a card or deck of it names it. */
export const sheetState = (maker: Maker, cell: SheetCell, wanting: string): CustomDeckState => ({
  FaceURL: maker.url(cell.name, `${wanting}.sheet`),
  BackURL: maker.url(cell.back, `${wanting}.sheet`),
  NumWidth: cell.columns,
  NumHeight: cell.rows,
  // In a hand others see the back, not the sheet's last cell.
  BackIsHidden: true,
  UniqueBack: cell.ownBack === true,
  Type: 0,
});

/** What is said of the object itself, without what only its place needs. */
export const ownFields = ({ scale: _scale, lift: _lift, ...own }: ObjectTemplate) => own;
