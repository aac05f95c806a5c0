import { byGuide, type LessonChapter } from "../../../kernel/lesson";

/** Wounds, ammunition, and somebody in the way. */
export const LATE = {
  chapter: "late",
  steps: [
    byGuide("p2 wave/accept"),
    { told: "nothing", says: "p1 trading/done", at: ["assault"], rows: ["SUD-TRADE-04"] },
    byGuide("p2 trading/give/bandage-roll/p1"),
    { told: "offer", says: "p1 offer/accept", at: ["p1.board"], rows: ["SUD-TRADE-05", "SUD-TRADE-09"] },
    { told: "again", says: "p1 trading/done", at: ["line1"], rows: ["SUD-TRADE-12"] },
    byGuide("p2 trading/done"),
    byGuide("p2 acting/play/blood-lust"),
    byGuide("p2 acting/attack/triggers-service-pistol/lookout.5/1"),
    byGuide("p2 pick/two-splash"),
    byGuide("p2 acting/end"),
    { told: "shot", says: "p1 acting/play/energy-shot", at: ["p1.board"], rows: ["SUD-TURN-03"] },
    { told: "bandage", says: "p1 acting/heal/bandage-roll", at: ["p1.board"], rows: ["SUD-TURN-02", "SUD-TURN-07"] },
    {
      told: "swing",
      says: "p1 acting/attack/hagglers-cricket-bat/thrasher.4",
      at: ["line4", "combat"],
      rows: ["SUD-TURN-05"],
    },
    {
      told: "barrel",
      says: "p1 acting/attack/sawed-off-shotgun/thrasher.2/2",
      at: ["line2", "p1.board"],
      rows: ["SUD-TURN-05"],
    },
    { told: "pick", says: "p1 pick/plus-2", at: ["flipped"], rows: ["SUD-TURN-05"] },
    { told: "close", says: "p1 acting/end", at: ["p1.board"], rows: ["SUD-TURN-08"] },
    {
      told: "shield",
      says: "p1 shield/1",
      at: ["p1.board"],
      rows: [
        "SUD-ENATK-01",
        "SUD-ENATK-02",
        "SUD-ENATK-03",
        "SUD-ENATK-04",
        "SUD-ENATK-05",
        "SUD-ENATK-06",
        "SUD-ENATK-07",
        "SUD-ENATK-08",
      ],
    },
  ],
} as const satisfies LessonChapter;
