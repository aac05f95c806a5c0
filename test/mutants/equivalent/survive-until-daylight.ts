import type { Equivalent } from "./equivalent";

export const surviveUntilDaylight: readonly Equivalent[] = [];
