import type { Migration } from "../../kernel/game";
import type { Night } from "./vocabulary";

/** A night that was begun when a vain delay was refused goes on so, by the house rule of that name. */
const fromOne: Migration = {
  from: 1,
  migrate: (state, agenda) => {
    const night = state as Night;
    return { state: { ...night, options: { ...night.options, noVainDelay: "on" } }, agenda };
  },
};

export const MIGRATIONS: readonly Migration[] = [fromOne];
