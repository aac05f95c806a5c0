import type { KernelRule } from "../refusal";

/** The sentences of the kernel's own refusals. */
export const kernelText: Readonly<Record<KernelRule, string>> = {
  "K-STALE": "The table has moved on since you began; look again.",
  "K-ASK": "Nobody asks for that now.",
  "K-SEAT": "It is not your turn to answer that.",
  "K-COUNT": "That is too few or too many.",
  "K-TWICE": "The same thing cannot be chosen twice.",
  "K-SHORT": "There is more to say before this can be done.",
  "K-LONG": "There is nothing more to say to this.",
  "K-SIDE": "That cannot come of this roll or draw.",
  "K-OVER": "The match is over.",
  "K-PAUSED": "The match is paused because something broke; press Go on.",
  "K-BROKEN": "Something broke inside the table; the move was taken back.",
  "K-UNDO": "There is nothing of yours to take back.",
  "K-BEFORE": "That was done before this match was taken over as it stood, and cannot be taken back.",
  "K-CODE": "That is not a replay code of this game.",
  "K-VERSION":
    "This replay code is of version {code} of the rules, and here they are version {here}: the match would not be the same.",
  "K-KEPT": "What was kept cannot be read by this version.",
  "K-LESSON": "The lesson goes another way; the guide says what would come of this.",
};
