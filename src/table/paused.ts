import type { Match } from "../kernel/match";
import type { Text } from "../kernel/text";
import { own } from "./voice";

/** What is told of a match that broke: what it was, and how much went with it. */
export const pausedText = (
  speaking: { readonly text: Text },
  { broken, lost }: Pick<Match, "broken" | "lost">,
): string =>
  lost > 0
    ? own(speaking, "table.pausedBefore", { what: broken, count: lost })
    : own(speaking, "table.paused", { what: broken });
