import type { TableDefinition } from "../../../build/table-definition";
import { Mistake } from "../mistake";

/**
 * The text of a table's page in the Workshop. Its bounds are Steam's: a title of 128 letters, a description of 8000.
 * https://partner.steamgames.com/doc/api/ISteamUGC#Constants
 */

export const TITLE_MOST = 128;
export const DESCRIPTION_MOST = 8000;

/** Steam's own marks. */
const chapter = (title: string, body: string): string => `[h1]${title}[/h1]\n${body}`;

export interface PageText {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
}

const within = (what: string, text: string, most: number): string => {
  if (text.length > most) {
    throw new Mistake(`the ${what} has ${String(text.length)} letters; the Workshop takes ${String(most)}`);
  }
  return text;
};

/** How a table is called, what it is and how it is played, out of what the table says itself. */
export const pageTextOf = (
  { saveName, note, notebook, about }: TableDefinition,
  seats: { readonly least: number; readonly most: number },
  owners: string,
): PageText => {
  const [least, most] = about.minutes;
  const facts = [
    `Players: ${String(seats.least)} to ${String(seats.most)}; bots take any seat.`,
    `Minutes: ${String(least)} to ${String(most)}.`,
    "Scripted: it sets itself up, asks what may be done, refuses by the rule's name, takes back any answer, and saves.",
  ];
  const [first = ""] = note.split("\n\n");
  const description = [
    `UNOFFICIAL. ${owners}`,
    first,
    `[list]\n${facts.map((fact) => `[*]${fact}`).join("\n")}\n[/list]`,
    ...notebook.map(({ title, body }) => chapter(title, body)),
  ].join("\n\n");
  return {
    title: within("title", saveName.replace(/^Outbreak - /, "Outbreak: "), TITLE_MOST),
    description: within("description", description, DESCRIPTION_MOST),
    tags: about.tags,
  };
};
