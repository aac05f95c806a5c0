import { names } from "./en";

/** What a kind is called: as the game says it, or as only the pieces do. */
export const nameOf = (kind: string): string => {
  const name = names[kind] ?? kind;
  return name;
};
