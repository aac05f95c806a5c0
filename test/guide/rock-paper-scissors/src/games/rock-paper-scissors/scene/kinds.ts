import type { Kind } from "../../../kernel/scene";
import type { Word } from "../../../kernel/words";
import { CARDS } from "../content/cards";

/** One of each card for either player. */
const CARD: Kind = { form: "card", count: 2, ups: ["back", "front"], fixed: false };
const LABEL: Kind = { form: "label", count: 1, ups: ["up"], fixed: true };

const all: Record<Word, Kind> = { "points.p1": LABEL, "points.p2": LABEL };
for (const { card } of CARDS) all[card] = CARD;

/** The pieces there are. */
export const KINDS: Readonly<Record<Word, Kind>> = all;
