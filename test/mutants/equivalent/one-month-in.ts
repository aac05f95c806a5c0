import type { Equivalent } from "./equivalent";

export const oneMonthIn: readonly Equivalent[] = [
  {
    because:
      "Any other number, or nothing at all, comes to the same there: it is not read, or read as one that is not 0.",
    breaks: ["rules/casualties.ts gearOf: 1 of armed || suited ? 1 : 0 -> 2"],
  },
];
