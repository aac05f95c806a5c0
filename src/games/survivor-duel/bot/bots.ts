import type { Bot } from "../../../kernel/foresight";
import type { Duel, DuelStep } from "../vocabulary";
import { FORESIGHT } from "./foresight";
import { score } from "./score";

const quick: Bot<Duel, DuelStep> = { policy: "quick", score, foresight: "none" };
const strong: Bot<Duel, DuelStep> = { policy: "strong", score, foresight: FORESIGHT };

export const BOTS = [quick, strong] as const;
