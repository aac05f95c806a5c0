import { byGuide, type LessonChapter } from "../../../kernel/lesson";

/** Attacks, answers, and a way out. */
export const BLOWS = {
  chapter: "axe",
  steps: [
    {
      told: "attack",
      says: "p1 act/attack/p2.Z12.1",
      at: ["p2.threat", "p1.gear"],
      rows: ["DUEL-SURV-04", "DUEL-ACT-01", "DUEL-ACT-02"],
    },
    { told: "steady", says: "p1 window/p1.R06.1", at: ["p1.hand", "p1.tp"], rows: ["DUEL-ACT-06"] },
    { told: "finish", says: "p1 act/attack/p2.Z12.1", at: ["p2.threat"], rows: ["DUEL-ACT-01"] },
    { told: "loot", says: "p1 act/loot/p1.W03.3", at: ["p1.deck", "p1.hand"], rows: ["DUEL-ACT-07"] },
    { told: "close", says: "p1 act/end", at: ["p1.ap"], rows: ["DUEL-TURN-02"] },
    byGuide("p2 spawn/p2.Z11.1"),
    byGuide("p2 spawn/p2.Z01.3"),
    byGuide("p2 spawn/p2.Z01.1"),
    byGuide("p2 nextAttack/p2.Z03.1"),
    { told: "graze", says: "p1 defend/pass", at: ["p1.hp"], rows: ["DUEL-ZOM-02"] },
    { told: "escape", says: "p1 defend/quick-escape", at: ["p1.tp"], rows: ["DUEL-ZOM-02"] },
    byGuide("p2 act/loot/p2.W08.3"),
    byGuide("p2 act/end"),
    byGuide("p1 spawn/stop"),
  ],
} as const satisfies LessonChapter;
