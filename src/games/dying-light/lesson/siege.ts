import type { LessonChapter } from "../../../kernel/lesson";

/** Round 9: blows are dealt, and taken. */
export const SIEGE = {
  chapter: "siege",
  steps: [
    {
      told: "power",
      says: "p1 turn/attack/B04/viral/combat.5/power",
      at: ["B04"],
      rows: ["DL-ATK-01", "DL-ATK-03", "DL-ATK-04", "DL-ATK-08", "DL-ATK-10", "DL-BOOST-11"],
    },
    { told: "blow", says: "p1 turn/attack/B04/viral/parkour.5/standard", at: ["B04"], rows: ["DL-ATK-03"] },
    { told: "crit", says: "p1 crits/keep", at: ["damage"], rows: ["DL-ATK-06", "DL-ATK-07"] },
    { told: "wait", says: "p1 turn/pass", at: ["p1.pool"], rows: ["DL-RUN-07", "DL-ACTV-06"] },
    {
      told: "desperate",
      says: "p1 defend/momentum.4/basic.3/basic.3/parkour.4/slot2/slot4/jacket/volatile/G03",
      at: ["p1.pool", "p1.track1", "p1.fatigue"],
      rows: ["DL-DDEF-01", "DL-DDEF-02", "DL-BOOST-12", "DL-WND-04", "DL-WND-05", "DL-WND-06"],
    },
  ],
} as const satisfies LessonChapter;
