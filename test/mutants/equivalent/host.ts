import type { Equivalent } from "./equivalent";

export const host: readonly Equivalent[] = [];
