import { mapped } from "./list";
import type { Input, Word } from "./words";

/**
 * How a match has come to where it is: each input as a line, `<code> <seat> <step>/<words>/<words>`. Text is appended,
 * kept and read back without a walk through all that was before it; what a line says is read when it is asked for.
 */

export const lineOf = ({ seat, to, say }: Input, code: string): string => {
  let line = code + " " + seat + " " + to;
  for (const words of say) line += "/" + words.join("+");
  return line;
};

/** How the input is written in the replay code. */
export const codeIn = (line: string): string => line.slice(0, line.indexOf(" "));

const wordsIn = (part: string): readonly Word[] => (part === "" ? [] : part.split("+"));

/** The input that a line tells; "none" where it tells none. */
export const inputIn = (line: string, at: number): Input | "none" => {
  const [code = "", seat = "", rest = "", more] = line.split(" ");
  const [to = "", ...say] = rest.split("/");
  if (code === "" || seat === "" || to === "" || more !== undefined) return "none";
  return { at, seat, to, say: mapped(say, wordsIn) };
};

/** All inputs of a past that is sound. */
export const inputsIn = (past: readonly string[]): readonly Input[] => {
  const inputs: Input[] = [];
  for (let at = 0; at < past.length; at++) {
    const input = inputIn(past[at] ?? "", at);
    if (input !== "none") inputs.push(input);
  }
  return inputs;
};
