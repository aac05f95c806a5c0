import type { OptionList } from "../../../kernel/game";

/** House rules to agree on before a match: none yet. */
export const OPTIONS = [] as const satisfies OptionList;

export type BoutOption = (typeof OPTIONS)[number]["option"];
