/** What comes out of a save is anything until it has been looked at. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** A text that is not JSON makes the game's decoder fail; that must not end the script. */
export const decoded = (text: string): unknown => {
  let value: unknown = "none";
  try {
    value = JSON.decode(text);
  } catch {
    value = "none";
  }
  return value;
};
