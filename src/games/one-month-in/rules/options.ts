import type { OptionList } from "../../../kernel/game";

/** Table settings, each with its default first (OMI-RUL-02, OMI-LAY-04, OMI-PROTO-04, OMI-RUL-09). */
export const OPTIONS: OptionList = [
  { option: "first", of: ["lot", "p1", "p2", "p3", "p4", "p5", "p6"] },
  { option: "deal", of: ["dealt", "open", "lesson"] },
  { option: "month", of: ["off", "on"] },
];
