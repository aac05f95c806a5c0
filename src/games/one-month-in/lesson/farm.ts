import { byGuide, type LessonChapter } from "../../../kernel/lesson";

/** What is cleared is claimed, and worked. */
export const FARM = {
  chapter: "farm",
  steps: [
    { told: "claim", says: "p1 acting/claim/f6/p1s2/p1s1", at: ["f6.flag", "f6.tile"], rows: ["OMI-AP-04"] },
    { told: "work", says: "p1 acting/work/p1s3", at: ["f6.tile", "survivor.p1"], rows: ["OMI-AP-07", "OMI-TURN-04"] },
    { told: "alone", says: "p1 acting/enter/e6/p1s5", at: ["e6.tile", "e6.zombies"], rows: ["OMI-AP-03"] },
    { told: "home", says: "p1 acting/move/f6/g5/p1s4", at: ["g5.in", "survivor.p1"], rows: ["OMI-AP-02"] },
    { told: "turn", says: "p1 acting/end", at: ["f6.ap"], rows: ["OMI-AP-08"] },
    byGuide("p2 acting/claim/e5/p2s3/p2s4"),
    byGuide("p2 acting/search/p2s5"),
    byGuide("p2 acting/search/p2s1"),
    byGuide("p2 acting/move/d4/e5/p2s2"),
    byGuide("p2 acting/end"),
    byGuide("p1 acting/work/p1s3"),
    { told: "depot", says: "p1 acting/move/g5/f5/p1s4", at: ["f5.tile"], rows: ["OMI-AP-02"] },
    { told: "night", says: "p1 acting/end", at: ["f6.ap"], rows: ["OMI-AP-08"] },
    byGuide("p2 acting/search/p2s2"),
    byGuide("p2 stand/fight"),
    byGuide("p2 acting/search/p2s3"),
    byGuide("p2 acting/search/p2s4"),
    byGuide("p2 acting/move/e5/e6/p2s5"),
    byGuide("p2 acting/move/d4/d5/p2s1"),
    byGuide("p2 acting/end"),
  ],
} as const satisfies LessonChapter;
