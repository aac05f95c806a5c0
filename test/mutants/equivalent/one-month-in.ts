import type { Equivalent } from "./equivalent";

export const oneMonthIn: readonly Equivalent[] = [
  {
    because: "The kernel asks why of a word only while a part is open: what stands after a whole say is never asked.",
    breaks: [
      "rules/closing.ts close.why: said.length === 0 && has(YES_NO, word) -> only has(YES_NO, word)",
      "rules/striking.ts casualties.why: said.length === 0 && has(idsOf(fighters(state, seat, cell)), word) -> only has(idsOf(fighters(state, seat, cell)), word)",
    ],
  },
  {
    because:
      "Any other number, or nothing at all, comes to the same there: it is not read, or read as one that is not 0.",
    breaks: ["rules/casualties.ts gearOf: 1 of armed || suited ? 1 : 0 -> 2"],
  },
];
