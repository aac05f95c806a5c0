import { byGuide, type LessonChapter } from "../../../kernel/lesson";

/** A hand, a weapon, and a first zombie. */
export const DECKS = {
  chapter: "decks",
  steps: [
    { told: "choose", says: "p1 choose/hold-the-line/SV1/stampede", at: ["p1.deck"], rows: ["DUEL-TURN-01"] },
    byGuide("p2 choose/overwatch/SV2/heavy-metal"),
    { told: "mulligan", says: "p1 mulligan/p1.E04.3+p1.E04.2+p1.W05.2", at: ["p1.hand"], rows: ["DUEL-SURV-01"] },
    byGuide("p2 mulligan/p2.W09.1+p2.W11.2"),
    {
      told: "axe",
      says: "p1 act/p1.W04.1",
      at: ["p1.gear", "p1.ap"],
      rows: ["DUEL-ACT-03", "DUEL-SURV-02", "DUEL-SURV-03", "DUEL-SURV-06", "DUEL-SURV-07"],
    },
    { told: "wind", says: "p1 act/p1.E03.1", at: ["p1.hand"], rows: ["DUEL-ACT-04", "DUEL-ACT-05"] },
    {
      told: "end",
      says: "p1 act/end",
      at: ["p1.ap"],
      rows: ["DUEL-TURN-02", "DUEL-TURN-03", "DUEL-ZOM-01", "DUEL-ZOM-03"],
    },
    byGuide("p2 spawn/p2.Z12.1"),
    byGuide("p2 act/p2.W12.3"),
    byGuide("p2 act/p2.I06.2"),
    byGuide("p2 act/p2.E05.1"),
    byGuide("p2 act/end"),
  ],
} as const satisfies LessonChapter;
