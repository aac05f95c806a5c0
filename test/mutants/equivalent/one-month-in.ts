import type { Equivalent } from "./equivalent";

export const oneMonthIn: readonly Equivalent[] = [];
