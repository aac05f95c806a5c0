import type { Seat, Say, Word } from "../../kernel/words";
import type { NightSeen, NightStep } from "./vocabulary";
export const score = (_s: NightSeen, _a: NightStep, _seat: Seat, _said: Say, _w: Word): number => 1;
