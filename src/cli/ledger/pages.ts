import { type GameName, withGame } from "../../games/index";
import { fail } from "../../kernel/fail";
import type { Mark } from "../../kernel/game";
import { chaptersOf, type LedgerChapter, type LedgerRow } from "../../kernel/ledger";
import { lineOf, sentence, type Text } from "../../kernel/text";
import { wholeText } from "../../table/text/whole";
import { PAGE_WORDS } from "./page-words";

/** The rules of a game as a page to read, in one language. */
export interface RulesPage {
  readonly file: string;
  readonly page: string;
}

const MARKS: readonly Mark[] = ["printed", "published", "ruling", "ours"];

/** Signs that Markdown would take for its own. */
const plain = (says: string): string => says.replace(/[\\`*_<>[\]]/g, String.raw`\$&`);

const toldRow = (text: Text, { id, says, mark }: LedgerRow): string =>
  `- **${id}** ${plain(says)} _${lineOf(text, `mark.${mark}`)}_`;

const toldChapter = (text: Text, { name, rows }: LedgerChapter): string =>
  [`## ${name}`, "", ...rows.map((row) => toldRow(text, row)), ""].join("\n");

const toldMarks = (text: Text, rows: readonly LedgerRow[]): readonly string[] =>
  MARKS.map((mark) =>
    sentence(text, "page.mark", {
      mark: lineOf(text, `mark.${mark}`),
      means: lineOf(text, `means.${mark}`),
      rows: rows.filter((row) => row.mark === mark).length,
      all: rows.length,
    }),
  );

const pageOf = (text: Text, chapters: readonly LedgerChapter[]): string => {
  const rows = chapters.flatMap((chapter) => chapter.rows);
  return [
    `# ${sentence(text, "page.title", { game: lineOf(text, "game.name") })}`,
    "",
    lineOf(text, "page.about"),
    "",
    ...toldMarks(text, rows),
    "",
    lineOf(text, "page.made"),
    "",
    ...chapters.map((chapter) => toldChapter(text, chapter)),
  ].join("\n");
};

/** A page for each language: `dying-light.md`, and `dying-light.pl.md` for the second. */
export const rulesPages = (game: GameName): readonly RulesPage[] =>
  withGame(game, ({ name, languages, markOf }) => {
    if (markOf === undefined) return [];
    return languages.map((language, i) => {
      const words = PAGE_WORDS[language.name] ?? fail(`no words for a page of rules in ${language.name}`);
      const text = { ...wholeText(language), ...words };
      const file = i === 0 ? `${name}.md` : `${name}.${language.name}.md`;
      return { file, page: pageOf(text, chaptersOf(language.text, markOf)) };
    });
  });
