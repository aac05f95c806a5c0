import { byGuide, type LessonChapter } from "../../../kernel/lesson";

/** A fence falls, and somebody stays behind. */
export const PRICE = {
  chapter: "price",
  steps: [
    { told: "again", says: "p1 acting/feed/p1s4+p1s2+p1s3", at: ["food", "survivor.p1"], rows: ["OMI-FEED-05"] },
    byGuide("p1 acting/feed/p1s1"),
    byGuide("p1 acting/work/p1s1"),
    { told: "tear", says: "p1 acting/tear/e5-s/p1s3", at: ["wall.p2", "e6.out"], rows: ["OMI-AP-09"] },
    { told: "storm", says: "p1 acting/enter/e6/p1s2/p1s3", at: ["e6.tile", "e6.zombies"], rows: ["OMI-AP-03"] },
    { told: "leave", says: "p1 stand/sacrifice/p1s2", at: ["e6.in"], rows: ["OMI-RUN-03"] },
    { told: "find", says: "p1 acting/search/p1s4", at: ["f5.stack"], rows: ["OMI-AP-05"] },
  ],
} as const satisfies LessonChapter;
