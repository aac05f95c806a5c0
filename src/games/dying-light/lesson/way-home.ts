import type { LessonChapter } from "../../../kernel/lesson";

/** Round 10: hunted, tired, and still on the move. */
export const WAY_HOME = {
  chapter: "way-home",
  steps: [
    { told: "hunter", says: "p1 hunter/G04/G05", at: ["volatile"], rows: ["DL-ACTV-05", "DL-NACT-02", "DL-GOLD-01"] },
    {
      told: "leap",
      says: "p1 turn/jump/B03/parkour.3/enough",
      at: ["building.B03", "p1.cooldown"],
      rows: ["DL-RUN-02", "DL-RUN-09", "DL-BOOST-09", "DL-RISK-11", "DL-RISK-12"],
    },
    { told: "gloves", says: "p1 prevent/gloves", at: ["p1.gloves"], rows: ["DL-RISK-16", "DL-GEAR-07", "DL-SPAWN-07"] },
    { told: "bag", says: "p1 turn/interact/common-loot", at: ["common-loot"], rows: ["DL-INT-01", "DL-INT-06"] },
    {
      told: "special",
      says: "p1 turn/attack/B03/viral/basic.5/fatigue/slot1",
      at: ["B03", "p1.fatigue"],
      rows: ["DL-ATK-09", "DL-FAT-01", "DL-FAT-02"],
    },
    { told: "cleave", says: "p1 cleave/viral", at: ["B03"], rows: ["DL-CLV-01"] },
    {
      told: "bandage",
      says: "p1 turn/use/item.bandage",
      at: ["item.bandage"],
      rows: ["DL-USE-01", "DL-USE-03", "DL-WND-02"],
    },
    {
      told: "last",
      says: "p1 turn/attack/B03/volatile/combat.2/power",
      at: ["volatile"],
      rows: ["DL-ATK-05", "DL-RUN-08", "DL-GAME-04"],
    },
  ],
} as const satisfies LessonChapter;
