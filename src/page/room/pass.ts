import type { Act } from "./wire";

/**
 * What somebody may do in a room. Whoever is at home has the table to themselves; in a shared room one is the host, and each
 * guest has one seat, or only looks on.
 */
export interface Pass {
  readonly is: "at home" | "host" | "guest";
  /** Where a guest sits; the others choose for themselves. */
  readonly colour: string;
}

export const AT_HOME: Pass = { is: "at home", colour: "Grey" };
export const HOST: Pass = { is: "host", colour: "Grey" };

/** What touches the whole table, or holds everything in it, is the host's. */
const FOR_THE_HOST: readonly Act["act"][] = [
  "sit",
  "speed",
  "load",
  "again",
  "replay",
  "save",
  "begin",
  "rematch",
  "goOn",
  "handOver",
  "handedOver",
];

/** What one may do who only looks on. */
const FOR_WATCHERS: readonly Act["act"][] = ["leave", "watch", "name", "say", "phrase", "code"];

/** Why this may not be done with this pass; "fine" if it may. */
export const whyNot = ({ is, colour }: Pass, { act }: Act): string => {
  if (is !== "guest") return "fine";
  if (FOR_THE_HOST.includes(act)) return "Only the host can do that.";
  return colour === "Grey" && !FOR_WATCHERS.includes(act)
    ? "You are watching: only those who sit can do that."
    : "fine";
};
