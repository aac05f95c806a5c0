/** What can be said by one click; each page says it in its own language. */
export const PHRASES = ["hello", "wait", "yourTurn", "wellPlayed", "ouch", "thanks", "again", "bye"] as const;

export type Phrase = (typeof PHRASES)[number];
