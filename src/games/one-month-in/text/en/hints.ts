import type { Text } from "../../../../kernel/text";

/** What is worth knowing before one answers. */
export const HINTS: Text = {};
