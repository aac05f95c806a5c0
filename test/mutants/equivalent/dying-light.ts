import type { Equivalent } from "./equivalent";

export const dyingLight: readonly Equivalent[] = [];
