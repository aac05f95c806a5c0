import type { Equivalent } from "./equivalent";

export const survivorDuel: readonly Equivalent[] = [];
