import type { Bot } from "../../../kernel/foresight";
import type { DuelNouns } from "../vocabulary";
import { FORESIGHT } from "./foresight";
import { score } from "./score";

const quick: Bot<DuelNouns> = { policy: "quick", score, foresight: "none" };
const strong: Bot<DuelNouns> = { policy: "strong", score, foresight: FORESIGHT };

export const BOTS = [quick, strong] as const;
