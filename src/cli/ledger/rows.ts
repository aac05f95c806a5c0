import type { GameName } from "../../games/index";
import { withGame } from "../../games/index";
import type { Mark } from "../../kernel/game";
import { type LedgerRow, rowsOf as idsOf } from "../../kernel/ledger";
import { lineOf } from "../../kernel/text";
import type { Title } from "./titles";

/** A row of a game's ledger, and the tests that carry it. */
export interface Row extends Pick<LedgerRow, "id" | "says"> {
  /** Where it comes from, as far as the game says. */
  readonly mark: Mark | "unmarked";
  readonly tests: readonly Title[];
}

/** What a title cites: `DL-RUN-01 DL-RUN-02: …`. */
const cited = (title: string): readonly string[] => title.match(/\b[A-Z][A-Z0-9]*(?:-[A-Z]+)+-\d+\b/g) ?? [];

/** A game's text has a sentence for each row of its ledger: that is the list of them. */
export const rowsOf = (game: GameName, titles: readonly Title[]): readonly Row[] => {
  const { text, markOf } = withGame(game, ({ languages, markOf }) => ({ text: languages[0].text, markOf }));
  return idsOf(text).map((id) => ({
    id,
    says: lineOf(text, id),
    mark: markOf?.(id) ?? "unmarked",
    tests: titles.filter(({ title }) => cited(title).includes(id)),
  }));
};

/** What tests cite in this game's name and its ledger does not have. */
export const strangers = (rows: readonly Row[], titles: readonly Title[]): readonly string[] => {
  const known = new Set(rows.map(({ id }) => id));
  const heads = new Set(rows.map(({ id }) => id.split("-")[0]));
  const ids = titles.flatMap(({ title }) => cited(title)).filter((id) => heads.has(id.split("-")[0]) && !known.has(id));
  return [...new Set(ids)];
};
