import type { Text } from "../../../kernel/text";
export const en: Text = {};
