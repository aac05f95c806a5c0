/** What all Steam accounts of people begin with. */
const ACCOUNTS = "7656119";

/** A number for a person, always the same for the same name: https://api.tabletopsimulator.com/player/instance/#steam_id */
export const steamId = (person: string): string => {
  let mixed = 2166136261;
  for (const letter of person) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return ACCOUNTS + String(mixed).padStart(10, "0");
};
