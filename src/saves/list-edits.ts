import type { Edit } from "./edit";
import type { FieldsNode, ListNode } from "./node";
import type { Save } from "./save";

/** Changes to a list or a record that touch nothing beside it: what one puts in, the other takes out to the last blank. */

/** One item more, at the end. */
export const appended = ({ from, items }: ListNode, text: string): Edit => {
  const last = items.at(-1);
  return last === undefined ? { from: from + 1, to: from + 1, text } : { from: last.to, to: last.to, text: `,${text}` };
};

/** The list without some of its items. */
export const withoutItems = ({ items }: ListNode, isGone: (index: number) => boolean): readonly Edit[] => {
  let hasBefore = false;
  return items.flatMap((item, i): Edit[] => {
    if (!isGone(i)) {
      hasBefore = true;
      return [];
    }
    const before = hasBefore ? items[i - 1] : undefined;
    if (before !== undefined) return [{ from: before.to, to: item.to, text: "" }];
    return [{ from: item.from, to: items[i + 1]?.from ?? item.to, text: "" }];
  });
};

/** The record without some of its fields. */
export const withoutFields = (
  { text }: Save,
  { from, fields }: FieldsNode,
  isGone: (name: string) => boolean,
): readonly Edit[] => {
  let hasBefore = false;
  let at = from + 1;
  return fields.flatMap(({ name, node: { to } }, i): Edit[] => {
    const begun = at;
    at = to;
    if (!isGone(name)) {
      hasBefore = true;
      return [];
    }
    if (hasBefore || i === fields.length - 1) return [{ from: begun, to, text: "" }];
    at = text.indexOf(",", to) + 1;
    return [{ from: begun, to: at, text: "" }];
  });
};
