const BLANK = " \t\r\n";

/** Without the blanks around it: JavaScript's own becomes a pattern that MoonSharp gives up on in a long text. */
export const trimmed = (text: string): string => {
  let from = 0;
  let to = text.length;
  while (from < to && BLANK.includes(text.charAt(from))) from++;
  while (from < to && BLANK.includes(text.charAt(to - 1))) to--;
  return text.slice(from, to);
};
