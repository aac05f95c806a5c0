import { BuildFailure } from "../failure";

/** Letters that mean nothing in a pattern, of which some stand for what JSON would have to escape. */
const LETTERS = ["~", "`", "|", ";", "@", "#", "&", "!"];

/** Three letters that occur nowhere: for a quotation mark, between lines, and between the parts of a line. */
const lettersFor = (name: string, text: string): readonly [string, string, string] => {
  const [quote, line, part] = LETTERS.filter((letter) => !text.includes(letter));
  if (quote === undefined || line === undefined || part === undefined)
    throw new BuildFailure([`${name}: all of ${LETTERS.join(" ")} are in use`]);
  return [quote, line, part];
};

/**
 * Many lines of parts as one text of the controller's memo, that is read as one string and taken apart by a pattern: its
 * three letters, then the lines.
 */
export const packed = (name: string, lines: readonly (readonly string[])[]): string => {
  const [quote, line, part] = lettersFor(name, lines.flat().join(""));
  const body = lines.map((parts) => parts.join(part)).join(line);
  return quote + line + part + line + body.replaceAll('"', quote) + line;
};
