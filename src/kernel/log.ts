import { canonical } from "./canonical";
import { numberText } from "./number-text";
import type { Event, Input } from "./words";

/** The lines that every VM must print alike. */
export const inputLine = ({ at, seat, to, say }: Input): string => {
  let line = numberText(at) + " " + seat + " " + to;
  for (const words of say) line += "/" + words.join("+");
  return line;
};

export const eventLine = (event: Event): string => "  " + canonical(event);
