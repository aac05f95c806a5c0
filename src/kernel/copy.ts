/** A deep copy of plain records, lists, strings, numbers and booleans. */
export const copy = <T>(value: T): T => {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (let i = 0; i < value.length; i++) list[i] = copy(value[i] as unknown);
    return list as T;
  }
  const from = value as Record<string, unknown>;
  const record: Record<string, unknown> = {};
  for (const key in from) record[key] = copy(from[key]);
  return record as T;
};
