import { byGuide, type LessonChapter } from "../../../kernel/lesson";

/** Fed survivors do twice as much. */
export const HUNGER = {
  chapter: "hunger",
  steps: [
    {
      told: "feed",
      says: "p1 acting/feed/p1s2+p1s1+p1s3",
      at: ["food", "survivor.p1"],
      rows: ["OMI-FEED-01", "OMI-FEED-02", "OMI-FEED-03", "OMI-FEED-04", "OMI-TURN-05"],
    },
    byGuide("p1 acting/feed/p1s4"),
    byGuide("p1 acting/work/p1s1"),
    { told: "inside", says: "p1 acting/enter/f5/p1s4", at: ["f5.tile"], rows: ["OMI-AP-03"] },
    { told: "search", says: "p1 acting/search/p1s1", at: ["f6.stack"], rows: ["OMI-AP-05"] },
    { told: "stand", says: "p1 stand/fight", at: ["f6.zombies", "survivor.p1"], rows: ["OMI-AP-06"] },
    { told: "run", says: "p1 stand/run/p1s2/p1s3", at: ["f6.tile"], rows: ["OMI-RUN-01", "OMI-RUN-02", "OMI-RUN-04"] },
    { told: "second", says: "p1 acting/claim/f5/p1s4", at: ["f5.flag"], rows: ["OMI-AP-04"] },
    { told: "assault", says: "p1 acting/move/f6/e6/p1s2/p1s3", at: ["e6.out", "survivor.p2"], rows: ["OMI-AP-10"] },
    { told: "evening", says: "p1 acting/end", at: ["f6.ap"], rows: ["OMI-AP-08"] },
    byGuide("p2 acting/trade/fence/e5-s"),
    byGuide("p2 acting/move/e5/d5/p2s2/p2s3"),
    byGuide("p2 acting/trade/fence/e5-se"),
    byGuide("p2 acting/move/e5/d5/p2s4"),
    byGuide("p2 acting/end"),
  ],
} as const satisfies LessonChapter;
