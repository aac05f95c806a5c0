import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { LedgerChapter, LedgerRow } from "../../kernel/ledger";
import type { Send } from "../link";
import type { NotebookPage } from "../room/wire";
import { words } from "../text/words";
import { Dialog } from "./dialog";
import { HowToPlay } from "./how-to-play";

/** The rules of the game, by the book's chapters, to be searched: each row with where it comes from. */

interface Props {
  readonly chapters: readonly LedgerChapter[] | "none";
  /** What is to be read beforehand. */
  readonly notebook: readonly NotebookPage[];
  /** What is looked for when it is opened: a row, or nothing. */
  readonly looksFor: string;
  readonly send: Send;
  readonly close: () => void;
}

const Row = ({ row: { id, says, mark } }: { readonly row: LedgerRow }): JSX.Element => (
  <li>
    <b>{id}</b> {says} <i>{words.marks[mark]}</i>
  </li>
);

/** Every word of what is looked for, in any order. */
const isMeant = (wanted: string, told: string): boolean =>
  wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => told.toLowerCase().includes(word));

const found = (chapters: readonly LedgerChapter[], wanted: string): readonly LedgerChapter[] =>
  chapters
    .map((chapter) => ({
      ...chapter,
      rows: chapter.rows.filter(({ id, says }) => isMeant(wanted, `${chapter.name} ${id} ${says}`)),
    }))
    .filter(({ rows }) => rows.length > 0);

const Chapter = ({ chapter: { name, rows }, open }: { readonly chapter: LedgerChapter; readonly open: boolean }) => (
  <details open={open}>
    <summary>
      {name} ({rows.length})
    </summary>
    <ul class="rows">
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  </details>
);

export const RulesWindow = ({ chapters, notebook, looksFor, send, close }: Props): JSX.Element => {
  const [wanted, setWanted] = useState(looksFor);
  useEffect(() => {
    send({ act: "rules" });
  }, [send]);
  const shown = chapters === "none" ? [] : found(chapters, wanted);
  return (
    <Dialog title={words.rules} close={close} wide>
      {looksFor === "" ? <HowToPlay notebook={notebook} /> : null}
      <input
        type="search"
        value={wanted}
        aria-label={words.search}
        placeholder={words.search}
        onInput={({ currentTarget }) => {
          setWanted(currentTarget.value);
        }}
      />
      <p class="hint" aria-live="polite">
        {words.found(shown.reduce((sum, { rows }) => sum + rows.length, 0))}
      </p>
      {shown.map((chapter) => (
        <Chapter key={chapter.topic} chapter={chapter} open={wanted !== ""} />
      ))}
    </Dialog>
  );
};
