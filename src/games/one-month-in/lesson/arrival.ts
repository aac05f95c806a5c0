import { byGuide, type LessonChapter } from "../../../kernel/lesson";

/** A fence, and the first tiles out of the fog. */
export const ARRIVAL = {
  chapter: "arrival",
  steps: [
    byGuide("p2 fence/c3-se"),
    { told: "fence", says: "p1 fence/f5-se", at: ["wall.p1", "g5.in"], rows: ["OMI-TURN-01"] },
    byGuide("p2 fence/c2-s"),
    byGuide("p1 fence/g4-s"),
    byGuide("p2 fence/b2-se"),
    byGuide("p1 fence/g5-s"),
    byGuide("p2 acting/move/c3/d4/p2s1/p2s4+p2s3+p2s5+p2s2"),
    byGuide("p2 acting/end"),
    {
      told: "move",
      says: "p1 acting/move/g5/f6/p1s1/p1s4+p1s3+p1s2+p1s5",
      at: ["survivor.p1", "f6.tile"],
      rows: ["OMI-TURN-06", "OMI-AP-02", "OMI-TURN-02"],
    },
    { told: "rest", says: "p1 acting/end", at: ["f6.ap"], rows: ["OMI-AP-08"] },
    byGuide("p2 acting/enter/d4/p2s1/p2s2"),
    byGuide("p2 acting/move/d4/e5/p2s3/p2s4+p2s5"),
    byGuide("p2 acting/end"),
    {
      told: "enter",
      says: "p1 acting/enter/f6/p1s1/p1s3+p1s2+p1s4",
      at: ["f6.tile", "f6.zombies"],
      rows: ["OMI-AP-03", "OMI-TURN-03"],
    },
    { told: "scout", says: "p1 acting/move/f6/e6/p1s5", at: ["e6.tile"], rows: ["OMI-AP-09", "OMI-AP-01"] },
    { told: "done", says: "p1 acting/end", at: ["f6.ap"], rows: ["OMI-AP-08"] },
    byGuide("p2 acting/claim/d4/p2s1"),
    byGuide("p2 acting/enter/e5/p2s3/p2s5+p2s4"),
    byGuide("p2 acting/search/p2s2"),
    byGuide("p2 acting/end"),
  ],
} as const satisfies LessonChapter;
