import { byGuide, type LessonChapter } from "../../../kernel/lesson";

/** Threat is saved, and somebody knocks. */
export const PATIENCE = {
  chapter: "patience",
  steps: [
    { told: "save", says: "p1 spawn/stop", at: ["p1.row", "p1.th"], rows: ["DUEL-TURN-05", "DUEL-ZOM-04"] },
    { told: "jacket", says: "p1 act/p1.I04.1", at: ["p1.gear"], rows: ["DUEL-SURV-05"] },
    { told: "wait", says: "p1 act/end", at: ["p1.ap"], rows: ["DUEL-TURN-04"] },
    byGuide("p2 spawn/p2.Z10.3"),
    byGuide("p2 spawn/p2.Z03.1"),
    { told: "come", says: "p1 defend/pass", at: ["p1.hp"], rows: ["DUEL-ZOM-02"] },
    { told: "drop", says: "p1 discard/p1.E04.1", at: ["p1.hand"], rows: ["DUEL-ZOM-02"] },
    byGuide("p2 act/end"),
    { told: "save-again", says: "p1 spawn/stop", at: ["p1.th"], rows: ["DUEL-ZOM-05"] },
  ],
} as const satisfies LessonChapter;
