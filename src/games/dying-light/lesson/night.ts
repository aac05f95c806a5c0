import type { LessonChapter } from "../../../kernel/lesson";

/** Round 8: the enemy has a card of its own, the relay is lit, and a crate is opened. */
export const NIGHT = {
  chapter: "night",
  steps: [
    {
      told: "rush",
      says: "p1 rusher/B08/G03",
      at: ["activation.drawn", "viral"],
      rows: ["DL-ACTV-03", "DL-ACTV-05", "DL-NACT-01", "DL-NACT-02"],
    },
    {
      told: "relay",
      says: "p1 turn/interact/objective1",
      at: ["objective1"],
      rows: [
        "DL-ACTV-04",
        "DL-RUN-01",
        "DL-INT-01",
        "DL-INT-02",
        "DL-INT-03",
        "DL-INT-05",
        "DL-INT-06",
        "DL-RISK-15",
        "DL-CHASE-01",
      ],
    },
    {
      told: "shove",
      says: "p1 turn/run/G03a/basic.6/viral/G06",
      at: ["G03a", "viral"],
      rows: ["DL-BOOST-03", "DL-BOOST-04", "DL-BOOST-06"],
    },
    {
      told: "evade",
      says: "p1 turn/climb/B04/momentum.5/basic.4/enough/yes/yes",
      at: ["building.B04", "objective3"],
      rows: ["DL-BOOST-08", "DL-BOOST-10", "DL-CLIMB-05", "DL-RISK-10", "DL-MOM-06"],
    },
    { told: "crate", says: "p1 turn/interact/objective3", at: ["objective3"], rows: ["DL-INT-04"] },
    {
      told: "notes",
      says: "p1 turn/use/item.drill-notes/basic.4/parkour",
      at: ["item.drill-notes"],
      rows: ["DL-USE-01", "DL-USE-02", "DL-USE-04"],
    },
    {
      told: "pass",
      says: "p1 turn/pass",
      at: ["p1.pool"],
      rows: ["DL-RUN-06", "DL-RUN-07", "DL-CHASE-02", "DL-EXPO-04", "DL-ACTV-06"],
    },
    {
      told: "spread",
      says: "p1 spreadFirst/B03",
      at: ["G03a"],
      rows: ["DL-ENACT-01", "DL-SPAWN-08", "DL-SPREAD-01", "DL-EXPO-16"],
    },
    {
      told: "defend",
      says: "p1 defend/combat.1/parkour.2/parkour.5/done/jacket/done",
      at: ["p1.pool", "p1.jacket"],
      rows: [
        "DL-DEF-01",
        "DL-DEF-02",
        "DL-DEF-03",
        "DL-DEF-04",
        "DL-DEF-05",
        "DL-DEF-06",
        "DL-EATK-06",
        "DL-EATK-10",
        "DL-DECK-01",
        "DL-EXPO-14",
        "DL-END-01",
        "DL-END-02",
      ],
    },
  ],
} as const satisfies LessonChapter;
