import { has, kept } from "../kernel/list";
import type { Match } from "../kernel/match";
import type { Seat, Word } from "../kernel/words";
import { colours } from "./seats";
import type { People, Table } from "./table";

/** Who may speak for which seat now: those who claimed it, or anybody where nobody did. */

/** The policy of the bot that plays this seat; "none" while nobody does but people. */
export const botOf = ({ bots }: People, seat: Seat): Word => bots[seat] ?? "none";

/** Whether somebody may know in this game what others may not. */
export const hasSecrets = ({ game }: Match): boolean => {
  for (const _was in game.secrets) return true;
  return false;
};

/** Whether it was claimed, and none of those who did is at the table any more. */
export const isLeft = ({ claims, seated }: People, seat: Seat): boolean => {
  const claimed = colours(claims, seat);
  return claimed.length > 0 && kept(claimed, (colour) => has(seated, colour)).length === 0;
};

/**
 * Whether a colour may sit there, or have a bot play it. Where a game has secrets, a seat whose own people are at the table is theirs:
 * who sat down beside them would be shown their cards.
 */
export const mayTake = (table: Table, colour: Word, seat: Seat): boolean => {
  const own = colours(table.claims, seat);
  if (own.length === 0 || has(own, colour) || isLeft(table, seat)) return true;
  return table.match === "none" || !hasSecrets(table.match);
};

/** Whether it is this colour's own to give something up for: with somebody else at the table it has to have taken it. */
export const ownsSeat = ({ claims, seated }: People, colour: Word, seat: Seat): boolean => {
  const claimed = colours(claims, seat);
  return has(claimed, colour) || (claimed.length === 0 && seated.length === 1);
};

/**
 * A seat that was left is everybody's until one of its own comes back, unless it may hold secrets: then somebody has to
 * say that they take it over.
 */
export const speaksFor = (table: Table, colour: Word, seat: Seat): boolean => {
  const claimed = colours(table.claims, seat);
  if (claimed.length === 0 || has(claimed, colour)) return true;
  return table.match !== "none" && !hasSecrets(table.match) && isLeft(table, seat);
};
