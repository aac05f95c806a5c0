import { joined } from "../../../kernel/list";
import type { OpenAsk } from "../../../kernel/words";
import type { NightNouns, NightSeen, NightStep } from "../vocabulary";
import { cheers } from "./cheering";
import { discards } from "./discarding";

/** What may be said while somebody else is asked: to cheer on, which is seldom, before to discard. */
export const meanwhile = (state: NightSeen, waiting: NightStep): readonly OpenAsk<NightNouns>[] =>
  joined(cheers(state, waiting), discards(state, waiting));
